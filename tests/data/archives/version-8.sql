-- An archive as version 8 of the schema had it: records of six games with marks, turns nobody wrote down and breaches; one with a substitute, one amended, one removed, one person renamed.
PRAGMA application_id = 1114599013;
PRAGMA user_version = 8;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
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
CREATE TABLE bids (
    hand_id INTEGER NOT NULL REFERENCES hands ON DELETE CASCADE,
    number  INTEGER NOT NULL,      -- as the record tells them, from 1
    seat    TEXT NOT NULL,
    points  INTEGER,               -- 84 is two marks; 0: a pass; NULL: nobody knows
    PRIMARY KEY (hand_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    event_id INTEGER PRIMARY KEY,
    name     TEXT NOT NULL UNIQUE,
    folded   TEXT NOT NULL
) STRICT;
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
INSERT INTO "evidence" VALUES(8,2,1,'Ana (A) played 5-2 at ply 4; this game has no draws, so the tile was held from the deal on','played',11,3,4,'A','5-2');
INSERT INTO "evidence" VALUES(8,2,2,'this tile may lie as `1-3@1`, and the sheet does not show whether others passed before this',NULL,10,9,NULL,NULL,NULL);
INSERT INTO "evidence" VALUES(8,3,1,'Ana (A) at ply 3: may be the false-pass',NULL,10,9,NULL,NULL,NULL);
INSERT INTO "evidence" VALUES(8,3,2,'Bo (B) at ply 3: may be the wrong-turn',NULL,10,9,NULL,NULL,NULL);
INSERT INTO "evidence" VALUES(10,1,1,'Bo (B) was dealt 6-1','dealt',8,8,0,'B','6-1');
INSERT INTO "evidence" VALUES(11,1,1,'Ana (A) was dealt 2-1','dealt',8,16,0,'A','2-1');
INSERT INTO "evidence" VALUES(15,1,1,'Bo (B) was dealt 6-1','dealt',9,12,0,'B','6-1');
INSERT INTO "evidence" VALUES(19,2,1,'Bo (B) was dealt 6-5','dealt',9,16,0,'B','6-5');
INSERT INTO "evidence" VALUES(20,1,1,'Bo (B) was dealt 6-4','dealt',9,8,0,'B','6-4');
INSERT INTO "evidence" VALUES(22,2,1,'Bo (B) drew 6-3 at ply 2','drew',9,3,2,'B','6-3');
INSERT INTO "evidence" VALUES(34,1,1,'Ana (A) was dealt 7-7','dealt',8,8,0,'A','7-7');
INSERT INTO "evidence" VALUES(36,1,1,'Bo (B) was dealt 9-4','dealt',10,13,0,'B','9-4');
INSERT INTO "evidence" VALUES(37,1,1,'Bo (B) played 9-4 at ply 5; this game has no draws, so the tile was held from the deal on','played',10,9,5,'B','9-4');
INSERT INTO "evidence" VALUES(38,1,1,'Bo (B) showed 9-4 at ply 5; this game has no draws, so the tile was held from the deal on','showed',10,9,5,'B','9-4');
INSERT INTO "evidence" VALUES(39,1,1,'Cleo (C) had 9-8 left at the end; this game has no draws, so the tile was held from the deal on','left',10,8,NULL,'C','9-8');
INSERT INTO "evidence" VALUES(41,1,1,'Quentin Moss (B) was dealt 6-0','dealt',18,8,0,'B','6-0');
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
INSERT INTO "findings" VALUES(1,1,87,6,'A','false-pass','C9','broken','open','Ana passes with 6, 4 and 1 open: a breach if Ana held any of 1-0, 1-1, 2-1, 3-1, 4-0 and 13 more; the record does not show it',12,3,9,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(1,2,87,8,'B','bad-token','N6','error','broken','''zz'' is not a valid action',14,3,5,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(1,3,87,8,'B','layout-unknown','G5a','note','broken','a turn cannot be read, so the layout is unknown from here on; only tiles and counts are checked',14,3,5,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(1,4,87,9,NULL,'bad-tile','N6','error','broken','''7:9'' is not a tile of the double-six set',14,6,9,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(2,1,88,3,'C','illegal-draw','S5','broken','open','Cleo draws under a spell: a breach if Cleo held any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more; the record does not show it',11,3,6,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(2,2,88,5,'C','false-pass','S10','broken','open','Cleo passes under a spell: a breach if Cleo held any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more; the record does not show it',11,7,11,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(2,3,88,6,'A','illegal-draw','S5','broken','open','Ana draws under a spell: a breach if Ana held any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more; the record does not show it',12,3,6,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(2,4,88,8,'A','false-pass','S10','broken','open','Ana passes under a spell: a breach if Ana held any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more; the record does not show it',12,7,11,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(2,5,88,10,'C','illegal-draw','S5','broken','open','Cleo draws under a spell: a breach if Cleo held any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more; the record does not show it',14,3,6,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(2,6,88,13,'A','illegal-draw','S5','broken','open','Ana draws under a spell: a breach if Ana held any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more; the record does not show it',15,3,6,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(4,1,90,5,'B','layout-unknown','G4','note','broken','a turn is not written down, so the layout is unknown from here on; only tiles and counts are checked',13,3,4,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(6,1,92,1,'A','wrong-lead','L2','broken','open','Ana leads 2-2: a breach if 1-1 was dealt; the record does not show it',8,3,6,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(6,2,92,8,'B','layout-unknown','G4','note','broken','a turn is not written down, so the layout is unknown from here on; only tiles and counts are checked',11,3,4,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(7,1,93,2,'B','illegal-draw','P4','broken','open','Bo draws with 6 open: a breach if Bo held any of 6-0, 6-1, 6-2, 6-3, 6-4 and 2 more; the record does not show it',9,3,5,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(7,2,93,3,'B','false-pass','P6','broken','open','Bo passes with 6 open: a breach if Bo held any of 6-0, 6-1, 6-2, 6-3, 6-4 and 2 more; the record does not show it',9,6,10,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(7,3,93,5,'B','illegal-draw','P4','broken','open','Bo draws with 6 and 5 open: a breach if Bo held any of 5-0, 5-1, 5-2, 5-3, 5-4 and 8 more; the record does not show it',11,3,5,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(8,1,NULL,NULL,NULL,'not-noted','G17','note','broken','this record has no passes, so breaches that depend on passes cannot be proven; if the game had no passes, add `written passes` below the game line',1,1,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(8,2,94,3,'A','false-pass','C9','broken','open','Ana passes with 6, 5 and 1 open, but held 5-2; not in every interpretation of the sheet, which leaves something out at ply 3',10,9,14,NULL,NULL,'every tile lies where it fits',NULL,NULL);
INSERT INTO "findings" VALUES(8,3,94,3,NULL,'joint-breach','G17','broken','broken','one of these is a breach in every interpretation of the sheet: Ana at ply 3 (false-pass) or Bo at ply 3 (wrong-turn); the record does not show which',10,9,14,NULL,'if-sheet-right','every tile lies where it fits; no slip (repair: swap 1-3@1 and 5-2@3)',NULL,NULL);
INSERT INTO "findings" VALUES(8,4,94,3,'B','wrong-turn','C8','broken','open','Bo acts after a turn that is not written: a breach if the player whose turn it was did not pass; the record does not show it',10,9,14,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(9,1,95,2,'B','misfit','C5','broken','broken','Bo lays 4-2 with 6 and 5 open, where it does not fit',9,3,8,NULL,'if-sheet-right','no slip (repair: write 4-5 instead of 6-5)',NULL,NULL);
INSERT INTO "findings" VALUES(10,1,96,2,'B','false-pass','C9','broken','broken','Bo passes with 6 and 5 open, but held 6-1',10,3,7,NULL,'if-sheet-right','no slip (repair: write 0-1 instead of 6-1)',NULL,NULL);
INSERT INTO "findings" VALUES(11,1,97,4,'A','false-pass','C7','broken','broken','Ana passes with 6, 5 and 1 open, but held 2-1',11,9,13,NULL,'if-sheet-right','every tile lies where it fits; no slip (repair: write 2-0 instead of 2-1)',NULL,NULL);
INSERT INTO "findings" VALUES(12,1,98,1,'A','false-pass','G13','broken','broken','Ana passes before the first tile, although any tile may be laid',8,3,7,NULL,'if-sheet-right','no slip (repair: delete pass)',NULL,NULL);
INSERT INTO "findings" VALUES(13,1,NULL,NULL,NULL,'not-noted','G17','note','broken','this record has no passes, so breaches that depend on passes cannot be proven; if the game had no passes, add `written passes` below the game line',1,1,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(13,2,99,1,'B','wrong-lead','L2','broken','open','Bo leads 2-2: a breach if Bo had the lead; the record does not show it',11,3,6,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(14,1,100,16,'B','illegal-draw','L7','broken','broken','Bo draws with 1 open, where no draw is allowed',11,3,7,NULL,'if-sheet-right','no slip (repair: delete +?15)',NULL,NULL);
INSERT INTO "findings" VALUES(15,1,101,2,'B','false-pass','L7','broken','broken','Bo passes with 1 open, but held 6-1',11,3,7,NULL,'if-sheet-right','no slip (repair: delete pass)',NULL,NULL);
INSERT INTO "findings" VALUES(16,1,NULL,NULL,NULL,'not-noted','G17','note','broken','this record has no draws, so breaches that depend on draws cannot be proven; if the game had no draws, add `written draws` below the game line',1,1,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(16,2,102,2,'B','false-pass','L7','broken','open','Bo passes with 1 open: a breach if Bo held any of 0-0, 4-3, 5-2, 6-0, 6-1 and 5 more; the record does not show it',11,3,7,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(17,1,103,3,'A','misfit','L4','broken','broken','Ana lays 6-5 with 1 and 0 open, where it does not fit',10,3,8,NULL,'if-sheet-right','no slip (repair: write 6-1@1 instead of 6-0@1)',NULL,NULL);
INSERT INTO "findings" VALUES(18,1,104,2,'B','misfit','L5','broken','broken','Bo lays 6-3 with 1 open, where it does not fit',9,3,9,NULL,'if-sheet-right','no slip (repair: write 4-3x@1 instead of 6-3x@1)',NULL,NULL);
INSERT INTO "findings" VALUES(19,1,105,3,'B','missing-pass','G2','note','broken','Bo''s turn ends without a pass; a pass is assumed',12,3,8,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(19,2,105,3,'B','false-pass','L7','broken','broken','Bo passes with 1 open, but held 6-5',12,3,8,NULL,'if-sheet-right','no slip (repair: add 6-5@2 for Bo (B))',NULL,NULL);
INSERT INTO "findings" VALUES(20,1,106,2,'B','illegal-draw','P4','broken','broken','Bo draws with 6 open, but held 6-4',11,3,7,NULL,'if-sheet-right','no slip (repair: delete +2-2)',NULL,NULL);
INSERT INTO "findings" VALUES(21,1,107,2,'B','illegal-draw','P4','broken','open','Bo draws with 6 open: a breach if Bo held any of 6-0, 6-1, 6-2, 6-3, 6-4 and 2 more; the record does not show it',9,3,7,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(21,2,107,3,'B','illegal-draw','P6','broken','broken','Bo draws with 6 open, where no draw is allowed',9,8,12,NULL,'if-sheet-right','no slip (repair: delete +2-2)',NULL,NULL);
INSERT INTO "findings" VALUES(22,1,108,2,'B','illegal-draw','P4','broken','open','Bo draws with 6 open: a breach if Bo held any of 6-0, 6-1, 6-2, 6-3, 6-4 and 2 more; the record does not show it',9,3,7,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(22,2,108,3,'B','false-pass','P6','broken','broken','Bo passes with 6 open, but held 6-3',9,8,12,NULL,'if-sheet-right','no slip (repair: write +0-3 instead of +6-3)',NULL,NULL);
INSERT INTO "findings" VALUES(23,1,NULL,NULL,NULL,'not-noted','G17','note','broken','this record has no draws, so breaches that depend on draws cannot be proven; if the game had no draws, add `written draws` below the game line',1,1,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(23,2,109,2,'B','false-pass','P4','broken','open','Bo passes with 6 open: a breach if Bo held any of 6-0, 6-1, 6-2, 6-3, 6-4 and 2 more; the record does not show it',9,3,7,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(24,1,110,2,'B','misfit','P3','broken','broken','Bo lays 5-4 with 6 open, where it does not fit',9,3,8,NULL,'if-sheet-right','no slip (repair: write 5-6 instead of 6-6)',NULL,NULL);
INSERT INTO "findings" VALUES(25,1,NULL,NULL,NULL,'not-noted','G17','note','broken','this record has no passes or draws, so breaches that depend on passes or draws cannot be proven; if the game had no passes or draws, add `written passes draws` below the game line',1,1,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(25,2,111,3,'B','wrong-turn','G2','broken','open','Bo acts after a turn that is not written: a breach if the player whose turn it was did not pass; the record does not show it',10,3,8,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(25,3,111,3,'A','false-pass','P4','broken','open','Ana may have passed with 6 and 4 open, although no pass is written: a breach if Ana held any of 4-0, 4-1, 4-2, 4-3, 4-4 and 8 more; the record does not show it; check the sheet for a missing turn',10,3,8,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(26,1,NULL,NULL,NULL,'not-noted','G17','note','broken','this record has no passes, so breaches that depend on passes cannot be proven; if the game had no passes, add `written passes` below the game line',1,1,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(28,1,115,3,'C','off-spell','S10','broken','broken','Cleo lays 5-2 on another arm, but is bound to the arm under the spell',11,3,8,NULL,'if-sheet-right','no slip (repair: write 5-0@1 instead of 5-13@1)',NULL,NULL);
INSERT INTO "findings" VALUES(29,1,116,3,'C','misfit','S10','broken','broken','Cleo lays 7-2 under a spell, where it does not fit',11,3,8,NULL,'always',NULL,NULL,NULL);
INSERT INTO "findings" VALUES(30,1,NULL,NULL,NULL,'not-noted','G17','note','broken','this record has no passes or draws, so breaches that depend on passes or draws cannot be proven; if the game had no passes or draws, add `written passes draws` below the game line',1,1,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(30,2,117,4,'A','wrong-turn','G2','broken','open','Ana acts after a turn that is not written: a breach if the player whose turn it was did not pass; the record does not show it',12,3,8,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(30,3,117,4,'B','false-pass','S5','broken','open','Bo may have passed with 6 and 5 open, although no pass is written: a breach if Bo held any of 5-0, 5-1, 5-2, 5-3, 5-4 and 26 more; the record does not show it; check the sheet for a missing turn',12,3,8,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(30,4,117,4,'C','false-pass','S5','broken','open','Cleo may have passed with 6 and 5 open, although no pass is written: a breach if Cleo held any of 5-0, 5-1, 5-2, 5-3, 5-4 and 26 more; the record does not show it; check the sheet for a missing turn',12,3,8,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(31,1,118,2,'B','illegal-draw','S5','broken','open','Bo draws with 5 open: a breach if Bo held any of 5-0, 5-1, 5-2, 5-3, 5-4 and 11 more; the record does not show it',9,3,6,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(31,2,118,4,'B','illegal-draw','S5','broken','broken','Bo draws with 5 open, where no draw is allowed',9,3,6,NULL,'if-sheet-right','every pass is on the sheet; no slip (repair: delete +?3)',NULL,NULL);
INSERT INTO "findings" VALUES(32,1,119,2,'B','illegal-draw','S5','broken','open','Bo draws with 5 open: a breach if Bo held any of 5-0, 5-1, 5-2, 5-3, 5-4 and 11 more; the record does not show it',9,3,5,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(32,2,119,3,'B','missed-draw','S5','broken','broken','Bo passes without the required draw',9,6,10,NULL,'if-sheet-right','every draw is on the sheet; no slip (repair: add +? for Bo (B))',NULL,NULL);
INSERT INTO "findings" VALUES(33,1,120,1,'A','misfit','G3','broken','broken','Ana lays 6-5 before a double is set, where it does not fit',8,3,6,NULL,'if-sheet-right','no slip (repair: write 5-5 instead of 6-5)',NULL,NULL);
INSERT INTO "findings" VALUES(33,2,120,1,'A','layout-unknown','G4','note','broken','6-5 cannot open the layout, so the layout is unknown from here on; only tiles and counts are checked',8,3,6,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(34,1,121,1,'A','false-pass','S2','broken','broken','Ana passes before a double is set, but held 7-7',9,3,7,NULL,'if-sheet-right','no slip (repair: write 1-7 instead of 7-7)',NULL,NULL);
INSERT INTO "findings" VALUES(35,1,NULL,NULL,NULL,'not-noted','G17','note','broken','this record has no passes, so breaches that depend on passes cannot be proven; if the game had no passes, add `written passes` below the game line',1,1,1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(36,1,124,2,'B','revoke','D4','broken','broken','Bo plays 10-3 on a led 9, but held 9-4',11,10,14,NULL,'if-sheet-right','no slip (repair: write 4-4 instead of 9-4)',NULL,NULL);
INSERT INTO "findings" VALUES(37,1,125,2,'B','revoke','D10','broken','broken','Bo plays 10-3 on a led 9, but held 9-4',9,10,14,NULL,'if-sheet-right','no slip (repair: write 4-4 instead of 9-4)',NULL,NULL);
INSERT INTO "findings" VALUES(37,2,125,5,'B','revoke','D4','broken','open','Bo plays 9-4 on a led 5: a breach if Bo held any of 5-0, 5-1, 5-2, 5-3, 5-4 and 11 more; the record does not show it',10,9,12,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(38,1,126,2,'B','revoke','D10','broken','broken','Bo plays 10-3 on a led 9, but held 9-4',9,10,14,NULL,'if-sheet-right','no slip (repair: write ~4-4 instead of ~9-4)',NULL,NULL);
INSERT INTO "findings" VALUES(39,1,127,3,'C','revoke','D10','broken','broken','Cleo plays 10-3 on a led 9, but held 9-8',9,14,18,NULL,'if-sheet-right','no slip (repair: write 9-3 instead of 10-3)',NULL,NULL);
INSERT INTO "findings" VALUES(40,1,128,2,'B','revoke','D4','broken','open','Bo plays 10-3 on a led 9: a breach if Bo held any of 9-0, 9-1, 9-2, 9-3, 9-4 and 11 more; the record does not show it',9,10,14,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "findings" VALUES(41,1,130,2,NULL,'false-pass','B13','broken','broken','Quentin Moss passes with 6 open, but held 6-0',20,3,7,NULL,'if-sheet-right','no slip (repair: delete pass)',NULL,NULL);
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
INSERT INTO "hand_seats" VALUES(87,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(87,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(88,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(88,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(88,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(89,'A',NULL,NULL,'1-1 3-0 4-4 5-2 6-3 6-4',2,12);
INSERT INTO "hand_seats" VALUES(89,'B',NULL,NULL,'2-0 2-2 4-0 5-3 6-1 6-5',3,10);
INSERT INTO "hand_seats" VALUES(90,'A',NULL,NULL,'6-1 6-5',NULL,NULL);
INSERT INTO "hand_seats" VALUES(90,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(91,'A',0,0,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(91,'B',6,6,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(92,'A',12,12,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(92,'B',31,31,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(93,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(93,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(94,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(94,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(95,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(95,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(96,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(96,'B',NULL,NULL,'2-2 3-0 3-1 3-2 3-3 4-0 4-1 4-2 4-3 4-4 6-1',11,59);
INSERT INTO "hand_seats" VALUES(97,'A',NULL,NULL,'2-1 2-2 3-0 3-2 3-3 4-0 4-2 4-3 4-4 5-1 6-5',9,46);
INSERT INTO "hand_seats" VALUES(97,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(98,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(98,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(99,'A',NULL,NULL,'1-1 3-0 4-4 5-2 6-3 6-4',NULL,NULL);
INSERT INTO "hand_seats" VALUES(99,'B',NULL,NULL,'2-0 2-2 4-0 5-3 6-1 6-5',NULL,NULL);
INSERT INTO "hand_seats" VALUES(100,'A',NULL,NULL,'1-1 3-0 4-4 5-2 6-3 6-4',5,37);
INSERT INTO "hand_seats" VALUES(100,'B',NULL,NULL,'2-0 2-2 4-0 5-3 6-1 6-5',NULL,NULL);
INSERT INTO "hand_seats" VALUES(101,'A',NULL,NULL,'1-1 3-0 4-4 5-2 6-3 6-4',NULL,NULL);
INSERT INTO "hand_seats" VALUES(101,'B',NULL,NULL,'2-0 2-2 4-0 5-3 5-5 6-1',NULL,NULL);
INSERT INTO "hand_seats" VALUES(102,'A',NULL,NULL,'1-1 3-0 4-4 5-2 6-3 6-4',NULL,NULL);
INSERT INTO "hand_seats" VALUES(102,'B',NULL,NULL,'2-0 2-2 3-2 4-0 5-3 5-5',NULL,NULL);
INSERT INTO "hand_seats" VALUES(103,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(103,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(104,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(104,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(105,'A',NULL,NULL,'1-1 3-0 4-4 5-2 6-3 6-4',4,27);
INSERT INTO "hand_seats" VALUES(105,'B',NULL,NULL,'2-0 2-2 3-2 4-0 5-3 6-5',7,40);
INSERT INTO "hand_seats" VALUES(106,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(106,'B',NULL,NULL,'6-4',NULL,NULL);
INSERT INTO "hand_seats" VALUES(107,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(107,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(108,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(108,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(109,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(109,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(110,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(110,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(111,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(111,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(112,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(112,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(113,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(113,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(114,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(114,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(114,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(115,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(115,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(115,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(116,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(116,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(116,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(117,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(117,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(117,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(118,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(118,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(119,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(119,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(120,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(120,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(121,'A',NULL,NULL,'7-7',NULL,NULL);
INSERT INTO "hand_seats" VALUES(121,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(122,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(122,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(123,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(123,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(124,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(124,'B',NULL,NULL,'9-4 10-3',NULL,NULL);
INSERT INTO "hand_seats" VALUES(124,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(125,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(125,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(125,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(126,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(126,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(126,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(127,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(127,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(127,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(128,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(128,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(128,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "hand_seats" VALUES(129,'A',NULL,NULL,'3-3 4-3 4-4 5-4 5-5 6-5 6-6',6,51);
INSERT INTO "hand_seats" VALUES(129,'B',NULL,NULL,'0-0 1-0 2-0 3-0 4-0 5-0 6-0',6,15);
INSERT INTO "hand_seats" VALUES(130,'A',NULL,NULL,'3-3 4-3 4-4 5-4 5-5 6-5 6-6',6,51);
INSERT INTO "hand_seats" VALUES(130,'B',NULL,NULL,'0-0 1-0 2-0 3-0 4-0 5-0 6-0',7,21);
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
INSERT INTO "hands" VALUES(87,1,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,0,10);
INSERT INTO "hands" VALUES(88,2,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,16);
INSERT INTO "hands" VALUES(89,3,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,1,9);
INSERT INTO "hands" VALUES(90,4,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,0,6);
INSERT INTO "hands" VALUES(91,4,2,2,'B','4-4','conceded','A','conceded',1,1,1,2);
INSERT INTO "hands" VALUES(92,6,1,1,'A','2-2','conceded','B','conceded',1,1,0,11);
INSERT INTO "hands" VALUES(93,7,1,1,'A','6-6','conceded','A','conceded',0,0,1,8);
INSERT INTO "hands" VALUES(94,8,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,4);
INSERT INTO "hands" VALUES(95,9,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO "hands" VALUES(96,10,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO "hands" VALUES(97,11,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,5);
INSERT INTO "hands" VALUES(98,12,1,1,'A','3-3','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO "hands" VALUES(99,13,1,1,'B','2-2','unfinished',NULL,'unfinished',0,0,0,2);
INSERT INTO "hands" VALUES(100,14,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,1,17);
INSERT INTO "hands" VALUES(101,15,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,0,2);
INSERT INTO "hands" VALUES(102,16,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,0,2);
INSERT INTO "hands" VALUES(103,17,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,0,3);
INSERT INTO "hands" VALUES(104,18,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,0,3);
INSERT INTO "hands" VALUES(105,19,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO "hands" VALUES(106,20,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO "hands" VALUES(107,21,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,1,4);
INSERT INTO "hands" VALUES(108,22,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO "hands" VALUES(109,23,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,0,2);
INSERT INTO "hands" VALUES(110,24,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,0,3);
INSERT INTO "hands" VALUES(111,25,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,0,3);
INSERT INTO "hands" VALUES(112,26,1,1,'A','6-6','conceded','A','conceded',0,0,0,1);
INSERT INTO "hands" VALUES(113,26,2,2,'B','5-5','unfinished',NULL,'unfinished',0,0,0,1);
INSERT INTO "hands" VALUES(114,27,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,4);
INSERT INTO "hands" VALUES(115,28,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,0,3);
INSERT INTO "hands" VALUES(116,29,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,0,3);
INSERT INTO "hands" VALUES(117,30,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,0,4);
INSERT INTO "hands" VALUES(118,31,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,5);
INSERT INTO "hands" VALUES(119,32,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO "hands" VALUES(120,33,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,0,2);
INSERT INTO "hands" VALUES(121,34,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,0,2);
INSERT INTO "hands" VALUES(122,35,1,1,'A','5-5','conceded','A','conceded',0,0,0,1);
INSERT INTO "hands" VALUES(123,35,2,2,'B','6-6','unfinished',NULL,'unfinished',0,0,0,1);
INSERT INTO "hands" VALUES(124,36,1,1,'A','12-9','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO "hands" VALUES(125,37,1,1,'A','12-9','unfinished',NULL,'unfinished',0,0,1,6);
INSERT INTO "hands" VALUES(126,38,1,1,'A','12-9','unfinished',NULL,'unfinished',0,0,1,7);
INSERT INTO "hands" VALUES(127,39,1,1,'A','12-9','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO "hands" VALUES(128,40,1,1,'A','12-9','unfinished',NULL,'unfinished',0,0,1,6);
INSERT INTO "hands" VALUES(129,41,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,1,2);
INSERT INTO "hands" VALUES(130,41,2,2,'A','6-6','unfinished',NULL,'unfinished',0,0,1,2);
CREATE TABLE house_rules (
    record_id INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    name      TEXT NOT NULL,
    value     TEXT NOT NULL,
    usual     INTEGER NOT NULL,    -- 1: the value that holds where nothing is written
    PRIMARY KEY (record_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "house_rules" VALUES(1,'extra-play','must',1);
INSERT INTO "house_rules" VALUES(1,'target','11',1);
INSERT INTO "house_rules" VALUES(2,'blocked-score','others',1);
INSERT INTO "house_rules" VALUES(2,'draw-play','spell',1);
INSERT INTO "house_rules" VALUES(2,'final15','draw',1);
INSERT INTO "house_rules" VALUES(2,'free-turn','full',1);
INSERT INTO "house_rules" VALUES(2,'start15','all',1);
INSERT INTO "house_rules" VALUES(2,'target','0',1);
INSERT INTO "house_rules" VALUES(3,'target','100',1);
INSERT INTO "house_rules" VALUES(4,'extra-play','must',1);
INSERT INTO "house_rules" VALUES(4,'target','11',1);
INSERT INTO "house_rules" VALUES(6,'target','100',1);
INSERT INTO "house_rules" VALUES(7,'block','two-passes',1);
INSERT INTO "house_rules" VALUES(7,'prize-after-draw','no',1);
INSERT INTO "house_rules" VALUES(7,'prize-play','stuck',1);
INSERT INTO "house_rules" VALUES(8,'extra-play','must',1);
INSERT INTO "house_rules" VALUES(8,'target','11',1);
INSERT INTO "house_rules" VALUES(9,'extra-play','must',1);
INSERT INTO "house_rules" VALUES(9,'target','11',1);
INSERT INTO "house_rules" VALUES(10,'extra-play','must',1);
INSERT INTO "house_rules" VALUES(10,'target','11',1);
INSERT INTO "house_rules" VALUES(11,'extra-play','must',1);
INSERT INTO "house_rules" VALUES(11,'target','11',1);
INSERT INTO "house_rules" VALUES(12,'extra-play','must',1);
INSERT INTO "house_rules" VALUES(12,'target','11',1);
INSERT INTO "house_rules" VALUES(13,'target','100',1);
INSERT INTO "house_rules" VALUES(14,'target','100',1);
INSERT INTO "house_rules" VALUES(15,'target','100',1);
INSERT INTO "house_rules" VALUES(16,'target','100',1);
INSERT INTO "house_rules" VALUES(17,'target','100',1);
INSERT INTO "house_rules" VALUES(18,'target','100',1);
INSERT INTO "house_rules" VALUES(19,'target','100',1);
INSERT INTO "house_rules" VALUES(20,'block','two-passes',1);
INSERT INTO "house_rules" VALUES(20,'prize-after-draw','no',1);
INSERT INTO "house_rules" VALUES(20,'prize-play','stuck',1);
INSERT INTO "house_rules" VALUES(21,'block','two-passes',1);
INSERT INTO "house_rules" VALUES(21,'prize-after-draw','no',1);
INSERT INTO "house_rules" VALUES(21,'prize-play','stuck',1);
INSERT INTO "house_rules" VALUES(22,'block','two-passes',1);
INSERT INTO "house_rules" VALUES(22,'prize-after-draw','no',1);
INSERT INTO "house_rules" VALUES(22,'prize-play','stuck',1);
INSERT INTO "house_rules" VALUES(23,'block','two-passes',1);
INSERT INTO "house_rules" VALUES(23,'prize-after-draw','no',1);
INSERT INTO "house_rules" VALUES(23,'prize-play','stuck',1);
INSERT INTO "house_rules" VALUES(24,'block','two-passes',1);
INSERT INTO "house_rules" VALUES(24,'prize-after-draw','no',1);
INSERT INTO "house_rules" VALUES(24,'prize-play','stuck',1);
INSERT INTO "house_rules" VALUES(25,'block','two-passes',1);
INSERT INTO "house_rules" VALUES(25,'prize-after-draw','no',1);
INSERT INTO "house_rules" VALUES(25,'prize-play','stuck',1);
INSERT INTO "house_rules" VALUES(26,'block','two-passes',1);
INSERT INTO "house_rules" VALUES(26,'prize-after-draw','no',1);
INSERT INTO "house_rules" VALUES(26,'prize-play','stuck',1);
INSERT INTO "house_rules" VALUES(27,'blocked-score','others',1);
INSERT INTO "house_rules" VALUES(27,'draw-play','spell',1);
INSERT INTO "house_rules" VALUES(27,'final15','draw',1);
INSERT INTO "house_rules" VALUES(27,'free-turn','full',1);
INSERT INTO "house_rules" VALUES(27,'start15','all',1);
INSERT INTO "house_rules" VALUES(27,'target','0',1);
INSERT INTO "house_rules" VALUES(28,'blocked-score','others',1);
INSERT INTO "house_rules" VALUES(28,'draw-play','spell',1);
INSERT INTO "house_rules" VALUES(28,'final15','draw',1);
INSERT INTO "house_rules" VALUES(28,'free-turn','full',1);
INSERT INTO "house_rules" VALUES(28,'start15','all',1);
INSERT INTO "house_rules" VALUES(28,'target','0',1);
INSERT INTO "house_rules" VALUES(29,'blocked-score','others',1);
INSERT INTO "house_rules" VALUES(29,'draw-play','spell',1);
INSERT INTO "house_rules" VALUES(29,'final15','draw',1);
INSERT INTO "house_rules" VALUES(29,'free-turn','full',1);
INSERT INTO "house_rules" VALUES(29,'start15','all',1);
INSERT INTO "house_rules" VALUES(29,'target','0',1);
INSERT INTO "house_rules" VALUES(30,'blocked-score','others',1);
INSERT INTO "house_rules" VALUES(30,'draw-play','spell',1);
INSERT INTO "house_rules" VALUES(30,'final15','draw',1);
INSERT INTO "house_rules" VALUES(30,'free-turn','full',1);
INSERT INTO "house_rules" VALUES(30,'start15','all',1);
INSERT INTO "house_rules" VALUES(30,'target','0',1);
INSERT INTO "house_rules" VALUES(31,'blocked-score','others',1);
INSERT INTO "house_rules" VALUES(31,'draw-play','spell',1);
INSERT INTO "house_rules" VALUES(31,'final15','draw',1);
INSERT INTO "house_rules" VALUES(31,'free-turn','full',1);
INSERT INTO "house_rules" VALUES(31,'start15','all',1);
INSERT INTO "house_rules" VALUES(31,'target','0',1);
INSERT INTO "house_rules" VALUES(32,'blocked-score','others',1);
INSERT INTO "house_rules" VALUES(32,'draw-play','spell',1);
INSERT INTO "house_rules" VALUES(32,'final15','draw',1);
INSERT INTO "house_rules" VALUES(32,'free-turn','full',1);
INSERT INTO "house_rules" VALUES(32,'start15','all',1);
INSERT INTO "house_rules" VALUES(32,'target','0',1);
INSERT INTO "house_rules" VALUES(33,'blocked-score','others',1);
INSERT INTO "house_rules" VALUES(33,'draw-play','spell',1);
INSERT INTO "house_rules" VALUES(33,'final15','draw',1);
INSERT INTO "house_rules" VALUES(33,'free-turn','full',1);
INSERT INTO "house_rules" VALUES(33,'start15','all',1);
INSERT INTO "house_rules" VALUES(33,'target','0',1);
INSERT INTO "house_rules" VALUES(34,'blocked-score','others',1);
INSERT INTO "house_rules" VALUES(34,'draw-play','spell',1);
INSERT INTO "house_rules" VALUES(34,'final15','draw',1);
INSERT INTO "house_rules" VALUES(34,'free-turn','full',1);
INSERT INTO "house_rules" VALUES(34,'start15','all',1);
INSERT INTO "house_rules" VALUES(34,'target','0',1);
INSERT INTO "house_rules" VALUES(35,'blocked-score','others',1);
INSERT INTO "house_rules" VALUES(35,'draw-play','spell',1);
INSERT INTO "house_rules" VALUES(35,'final15','draw',1);
INSERT INTO "house_rules" VALUES(35,'free-turn','full',1);
INSERT INTO "house_rules" VALUES(35,'start15','all',1);
INSERT INTO "house_rules" VALUES(35,'target','0',1);
INSERT INTO "house_rules" VALUES(36,'revoke','deduct',1);
INSERT INTO "house_rules" VALUES(36,'undeclared','unknown',1);
INSERT INTO "house_rules" VALUES(37,'revoke','deduct',1);
INSERT INTO "house_rules" VALUES(37,'undeclared','unknown',1);
INSERT INTO "house_rules" VALUES(38,'revoke','deduct',1);
INSERT INTO "house_rules" VALUES(38,'undeclared','unknown',1);
INSERT INTO "house_rules" VALUES(39,'revoke','deduct',1);
INSERT INTO "house_rules" VALUES(39,'undeclared','unknown',1);
INSERT INTO "house_rules" VALUES(40,'revoke','deduct',1);
INSERT INTO "house_rules" VALUES(40,'undeclared','unknown',1);
INSERT INTO "house_rules" VALUES(41,'count','auto',1);
INSERT INTO "house_rules" VALUES(41,'hand','0',1);
INSERT INTO "house_rules" VALUES(41,'lead','winner',1);
INSERT INTO "house_rules" VALUES(41,'opening','double',1);
INSERT INTO "house_rules" VALUES(41,'partners','yes',1);
INSERT INTO "house_rules" VALUES(41,'target','auto',1);
INSERT INTO "house_rules" VALUES(41,'tie','none',1);
CREATE TABLE known_as (
    kind      TEXT NOT NULL,       -- id: a stable id; name: a name on sheets without one
    written   TEXT NOT NULL,
    folded    TEXT NOT NULL,       -- a name as it is compared; an id as it is
    player_id INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (kind, written)
) STRICT, WITHOUT ROWID;
INSERT INTO "known_as" VALUES('id','ana-17','ana-17',4);
INSERT INTO "known_as" VALUES('name','Ana','ana',1);
INSERT INTO "known_as" VALUES('name','Ana Ruiz','ana ruiz',1);
INSERT INTO "known_as" VALUES('name','Bo','bo',2);
INSERT INTO "known_as" VALUES('name','Cleo','cleo',3);
INSERT INTO "known_as" VALUES('name','Ora','ora',5);
INSERT INTO "known_as" VALUES('name','Pia','pia',6);
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
CREATE TABLE likely_same (
    record_id INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    other_id  INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    reason    TEXT NOT NULL,
    PRIMARY KEY (record_id, other_id)
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
INSERT INTO "log" VALUES(1,'2026-11-23T19:41:00Z','import','marks.bones',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "log" VALUES(2,'2026-11-23T19:41:00Z','import','sheets.bones',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "log" VALUES(3,'2026-11-23T19:41:00Z','import','turns.bones',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "log" VALUES(4,'2026-11-23T19:41:00Z','import','revokes.bones',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "log" VALUES(5,'2026-11-23T19:41:00Z','amend','misread',1,NULL,NULL,NULL,'game curse-of-the-doublet
id marks-1
player A Ana
player B Bo

hand 1
lead A
A 6-6!
B 6-1@4??
A 6-2@2!?
B 2-3 skip
A pass?!
A ~5-5 B zz 7:9
A ?
end unfinished
','game curse-of-the-doublet
id marks-1
player A Ana
player B Bo

hand 1
lead A
A 6-6!
B 6-1@4??
A 6-2@2!?
B 2-4 skip
A pass?!
A ~5-5 B zz 7:9
A ?
end unfinished
','4b687fc47db32da4db29026f7ecfa95f','0a618289107d0af6cd71a7d83353e4c4',NULL,0);
INSERT INTO "log" VALUES(6,'2026-11-23T19:41:00Z','remove','of another club',5,NULL,NULL,2,'# Holes in a round, and nothing wrong: an unknown tile, a tile taken back, a trick spread over lines, a round given up.
# expected: nothing
game double-takes
player A Ana
player B Bo
player C Cleo

hand 1
A 12-9=9 ~10-10 9-4 9-2 # Bo took the 10-10 back before the trick was complete: no revoke (D8)
A 5-3=5 5-1 5-2
A 7-4=7 ? 7-2 # nobody saw Bo''s tile
end unfinished
',NULL,'962c945c0fb5e5352297b62d02949d65','150740617de53a081cb5bd65f5ef2983',NULL,0);
INSERT INTO "log" VALUES(7,'2026-11-23T19:41:00Z','rename','',NULL,1,NULL,NULL,'{"player":1,"name":"Ana","id":null,"renamed":false,"ids":[],"names":["Ana"]}','{"player":1,"name":"Ana Ruiz","id":null,"renamed":true,"ids":[],"names":["Ana","Ana Ruiz"]}',NULL,NULL,NULL,NULL);
INSERT INTO "log" VALUES(8,'2026-11-28T10:50:15Z','amend','in canonical form as it is today',1,NULL,NULL,NULL,'game curse-of-the-doublet
id marks-1
player A Ana
player B Bo

hand 1
lead A
A 6-6!
B 6-1@4??
A 6-2@2!?
B 2-4 skip
A pass?!
A ~5-5 B zz 7:9
A ?
end unfinished
','game curse-of-the-doublet
id marks-1
player A Ana
player B Bo

hand 1
lead A
A 6-6!
B 6-1@4??
A 6-2@2!?
B 2-4 skip
A pass?!
A ~5-5
B zz 7:9
A ?
end unfinished
','bf08a164f1642dbc4a8760d934df86c6','02f9e39cf7035ee2a48b58a0462290cb',NULL,0);
INSERT INTO "log" VALUES(9,'2026-11-28T10:50:15Z','import','sub.bones',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "moves" VALUES(87,1,0,102,128,NULL,'(6) (6) (6) (6)',NULL);
INSERT INTO "moves" VALUES(87,2,9217,97,512,NULL,'1 (6) (6) (6)',NULL);
INSERT INTO "moves" VALUES(87,3,5120,98,640,NULL,'1 2 (6) (6)',NULL);
INSERT INTO "moves" VALUES(87,4,513,66,NULL,NULL,'1 4 (6) (6)',NULL);
INSERT INTO "moves" VALUES(87,5,449,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(87,6,160,NULL,768,82,NULL,NULL);
INSERT INTO "moves" VALUES(87,7,432,-86,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(87,8,481,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(87,9,479,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(87,10,464,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(88,1,0,85,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(88,2,2561,213,NULL,NULL,'13! (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(88,3,146,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(88,4,18,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(88,5,162,NULL,NULL,8224,NULL,NULL);
INSERT INTO "moves" VALUES(88,6,144,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(88,7,16,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(88,8,160,NULL,NULL,8224,NULL,NULL);
INSERT INTO "moves" VALUES(88,9,5121,82,NULL,NULL,'13! 2 (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(88,10,146,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(88,11,18,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(88,12,2562,221,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(88,13,144,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(88,14,16,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(88,15,3072,215,NULL,NULL,'7 2 (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(88,16,3073,116,NULL,NULL,'4 2 (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(89,1,0,17,NULL,NULL,'(1) (1) (1) (1)',2);
INSERT INTO "moves" VALUES(89,2,3073,101,NULL,NULL,'5 (1) (1) (1)',5);
INSERT INTO "moves" VALUES(89,3,3072,82,32,NULL,'5/2 (1) (1) (1)',9);
INSERT INTO "moves" VALUES(89,4,3073,83,NULL,NULL,'3 (1) (1) (1)',10);
INSERT INTO "moves" VALUES(89,5,2560,68,NULL,NULL,'4 (1) (1) (1)',5);
INSERT INTO "moves" VALUES(89,6,17,-50,NULL,NULL,NULL,7);
INSERT INTO "moves" VALUES(89,7,3073,49,NULL,NULL,'1 (1) (1) (1)',8);
INSERT INTO "moves" VALUES(89,8,5120,100,NULL,NULL,'1 4 (1) (1)',5);
INSERT INTO "moves" VALUES(89,9,4609,97,NULL,NULL,'1 6 (1) (1)',10);
INSERT INTO "moves" VALUES(90,1,0,101,NULL,NULL,'(6) (6) (5) (5)',NULL);
INSERT INTO "moves" VALUES(90,2,3073,99,NULL,NULL,'3 (6) (5) (5)',NULL);
INSERT INTO "moves" VALUES(90,3,432,-86,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(90,4,5120,97,NULL,NULL,'3 1 (5) (5)',NULL);
INSERT INTO "moves" VALUES(90,5,465,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(90,6,384,85,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(91,1,1,68,128,NULL,'(4) (4) (4) (4)',NULL);
INSERT INTO "moves" VALUES(91,2,3072,65,NULL,NULL,'1 (4) (4) (4)',NULL);
INSERT INTO "moves" VALUES(92,1,128,34,NULL,NULL,'(2) (2) (2) (2)',NULL);
INSERT INTO "moves" VALUES(92,2,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(92,3,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(92,4,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(92,5,3073,84,NULL,NULL,'4 (2) (2) (2)',NULL);
INSERT INTO "moves" VALUES(92,6,16,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(92,7,2560,51,NULL,NULL,'3 (2) (2) (2)',NULL);
INSERT INTO "moves" VALUES(92,8,465,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(92,9,400,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(92,10,400,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(92,11,384,102,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(93,1,0,102,NULL,NULL,'(6) (6)',NULL);
INSERT INTO "moves" VALUES(93,2,145,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(93,3,161,NULL,NULL,64,NULL,NULL);
INSERT INTO "moves" VALUES(93,4,3072,101,4096,NULL,'5 (6)',NULL);
INSERT INTO "moves" VALUES(93,5,145,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(93,6,5121,100,3072,NULL,'5 4',NULL);
INSERT INTO "moves" VALUES(93,7,5120,66,3072,NULL,'5 2',NULL);
INSERT INTO "moves" VALUES(93,8,5121,32,3072,NULL,'5 0',NULL);
INSERT INTO "moves" VALUES(94,1,0,101,NULL,NULL,'(6) (6) (5) (5)',NULL);
INSERT INTO "moves" VALUES(94,2,3073,97,NULL,NULL,'1 (6) (5) (5)',NULL);
INSERT INTO "moves" VALUES(94,3,2689,49,NULL,NULL,'3 (6) (5) (5)',NULL);
INSERT INTO "moves" VALUES(94,4,7168,82,NULL,NULL,'3 (6) 2 (5)',NULL);
INSERT INTO "moves" VALUES(95,1,0,101,NULL,NULL,'(6) (6) (5) (5)',NULL);
INSERT INTO "moves" VALUES(95,2,3329,66,NULL,NULL,'2 (6) (5) (5)',NULL);
INSERT INTO "moves" VALUES(95,3,2560,34,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(96,1,0,101,NULL,NULL,'(6) (6) (5) (5)',NULL);
INSERT INTO "moves" VALUES(96,2,289,NULL,NULL,96,NULL,1);
INSERT INTO "moves" VALUES(96,3,3072,100,NULL,NULL,'4 (6) (5) (5)',NULL);
INSERT INTO "moves" VALUES(97,1,0,101,NULL,NULL,'(6) (6) (5) (5)',11);
INSERT INTO "moves" VALUES(97,2,3073,97,NULL,NULL,'1 (6) (5) (5)',NULL);
INSERT INTO "moves" VALUES(97,3,7168,81,NULL,NULL,'1 (6) 1 (5)',3);
INSERT INTO "moves" VALUES(97,4,288,NULL,NULL,98,NULL,2);
INSERT INTO "moves" VALUES(97,5,2561,65,NULL,NULL,'4 (6) 1 (5)',NULL);
INSERT INTO "moves" VALUES(98,1,288,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(98,2,1,51,NULL,NULL,'(3) (3) (3) (3)',NULL);
INSERT INTO "moves" VALUES(98,3,3072,49,NULL,NULL,'1 (3) (3) (3)',NULL);
INSERT INTO "moves" VALUES(99,1,129,34,NULL,NULL,'(2) (2) (2) (2)',NULL);
INSERT INTO "moves" VALUES(99,2,3072,82,NULL,NULL,'2 (2) (2) (2)',NULL);
INSERT INTO "moves" VALUES(100,1,0,17,NULL,NULL,'(1) (1) (1) (1)',2);
INSERT INTO "moves" VALUES(100,2,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,3,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,4,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,5,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,6,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,7,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,8,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,9,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,10,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,11,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,12,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,13,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,14,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,15,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,16,273,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(100,17,3073,101,NULL,NULL,'5 (1) (1) (1)',NULL);
INSERT INTO "moves" VALUES(101,1,0,17,NULL,NULL,'(1) (1) (1) (1)',NULL);
INSERT INTO "moves" VALUES(101,2,289,NULL,NULL,2,NULL,NULL);
INSERT INTO "moves" VALUES(102,1,0,17,NULL,NULL,'(1) (1) (1) (1)',NULL);
INSERT INTO "moves" VALUES(102,2,161,NULL,NULL,2,NULL,NULL);
INSERT INTO "moves" VALUES(103,1,0,17,NULL,NULL,'(1) (1) (1) (1)',NULL);
INSERT INTO "moves" VALUES(103,2,3073,96,NULL,NULL,'0 (1) (1) (1)',NULL);
INSERT INTO "moves" VALUES(103,3,3328,101,NULL,NULL,'5 (1) (1) (1)',NULL);
INSERT INTO "moves" VALUES(104,1,0,17,NULL,NULL,'(1) (1) (1) (1)',NULL);
INSERT INTO "moves" VALUES(104,2,3329,99,32,NULL,'3 (1) (1) (1)',NULL);
INSERT INTO "moves" VALUES(104,3,2560,68,NULL,NULL,'4 (1) (1) (1)',NULL);
INSERT INTO "moves" VALUES(105,1,0,17,NULL,NULL,'(1) (1) (1) (1)',2);
INSERT INTO "moves" VALUES(105,2,17,-52,NULL,NULL,NULL,2);
INSERT INTO "moves" VALUES(105,3,3072,100,NULL,NULL,'4 (1) (1) (1)',6);
INSERT INTO "moves" VALUES(106,1,0,102,NULL,NULL,'(6) (6)',NULL);
INSERT INTO "moves" VALUES(106,2,273,-35,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(106,3,3073,100,NULL,NULL,'4 (6)',NULL);
INSERT INTO "moves" VALUES(107,1,0,102,NULL,NULL,'(6) (6)',NULL);
INSERT INTO "moves" VALUES(107,2,145,-35,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(107,3,273,-100,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(107,4,3073,99,NULL,NULL,'3 (6)',NULL);
INSERT INTO "moves" VALUES(108,1,0,102,NULL,NULL,'(6) (6)',NULL);
INSERT INTO "moves" VALUES(108,2,145,-100,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(108,3,289,NULL,NULL,64,NULL,NULL);
INSERT INTO "moves" VALUES(109,1,0,102,NULL,NULL,'(6) (6)',NULL);
INSERT INTO "moves" VALUES(109,2,161,NULL,NULL,64,NULL,NULL);
INSERT INTO "moves" VALUES(110,1,0,102,NULL,NULL,'(6) (6)',NULL);
INSERT INTO "moves" VALUES(110,2,3329,84,NULL,NULL,'4 (6)',NULL);
INSERT INTO "moves" VALUES(110,3,3072,65,NULL,NULL,'1 (6)',NULL);
INSERT INTO "moves" VALUES(111,1,0,102,NULL,NULL,'(6) (6)',NULL);
INSERT INTO "moves" VALUES(111,2,3073,100,NULL,NULL,'4 (6)',NULL);
INSERT INTO "moves" VALUES(111,3,3201,65,NULL,NULL,'1 (6)',NULL);
INSERT INTO "moves" VALUES(112,1,0,102,NULL,NULL,'(6) (6)',NULL);
INSERT INTO "moves" VALUES(113,1,1,85,NULL,NULL,'(5) (5)',NULL);
INSERT INTO "moves" VALUES(114,1,0,85,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(114,2,2561,245,NULL,NULL,'15 (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(114,3,18,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(114,4,5122,82,NULL,NULL,'15 2 (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(115,1,0,85,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(115,2,2561,213,NULL,NULL,'13! (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(115,3,5378,82,NULL,NULL,'13! 2 (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(116,1,0,85,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(116,2,2561,213,NULL,NULL,'13! (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(116,3,5378,114,NULL,NULL,'13! 2 (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(117,1,0,85,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(117,2,2561,101,NULL,NULL,'6 (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(117,3,2562,102,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(117,4,3200,98,NULL,NULL,'2 (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(118,1,0,85,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(118,2,145,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(118,3,17,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(118,4,273,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(118,5,33,NULL,NULL,32,NULL,NULL);
INSERT INTO "moves" VALUES(119,1,0,85,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(119,2,145,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(119,3,289,NULL,NULL,32,NULL,NULL);
INSERT INTO "moves" VALUES(120,1,256,101,NULL,NULL,'',NULL);
INSERT INTO "moves" VALUES(120,2,2433,81,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(121,1,288,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(121,2,1,85,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(122,1,0,85,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL);
INSERT INTO "moves" VALUES(123,1,1,102,NULL,NULL,'(6) (6) (6) (6) (6) (6)',NULL);
INSERT INTO "moves" VALUES(124,1,0,201,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(124,2,257,163,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(124,3,2,146,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(125,1,0,201,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(125,2,257,163,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(125,3,2,146,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(125,4,0,84,6,NULL,'',NULL);
INSERT INTO "moves" VALUES(125,5,129,148,6,NULL,'',NULL);
INSERT INTO "moves" VALUES(125,6,2,101,6,NULL,'',NULL);
INSERT INTO "moves" VALUES(126,1,0,201,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(126,2,257,163,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(126,3,2,146,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(126,4,0,84,6,NULL,'',NULL);
INSERT INTO "moves" VALUES(126,5,433,-149,NULL,NULL,NULL,NULL);
INSERT INTO "moves" VALUES(126,6,1,81,6,NULL,'',NULL);
INSERT INTO "moves" VALUES(126,7,2,101,6,NULL,'',NULL);
INSERT INTO "moves" VALUES(127,1,0,201,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(127,2,1,146,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(127,3,258,163,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(128,1,0,201,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(128,2,129,163,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(128,3,2,146,10,NULL,'',NULL);
INSERT INTO "moves" VALUES(128,4,0,84,6,NULL,'',NULL);
INSERT INTO "moves" VALUES(128,5,1,133,6,NULL,'',NULL);
INSERT INTO "moves" VALUES(128,6,2,101,6,NULL,'',NULL);
INSERT INTO "moves" VALUES(129,1,0,102,NULL,NULL,'(6) (6)',1);
INSERT INTO "moves" VALUES(129,2,3073,96,1024,NULL,'0 (6)',1);
INSERT INTO "moves" VALUES(130,1,0,102,NULL,NULL,'(6) (6)',7);
INSERT INTO "moves" VALUES(130,2,289,NULL,NULL,64,NULL,1);
CREATE TABLE penalties (
    hand_id INTEGER NOT NULL REFERENCES hands ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    seat    TEXT NOT NULL,
    points  INTEGER NOT NULL,
    code    TEXT NOT NULL,
    PRIMARY KEY (hand_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE play_keys (
    key       INTEGER NOT NULL,
    record_id INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    PRIMARY KEY (key, record_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE players (
    player_id INTEGER PRIMARY KEY,
    stable_id TEXT UNIQUE,         -- NULL: none; of several, which only `join` makes, the first
    name      TEXT NOT NULL,       -- of several spellings the longest, until it is renamed
    folded    TEXT NOT NULL,       -- the name normalised, without case and accents
    renamed   INTEGER NOT NULL     -- 1: `rename` or `join` settled the name, whatever sheets say
) STRICT;
INSERT INTO "players" VALUES(1,NULL,'Ana Ruiz','ana ruiz',1);
INSERT INTO "players" VALUES(2,NULL,'Bo','bo',0);
INSERT INTO "players" VALUES(3,NULL,'Cleo','cleo',0);
INSERT INTO "players" VALUES(4,'ana-17','Ana Ruiz','ana ruiz',0);
INSERT INTO "players" VALUES(5,NULL,'Ora','ora',0);
INSERT INTO "players" VALUES(6,NULL,'Pia','pia',0);
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
INSERT INTO "records" VALUES(1,1,'fe3c7cff655c5e1e264f8e9ac31fce19','a2761d5d38a31e4546f332d8720ed4a3','game curse-of-the-doublet
id marks-1
player A Ana
player B Bo

hand 1
lead A
A 6-6!
B 6-1@4??
A 6-2@2!?
B 2-4 skip
A pass?!
A ~5-5
B zz 7:9
A ?
end unfinished
',0,NULL,'curse-of-the-doublet',1,2,'marks-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,10,0,0,NULL,2,0,0,1,1);
INSERT INTO "records" VALUES(2,2,'f8dbec3e2cd7fa9574150daf91877ebb','d0362e01f648fd918bd73a381579cba5','# A spell: the bound players draw and pass, the caster plays elsewhere, 13-13 breaks the spell and casts a new one (S10, S11).
# expected: nothing
game super-dominoes
player A Ana
player B Bo
player C Cleo

hand 1
A 5-5
B 5-13@1 # B casts
C +?2 pass
A +?2 pass
B 5-2@2 # the caster is free, and the spell stays
C +?2 13-13@1 # breaks it, casts a new one, and skips nobody
A +?2 13-7@1 # breaks that
B 7-4@1
end unfinished
',0,NULL,'super-dominoes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,16,0,0,NULL,0,0,0,0,6);
INSERT INTO "records" VALUES(3,2,'99cb241b3cdcb55069ea8d2b667e1f90','7ce1cf925465f843fcc6ccc7c0162698','# Matadors inline and crosswise, a later double in line, drawing by choice (L4, L5, L6, L7).
# expected: nothing
game leyden
player A Ana
player B Bo

hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 6-1 6-5 5-3 4-0 2-0
A 1-1 # the lowest double dealt must lead (L2)
B 6-5@1
A 5-2x@1 # crosswise: five and two are both open
B 5-3@1 # five and two make seven; the five of the matador is closed
A 4-4@1 # four and three make seven; the double lies in line
B +3-1 3-1@1 # B draws although 6-1 could be played: allowed
A 6-4@2
B 1-6@2 # a matador fits everywhere, here with its one against a four
end unfinished
',0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,9,0,0,NULL,0,0,0,0,0);
INSERT INTO "records" VALUES(4,2,'e07c64d49c8ff18852a8a724a840b91b','795cdab1258c9ceef3da40a52bcd3725','# Holes of every kind, and still nothing wrong: unknown tiles, a tile taken back, a missed turn, a hand given up.
# expected: nothing
game curse-of-the-doublet
date 2026-??-??
player A Ana Ruiz <ana-17>
player B

hand 1
deal A 6-5 6-1 ?9 # only two tiles were seen
A 6-5
B 6-3@1
A ~5-5 6-1@2 # 5-5 shown and taken back: no turn, no breach
B ? # nobody saw what B played
A 5-5
end unfinished

hand 2
lead B
B 4-4! # well led
A 4-1@1
end conceded A
score A 0 B 6 # agreed on at the table, taken as it stands
',0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,'2026-??-??','2026-01-01','2026-12-31',NULL,NULL,NULL,2,8,0,0,NULL,0,0,0,1,0);
INSERT INTO "records" VALUES(6,2,'38d8fa0424ce6acbe46092b524027672','26f818f04e534a69f0268ee42748132f','# The sheet shows the plays and little else: unknown draws, a missed turn, a hand given up.
# expected: nothing
game leyden
player A Ana
player B Bo

hand 1
A 2-2
B +?3 5-4@1
A +? 3-3@1
B ?
A +?2 6-6
end conceded B
score A 12 B 31
',0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,11,0,1,NULL,0,0,0,1,1);
INSERT INTO "records" VALUES(7,2,'c74bd12d5deaa0bb474c4bbdf1313551','5217c97f431b2844b89e0cc18465daa2','# The sheet shows the plays and little else: unknown draws, a hand given up, open verdicts.
# expected: nothing
game prize-dominoes
player A Ana
player B Bo

hand 1
A 6-6
B +? pass
A 6-5@1
B +? 6-4@2 # perhaps the tile just drawn: so the pass before stays open (G9)
A 4-2@2
B 2-0@2
end conceded A
prize B 3-3
',0,'- - - 2 - 1 1 1','prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,8,0,1,NULL,0,0,0,0,3);
INSERT INTO "records" VALUES(8,3,'27a0c36c01acb446ee4d59dbfe8b7ab5','53b9b224e530cb1ade73cd861df0dde5','# Breaches in turns and tiles: one small record each.
# A further tile after one without a match (C8).
# expected: wrong-turn (hand 1, ply 3)
game curse-of-the-doublet
player A Ana
player B Bo

hand 1
A 6-5
B 6-1@1 1-3@1
A 5-2@3
end unfinished
',0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,4,0,0,NULL,0,1,0,1,2);
INSERT INTO "records" VALUES(9,3,'ecf25d140df2cbdbf80080cbc7a27779','d2eb2b3436fc2cf06d4c753f080492fa','# A tile that does not fit lies where it was laid, and play goes on from it: the 2-2 fits the 2 (C5, G4).
# expected: misfit (hand 1, ply 2)
game curse-of-the-doublet
player A Ana
player B Bo

hand 1
A 6-5
B 4-2@1
A 2-2@1
end unfinished
',0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(10,3,'6bd4da4360f056c04ece5ebb42ac5078','784e8f8cad7e55fe0803ff4f0fc08652','# The hand is known, and 6-1 fits (C9).
# expected: false-pass (hand 1, ply 2)
game curse-of-the-doublet
player A Ana
player B Bo

hand 1
deal B 6-1 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2
A 6-5
B pass
A 6-4@1
end unfinished
',0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(11,3,'3d37391c89dcee19372dc90d5cdc6fd2','ec43fa40e97f52768bd83f04feb8e6af','# After a match the same player must go on if able: 1-2 fits (C7).
# expected: false-pass (hand 1, ply 4)
game curse-of-the-doublet
player A Ana
player B Bo

hand 1
deal A 6-5 5-1 2-1 4-4 4-3 4-2 4-0 3-3 3-2 3-0 2-2
A 6-5
B 6-1@1
A 5-1@3 pass
B 1-4@1
end unfinished
',0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,5,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(12,3,'f87bd4ff85ba43fdf99851fc19ae0634','223dedd4462a1ed1bc9b11b9f9bfbca4','# A leader can always play (G13).
# expected: false-pass (hand 1, ply 1)
game curse-of-the-doublet
player A Ana
player B Bo

hand 1
A pass
B 3-3
A 3-1@1
end unfinished
',0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(13,3,'d686248f4c8aa1c0f1c01cd6a22f734c','d1e6662b2dc4457682feaf18e66cfed3','# Breaches in play: one small record each.
# A holds the lower double and should lead with it (L2).
# expected: wrong-lead (hand 1, ply 1)
game leyden
player A Ana
player B Bo

hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 6-1 6-5 5-3 4-0 2-0
B 2-2
A 5-2@1
end unfinished
',0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,0,0,0,1,1);
INSERT INTO "records" VALUES(14,3,'3f547e47a8bd85f16dc5153bd0b08b82','4c9abf11b93056c96f99d23f7a52a670','# Sixteen tiles were in the boneyard; two are never drawn (L7).
# expected: illegal-draw (hand 1, ply 16)
game leyden
player A Ana
player B Bo

hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 6-1 6-5 5-3 4-0 2-0
A 1-1
B +?15 6-5@1
end unfinished
',0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,17,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(15,3,'35f13d1149ee9f81b8c97fa9e76c4860','3e6669f1107a9dab1df8cc0315233793','# B holds the matador 6-1, which always fits (L5, L7).
# expected: false-pass (hand 1, ply 2)
game leyden
player A Ana
player B Bo

hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 6-1 5-5 5-3 4-0 2-0
A 1-1
B pass
end unfinished
',0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(16,3,'4910f0fa54c9984c33dd75dda236d3c6','4b00740be768dbe8aadcc3262cf8fca6','# Nothing fits, but there are tiles to draw (L7).
# expected: missed-draw (hand 1, ply 2)
game leyden
player A Ana
player B Bo

hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 3-2 5-5 5-3 4-0 2-0
A 1-1
B pass
end unfinished
',0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,0,0,0,1,1);
INSERT INTO "records" VALUES(17,3,'1135de98b1f198b9374058683e227589','871fa1e3692f7881a4357c324392267b','# A blank end is closed to all but matadors (L4).
# expected: misfit (hand 1, ply 3)
game leyden
player A Ana
player B Bo

hand 1
A 1-1
B 6-0@1
A 6-5@1
end unfinished
',0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(18,3,'399220168fe8cf49ec443b632010502e','8fc20805e7d0d9b3132af44e573aa2f4','# Only matadors lie crosswise; the tile lies as if inline, and the 3 is open (L5).
# expected: misfit (hand 1, ply 2)
game leyden
player A Ana
player B Bo

hand 1
A 1-1
B 6-3x@1
A 4-4@1
end unfinished
',0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(19,3,'7bb75aeb65996eb3617c2f515de1dcc8','80547ba1a965682f6748d6bfef142bfe','# B drew and did nothing more: read as a pass, and it was false, for 6-5 fits (G2).
# expected: false-pass (hand 1, ply 3)
game leyden
player A Ana
player B Bo

hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 3-2 6-5 5-3 4-0 2-0
A 1-1
B +3-3
A 6-4@1
end unfinished
',0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,1,0);
INSERT INTO "records" VALUES(20,3,'cd28d1ef2a81a06f22db46c71d8ddf75','ea7caaed7315fc9b251429f75579f293','# Breaches in play: one small record each.
# B holds 6-4 and draws all the same (P4).
# expected: illegal-draw (hand 1, ply 2)
game prize-dominoes
player A Ana
player B Bo

hand 1
deal B 6-4 ?6
A 6-6
B +2-2 6-4@1
end unfinished
',0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,1,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(21,3,'2e74555a2549d5995614108dbb5490a1','f23301746fc705386682ea0e7f1cc607','# One tile is drawn, not two (P6).
# expected: illegal-draw (hand 1, ply 3)
game prize-dominoes
player A Ana
player B Bo

hand 1
A 6-6
B +2-2 +6-3 6-3@1
end unfinished
',0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,4,0,1,NULL,0,1,0,0,1);
INSERT INTO "records" VALUES(22,3,'fe9045614674565ae1e0322306c2452c','99a1e8d76118640d7e04061d876b65d0','# The drawn tile fits and must be played (P6).
# expected: false-pass (hand 1, ply 3)
game prize-dominoes
player A Ana
player B Bo

hand 1
A 6-6
B +6-3 pass
end unfinished
',0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,1,NULL,0,1,0,0,1);
INSERT INTO "records" VALUES(23,3,'77e9bc3520f99955822dc75849391ac2','8d61a2475b98aa9d574021ef48ab728b','# Nobody may pass without drawing while the stock has tiles (P5).
# expected: missed-draw (hand 1, ply 2)
game prize-dominoes
player A Ana
player B Bo

hand 1
A 6-6
B pass
end unfinished
',0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,1,NULL,0,0,0,1,1);
INSERT INTO "records" VALUES(24,3,'3cdffa9f7fc9425309486a74c8ce7591','111f38cc50544a77a91b72934057e1a7','# B''s 5-4 shows neither end of the line; it lies there all the same (P3).
# expected: misfit (hand 1, ply 2)
game prize-dominoes
player A Ana
player B Bo

hand 1
A 6-6
B 5-4@1
A 4-1@1
end unfinished
',0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,1,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(25,3,'b3e2ae9c20f06c91e3a4e761b2050fbd','b2317ffc8cb48efafb7fa3e8354964be','# B plays twice.
# expected: wrong-turn (hand 1, ply 3)
game prize-dominoes
player A Ana
player B Bo

hand 1
A 6-6
B 6-4@1
B 4-1@1
end unfinished
',0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,1,NULL,0,0,0,1,2);
INSERT INTO "records" VALUES(26,3,'7e619f9e15f3ac3db921f8c0d3c0129b','2c09c8693c7193a849de24af88e14291','# B won the first hand, so A leads the second (P2).
# expected: wrong-lead (hand 2, ply 1)
game prize-dominoes
player A Ana
player B Bo

hand 1
A 6-6
end conceded A
prize B 6-1

hand 2
B 5-5
end unfinished
',0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,2,0,1,NULL,0,0,0,1,1);
INSERT INTO "records" VALUES(27,3,'ffc61df046c44cf150a826be64db6a70','da53763136bc7618cb2a1fb50c26d9b9','# Breaches in play: one small record each.
# A''s draw for the fifteen is missing when C plays (S7).
# expected: missed-draw (hand 1, ply 4)
game super-dominoes
player A Ana
player B Bo
player C Cleo

hand 1
A 5-5
B 5-15@1
C +? 5-2@2
end unfinished
',0,NULL,'super-dominoes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,4,0,0,NULL,0,0,0,0,0);
INSERT INTO "records" VALUES(28,3,'d39f3c772d3f2a89574c576355c07e06','55364c2488066041b4047d7d2dfa3444','# C is bound by B''s spell and plays elsewhere, where the tile fits (S10).
# expected: off-spell (hand 1, ply 3)
game super-dominoes
player A Ana
player B Bo
player C Cleo

hand 1
A 5-5
B 5-13@1
C 5-2@2
end unfinished
',0,NULL,'super-dominoes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(29,3,'c3de152741a68c975149de3785896866','9daa2e08f75df68c6d48028b136626cd','# C is bound and plays elsewhere, where the tile does not even fit (S10).
# expected: misfit (hand 1, ply 3)
game super-dominoes
player A Ana
player B Bo
player C Cleo

hand 1
A 5-5
B 5-13@1
C 7-2@2
end unfinished
',0,NULL,'super-dominoes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(30,3,'1bf3b7f67f035e972635e9615874a19e','bc68d42ce51026d11ebeac38815c64b7','# A should miss a turn because of C''s double, and plays all the same (S12).
# expected: wrong-turn (hand 1, ply 4)
game super-dominoes
player A Ana
player B Bo
player C Cleo

hand 1
A 5-5
B 5-6@1
C 6-6@1
A 6-2@1
end unfinished
',0,NULL,'super-dominoes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,4,0,0,NULL,0,0,0,1,3);
INSERT INTO "records" VALUES(31,3,'d74ed3b7b77ff3ed4740f5314dc1e28f','3f31392b8b38f04539472edb5f386799','# Two tiles are drawn, not three (S5).
# expected: illegal-draw (hand 1, ply 4)
game super-dominoes
player A Ana
player B Bo

hand 1
A 5-5
B +?3 pass
end unfinished
',0,NULL,'super-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,5,0,0,NULL,0,1,0,0,1);
INSERT INTO "records" VALUES(32,3,'f5849b2093ee72abe27f1ad2f97715e5','57f22921f13e214bb92f71e3ca49bdea','# Two tiles are drawn, not one (S5).
# expected: missed-draw (hand 1, ply 3)
game super-dominoes
player A Ana
player B Bo

hand 1
A 5-5
B +? pass
end unfinished
',0,NULL,'super-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,1);
INSERT INTO "records" VALUES(33,3,'d51d37be9ea44122bd8817d9994e83cb','44048779aa2a26223e0d82ddb4830867','# The hand must open with a double; nobody knows what lies on the table after this (G3, S2).
# expected: misfit (hand 1, ply 1)
game super-dominoes
player A Ana
player B Bo

hand 1
A 6-5
B 5-1@1
end unfinished
',0,NULL,'super-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,0,1,0,1,0);
INSERT INTO "records" VALUES(34,3,'ffcf2eb25af82053148697dc83df4f3a','68e871b2b4ed0fc16d6b47492dae2555','# A was dealt 7-7 and should have set it (S2).
# expected: false-pass (hand 1, ply 1)
game super-dominoes
player A Ana
player B Bo

hand 1
deal A 7-7 ?8
A pass
B 5-5
end unfinished
',0,NULL,'super-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(35,3,'6d6c0a259903067cb7becf9e564185fa','6d1575c70ea77288b6a123086b521c03','# B won the first hand, for A gave up; so the seat next to B, A, is the first player of the second (S1).
# expected: wrong-lead (hand 2, ply 1)
game super-dominoes
player A Ana
player B Bo

hand 1
A 5-5
end conceded A

hand 2
B 6-6
end unfinished
',0,NULL,'super-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,2,0,0,NULL,0,0,0,1,1);
INSERT INTO "records" VALUES(36,4,'ed9d7e6d535b653f915b36aaee270bc3','c5bd97f8fcc8d75d111cd070ae00bac3','# Revokes: proven by the deal, by a later tile, by a tile left; and one that stays open (D4, D10, G9).
# Bo was dealt 9-4 and threw 10-3.
# expected: revoke (hand 1, ply 2)
game double-takes
player A Ana
player B Bo
player C Cleo

hand 1
deal B 10-3 9-4 ?13
A 12-9=9 10-3 9-2
end unfinished
',0,NULL,'double-takes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(37,4,'84d361f4ea9f8621a8e9c0d5a4b5790f','00b9c8024db63b01ae87c10eeb735ef9','# No deal, but Bo plays 9-4 a trick later.
# expected: revoke (hand 1, ply 2)
game double-takes
player A Ana
player B Bo
player C Cleo

hand 1
A 12-9=9 10-3 9-2
A 5-4=5 9-4 6-5
end unfinished
',0,NULL,'double-takes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,6,0,0,NULL,0,1,0,0,1);
INSERT INTO "records" VALUES(38,4,'941771f8e924cde0381dace6afe59840','8d55c865196562c3117d34daaa840c32','# Bo shows the 9-4 by accident: it is no turn, but it is proof (G6).
# expected: revoke (hand 1, ply 2)
game double-takes
player A Ana
player B Bo
player C Cleo

hand 1
A 12-9=9 10-3 9-2
A 5-4=5 ~9-4 5-1 6-5
end unfinished
',0,NULL,'double-takes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,7,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(39,4,'753524b7dc1701926b8d9d9633b2e924','e25705084d5090b074946527f467b488','# Cleo does not follow, and is left with a nine when the round is broken off.
# expected: revoke (hand 1, ply 3)
game double-takes
player A Ana
player B Bo
player C Cleo

hand 1
A 12-9=9 9-2 10-3
left C 9-8 ?13
end unfinished
',0,NULL,'double-takes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO "records" VALUES(40,4,'0d10529720adb57195b6a1706daea61b','c5167ee6813229f5a024814f19b33e2b','# Bo did not follow, and nothing shows that Bo could have: open.
# expected: nothing
game double-takes
player A Ana
player B Bo
player C Cleo

hand 1
A 12-9=9 10-3 9-2
A 5-4=5 8-5 6-5
end unfinished
',0,NULL,'double-takes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,6,0,0,NULL,0,0,0,0,1);
INSERT INTO "records" VALUES(41,9,'136655e07ef995be1251a1f922cc8d0f','f669162ed71c47246834f0909e6638cb','game block
date 2026-11-26
round 1
table 4
player A Ora
player B Pia

hand 1
deal A 6-6 6-5 5-5 5-4 4-4 4-3 3-3
deal B 6-0 5-0 4-0 3-0 2-0 1-0 0-0
A 6-6
B 6-0@1
end unfinished

hand 2
substitute B Quentin Moss
deal A 6-6 6-5 5-5 5-4 4-4 4-3 3-3
deal B 6-0 5-0 4-0 3-0 2-0 1-0 0-0
A 6-6
B pass
end unfinished
',0,'-','block',1,2,NULL,NULL,NULL,NULL,'2026-11-26','2026-11-26','2026-11-26',NULL,'1','4',2,4,0,0,NULL,0,1,0,0,0);
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
INSERT INTO "seats" VALUES(1,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(1,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(3,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(3,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(4,'A',4,'Ana Ruiz','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(4,'B',NULL,NULL,'B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(6,'A',1,'Ana','A',12,NULL,NULL);
INSERT INTO "seats" VALUES(6,'B',2,'Bo','B',31,NULL,NULL);
INSERT INTO "seats" VALUES(7,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO "seats" VALUES(7,'B',2,'Bo','B',1,NULL,NULL);
INSERT INTO "seats" VALUES(8,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(8,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(9,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(9,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(10,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(10,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(11,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(11,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(12,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(12,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(13,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(13,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(14,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(14,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(15,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(15,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(16,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(16,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(17,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(17,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(18,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(18,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(19,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(19,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(20,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO "seats" VALUES(20,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO "seats" VALUES(21,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO "seats" VALUES(21,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO "seats" VALUES(22,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO "seats" VALUES(22,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO "seats" VALUES(23,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO "seats" VALUES(23,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO "seats" VALUES(24,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO "seats" VALUES(24,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO "seats" VALUES(25,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO "seats" VALUES(25,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO "seats" VALUES(26,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO "seats" VALUES(26,'B',2,'Bo','B',2,NULL,NULL);
INSERT INTO "seats" VALUES(27,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(27,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(27,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(28,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(28,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(28,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(29,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(29,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(29,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(30,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(30,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(30,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(31,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(31,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(32,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(32,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(33,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(33,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(34,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(34,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(35,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(35,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(36,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(36,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(36,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(37,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(37,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(37,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(38,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(38,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(38,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(39,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(39,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(39,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(40,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(40,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(40,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(41,'A',5,'Ora','A',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(41,'B',6,'Pia','B',NULL,NULL,NULL);
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('judging','3');
INSERT INTO "settings" VALUES('unicode','15.0.0');
CREATE TABLE trumps (
    hand_id INTEGER PRIMARY KEY REFERENCES hands ON DELETE CASCADE,
    seat    TEXT NOT NULL,
    trump   TEXT NOT NULL          -- 0 to 6, doubles, none, nello, other
) STRICT;
CREATE INDEX log_by_record ON log (record_id, log_id) WHERE record_id IS NOT NULL;
CREATE INDEX log_by_hash ON log (text_hash) WHERE text_hash IS NOT NULL;
CREATE INDEX log_by_fingerprint ON log (fingerprint) WHERE fingerprint IS NOT NULL;
CREATE INDEX log_by_gone ON log (gone_id) WHERE gone_id IS NOT NULL;
CREATE INDEX players_by_folded ON players (folded);
CREATE INDEX known_as_by_folded ON known_as (kind, folded);
CREATE INDEX known_as_by_player ON known_as (player_id);
CREATE INDEX events_by_folded ON events (folded);
CREATE INDEX seats_by_player ON seats (player_id, record_id, seat);
CREATE INDEX house_rules_by_value ON house_rules (name, value, record_id) WHERE usual = 0;
CREATE INDEX hands_by_opening ON hands (opening_tile);
CREATE INDEX hands_by_end ON hands (ended);
CREATE INDEX hand_seats_by_points ON hand_seats (points);
CREATE INDEX moves_by_tile ON moves (tile_number) WHERE tile_number >= 0;
CREATE INDEX moves_passes ON moves (passed_on, move) WHERE move & 112 = 32;
CREATE INDEX analyzed_mistakes ON analyzed_decisions (mark, fair_loss) WHERE mark IS NOT NULL;
CREATE INDEX trumps_by_name ON trumps (trump);
CREATE INDEX records_by_fingerprint ON records (fingerprint, first_day, round, table_name);
CREATE INDEX records_by_hash ON records (text_hash);
CREATE INDEX records_by_day ON records (first_day, last_day);
CREATE INDEX records_by_event ON records (event_id, first_day, round, table_name);
CREATE INDEX records_by_game ON records (game, first_day);
CREATE INDEX records_by_sheet_id ON records (sheet_id) WHERE sheet_id IS NOT NULL;
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
CREATE INDEX findings_by_code ON findings (code, verdict);
CREATE INDEX findings_by_severity ON findings (severity, verdict);
CREATE INDEX findings_by_hand ON findings (hand_id) WHERE hand_id IS NOT NULL;
CREATE INDEX play_keys_by_record ON play_keys (record_id);
CREATE INDEX likely_same_by_other ON likely_same (other_id);
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
  LEFT JOIN players p USING (player_id);
COMMIT;
