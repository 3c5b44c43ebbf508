-- An archive as version 2 of the schema had it: three records, one of them amended, and one person under two names.
PRAGMA application_id = 1114599013;
PRAGMA user_version = 2;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE imports (
    import_id   INTEGER PRIMARY KEY,
    file        TEXT NOT NULL,     -- as it was named
    imported_at TEXT NOT NULL      -- 2026-11-19T21:04:05Z
) STRICT;
INSERT INTO imports VALUES(1,'a.bones','2026-11-22T22:23:09Z');
CREATE TABLE players (
    player_id INTEGER PRIMARY KEY,
    stable_id TEXT UNIQUE,
    name      TEXT NOT NULL,       -- of several spellings under one stable id, the longest
    folded    TEXT NOT NULL        -- the name without case and accents
) STRICT;
INSERT INTO players VALUES(1,NULL,'José Ruiz','jose ruiz');
INSERT INTO players VALUES(2,'bo-7','Bo Chen','bo chen');
INSERT INTO players VALUES(3,NULL,'Ştefan Pop','stefan pop');
INSERT INTO players VALUES(4,NULL,'Dan Okoro','dan okoro');
INSERT INTO players VALUES(5,NULL,'Jose Ruiz','jose ruiz');
CREATE TABLE events (
    event_id INTEGER PRIMARY KEY,
    name     TEXT NOT NULL UNIQUE,
    folded   TEXT NOT NULL
) STRICT;
CREATE TABLE records (
    record_id   INTEGER PRIMARY KEY,
    import_id   INTEGER REFERENCES imports,
    fingerprint TEXT UNIQUE,       -- of the play; NULL where no play could be read
    text_hash   TEXT NOT NULL UNIQUE,  -- XXH3, 128 bits, of `text`
    text        TEXT NOT NULL,     -- the record in canonical form, whole
    cut         INTEGER NOT NULL,  -- 1: too long, only its beginning is here
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
INSERT INTO records VALUES(1,1,'22c2b9b313872d05e6b02e48663c1388','5fa59854f290185a3a43544f8072835b',replace('game curse-of-the-doublet\nid 1\ndate 2026-11-12\nplayer A José Ruiz\nplayer B Bo Chen <bo-7>\n\nhand 1\nlead A\nA 6-5\nB 6-1@1\nend unfinished\n','\n',char(10)),0,'curse-of-the-doublet',1,2,'1',NULL,NULL,NULL,'2026-11-12','2026-11-12','2026-11-12',NULL,NULL,NULL,1,2,0,0,NULL,0,0,0,0,0);
INSERT INTO records VALUES(2,1,'8776cacfaabf4ab812e8421c9411ce12','8352f6341e71d85041577a74484bbf2a',replace('game curse-of-the-doublet\nid 2\ndate 2026-11-19\nplayer A Jose Ruiz\nplayer B Bo Chen <bo-7>\n\nhand 1\nlead A\nA 6-6\nB 6-2@1\nend unfinished\n','\n',char(10)),0,'curse-of-the-doublet',1,2,'2',NULL,NULL,NULL,'2026-11-19','2026-11-19','2026-11-19',NULL,NULL,NULL,1,2,0,0,NULL,0,0,0,0,0);
INSERT INTO records VALUES(3,1,'5432038b09a8afa214470cc165c9c754','60d434a26421eef422da31b2e8bd2dbd',replace('game leyden\nid 3\nplayer A Ştefan Pop\nplayer B Dan Okoro\n\nhand 1\nA 3-3\n','\n',char(10)),0,'leyden',1,2,'3',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,1,0,0,NULL,0,0,0,1,1);
CREATE TABLE seats (
    record_id     INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    seat          TEXT NOT NULL,   -- A, B, C ... clockwise
    player_id     INTEGER REFERENCES players,  -- NULL: no name was written
    name          TEXT,            -- as written on this sheet
    side          TEXT NOT NULL,   -- partners share the first one's seat; else the seat itself
    total         INTEGER,         -- of the side, by the rules; NULL: unknown
    claimed_total INTEGER,         -- of the side, as written
    won           INTEGER,         -- 1, 0; NULL: not over
    PRIMARY KEY (record_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seats VALUES(1,'A',1,'José Ruiz','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(1,'B',2,'Bo Chen','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(2,'A',5,'Jose Ruiz','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(2,'B',2,'Bo Chen','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(3,'A',3,'Ştefan Pop','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(3,'B',4,'Dan Okoro','B',NULL,NULL,NULL);
CREATE TABLE house_rules (
    record_id INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    name      TEXT NOT NULL,
    value     TEXT NOT NULL,
    usual     INTEGER NOT NULL,    -- 1: the value that holds where nothing is written
    PRIMARY KEY (record_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO house_rules VALUES(1,'extra-play','must',1);
INSERT INTO house_rules VALUES(1,'target','11',1);
INSERT INTO house_rules VALUES(2,'extra-play','must',1);
INSERT INTO house_rules VALUES(2,'target','11',1);
INSERT INTO house_rules VALUES(3,'target','100',1);
CREATE TABLE hands (
    hand_id      INTEGER PRIMARY KEY,
    record_id    INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    position     INTEGER NOT NULL,  -- in the record, from 1
    number       INTEGER NOT NULL,  -- as written
    leader       TEXT,              -- seat
    opening_tile TEXT,              -- the first tile played
    ended        TEXT NOT NULL,     -- out, blocked, played, void, unfinished, conceded
    out_seat     TEXT,              -- who went out, or conceded
    claimed_end  TEXT,              -- as written
    score_known  INTEGER NOT NULL,
    score_taken  INTEGER NOT NULL,  -- 1: the sheet's score, for the rules cannot give one
    layout_known INTEGER NOT NULL,  -- 0: from some action on only facts were checked
    actions      INTEGER NOT NULL,
    UNIQUE (record_id, position)
) STRICT;
INSERT INTO hands VALUES(1,1,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,2);
INSERT INTO hands VALUES(3,3,1,1,'A','3-3','unfinished',NULL,NULL,0,0,1,1);
INSERT INTO hands VALUES(4,2,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,1,2);
CREATE TABLE hand_seats (
    hand_id    INTEGER NOT NULL REFERENCES hands ON DELETE CASCADE,
    seat       TEXT NOT NULL,
    points     INTEGER,            -- of the side, by the rules; NULL: unknown
    claimed    INTEGER,            -- of the side, as written
    dealt      TEXT,               -- known tiles dealt: 6-4 5-5 3-0
    tiles_left INTEGER,            -- after the last action; NULL: the record does not tell
    pips_left  INTEGER,
    PRIMARY KEY (hand_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO hand_seats VALUES(1,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(1,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(3,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(3,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(4,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(4,'B',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE actions (
    hand_id     INTEGER NOT NULL REFERENCES hands ON DELETE CASCADE,
    ply         INTEGER NOT NULL,  -- from 1
    seat        TEXT,              -- NULL: cannot be told
    kind        TEXT NOT NULL,     -- play, draw, pass, show, skip, unknown (a `?` turn), bad
    tile        TEXT,              -- high half first: 6-1
    inner       INTEGER,           -- the half that touches (layout games)
    outer       INTEGER,           -- the half that is the new open end
    arm         INTEGER,
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
INSERT INTO actions VALUES(1,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(1,2,'B','play','6-1',6,1,1,NULL,NULL,NULL,'(6) (6) (5) (5)','1 (6) (5) (5)',96,NULL,'kept');
INSERT INTO actions VALUES(3,1,'A','play','3-3',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(3) (3) (3) (3)',NULL,NULL,'open');
INSERT INTO actions VALUES(4,1,'A','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (6) (6)',NULL,NULL,'kept');
INSERT INTO actions VALUES(4,2,'B','play','6-2',6,2,1,NULL,NULL,NULL,'(6) (6) (6) (6)','2 (6) (6) (6)',64,NULL,'kept');
CREATE TABLE findings (
    record_id  INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    number     INTEGER NOT NULL,   -- within the record, from 1
    hand_id    INTEGER REFERENCES hands ON DELETE CASCADE,  -- NULL: of no hand
    ply        INTEGER,            -- NULL: after the play, or of no hand
    seat       TEXT,
    code       TEXT NOT NULL,
    clause     TEXT NOT NULL,
    severity   TEXT NOT NULL,      -- error, broken, claim, note
    verdict    TEXT NOT NULL,      -- broken, open
    message    TEXT NOT NULL,
    line       INTEGER NOT NULL,   -- in records.text, from 1
    col        INTEGER NOT NULL,   -- in characters, from 1
    end_col    INTEGER NOT NULL,
    repair     TEXT,               -- what a certain repair would write there
    PRIMARY KEY (record_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO findings VALUES(3,1,3,1,'A','wrong-lead','L2','broken','open','Ştefan Pop leads 3-3: wrong if any of 1-1 and 2-2 was dealt, which the record does not show',7,3,6,NULL);
INSERT INTO findings VALUES(3,2,3,NULL,NULL,'hand-unfinished','G7','note','broken','hand 1 stops before its end, and no line says that it was meant to',6,1,7,NULL);
CREATE TABLE evidence (
    record_id INTEGER NOT NULL,
    finding   INTEGER NOT NULL,    -- findings.number
    number    INTEGER NOT NULL,    -- from 1
    message   TEXT NOT NULL,
    kind      TEXT,
    line      INTEGER,             -- as in findings; NULL: nowhere
    col       INTEGER,
    ply       INTEGER,
    seat      TEXT,
    tiles     TEXT,                -- 6-1 5-5
    PRIMARY KEY (record_id, finding, number),
    FOREIGN KEY (record_id, finding) REFERENCES findings (record_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE ledger (
    hand_id INTEGER NOT NULL REFERENCES hands ON DELETE CASCADE,
    number  INTEGER NOT NULL,      -- within the hand, from 1
    ply     INTEGER,               -- NULL: what stands after the play
    seat    TEXT NOT NULL,         -- at which the points are written
    points  INTEGER NOT NULL,
    clause  TEXT NOT NULL,
    reason  TEXT NOT NULL,
    PRIMARY KEY (hand_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE penalties (
    hand_id INTEGER NOT NULL REFERENCES hands ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    seat    TEXT NOT NULL,
    points  INTEGER NOT NULL,
    code    TEXT NOT NULL,
    PRIMARY KEY (hand_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE amendments (
    amendment_id INTEGER PRIMARY KEY,
    record_id    INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    amended_at   TEXT NOT NULL,    -- when it was replaced: 2026-11-19T21:04:05Z
    reason       TEXT NOT NULL,
    fingerprint  TEXT,             -- of the text that was replaced, as are the next two
    text_hash    TEXT NOT NULL,
    text         TEXT NOT NULL
) STRICT;
INSERT INTO amendments VALUES(1,2,'2026-11-22T22:23:09Z','B played 6-2','913e42ac6e502ac2c802dc8c8fad2273','5f7751e3d055f1b002444b9256377579',replace('game curse-of-the-doublet\nid 2\ndate 2026-11-19\nplayer A Jose Ruiz\nplayer B Bo Chen <bo-7>\n\nhand 1\nlead A\nA 6-6\nB 6-1@1\nend unfinished\n','\n',char(10)));
CREATE UNIQUE INDEX players_by_name ON players (name) WHERE stable_id IS NULL;
CREATE INDEX players_by_folded ON players (folded);
CREATE INDEX events_by_folded ON events (folded);
CREATE INDEX records_by_day ON records (first_day, last_day);
CREATE INDEX records_by_event ON records (event_id, first_day, round, table_name);
CREATE INDEX records_by_game ON records (game, first_day);
CREATE INDEX records_by_sheet_id ON records (sheet_id) WHERE sheet_id IS NOT NULL;
CREATE INDEX seats_by_player ON seats (player_id, record_id, seat);
CREATE INDEX house_rules_by_value ON house_rules (name, value, record_id) WHERE usual = 0;
CREATE INDEX hands_by_opening ON hands (opening_tile);
CREATE INDEX hands_by_end ON hands (ended);
CREATE INDEX hand_seats_by_points ON hand_seats (points);
CREATE INDEX actions_by_tile ON actions (tile, kind, seat);
CREATE INDEX actions_passes ON actions (open_before, seat, kind) WHERE kind = 'pass';
CREATE INDEX findings_by_code ON findings (code, verdict);
CREATE INDEX findings_by_severity ON findings (severity, verdict);
CREATE INDEX findings_by_hand ON findings (hand_id) WHERE hand_id IS NOT NULL;
CREATE INDEX amendments_by_record ON amendments (record_id, amendment_id);
CREATE INDEX amendments_by_hash ON amendments (text_hash);
CREATE VIEW games AS
SELECT r.record_id AS record, r.game, r.date, r.time, e.name AS event, r.round, r.table_name AS "table",
       (SELECT group_concat(name, ', ') FROM
           (SELECT coalesce(s.name, s.seat) AS name FROM seats s
             WHERE s.record_id = r.record_id ORDER BY s.seat)) AS players,
       (SELECT group_concat(name, ', ') FROM
           (SELECT coalesce(s.name, s.seat) AS name FROM seats s
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
       coalesce(p.name, a.seat) AS player, a.kind, a.tile, a.arm, a.suit, a.manner, a.mark,
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
COMMIT;
