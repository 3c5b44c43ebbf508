-- The archive of domino games: one SQLite file. What each table and column means, and queries to
-- start from, is in ARCHIVE.md. This script makes an empty archive of the version below; archives
-- of earlier versions are brought up to it by the scripts in migrations/.

PRAGMA application_id = 0x426f6e65;  -- "Bone"
PRAGMA user_version = 9;

-- What holds for the whole archive: `unicode`, the version by which names are folded; `judging`, that
-- by which the records are judged.
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Everything that was ever done to the archive, and what it was like before: from what it holds now
-- and this, what it held on any day follows.
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
CREATE INDEX log_by_record ON log (record_id, log_id) WHERE record_id IS NOT NULL;
CREATE INDEX log_by_hash ON log (text_hash) WHERE text_hash IS NOT NULL;
CREATE INDEX log_by_fingerprint ON log (fingerprint) WHERE fingerprint IS NOT NULL;
CREATE INDEX log_by_gone ON log (gone_id) WHERE gone_id IS NOT NULL;

-- People, one row each.
CREATE TABLE players (
    player_id INTEGER PRIMARY KEY,
    stable_id TEXT UNIQUE,         -- NULL: none; of several, which only `join` makes, the first
    name      TEXT NOT NULL,       -- of several spellings the longest, until it is renamed
    folded    TEXT NOT NULL,       -- the name normalised, without case and accents
    renamed   INTEGER NOT NULL     -- 1: `rename` or `join` settled the name, whatever sheets say
) STRICT;
CREATE INDEX players_by_folded ON players (folded);

-- What sheets call them. This alone decides whose seat it is.
CREATE TABLE known_as (
    kind      TEXT NOT NULL,       -- id: a stable id; name: a name on sheets without one
    written   TEXT NOT NULL,
    folded    TEXT NOT NULL,       -- a name as it is compared; an id as it is
    player_id INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (kind, written)
) STRICT, WITHOUT ROWID;
CREATE INDEX known_as_by_folded ON known_as (kind, folded);
CREATE INDEX known_as_by_player ON known_as (player_id);

CREATE TABLE events (
    event_id INTEGER PRIMARY KEY,
    name     TEXT NOT NULL UNIQUE,
    folded   TEXT NOT NULL
) STRICT;
CREATE INDEX events_by_folded ON events (folded);

-- One row for each game on record, as it stands now. What it was before an amendment, and what was
-- removed, is in `log`.
CREATE TABLE records (
    record_id   INTEGER PRIMARY KEY,
    import_id   INTEGER REFERENCES log,
    fingerprint TEXT,              -- of the play, or without any of the result; NULL: no known game
    text_hash   TEXT NOT NULL,     -- XXH3, 128 bits, of `text`
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
CREATE INDEX records_by_fingerprint ON records (fingerprint, first_day, round, table_name);
CREATE INDEX records_by_hash ON records (text_hash);
CREATE INDEX records_by_day ON records (first_day, last_day);
CREATE INDEX records_by_event ON records (event_id, first_day, round, table_name);
CREATE INDEX records_by_game ON records (game, first_day);
CREATE INDEX records_by_sheet_id ON records (sheet_id) WHERE sheet_id IS NOT NULL;

-- Who sat where when the game began.
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
CREATE INDEX seats_by_player ON seats (player_id, record_id, seat);

-- The house rules in force, all options of the game.
CREATE TABLE house_rules (
    record_id INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    name      TEXT NOT NULL,
    value     TEXT NOT NULL,
    usual     INTEGER NOT NULL,    -- 1: the value that holds where nothing is written
    PRIMARY KEY (record_id, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX house_rules_by_value ON house_rules (name, value, record_id) WHERE usual = 0;

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
CREATE INDEX hands_by_opening ON hands (opening_tile);
CREATE INDEX hands_by_end ON hands (ended);

-- What a hand gave each seat.
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
CREATE INDEX hand_seats_by_points ON hand_seats (points);

-- Who sat at a seat in place of the player who began (N5): one row for each hand. Usually none.
CREATE TABLE substitutes (
    record_id INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    position  INTEGER NOT NULL,    -- of the hand: hands.position
    seat      TEXT NOT NULL,
    player_id INTEGER REFERENCES players,
    name      TEXT,                -- as written on this sheet
    PRIMARY KEY (record_id, position, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX substitutes_by_player ON substitutes (player_id, record_id, seat);

-- Every action, in order, as narrow as can be: there are many. The view `actions`, below, has them
-- with all columns, in words. In `move` and `more` numbers stand side by side, so many bits each,
-- the lowest first.
CREATE TABLE moves (
    hand_id   INTEGER NOT NULL REFERENCES hands ON DELETE CASCADE,
    ply       INTEGER NOT NULL,    -- from 1
    move      INTEGER NOT NULL,    -- 4 bits seat, 15: cannot be told; 3 kind; 2 verdict, 3: none;
                                   -- 2 which half touches, 1: the lower, 2: the higher, 0: none;
                                   -- then the arm, 0: none
    tile_number INTEGER,           -- 16 * high half + low half; not played: the complement, < 0
    more      INTEGER,             -- 5 bits suit + 1; 2 manner; 3 mark; arm on the sheet + 2, 1: it
                                   -- does not say, 0: the same arm; NULL: nothing of it
    passed_on INTEGER,             -- pass: the numbers that were open, 1 << n is set if n was
    ends      TEXT,                -- ends_after where it is not ends_before; '': none lie
    choices   INTEGER,             -- how many moves the rules allowed; NULL: the hand is not known
    PRIMARY KEY (hand_id, ply)
) STRICT, WITHOUT ROWID;
CREATE INDEX moves_by_tile ON moves (tile_number) WHERE tile_number >= 0;
CREATE INDEX moves_passes ON moves (passed_on, move) WHERE move & 112 = 32;

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
    holds      TEXT,               -- always, if-sheet-right; NULL: not a proven breach
    rests_on   TEXT,               -- what must be right for that, in words
    explained_line INTEGER,        -- where the likely slip begins that takes it away, as line
    explained_col  INTEGER,
    PRIMARY KEY (record_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX findings_by_code ON findings (code, verdict);
CREATE INDEX findings_by_severity ON findings (severity, verdict);
CREATE INDEX findings_by_hand ON findings (hand_id) WHERE hand_id IS NOT NULL;

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

-- Where points come from: each entry cites the hand, the ply and the clause.
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

-- Penalties given at the table.
CREATE TABLE penalties (
    hand_id INTEGER NOT NULL REFERENCES hands ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    seat    TEXT NOT NULL,
    points  INTEGER NOT NULL,
    code    TEXT NOT NULL,
    PRIMARY KEY (hand_id, number)
) STRICT, WITHOUT ROWID;

-- Analyses that `bones-history analyze` stored: never required, and lost when the record is amended or
-- removed. What each decision cost; what luck and skill made of each hand.
CREATE TABLE analyses (
    record_id   INTEGER PRIMARY KEY REFERENCES records ON DELETE CASCADE,
    text_hash   TEXT NOT NULL,     -- of the text that was analysed: records.text_hash
    version     INTEGER NOT NULL,  -- of the analysis
    judging     INTEGER NOT NULL,  -- of the judgements that it rests on
    nodes       INTEGER NOT NULL,  -- the budgets: positions with all hands known
    worlds      INTEGER NOT NULL,  -- ways in which the unseen tiles could lie
    world_nodes INTEGER NOT NULL,  -- positions in one way
    games       INTEGER NOT NULL,  -- games played to the end for an estimate
    threshold   REAL               -- points that make a mistake; NULL: the game's own
) STRICT;
CREATE TABLE analyzed_decisions (
    record_id  INTEGER NOT NULL REFERENCES analyses ON DELETE CASCADE,
    position   INTEGER NOT NULL,   -- of the hand: hands.position
    ply        INTEGER NOT NULL,
    seat       TEXT NOT NULL,
    played     TEXT NOT NULL,      -- the move made, of alike arms on the lowest
    best       TEXT,               -- the best one on what the player could know; NULL: not computed
    loss       INTEGER,            -- points lost with all hands known; NULL: not computed
    fair_loss  INTEGER,            -- in 1/10000 of a point, as are the next two; NULL: not computed
    fair_low   INTEGER,            -- its interval of 95 %
    fair_high  INTEGER,
    mark       TEXT,               -- ?!, ?, ??; NULL: no mistake
    difference TEXT,               -- of a mistake: the better move and what differs after it; {B} is
                                   -- whoever sits at B
    basis      TEXT NOT NULL,      -- on how many ways it rests, and what is not computed
    moves      TEXT NOT NULL,      -- JSON: all moves, best first, as bones-analyze writes them
    PRIMARY KEY (record_id, position, ply)
) STRICT, WITHOUT ROWID;
CREATE INDEX analyzed_mistakes ON analyzed_decisions (mark, fair_loss) WHERE mark IS NOT NULL;
CREATE TABLE analyzed_hands (
    record_id INTEGER NOT NULL REFERENCES analyses ON DELETE CASCADE,
    position  INTEGER NOT NULL,    -- of the hand: hands.position
    seat      TEXT NOT NULL,
    side      TEXT NOT NULL,       -- as in seats
    unit      INTEGER NOT NULL,    -- what follows is in 1/unit of a point, of the side
    result    INTEGER NOT NULL,    -- deal + chance + play + others
    deal      INTEGER NOT NULL,    -- what the hand was worth before the first action
    chance    INTEGER NOT NULL,    -- tiles drawn
    play      INTEGER NOT NULL,    -- the side's own actions
    others    INTEGER NOT NULL,    -- those of other sides
    own_play  INTEGER NOT NULL,    -- the seat's own actions; a partner's are not in it
    course    TEXT,                -- JSON: what it was worth before each action, and last the result;
                                   -- at the side's first seat only
    PRIMARY KEY (record_id, position, seat)
) STRICT, WITHOUT ROWID;

-- What was bid in a hand, in the games that have it.
CREATE TABLE bids (
    hand_id INTEGER NOT NULL REFERENCES hands ON DELETE CASCADE,
    number  INTEGER NOT NULL,      -- as the record tells them, from 1
    seat    TEXT NOT NULL,
    points  INTEGER,               -- 84 is two marks; 0: a pass; NULL: nobody knows
    PRIMARY KEY (hand_id, number)
) STRICT, WITHOUT ROWID;

-- Who named trumps, and what.
CREATE TABLE trumps (
    hand_id INTEGER PRIMARY KEY REFERENCES hands ON DELETE CASCADE,
    seat    TEXT NOT NULL,
    trump   TEXT NOT NULL          -- 0 to 6, doubles, none, nello, other
) STRICT;
CREATE INDEX trumps_by_name ON trumps (trump);

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

-- Views with plain names. ---------------------------------------------------------------------------

-- One row for each mistake that bones-history analyze found.
CREATE VIEW mistakes AS
SELECT d.record_id AS record, r.game, r.date, h.number AS hand, d.ply, d.seat,
       coalesce(p.name, d.seat) AS player, d.played, d.mark, d.fair_loss / 10000.0 AS lost,
       d.fair_low / 10000.0 AS low, d.fair_high / 10000.0 AS high, d.best, d.difference
  FROM analyzed_decisions d JOIN records r USING (record_id)
  LEFT JOIN hands h ON h.record_id = d.record_id AND h.position = d.position
  LEFT JOIN seats s ON s.record_id = d.record_id AND s.seat = d.seat
  LEFT JOIN substitutes t
    ON t.record_id = d.record_id AND t.position = d.position AND t.seat = d.seat
  LEFT JOIN players p ON p.player_id = ifnull(t.player_id, s.player_id)
 WHERE d.mark IS NOT NULL;

-- One row for each player at a seat of a record: the one who began, and for each hand a substitute.
CREATE VIEW sitters AS
SELECT record_id, seat, player_id, name, NULL AS position FROM seats
UNION ALL
SELECT record_id, seat, player_id, name, position FROM substitutes;

-- One row a game. Substitutes follow the player who began, in brackets.
CREATE VIEW games AS
SELECT r.record_id AS record, r.game, r.date, r.time, e.name AS event, r.round, r.table_name AS "table",
       (SELECT group_concat(name, ', ') FROM
           (SELECT coalesce(p.name, s.seat) || ifnull(
                   (SELECT ' (' || group_concat(name, ', ') || ')' FROM
                       (SELECT q.name FROM substitutes t JOIN players q USING (player_id)
                         WHERE t.record_id = s.record_id AND t.seat = s.seat
                         GROUP BY q.player_id ORDER BY min(t.position))), '') AS name
              FROM seats s LEFT JOIN players p USING (player_id)
             WHERE s.record_id = r.record_id ORDER BY s.seat)) AS players,
       (SELECT group_concat(name, ', ') FROM
           (SELECT coalesce(p.name, s.seat) AS name FROM seats s LEFT JOIN players p USING (player_id)
             WHERE s.record_id = r.record_id AND s.won = 1 ORDER BY s.seat)) AS winners,
       (SELECT group_concat(part, ' ') FROM
           (SELECT s.seat || ' ' || s.total AS part FROM seats s
             WHERE s.record_id = r.record_id AND s.side = s.seat ORDER BY s.seat)) AS totals,
       r.complete, r.hands, r.actions, r.errors, r.broken, r.claims, r.open, r.sheet_id
  FROM records r LEFT JOIN events e USING (event_id);

-- One row for each player who began each game.
CREATE VIEW game_players AS
SELECT s.record_id AS record, r.game, r.date, e.name AS event, s.seat,
       coalesce(p.name, s.seat) AS player, p.player_id, s.side, s.total, s.claimed_total, s.won
  FROM seats s JOIN records r USING (record_id)
  LEFT JOIN players p USING (player_id) LEFT JOIN events e USING (event_id);

-- One row for each player of each hand.
CREATE VIEW hand_players AS
SELECT h.record_id AS record, h.hand_id, h.number AS hand, r.game, r.date, x.seat,
       coalesce(p.name, x.seat) AS player, x.points, x.claimed, x.dealt, x.tiles_left, x.pips_left,
       h.leader = x.seat AS led, h.ended, h.out_seat = x.seat AS went_out
  FROM hand_seats x JOIN hands h USING (hand_id) JOIN records r USING (record_id)
  LEFT JOIN seats s ON s.record_id = h.record_id AND s.seat = x.seat
  LEFT JOIN substitutes t
    ON t.record_id = h.record_id AND t.position = h.position AND t.seat = x.seat
  LEFT JOIN players p ON p.player_id = ifnull(t.player_id, s.player_id);

-- Every action, in order, with all columns.
CREATE VIEW actions AS
SELECT m.hand_id, m.ply,              -- from 1
       -- NULL: cannot be told
       CASE m.move & 15
           WHEN 0 THEN 'A' WHEN 1 THEN 'B' WHEN 2 THEN 'C' WHEN 3 THEN 'D' WHEN 4 THEN 'E' WHEN 5 THEN 'F'
           WHEN 6 THEN 'G' WHEN 7 THEN 'H' WHEN 8 THEN 'I' WHEN 9 THEN 'J' WHEN 10 THEN 'K' WHEN 11 THEN 'L'
           WHEN 12 THEN 'M' WHEN 13 THEN 'N' WHEN 14 THEN 'O' END AS seat,
       -- unknown: a `?` turn
       CASE m.move >> 4 & 7
           WHEN 0 THEN 'play' WHEN 1 THEN 'draw' WHEN 2 THEN 'pass' WHEN 3 THEN 'show' WHEN 4 THEN 'skip'
           WHEN 5 THEN 'unknown' WHEN 7 THEN 'return' ELSE 'bad' END AS kind,
       -- high half first: 6-1
       CASE WHEN m.tile_number < 0
           THEN (~m.tile_number >> 4) || '-' || (~m.tile_number & 15)
           ELSE (m.tile_number >> 4) || '-' || (m.tile_number & 15) END AS tile,
       CASE m.move >> 9 & 3           -- the half that touches (layout games)
           WHEN 1 THEN m.tile_number & 15 WHEN 2 THEN m.tile_number >> 4 END AS inner,
       CASE m.move >> 9 & 3           -- the half that is the new open end
           WHEN 2 THEN m.tile_number & 15 WHEN 1 THEN m.tile_number >> 4 END AS outer,
       nullif(m.move >> 11, 0) AS arm,  -- in the canonical numbering of records.text
       CASE ifnull(m.more >> 10, 0)   -- as the sheet numbers it; NULL: it does not say
           WHEN 0 THEN nullif(m.move >> 11, 0) WHEN 1 THEN NULL ELSE (m.more >> 10) - 2 END AS written_arm,
       nullif(m.more & 31, 0) - 1 AS suit,  -- led: the suit declared; following: the suit to follow
       CASE m.more >> 5 & 3 WHEN 1 THEN 'crosswise' WHEN 2 THEN 'prize' END AS manner,
       CASE m.more >> 7 & 7
           WHEN 1 THEN '!' WHEN 2 THEN '?' WHEN 3 THEN '!!' WHEN 4 THEN '??' WHEN 5 THEN '!?'
           WHEN 6 THEN '?!' END AS mark,
       -- open end of each arm; (6): not started; 6/1: crosswise; 6!: spell
       CASE WHEN m.move & 384 <> 384 THEN
           (SELECT nullif(b.ends, '') FROM moves b
             WHERE b.hand_id = m.hand_id AND b.ply < m.ply AND b.ends IS NOT NULL
             ORDER BY b.ply DESC LIMIT 1) END AS ends_before,
       CASE WHEN m.move & 384 <> 384 THEN
           nullif(coalesce(m.ends, (SELECT b.ends FROM moves b
             WHERE b.hand_id = m.hand_id AND b.ply < m.ply AND b.ends IS NOT NULL
             ORDER BY b.ply DESC LIMIT 1)), '') END AS ends_after,
       -- ends_before as bits: 1 << n is set if n is open
       CASE WHEN m.move & 112 = 32 THEN m.passed_on WHEN m.move & 384 <> 384 THEN
           (SELECT nullif(((instr(t, ' 0 ') > 0) << 0) | ((instr(t, ' 1 ') > 0) << 1) | ((instr(t, ' 2 ') > 0) << 2) | ((instr(t, ' 3 ') > 0) << 3) |
            ((instr(t, ' 4 ') > 0) << 4) | ((instr(t, ' 5 ') > 0) << 5) | ((instr(t, ' 6 ') > 0) << 6) | ((instr(t, ' 7 ') > 0) << 7) |
            ((instr(t, ' 8 ') > 0) << 8) | ((instr(t, ' 9 ') > 0) << 9) | ((instr(t, ' 10 ') > 0) << 10) | ((instr(t, ' 11 ') > 0) << 11) |
            ((instr(t, ' 12 ') > 0) << 12) | ((instr(t, ' 13 ') > 0) << 13) | ((instr(t, ' 14 ') > 0) << 14) | ((instr(t, ' 15 ') > 0) << 15), 0)
              FROM (SELECT ' ' || replace(replace(replace(replace(
                               b.ends, '(', ''), ')', ''), '!', ''), '/', ' ') || ' ' AS t
                      FROM moves b
                     WHERE b.hand_id = m.hand_id AND b.ply < m.ply AND b.ends IS NOT NULL
                     ORDER BY b.ply DESC LIMIT 1)) END AS open_before,
       m.choices,                     -- how many moves the rules allowed; NULL: the hand is not known
       m.choices = 1 AS forced,
       -- NULL: only facts were checked
       CASE m.move >> 7 & 3
           WHEN 0 THEN 'kept' WHEN 1 THEN 'open' WHEN 2 THEN 'broken' END AS verdict
  FROM moves m;

-- One row an action, with the player's name.
CREATE VIEW plays AS
SELECT h.record_id AS record, r.game, r.date, h.number AS hand, a.ply, a.seat,
       coalesce(p.name, a.seat) AS player, a.kind, a.tile, a.arm, a.written_arm, a.suit, a.manner, a.mark,
       a.ends_before, a.ends_after, a.open_before, a.choices, a.forced, a.verdict, a.hand_id
  FROM actions a JOIN hands h USING (hand_id) JOIN records r USING (record_id)
  LEFT JOIN seats s ON s.record_id = h.record_id AND s.seat = a.seat
  LEFT JOIN substitutes t
    ON t.record_id = h.record_id AND t.position = h.position AND t.seat = a.seat
  LEFT JOIN players p ON p.player_id = ifnull(t.player_id, s.player_id);

-- One row for each bid, with the player's name.
CREATE VIEW bidding AS
SELECT h.record_id AS record, r.game, r.date, h.number AS hand, b.number AS turn, b.seat,
       coalesce(p.name, b.seat) AS player, b.points, n.seat = b.seat AS named_trumps, n.trump, h.hand_id
  FROM bids b JOIN hands h USING (hand_id) JOIN records r USING (record_id)
  LEFT JOIN trumps n USING (hand_id)
  LEFT JOIN seats s ON s.record_id = h.record_id AND s.seat = b.seat
  LEFT JOIN substitutes t
    ON t.record_id = h.record_id AND t.position = h.position AND t.seat = b.seat
  LEFT JOIN players p ON p.player_id = ifnull(t.player_id, s.player_id);

-- Everything found, with the player's name.
CREATE VIEW faults AS
SELECT f.record_id AS record, r.game, r.date, h.number AS hand, f.ply, f.seat,
       coalesce(p.name, f.seat) AS player, f.code, f.clause, f.severity, f.verdict,
       f.holds, f.rests_on, f.explained_line IS NOT NULL AS explained, f.message,
       (SELECT group_concat(message, '; ') FROM
           (SELECT e.message FROM evidence e
             WHERE e.record_id = f.record_id AND e.finding = f.number ORDER BY e.number)) AS evidence,
       EXISTS (SELECT 1 FROM penalties c
                WHERE c.hand_id = f.hand_id AND c.seat = f.seat AND c.code = f.code) AS called
  FROM findings f JOIN records r USING (record_id) LEFT JOIN hands h USING (hand_id)
  LEFT JOIN seats s ON s.record_id = f.record_id AND s.seat = f.seat
  LEFT JOIN substitutes t
    ON t.record_id = f.record_id AND t.position = h.position AND t.seat = f.seat
  LEFT JOIN players p ON p.player_id = ifnull(t.player_id, s.player_id);

-- Where points come from, with the player's name.
CREATE VIEW points AS
SELECT h.record_id AS record, r.game, h.number AS hand, l.ply, l.seat,
       coalesce(p.name, l.seat) AS player, l.points, l.clause, l.reason
  FROM ledger l JOIN hands h USING (hand_id) JOIN records r USING (record_id)
  LEFT JOIN seats s ON s.record_id = h.record_id AND s.seat = l.seat
  LEFT JOIN substitutes t
    ON t.record_id = h.record_id AND t.position = h.position AND t.seat = l.seat
  LEFT JOIN players p ON p.player_id = ifnull(t.player_id, s.player_id);

-- Files and archives that were imported.
CREATE VIEW imports AS
SELECT log_id AS import_id, why AS file, at AS imported_at FROM log WHERE what = 'import';

-- What records said before they were amended.
CREATE VIEW amendments AS
SELECT log_id AS amendment_id, record_id, at AS amended_at, why AS reason, fingerprint, text_hash,
       before AS text
  FROM log WHERE what = 'amend';

-- What was removed, and is not restored.
CREATE VIEW removed AS
SELECT l.record_id, l.at AS removed_at, l.why AS reason, l.fingerprint, l.text_hash,
       l.before AS text, l.arms, l.cut, l.via_id AS import_id
  FROM log l
 WHERE l.what = 'remove' AND NOT EXISTS (SELECT 1 FROM records r WHERE r.record_id = l.record_id)
   AND l.log_id = (SELECT max(m.log_id) FROM log m
                    WHERE m.record_id = l.record_id AND m.what = 'remove');
