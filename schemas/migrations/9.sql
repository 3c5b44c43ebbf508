-- From version 8 to 9: which records are likely the same game. The program behind this fills play_keys
-- as it judges all records anew.
-- Stretches of each record's play, by which the same game is found if it was typed twice with a slip.
CREATE TABLE play_keys (
    key       INTEGER NOT NULL,
    record_id INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    PRIMARY KEY (key, record_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX play_keys_by_record ON play_keys (record_id);

-- Records that are likely the same game as another. Both count until a person decides.
CREATE TABLE likely_same (
    record_id INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    other_id  INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    reason    TEXT NOT NULL,
    PRIMARY KEY (record_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX likely_same_by_other ON likely_same (other_id);
