-- From version 2 to 3: one log of everything that is done to the archive, in place of `imports` and
-- `amendments`; what sheets call people in a table of its own; arm numbers as the sheets have them.
-- Names are folded by the program behind this, which also tells who becomes one person.
DROP VIEW games;
DROP VIEW game_players;
DROP VIEW hand_players;
DROP VIEW plays;
DROP VIEW faults;
DROP VIEW points;
PRAGMA legacy_alter_table = ON;
ALTER TABLE imports RENAME TO old_imports;
ALTER TABLE amendments RENAME TO old_amendments;
ALTER TABLE players RENAME TO old_players;
ALTER TABLE records RENAME TO old_records;
ALTER TABLE actions RENAME TO old_actions;

CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
    log_id      INTEGER PRIMARY KEY,
    at          TEXT NOT NULL,     -- 2026-11-19T21:04:05Z
    what        TEXT NOT NULL,     -- import (also of an archive), amend, remove, restore, rename, join
    why         TEXT,              -- the reason; import: the file, as it was named
    record_id   INTEGER,           -- amend, remove, restore: which; removed ones are not in records
    player_id   INTEGER,           -- rename, join: who
    gone_id     INTEGER,           -- join: who is that player since
    via_id      INTEGER REFERENCES log,  -- amend: done in another archive and merged with this import;
                                   -- remove: the import that the record had come with
    before      TEXT,              -- a record's text; of people what they were and are called, in JSON
    after       TEXT,
    fingerprint TEXT,              -- of `before`, where it is a record's text, as are the next three
    text_hash   TEXT,
    arms        TEXT,              -- as in records
    cut         INTEGER
) STRICT;
INSERT INTO log (log_id, at, what, why)
SELECT import_id, imported_at, 'import', file FROM old_imports;
INSERT INTO log (at, what, why, record_id, before, after, fingerprint, text_hash, cut)
SELECT a.amended_at, 'amend', a.reason, a.record_id, a.text,
       coalesce((SELECT n.text FROM old_amendments n
                  WHERE n.record_id = a.record_id
                    AND (n.amended_at, n.amendment_id) > (a.amended_at, a.amendment_id)
                  ORDER BY n.amended_at, n.amendment_id LIMIT 1),
                (SELECT r.text FROM old_records r WHERE r.record_id = a.record_id)),
       a.fingerprint, a.text_hash, 0
  FROM old_amendments a ORDER BY a.amendment_id;
DROP TABLE old_imports;
DROP TABLE old_amendments;
CREATE INDEX log_by_record ON log (record_id, log_id) WHERE record_id IS NOT NULL;
CREATE INDEX log_by_hash ON log (text_hash) WHERE text_hash IS NOT NULL;
CREATE INDEX log_by_fingerprint ON log (fingerprint) WHERE fingerprint IS NOT NULL;
CREATE INDEX log_by_gone ON log (gone_id) WHERE gone_id IS NOT NULL;

CREATE TABLE players (
    player_id INTEGER PRIMARY KEY,
    stable_id TEXT UNIQUE,         -- NULL: none; of several, which only `join` makes, the first
    name      TEXT NOT NULL,       -- of several spellings the longest, until it is renamed
    folded    TEXT NOT NULL,       -- the name normalised, without case and accents
    renamed   INTEGER NOT NULL     -- 1: `rename` or `join` settled the name, whatever sheets say
) STRICT;
INSERT INTO players SELECT player_id, stable_id, name, folded, 0 FROM old_players;
CREATE TABLE known_as (
    kind      TEXT NOT NULL,       -- id: a stable id; name: a name on sheets without one
    written   TEXT NOT NULL,
    folded    TEXT NOT NULL,       -- a name as it is compared; an id as it is
    player_id INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (kind, written)
) STRICT, WITHOUT ROWID;
INSERT INTO known_as SELECT 'id', stable_id, stable_id, player_id FROM old_players
 WHERE stable_id IS NOT NULL;
INSERT INTO known_as SELECT 'name', name, folded, player_id FROM old_players
 WHERE stable_id IS NULL;
DROP TABLE old_players;
CREATE INDEX players_by_folded ON players (folded);
CREATE INDEX known_as_by_folded ON known_as (kind, folded);
CREATE INDEX known_as_by_player ON known_as (player_id);

CREATE TABLE records (
    record_id   INTEGER PRIMARY KEY,
    import_id   INTEGER REFERENCES log,
    fingerprint TEXT UNIQUE,       -- of the play; NULL where no play could be read
    text_hash   TEXT NOT NULL UNIQUE,  -- XXH3, 128 bits, of `text`
    text        TEXT NOT NULL,     -- the record in canonical form, whole
    cut         INTEGER NOT NULL,  -- 1: too long, only its beginning is here
    arms        TEXT,              -- the arm numbers of the sheet, action by action, - where it has
                                   -- none: 1 - 3; NULL: those of `text`
    game        TEXT,              -- NULL: the record could not be read
    ruleset     INTEGER NOT NULL,
    players     INTEGER NOT NULL,  -- how many; 0: unknown
    sheet_id    TEXT,              -- the recorder's own `id`
    event_id    INTEGER REFERENCES events,
    site        TEXT,
    recorder    TEXT,
    date        TEXT,              -- as written: 2026-11-??
    first_day   TEXT,              -- the earliest and the latest day that it can mean
    last_day    TEXT,
    time        TEXT,
    round       TEXT,
    table_name  TEXT,
    hands       INTEGER NOT NULL,  -- how many
    actions     INTEGER NOT NULL,
    complete    INTEGER NOT NULL,  -- 1: the game is over
    totals_known INTEGER NOT NULL,
    winners     TEXT,              -- seats: A, A C; NULL: nobody, or not over
    errors      INTEGER NOT NULL,  -- how many findings of each kind
    broken      INTEGER NOT NULL,
    claims      INTEGER NOT NULL,
    notes       INTEGER NOT NULL,
    open        INTEGER NOT NULL   -- verdicts that the record leaves open
) STRICT;
INSERT INTO records SELECT record_id, import_id, fingerprint, text_hash, text, cut, NULL, game, ruleset, players, sheet_id, event_id, site, recorder, date, first_day, last_day, time, round, table_name, hands, actions, complete, totals_known, winners, errors, broken, claims, notes, open
  FROM old_records;
DROP TABLE old_records;
CREATE INDEX records_by_day ON records (first_day, last_day);
CREATE INDEX records_by_event ON records (event_id, first_day, round, table_name);
CREATE INDEX records_by_game ON records (game, first_day);
CREATE INDEX records_by_sheet_id ON records (sheet_id) WHERE sheet_id IS NOT NULL;

CREATE TABLE actions (
    hand_id     INTEGER NOT NULL REFERENCES hands ON DELETE CASCADE,
    ply         INTEGER NOT NULL,  -- from 1
    seat        TEXT,              -- NULL: cannot be told
    kind        TEXT NOT NULL,     -- play, draw, pass, show, skip, unknown (a `?` turn), bad
    tile        TEXT,              -- high half first: 6-1
    inner       INTEGER,           -- the half that touches (layout games)
    outer       INTEGER,           -- the half that is the new open end
    arm         INTEGER,           -- in the canonical numbering of records.text
    written_arm INTEGER,           -- as the sheet numbers it; NULL: it does not say
    suit        INTEGER,           -- led: the suit declared; following: the suit to follow
    manner      TEXT,              -- crosswise, prize
    mark        TEXT,              -- ! ? !! ?? !? ?!
    ends_before TEXT,              -- open end of each arm; (6): not started; 6/1: crosswise; 6!: spell
    ends_after  TEXT,
    open_before INTEGER,           -- the same as bits: 1 << n is set if n is open
    choices     INTEGER,           -- how many moves the rules allowed; NULL: the hand is not known
    forced      INTEGER GENERATED ALWAYS AS (choices = 1) VIRTUAL,
    verdict     TEXT,              -- kept, open, broken; NULL: only facts were checked
    PRIMARY KEY (hand_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO actions (hand_id, ply, seat, kind, tile, inner, outer, arm, written_arm, suit, manner, mark, ends_before, ends_after, open_before, choices, verdict)
SELECT hand_id, ply, seat, kind, tile, inner, outer, arm, arm, suit, manner, mark, ends_before, ends_after, open_before, choices, verdict
  FROM old_actions;
DROP TABLE old_actions;
CREATE INDEX actions_by_tile ON actions (tile, kind, seat);
CREATE INDEX actions_passes ON actions (open_before, seat, kind) WHERE kind = 'pass';
PRAGMA legacy_alter_table = OFF;

CREATE VIEW games AS
SELECT r.record_id AS record, r.game, r.date, r.time, e.name AS event, r.round, r.table_name AS "table",
       (SELECT group_concat(name, ', ') FROM
           (SELECT coalesce(p.name, s.seat) AS name FROM seats s LEFT JOIN players p USING (player_id)
             WHERE s.record_id = r.record_id ORDER BY s.seat)) AS players,
       (SELECT group_concat(name, ', ') FROM
           (SELECT coalesce(p.name, s.seat) AS name FROM seats s LEFT JOIN players p USING (player_id)
             WHERE s.record_id = r.record_id AND s.won = 1 ORDER BY s.seat)) AS winners,
       (SELECT group_concat(part, ' ') FROM
           (SELECT s.seat || ' ' || s.total AS part FROM seats s
             WHERE s.record_id = r.record_id AND s.side = s.seat ORDER BY s.seat)) AS totals,
       r.complete, r.hands, r.actions, r.errors, r.broken, r.claims, r.open, r.sheet_id
  FROM records r LEFT JOIN events e USING (event_id);
CREATE VIEW game_players AS
SELECT s.record_id AS record, r.game, r.date, e.name AS event, s.seat,
       coalesce(p.name, s.seat) AS player, p.player_id, s.side, s.total, s.claimed_total, s.won
  FROM seats s JOIN records r USING (record_id)
  LEFT JOIN players p USING (player_id) LEFT JOIN events e USING (event_id);
CREATE VIEW hand_players AS
SELECT h.record_id AS record, h.hand_id, h.number AS hand, r.game, r.date, x.seat,
       coalesce(p.name, x.seat) AS player, x.points, x.claimed, x.dealt, x.tiles_left, x.pips_left,
       h.leader = x.seat AS led, h.ended, h.out_seat = x.seat AS went_out
  FROM hand_seats x JOIN hands h USING (hand_id) JOIN records r USING (record_id)
  LEFT JOIN seats s ON s.record_id = h.record_id AND s.seat = x.seat
  LEFT JOIN players p USING (player_id);
CREATE VIEW plays AS
SELECT h.record_id AS record, r.game, r.date, h.number AS hand, a.ply, a.seat,
       coalesce(p.name, a.seat) AS player, a.kind, a.tile, a.arm, a.written_arm, a.suit, a.manner, a.mark,
       a.ends_before, a.ends_after, a.open_before, a.choices, a.forced, a.verdict, a.hand_id
  FROM actions a JOIN hands h USING (hand_id) JOIN records r USING (record_id)
  LEFT JOIN seats s ON s.record_id = h.record_id AND s.seat = a.seat
  LEFT JOIN players p USING (player_id);
CREATE VIEW faults AS
SELECT f.record_id AS record, r.game, r.date, h.number AS hand, f.ply, f.seat,
       coalesce(p.name, f.seat) AS player, f.code, f.clause, f.severity, f.verdict, f.message,
       (SELECT group_concat(message, '; ') FROM
           (SELECT e.message FROM evidence e
             WHERE e.record_id = f.record_id AND e.finding = f.number ORDER BY e.number)) AS evidence,
       EXISTS (SELECT 1 FROM penalties c
                WHERE c.hand_id = f.hand_id AND c.seat = f.seat AND c.code = f.code) AS called
  FROM findings f JOIN records r USING (record_id) LEFT JOIN hands h USING (hand_id)
  LEFT JOIN seats s ON s.record_id = f.record_id AND s.seat = f.seat
  LEFT JOIN players p USING (player_id);
CREATE VIEW points AS
SELECT h.record_id AS record, r.game, h.number AS hand, l.ply, l.seat,
       coalesce(p.name, l.seat) AS player, l.points, l.clause, l.reason
  FROM ledger l JOIN hands h USING (hand_id) JOIN records r USING (record_id)
  LEFT JOIN seats s ON s.record_id = h.record_id AND s.seat = l.seat
  LEFT JOIN players p USING (player_id);
CREATE VIEW imports AS
SELECT log_id AS import_id, why AS file, at AS imported_at FROM log WHERE what = 'import';
CREATE VIEW amendments AS
SELECT log_id AS amendment_id, record_id, at AS amended_at, why AS reason, fingerprint, text_hash,
       before AS text
  FROM log WHERE what = 'amend';
CREATE VIEW removed AS
SELECT l.record_id, l.at AS removed_at, l.why AS reason, l.fingerprint, l.text_hash,
       l.before AS text, l.arms, l.cut, l.via_id AS import_id
  FROM log l
 WHERE l.what = 'remove' AND NOT EXISTS (SELECT 1 FROM records r WHERE r.record_id = l.record_id)
   AND l.log_id = (SELECT max(m.log_id) FROM log m
                    WHERE m.record_id = l.record_id AND m.what = 'remove');
