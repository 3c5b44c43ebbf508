-- From version 6 to 7: two games may have the same play, and are told apart by what their sheets say.
-- The fingerprints of results are computed by the program behind this, which judges all records anew.
DROP VIEW mistakes;
DROP VIEW games;
DROP VIEW game_players;
DROP VIEW hand_players;
DROP VIEW actions;
DROP VIEW plays;
DROP VIEW bidding;
DROP VIEW faults;
DROP VIEW points;
DROP VIEW imports;
DROP VIEW amendments;
DROP VIEW removed;
PRAGMA legacy_alter_table = ON;
ALTER TABLE records RENAME TO old_records;
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
INSERT INTO records SELECT record_id, import_id, fingerprint, text_hash, text, cut, arms, game, ruleset, players, sheet_id, event_id, site, recorder, date, first_day, last_day, time, round, table_name, hands, actions, complete, totals_known, winners, errors, broken, claims, notes, open
  FROM old_records;
DROP TABLE old_records;
CREATE INDEX records_by_fingerprint ON records (fingerprint, first_day, round, table_name);
CREATE INDEX records_by_hash ON records (text_hash);
CREATE INDEX records_by_day ON records (first_day, last_day);
CREATE INDEX records_by_event ON records (event_id, first_day, round, table_name);
CREATE INDEX records_by_game ON records (game, first_day);
CREATE INDEX records_by_sheet_id ON records (sheet_id) WHERE sheet_id IS NOT NULL;
PRAGMA legacy_alter_table = OFF;

CREATE VIEW mistakes AS
SELECT d.record_id AS record, r.game, r.date, h.number AS hand, d.ply, d.seat,
       coalesce(p.name, d.seat) AS player, d.played, d.mark, d.fair_loss / 10000.0 AS lost,
       d.fair_low / 10000.0 AS low, d.fair_high / 10000.0 AS high, d.best, d.difference
  FROM analyzed_decisions d JOIN records r USING (record_id)
  LEFT JOIN hands h ON h.record_id = d.record_id AND h.position = d.position
  LEFT JOIN seats s ON s.record_id = d.record_id AND s.seat = d.seat
  LEFT JOIN players p USING (player_id)
 WHERE d.mark IS NOT NULL;
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
           WHEN 5 THEN 'unknown' ELSE 'bad' END AS kind,
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
CREATE VIEW plays AS
SELECT h.record_id AS record, r.game, r.date, h.number AS hand, a.ply, a.seat,
       coalesce(p.name, a.seat) AS player, a.kind, a.tile, a.arm, a.written_arm, a.suit, a.manner, a.mark,
       a.ends_before, a.ends_after, a.open_before, a.choices, a.forced, a.verdict, a.hand_id
  FROM actions a JOIN hands h USING (hand_id) JOIN records r USING (record_id)
  LEFT JOIN seats s ON s.record_id = h.record_id AND s.seat = a.seat
  LEFT JOIN players p USING (player_id);
CREATE VIEW bidding AS
SELECT h.record_id AS record, r.game, r.date, h.number AS hand, b.number AS turn, b.seat,
       coalesce(p.name, b.seat) AS player, b.points, t.seat = b.seat AS named_trumps, t.trump, h.hand_id
  FROM bids b JOIN hands h USING (hand_id) JOIN records r USING (record_id)
  LEFT JOIN trumps t USING (hand_id)
  LEFT JOIN seats s ON s.record_id = h.record_id AND s.seat = b.seat
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
