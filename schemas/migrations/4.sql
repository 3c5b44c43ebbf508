-- From version 3 to 4: actions are stored as narrow as can be; `actions` is a view of them.
DROP VIEW plays;
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
INSERT INTO moves (hand_id, ply, move, tile_number, more, passed_on, ends, choices)
SELECT hand_id, ply,
       ifnull(unicode(seat) - unicode('A'), 15)
       + 16 * CASE kind WHEN 'play' THEN 0 WHEN 'draw' THEN 1 WHEN 'pass' THEN 2 WHEN 'show' THEN 3
                        WHEN 'skip' THEN 4 WHEN 'unknown' THEN 5 ELSE 6 END
       + 128 * CASE verdict WHEN 'kept' THEN 0 WHEN 'open' THEN 1 WHEN 'broken' THEN 2 ELSE 3 END
       + 512 * CASE WHEN inner IS NULL THEN 0 WHEN inner > outer THEN 2 ELSE 1 END
       + 2048 * ifnull(arm, 0),
       (16 * substr(tile, 1, instr(tile, '-') - 1) + substr(tile, instr(tile, '-') + 1))
       * CASE kind WHEN 'play' THEN 1 ELSE -1 END - CASE kind WHEN 'play' THEN 0 ELSE 1 END,
       nullif(ifnull(suit + 1, 0)
              + 32 * CASE manner WHEN 'crosswise' THEN 1 WHEN 'prize' THEN 2 ELSE 0 END
              + 128 * CASE mark WHEN '!' THEN 1 WHEN '?' THEN 2 WHEN '!!' THEN 3 WHEN '??' THEN 4
                                WHEN '!?' THEN 5 WHEN '?!' THEN 6 ELSE 0 END
              + 1024 * CASE WHEN written_arm IS arm THEN 0 ELSE ifnull(written_arm + 2, 1) END, 0),
       CASE kind WHEN 'pass' THEN open_before END,
       CASE WHEN ends_after IS NOT ends_before THEN ifnull(ends_after, '')
            WHEN kind = 'play' AND verdict IS NOT NULL AND ends_after IS NULL THEN '' END,
       choices
  FROM actions ORDER BY hand_id, ply;
DROP TABLE actions;
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
