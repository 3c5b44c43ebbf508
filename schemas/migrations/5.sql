-- From version 4 to 5: analyses can be stored.
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
CREATE VIEW mistakes AS
SELECT d.record_id AS record, r.game, r.date, h.number AS hand, d.ply, d.seat,
       coalesce(p.name, d.seat) AS player, d.played, d.mark, d.fair_loss / 10000.0 AS lost,
       d.fair_low / 10000.0 AS low, d.fair_high / 10000.0 AS high, d.best, d.difference
  FROM analyzed_decisions d JOIN records r USING (record_id)
  LEFT JOIN hands h ON h.record_id = d.record_id AND h.position = d.position
  LEFT JOIN seats s ON s.record_id = d.record_id AND s.seat = d.seat
  LEFT JOIN players p USING (player_id)
 WHERE d.mark IS NOT NULL;
