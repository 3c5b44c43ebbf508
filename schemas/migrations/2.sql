-- From version 1 to 2: passes are found in their index alone.
DROP INDEX actions_passes;
CREATE INDEX actions_passes ON actions (open_before, seat, kind) WHERE kind = 'pass';
