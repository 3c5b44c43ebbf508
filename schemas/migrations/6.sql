-- From version 5 to 6: bids and trumps.
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
-- One row for each bid, with the player's name.
CREATE VIEW bidding AS
SELECT h.record_id AS record, r.game, r.date, h.number AS hand, b.number AS turn, b.seat,
       coalesce(p.name, b.seat) AS player, b.points, t.seat = b.seat AS named_trumps, t.trump, h.hand_id
  FROM bids b JOIN hands h USING (hand_id) JOIN records r USING (record_id)
  LEFT JOIN trumps t USING (hand_id)
  LEFT JOIN seats s ON s.record_id = h.record_id AND s.seat = b.seat
  LEFT JOIN players p USING (player_id);
