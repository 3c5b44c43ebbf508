-- An archive as version 1 of the schema had it: what `bones-history upgrade` must be able to bring up to date.
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE imports (
    import_id   INTEGER PRIMARY KEY,
    file        TEXT NOT NULL,     -- as it was named
    imported_at TEXT NOT NULL      -- 2026-11-19T21:04:05Z
) STRICT;
INSERT INTO imports VALUES(1,'faulty-facts.bones','2026-11-21T10:16:49Z');
INSERT INTO imports VALUES(2,'faulty-hindsight.bones','2026-11-21T10:16:49Z');
INSERT INTO imports VALUES(3,'table-3.bones','2026-11-21T10:16:49Z');
CREATE TABLE players (
    player_id INTEGER PRIMARY KEY,
    stable_id TEXT UNIQUE,
    name      TEXT NOT NULL,       -- of several spellings under one stable id, the longest
    folded    TEXT NOT NULL        -- the name without case and accents
) STRICT;
INSERT INTO players VALUES(1,NULL,'Ana','ana');
INSERT INTO players VALUES(2,NULL,'Bo','bo');
INSERT INTO players VALUES(3,'eva-31','Eva Lindt','eva lindt');
INSERT INTO players VALUES(4,'finn-12','Finn Moss','finn moss');
INSERT INTO players VALUES(5,'gita-08','Gita Rao','gita rao');
CREATE TABLE events (
    event_id INTEGER PRIMARY KEY,
    name     TEXT NOT NULL UNIQUE,
    folded   TEXT NOT NULL
) STRICT;
INSERT INTO events VALUES(1,'Thursday club night','thursday club night');
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
INSERT INTO records VALUES(1,1,'314c775662bf1bbf1fcc98607c4c9ca7','7c856d5e1b4793df98e318c794bd9fd7',replace('# Records that contradict themselves: errors of the sheet, not of the players (G5).\n# expected: tile-repeated (hand 1, ply 3)\ngame curse-of-the-doublet\n\nhand 1\nA 6-5\nB 6-1@1\nA 6-1@2\nend unfinished\n','\n',char(10)),0,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,1,0,0,0,0);
INSERT INTO records VALUES(2,1,'41526e22ed48fa632ad5ca05c581a36d','aed38279304017681ae19e62f4e45fb0',replace('# expected: tile-not-held (hand 1, ply 2)\ngame curse-of-the-doublet\n\nhand 1\ndeal B 6-1 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2\nA 6-5\nB 6-4@1\nend unfinished\n','\n',char(10)),0,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,1,0,0,0,0);
INSERT INTO records VALUES(3,1,'85554fb7885f36a29d06ea77a8475c3c','efd4d5e90f03afc1beffd3ae62d9be34',replace('# expected: deal-size (hand 1, ply 0)\ngame curse-of-the-doublet\n\nhand 1\ndeal A 6-5 6-4 6-3\nA 6-5\nend unfinished\n','\n',char(10)),0,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,1,0,0,NULL,1,0,0,0,0);
INSERT INTO records VALUES(4,1,'b20ed8ad6e02cc62fa00a28c569b6ee0','cb0e45a66d2925709e73ae5a031ad967',replace('# A has played two of eleven tiles.\n# expected: left-mismatch (hand 1)\ngame curse-of-the-doublet\n\nhand 1\nA 6-5\nB 6-1@1\nA 5-2@3\nleft A ?8\nend unfinished\n','\n',char(10)),0,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,1,0,0,0,0);
INSERT INTO records VALUES(5,1,'182255b9f015a89ab0f2f63795eda840','289dcd9e5303d663e9842b620d8bd588',replace('# There is no arm 5, and nobody knows where the tile lies.\n# expected: no-such-arm (hand 1, ply 2)\ngame curse-of-the-doublet\n\nhand 1\nA 6-5\nB 6-1@5\nend unfinished\n','\n',char(10)),0,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,1,0,0,1,0);
INSERT INTO records VALUES(6,1,'e5a42fb47a71b9a99e815c0bf4a7d85b','94a6ce3051947919ccf42e05b4f7210d',replace('# 5-2 fits on arm 3, which shows 5, and on the free side of the set.\n# expected: ambiguous-arm (hand 1, ply 3)\ngame curse-of-the-doublet\n\nhand 1\nA 6-5\nB 5-5@3\nA 5-2\nend unfinished\n','\n',char(10)),0,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,1,0,0,1,0);
INSERT INTO records VALUES(7,1,'dad718a318117cb9702b988de19debb7','229a2a58fb6c24fe7752dab85bcad348',replace('# Nothing is drawn in this game.\n# expected: no-such-action (hand 1, ply 2)\ngame curse-of-the-doublet\n\nhand 1\nA 6-5\nB +6-1 6-2@1\nend unfinished\n','\n',char(10)),0,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,1,0,0,0,0);
INSERT INTO records VALUES(8,1,'dd15ae2849ea2c35bfde08b2ba639dbf','22ed0272777f913da28772162e7f24dd',replace('# A double-six set has no 7-2.\n# expected: bad-tile (hand 1, ply 2)\ngame curse-of-the-doublet\n\nhand 1\nA 6-5\nB 7-2@1\nend unfinished\n','\n',char(10)),0,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,1,0,0,1,0);
INSERT INTO records VALUES(9,1,'27990bb7d342fee2f6f2ef5daab91edf','eaed1bfaa0ea9c227a8c045f50c6927f',replace('# expected: unknown-rule\ngame curse-of-the-doublet\nrule extra-plays=may\n\nhand 1\nA 6-5\nend unfinished\n','\n',char(10)),0,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,1,0,0,NULL,1,0,0,0,0);
INSERT INTO records VALUES(10,2,'658db071a99bffa68cede2e3fe745b6a','61c62e8bb1807dcfd66f07d88b228411',replace('# No deal was recorded, and yet some of it is decided by what came later (L2, L7, G9).\n# A sets 3-3, and B later plays 2-2 without having drawn anything: B was dealt it and should have led.\n# expected: wrong-lead (hand 1, ply 1)\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 3-3\nB 4-5@1\nA 2-5@1\nB 2-2@1\nend unfinished\n','\n',char(10)),0,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,4,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(11,2,'d95d83947961cdea7719d02c517d12a9','6e59ec80812a1e4cce84287198c2128e',replace('# Here B drew before, and may have drawn the 2-2: nothing is proven.\n# expected: nothing\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 3-3\nB 4-5@1\nA 2-5@1\nB +? 2-2@1\nend unfinished\n','\n',char(10)),0,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,5,0,0,NULL,0,0,0,0,1);
INSERT INTO records VALUES(12,2,'dcbcd067a9215e0c71a9ce78ce98b366','d268a197865adb4f5f81cea7a79c9a41',replace('# B drew the last tile that may be drawn, passed, and had the matador 5-2 all the while.\n# expected: false-pass (hand 1, ply 16)\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 1-1\nB +?14 pass\nA 6-4@1\nB 5-2@1\nend unfinished\n','\n',char(10)),0,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,18,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(13,3,'bc25f35db0d925d5a454bcf8e2fdc1e4','975809043b9d08caed801951f3195044',replace('# Table 3: Double Takes for three, then for two. Typed from the sheets.\ngame double-takes\nevent Thursday club night\nsite Corner Room\nrecorder Hugo Vance\nrecorder Mina Park\ndate 2026-11-19\ntime 19:30\nround 1\ntable 3\nplayer A Eva Lindt <eva-31>\nplayer B Finn Moss <finn-12>\nplayer C Gita Rao <gita-08>\nrule revoke=called\n\n# House rule of this table: a revoke costs nothing unless it is called.\nhand 1\nA 15-12=12 12-8 12-0\nA 15-2=2 0-0 9-2\nB 14-8=8 8-3 8-6\nB 15-11=11 11-1 11-8\nB 13-12=12 12-4 12-2\nB 15-3=3 9-3 4-4\nA 13-5=5 11-5 5-0\nA 14-7=7 7-3 15-7\nC 15-6=6 6-2 11-6\nC 10-2=2 4-1 3-0\nC 10-6=6 6-4 4-0\nC 7-4=4 7-0 13-4\nB 14-0=0 6-0 9-0\nB 13-11=13 1-1 12-12\nA 9-6=9 8-1 10-10\nend played\nscore A 7 B 7 C 6\n\nhand 2\nB 13-7=7 11-7 7-2\nB 14-10=10 10-0 10-3\nB 14-9=9 9-1 3-3\nA 14-4=4 8-0 4-2\nA 13-10=10 7-7 10-1\nB 12-11=11 6-6 3-1\nC 15-14=15 6-1 8-8\nB 9-7=7 2-1 10-7\nA 12-5=5 8-5 5-2\nA 14-3=3 4-3 13-2\nA 12-1=1 11-11 9-8\nB 11-2=2 10-8 5-3\nB 13-13=13 13-9 6-5\nB 8-7=8 10-9 12-6\nB 8-4=4 12-9 12-10\nend played\nscore A 6 B 13 C 2\n\nhand 3\nyard 10-5 # the one left over\nC 13-3=3 2-2 3-2\nA 15-10=10 1-0 10-4\nA 15-5=5 5-4 5-1\nA 14-12=14 14-5 14-2\nA 15-9=9 9-4 15-15\nC 15-0=0 5-5 7-1\nA 14-1=1 9-5 15-1\nC 13-0=0 9-9 12-3\nA 13-1=1 12-7 2-0\nA 13-6=6 14-6 6-3\nB 14-13=13 11-0 14-14\nA 11-10=10 13-8 7-5\nA 11-9=9 15-8 11-3\nA 8-2=2 14-11 11-4\nA 7-6=6 15-13 15-4\nend played\nscore A 16 B 1 C 3\nresult A 29 B 21 C 11\nwinner A\n','\n',char(10)),0,'double-takes',1,3,NULL,1,'Corner Room','Hugo Vance','2026-11-19','2026-11-19','2026-11-19','19:30','1','3',3,135,1,1,'A',1,1,0,0,0);
INSERT INTO records VALUES(14,3,'a7de386362902bebaddecd4ed8c5d0f9','b95691eb248ea4ae97219034f84280d8',replace('game double-takes\nevent Thursday club night\nsite Corner Room\nrecorder Mina Park\ndate 2026-11-19\ntime 20:40\nround 2\ntable 3\nplayer A Finn Moss <finn-12>\nplayer B Eva Lindt <eva-31>\n\nhand 1\ndeal A 15-11 14-10 14-4 14-0 13-12 13-5 12-3 11-9 11-5 11-0 10-7 8-5 8-0 7-2 5-4 4-4 2-2\ndeal B 15-12 15-3 15-1 14-1 12-10 12-6 12-0 11-8 11-6 10-4 10-0 9-6 8-8 7-6 4-0 3-0 2-1\nA 15-11=11 11-6\nA 14-4=4 4-0\nA 13-5=5 3-0\nA 14-10=10 10-0\nA 14-0=0 12-0\nA 13-12=12 15-12\nB 15-3=3 12-3\nB 14-1=1 2-2\nA 11-0=0 8-8\nB 15-1=1 4-4\nA 11-9=9 9-6\nA 11-5=5 2-1\nA 8-0=0 10-4\nA 10-7=7 7-6\nA 8-5=5 11-8\nA 5-4=5 12-6\nA 7-2=2 12-10\nend played\nscore A 16 B 4\n\nhand 2\nB 14-9=9 10-9\nB 15-6=6 6-3\nB 14-13=14 14-2\nB 13-1=1 7-1\nB 13-9=9 12-9\nB 12-7=7 7-4\nB 12-11=11 11-2\nB 9-2=2 10-2\nA 15-13=15 9-9\nB 10-3=3 11-11\nA 15-0=0 2-0\nA 15-8=8 12-12\nB 11-1=1 15-15\nA 14-12=12 4-1\nA 12-4=4 6-1\nA 5-0=0 10-6\nA 4-2=2 9-5\nend played\nscore A 10 B 11\n\nhand 3\nA 13-3=3 14-3\nB 15-14=15 1-1\nA 14-5=5 5-1\nA 14-7=7 15-7\nB 14-8=8 8-2\nB 15-9=9 9-0\nB 15-2=2 3-2\nB 13-8=8 8-3\nB 14-11=11 11-4\nB 13-10=10 11-10\nB 12-2=2 5-3\nB 12-8=8 8-6\nB 8-1=1 9-1\nA 9-8=8 0-0\nB 6-5=6 7-5\nB 6-0=0 8-7\nB 6-4=6 12-5\nend played\nscore A 4 B 14\n\nhand 4\nB 13-4=4 9-4\nB 15-10=10 10-1\nB 15-4=4 3-3\nA 13-2=2 10-10\nB 14-6=6 6-2\nB 11-3=3 5-5\nA 12-1=1 3-1\nA 15-5=5 10-5\nA 13-6=6 14-14\nB 13-0=0 1-0\nB 11-7=7 13-7\nA 13-11=13 4-3\nA 9-7=7 7-0\nA 13-13=13 8-4\nA 5-2=2 7-3\nA 6-6=6 9-3\nA 7-7=7 10-8\nend played\nscore A 16 B 8\nresult A 46 B 38\nwinner A\n','\n',char(10)),0,'double-takes',1,2,NULL,1,'Corner Room','Mina Park','2026-11-19','2026-11-19','2026-11-19','20:40','2','3',4,136,1,1,'A',0,0,1,0,0);
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
INSERT INTO seats VALUES(1,'A',NULL,NULL,'A',NULL,NULL,NULL);
INSERT INTO seats VALUES(1,'B',NULL,NULL,'B',NULL,NULL,NULL);
INSERT INTO seats VALUES(2,'A',NULL,NULL,'A',NULL,NULL,NULL);
INSERT INTO seats VALUES(2,'B',NULL,NULL,'B',NULL,NULL,NULL);
INSERT INTO seats VALUES(3,'A',NULL,NULL,'A',NULL,NULL,NULL);
INSERT INTO seats VALUES(3,'B',NULL,NULL,'B',NULL,NULL,NULL);
INSERT INTO seats VALUES(4,'A',NULL,NULL,'A',NULL,NULL,NULL);
INSERT INTO seats VALUES(4,'B',NULL,NULL,'B',NULL,NULL,NULL);
INSERT INTO seats VALUES(5,'A',NULL,NULL,'A',NULL,NULL,NULL);
INSERT INTO seats VALUES(5,'B',NULL,NULL,'B',NULL,NULL,NULL);
INSERT INTO seats VALUES(6,'A',NULL,NULL,'A',NULL,NULL,NULL);
INSERT INTO seats VALUES(6,'B',NULL,NULL,'B',NULL,NULL,NULL);
INSERT INTO seats VALUES(7,'A',NULL,NULL,'A',NULL,NULL,NULL);
INSERT INTO seats VALUES(7,'B',NULL,NULL,'B',NULL,NULL,NULL);
INSERT INTO seats VALUES(8,'A',NULL,NULL,'A',NULL,NULL,NULL);
INSERT INTO seats VALUES(8,'B',NULL,NULL,'B',NULL,NULL,NULL);
INSERT INTO seats VALUES(9,'A',NULL,NULL,'A',NULL,NULL,NULL);
INSERT INTO seats VALUES(9,'B',NULL,NULL,'B',NULL,NULL,NULL);
INSERT INTO seats VALUES(10,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(10,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(11,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(11,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(12,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(12,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(13,'A',3,'Eva Lindt','A',29,29,1);
INSERT INTO seats VALUES(13,'B',4,'Finn Moss','B',21,21,0);
INSERT INTO seats VALUES(13,'C',5,'Gita Rao','C',11,11,0);
INSERT INTO seats VALUES(14,'A',4,'Finn Moss','A',46,46,1);
INSERT INTO seats VALUES(14,'B',3,'Eva Lindt','B',38,38,0);
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
INSERT INTO house_rules VALUES(3,'extra-play','must',1);
INSERT INTO house_rules VALUES(3,'target','11',1);
INSERT INTO house_rules VALUES(4,'extra-play','must',1);
INSERT INTO house_rules VALUES(4,'target','11',1);
INSERT INTO house_rules VALUES(5,'extra-play','must',1);
INSERT INTO house_rules VALUES(5,'target','11',1);
INSERT INTO house_rules VALUES(6,'extra-play','must',1);
INSERT INTO house_rules VALUES(6,'target','11',1);
INSERT INTO house_rules VALUES(7,'extra-play','must',1);
INSERT INTO house_rules VALUES(7,'target','11',1);
INSERT INTO house_rules VALUES(8,'extra-play','must',1);
INSERT INTO house_rules VALUES(8,'target','11',1);
INSERT INTO house_rules VALUES(9,'extra-play','must',1);
INSERT INTO house_rules VALUES(9,'target','11',1);
INSERT INTO house_rules VALUES(10,'target','100',1);
INSERT INTO house_rules VALUES(11,'target','100',1);
INSERT INTO house_rules VALUES(12,'target','100',1);
INSERT INTO house_rules VALUES(13,'revoke','called',0);
INSERT INTO house_rules VALUES(13,'undeclared','high',1);
INSERT INTO house_rules VALUES(14,'revoke','deduct',1);
INSERT INTO house_rules VALUES(14,'undeclared','high',1);
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
INSERT INTO hands VALUES(1,1,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(2,2,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,2);
INSERT INTO hands VALUES(3,3,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,1);
INSERT INTO hands VALUES(4,4,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(5,5,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,0,2);
INSERT INTO hands VALUES(6,6,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,0,3);
INSERT INTO hands VALUES(7,7,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(8,8,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,0,2);
INSERT INTO hands VALUES(9,9,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,1);
INSERT INTO hands VALUES(10,10,1,1,'A','3-3','unfinished',NULL,'unfinished',0,0,1,4);
INSERT INTO hands VALUES(11,11,1,1,'A','3-3','unfinished',NULL,'unfinished',0,0,1,5);
INSERT INTO hands VALUES(12,12,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,1,18);
INSERT INTO hands VALUES(16,14,1,1,'A','15-11','played',NULL,'played',1,0,1,34);
INSERT INTO hands VALUES(17,14,2,2,'B','14-9','played',NULL,'played',1,0,1,34);
INSERT INTO hands VALUES(18,14,3,3,'A','13-3','played',NULL,'played',1,0,1,34);
INSERT INTO hands VALUES(19,14,4,4,'B','13-4','played',NULL,'played',1,0,1,34);
INSERT INTO hands VALUES(20,13,1,1,'A','15-12','played',NULL,'played',1,0,1,45);
INSERT INTO hands VALUES(21,13,2,2,'B','13-7','played',NULL,'played',1,0,1,45);
INSERT INTO hands VALUES(22,13,3,3,'C','13-3','played',NULL,'played',1,0,1,45);
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
INSERT INTO hand_seats VALUES(2,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(2,'B',NULL,NULL,'6-1 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2',NULL,NULL);
INSERT INTO hand_seats VALUES(3,'A',NULL,NULL,'6-5 6-4 6-3',NULL,NULL);
INSERT INTO hand_seats VALUES(3,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(4,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(4,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(5,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(5,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(6,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(6,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(7,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(7,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(8,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(8,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(9,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(9,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(10,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(10,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(11,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(11,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(12,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(12,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(16,'A',16,16,'15-11 14-10 14-4 14-0 13-12 13-5 12-3 11-9 11-5 11-0 10-7 8-5 8-0 7-2 5-4 4-4 2-2',0,0);
INSERT INTO hand_seats VALUES(16,'B',4,4,'15-12 15-3 15-1 14-1 12-10 12-6 12-0 11-8 11-6 10-4 10-0 9-6 8-8 7-6 4-0 3-0 2-1',0,0);
INSERT INTO hand_seats VALUES(17,'A',10,10,NULL,0,0);
INSERT INTO hand_seats VALUES(17,'B',11,11,NULL,0,0);
INSERT INTO hand_seats VALUES(18,'A',4,4,NULL,0,0);
INSERT INTO hand_seats VALUES(18,'B',15,14,NULL,0,0);
INSERT INTO hand_seats VALUES(19,'A',16,16,NULL,0,0);
INSERT INTO hand_seats VALUES(19,'B',8,8,NULL,0,0);
INSERT INTO hand_seats VALUES(20,'A',7,7,NULL,0,0);
INSERT INTO hand_seats VALUES(20,'B',7,7,NULL,0,0);
INSERT INTO hand_seats VALUES(20,'C',6,6,NULL,0,0);
INSERT INTO hand_seats VALUES(21,'A',6,6,NULL,0,0);
INSERT INTO hand_seats VALUES(21,'B',13,13,NULL,0,0);
INSERT INTO hand_seats VALUES(21,'C',2,2,NULL,0,0);
INSERT INTO hand_seats VALUES(22,'A',16,16,NULL,0,0);
INSERT INTO hand_seats VALUES(22,'B',1,1,NULL,0,0);
INSERT INTO hand_seats VALUES(22,'C',3,3,NULL,0,0);
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
INSERT INTO actions VALUES(1,3,'A','play','6-1',6,1,2,NULL,NULL,NULL,'1 (6) (5) (5)','1 1 (5) (5)',98,NULL,'kept');
INSERT INTO actions VALUES(2,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(2,2,'B','play','6-4',6,4,1,NULL,NULL,NULL,'(6) (6) (5) (5)','4 (6) (5) (5)',96,NULL,'kept');
INSERT INTO actions VALUES(3,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(4,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(4,2,'B','play','6-1',6,1,1,NULL,NULL,NULL,'(6) (6) (5) (5)','1 (6) (5) (5)',96,NULL,'kept');
INSERT INTO actions VALUES(4,3,'A','play','5-2',5,2,3,NULL,NULL,NULL,'1 (6) (5) (5)','1 (6) 2 (5)',98,NULL,'kept');
INSERT INTO actions VALUES(5,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(5,2,'B','play','6-1',6,1,5,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,96,NULL,'kept');
INSERT INTO actions VALUES(6,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(6,2,'B','play','5-5',5,5,3,NULL,NULL,NULL,'(6) (6) (5) (5)','(6) (6) 5 (5)',96,NULL,'kept');
INSERT INTO actions VALUES(6,3,'A','play','5-2',5,2,NULL,NULL,NULL,NULL,'(6) (6) 5 (5)',NULL,96,NULL,'kept');
INSERT INTO actions VALUES(7,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(7,2,'B','draw','6-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(7,3,'B','play','6-2',6,2,1,NULL,NULL,NULL,'(6) (6) (5) (5)','2 (6) (5) (5)',96,NULL,'kept');
INSERT INTO actions VALUES(8,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(8,2,'B','unknown',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(9,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(10,1,'A','play','3-3',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(3) (3) (3) (3)',NULL,NULL,'broken');
INSERT INTO actions VALUES(10,2,'B','play','5-4',4,5,1,NULL,NULL,NULL,'(3) (3) (3) (3)','5 (3) (3) (3)',8,NULL,'kept');
INSERT INTO actions VALUES(10,3,'A','play','5-2',2,5,1,NULL,NULL,NULL,'5 (3) (3) (3)','5 (3) (3) (3)',40,NULL,'kept');
INSERT INTO actions VALUES(10,4,'B','play','2-2',2,2,1,NULL,NULL,NULL,'5 (3) (3) (3)','2 (3) (3) (3)',40,NULL,'kept');
INSERT INTO actions VALUES(11,1,'A','play','3-3',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(3) (3) (3) (3)',NULL,NULL,'open');
INSERT INTO actions VALUES(11,2,'B','play','5-4',4,5,1,NULL,NULL,NULL,'(3) (3) (3) (3)','5 (3) (3) (3)',8,NULL,'kept');
INSERT INTO actions VALUES(11,3,'A','play','5-2',2,5,1,NULL,NULL,NULL,'5 (3) (3) (3)','5 (3) (3) (3)',40,NULL,'kept');
INSERT INTO actions VALUES(11,4,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'5 (3) (3) (3)','5 (3) (3) (3)',40,NULL,'kept');
INSERT INTO actions VALUES(11,5,'B','play','2-2',2,2,1,NULL,NULL,NULL,'5 (3) (3) (3)','2 (3) (3) (3)',40,NULL,'kept');
INSERT INTO actions VALUES(12,1,'A','play','1-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)',NULL,NULL,'kept');
INSERT INTO actions VALUES(12,2,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,3,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,4,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,5,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,6,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,7,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,8,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,9,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,10,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,11,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,12,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,13,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,14,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,15,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,16,'B','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'broken');
INSERT INTO actions VALUES(12,17,'A','play','6-4',6,4,1,NULL,NULL,NULL,'(1) (1) (1) (1)','4 (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(12,18,'B','play','5-2',5,2,1,NULL,NULL,NULL,'4 (1) (1) (1)','2 (1) (1) (1)',18,NULL,'kept');
INSERT INTO actions VALUES(16,1,'A','play','15-11',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,32,'kept');
INSERT INTO actions VALUES(16,2,'B','play','11-6',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,2,'kept');
INSERT INTO actions VALUES(16,3,'A','play','14-4',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,30,'kept');
INSERT INTO actions VALUES(16,4,'B','play','4-0',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,2,'kept');
INSERT INTO actions VALUES(16,5,'A','play','13-5',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,28,'kept');
INSERT INTO actions VALUES(16,6,'B','play','3-0',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,15,'kept');
INSERT INTO actions VALUES(16,7,'A','play','14-10',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,26,'kept');
INSERT INTO actions VALUES(16,8,'B','play','10-0',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,3,'kept');
INSERT INTO actions VALUES(16,9,'A','play','14-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,24,'kept');
INSERT INTO actions VALUES(16,10,'B','play','12-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,1,'kept');
INSERT INTO actions VALUES(16,11,'A','play','13-12',NULL,NULL,NULL,12,NULL,NULL,NULL,NULL,NULL,22,'kept');
INSERT INTO actions VALUES(16,12,'B','play','15-12',NULL,NULL,NULL,12,NULL,NULL,NULL,NULL,NULL,3,'kept');
INSERT INTO actions VALUES(16,13,'B','play','15-3',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,21,'kept');
INSERT INTO actions VALUES(16,14,'A','play','12-3',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,1,'kept');
INSERT INTO actions VALUES(16,15,'B','play','14-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,19,'kept');
INSERT INTO actions VALUES(16,16,'A','play','2-2',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,10,'kept');
INSERT INTO actions VALUES(16,17,'A','play','11-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,17,'kept');
INSERT INTO actions VALUES(16,18,'B','play','8-8',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,9,'kept');
INSERT INTO actions VALUES(16,19,'B','play','15-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,16,'kept');
INSERT INTO actions VALUES(16,20,'A','play','4-4',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,8,'kept');
INSERT INTO actions VALUES(16,21,'A','play','11-9',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,14,'kept');
INSERT INTO actions VALUES(16,22,'B','play','9-6',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,1,'kept');
INSERT INTO actions VALUES(16,23,'A','play','11-5',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,12,'kept');
INSERT INTO actions VALUES(16,24,'B','play','2-1',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,6,'kept');
INSERT INTO actions VALUES(16,25,'A','play','8-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,10,'kept');
INSERT INTO actions VALUES(16,26,'B','play','10-4',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,5,'kept');
INSERT INTO actions VALUES(16,27,'A','play','10-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,8,'kept');
INSERT INTO actions VALUES(16,28,'B','play','7-6',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,1,'kept');
INSERT INTO actions VALUES(16,29,'A','play','8-5',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,6,'kept');
INSERT INTO actions VALUES(16,30,'B','play','11-8',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,3,'kept');
INSERT INTO actions VALUES(16,31,'A','play','5-4',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,4,'kept');
INSERT INTO actions VALUES(16,32,'B','play','12-6',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,2,'kept');
INSERT INTO actions VALUES(16,33,'A','play','7-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,2,'kept');
INSERT INTO actions VALUES(16,34,'B','play','12-10',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,1,'kept');
INSERT INTO actions VALUES(17,1,'B','play','14-9',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,2,'A','play','10-9',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,3,'B','play','15-6',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,4,'A','play','6-3',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,5,'B','play','14-13',NULL,NULL,NULL,14,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,6,'A','play','14-2',NULL,NULL,NULL,14,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,7,'B','play','13-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,8,'A','play','7-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,9,'B','play','13-9',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,10,'A','play','12-9',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,11,'B','play','12-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,12,'A','play','7-4',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,13,'B','play','12-11',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,14,'A','play','11-2',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,15,'B','play','9-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,16,'A','play','10-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,17,'A','play','15-13',NULL,NULL,NULL,15,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,18,'B','play','9-9',NULL,NULL,NULL,15,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,19,'B','play','10-3',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,20,'A','play','11-11',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,21,'A','play','15-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,22,'B','play','2-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,23,'A','play','15-8',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,24,'B','play','12-12',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,25,'B','play','11-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,26,'A','play','15-15',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,27,'A','play','14-12',NULL,NULL,NULL,12,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,28,'B','play','4-1',NULL,NULL,NULL,12,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,29,'A','play','12-4',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,30,'B','play','6-1',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,31,'A','play','5-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,32,'B','play','10-6',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,33,'A','play','4-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(17,34,'B','play','9-5',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,1,'A','play','13-3',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,2,'B','play','14-3',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,3,'B','play','15-14',NULL,NULL,NULL,15,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,4,'A','play','1-1',NULL,NULL,NULL,15,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,5,'A','play','14-5',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,6,'B','play','5-1',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,7,'A','play','14-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,8,'B','play','15-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,9,'B','play','14-8',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,10,'A','play','8-2',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,11,'B','play','15-9',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,12,'A','play','9-0',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,13,'B','play','15-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,14,'A','play','3-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,15,'B','play','13-8',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,16,'A','play','8-3',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,17,'B','play','14-11',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,18,'A','play','11-4',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,19,'B','play','13-10',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,20,'A','play','11-10',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,21,'B','play','12-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,22,'A','play','5-3',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,23,'B','play','12-8',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,24,'A','play','8-6',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,25,'B','play','8-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,26,'A','play','9-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,27,'A','play','9-8',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,28,'B','play','0-0',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,29,'B','play','6-5',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,30,'A','play','7-5',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,31,'B','play','6-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,32,'A','play','8-7',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,33,'B','play','6-4',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(18,34,'A','play','12-5',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,1,'B','play','13-4',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,2,'A','play','9-4',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,3,'B','play','15-10',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,4,'A','play','10-1',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,5,'B','play','15-4',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,6,'A','play','3-3',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,7,'A','play','13-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,8,'B','play','10-10',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,9,'B','play','14-6',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,10,'A','play','6-2',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,11,'B','play','11-3',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,12,'A','play','5-5',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,13,'A','play','12-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,14,'B','play','3-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,15,'A','play','15-5',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,16,'B','play','10-5',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,17,'A','play','13-6',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,18,'B','play','14-14',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,19,'B','play','13-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,20,'A','play','1-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,21,'B','play','11-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,22,'A','play','13-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,23,'A','play','13-11',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,24,'B','play','4-3',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,25,'A','play','9-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,26,'B','play','7-0',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,27,'A','play','13-13',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,28,'B','play','8-4',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,29,'A','play','5-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,30,'B','play','7-3',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,31,'A','play','6-6',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,32,'B','play','9-3',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,33,'A','play','7-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(19,34,'B','play','10-8',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,1,'A','play','15-12',NULL,NULL,NULL,12,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,2,'B','play','12-8',NULL,NULL,NULL,12,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,3,'C','play','12-0',NULL,NULL,NULL,12,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,4,'A','play','15-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,5,'B','play','0-0',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,6,'C','play','9-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,7,'B','play','14-8',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,8,'C','play','8-3',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,9,'A','play','8-6',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,10,'B','play','15-11',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,11,'C','play','11-1',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,12,'A','play','11-8',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,13,'B','play','13-12',NULL,NULL,NULL,12,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,14,'C','play','12-4',NULL,NULL,NULL,12,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,15,'A','play','12-2',NULL,NULL,NULL,12,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,16,'B','play','15-3',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,17,'C','play','9-3',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,18,'A','play','4-4',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,19,'A','play','13-5',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,20,'B','play','11-5',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,21,'C','play','5-0',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,22,'A','play','14-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,23,'B','play','7-3',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,24,'C','play','15-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,25,'C','play','15-6',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,26,'A','play','6-2',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,27,'B','play','11-6',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,28,'C','play','10-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,29,'A','play','4-1',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,30,'B','play','3-0',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,31,'C','play','10-6',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,32,'A','play','6-4',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,33,'B','play','4-0',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,34,'C','play','7-4',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,35,'A','play','7-0',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,36,'B','play','13-4',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,37,'B','play','14-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,38,'C','play','6-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,39,'A','play','9-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,40,'B','play','13-11',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,41,'C','play','1-1',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,42,'A','play','12-12',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,43,'A','play','9-6',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,44,'B','play','8-1',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(20,45,'C','play','10-10',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,1,'B','play','13-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,2,'C','play','11-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,3,'A','play','7-2',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,4,'B','play','14-10',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,5,'C','play','10-0',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,6,'A','play','10-3',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,7,'B','play','14-9',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,8,'C','play','9-1',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,9,'A','play','3-3',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,10,'A','play','14-4',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,11,'B','play','8-0',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'broken');
INSERT INTO actions VALUES(21,12,'C','play','4-2',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,13,'A','play','13-10',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,14,'B','play','7-7',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,15,'C','play','10-1',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,16,'B','play','12-11',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,17,'C','play','6-6',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,18,'A','play','3-1',NULL,NULL,NULL,11,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,19,'C','play','15-14',NULL,NULL,NULL,15,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,20,'A','play','6-1',NULL,NULL,NULL,15,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,21,'B','play','8-8',NULL,NULL,NULL,15,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,22,'B','play','9-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,23,'C','play','2-1',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,24,'A','play','10-7',NULL,NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,25,'A','play','12-5',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,26,'B','play','8-5',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,27,'C','play','5-2',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,28,'A','play','14-3',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,29,'B','play','4-3',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,30,'C','play','13-2',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,31,'A','play','12-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,32,'B','play','11-11',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,33,'C','play','9-8',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,34,'B','play','11-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,35,'C','play','10-8',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,36,'A','play','5-3',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,37,'B','play','13-13',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,38,'C','play','13-9',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,39,'A','play','6-5',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,40,'B','play','8-7',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,41,'C','play','10-9',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,42,'A','play','12-6',NULL,NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,43,'B','play','8-4',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,44,'C','play','12-9',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(21,45,'A','play','12-10',NULL,NULL,NULL,4,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,1,'C','play','13-3',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,2,'A','play','2-2',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,3,'B','play','3-2',NULL,NULL,NULL,3,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,4,'A','play','15-10',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,5,'B','play','1-0',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,6,'C','play','10-4',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,7,'A','play','15-5',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,8,'B','play','5-4',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,9,'C','play','5-1',NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,10,'A','play','14-12',NULL,NULL,NULL,14,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,11,'B','play','14-5',NULL,NULL,NULL,14,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,12,'C','play','14-2',NULL,NULL,NULL,14,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,13,'A','play','15-9',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,14,'B','play','9-4',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,15,'C','play','15-15',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,16,'C','play','15-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,17,'A','play','5-5',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,18,'B','play','7-1',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,19,'A','play','14-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,20,'B','play','9-5',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,21,'C','play','15-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,22,'C','play','13-0',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,23,'A','play','9-9',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,24,'B','play','12-3',NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,25,'A','play','13-1',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,26,'B','play','12-7',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,27,'C','play','2-0',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,28,'A','play','13-6',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,29,'B','play','14-6',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,30,'C','play','6-3',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,31,'B','play','14-13',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,32,'C','play','11-0',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,33,'A','play','14-14',NULL,NULL,NULL,13,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,34,'A','play','11-10',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,35,'B','play','13-8',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,36,'C','play','7-5',NULL,NULL,NULL,10,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,37,'A','play','11-9',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,38,'B','play','15-8',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,39,'C','play','11-3',NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,40,'A','play','8-2',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,41,'B','play','14-11',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,42,'C','play','11-4',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,43,'A','play','7-6',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,44,'B','play','15-13',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(22,45,'C','play','15-4',NULL,NULL,NULL,6,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
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
INSERT INTO findings VALUES(1,1,1,3,'A','tile-repeated','G5','error','broken','A plays 6-1, but B played it; each tile is in one place',8,3,8,NULL);
INSERT INTO findings VALUES(2,1,2,2,'B','tile-not-held','G5','error','broken','B plays 6-4, but the tiles B held are all known',7,3,8,NULL);
INSERT INTO findings VALUES(3,1,3,0,'A','deal-size','G5','error','broken','A is dealt 3 tiles, but 11 are due',5,1,19,NULL);
INSERT INTO findings VALUES(4,1,4,NULL,'A','left-mismatch','G5','error','broken','A is left with 8 tiles, but the play leaves 9',9,1,10,NULL);
INSERT INTO findings VALUES(5,1,5,2,'B','no-such-arm','G5','error','broken','B lays 6-1 on arm 5, but the layout has no such arm',7,3,8,NULL);
INSERT INTO findings VALUES(5,2,5,2,'B','layout-unknown','G4','note','broken','the layout is unknown from here on: nobody can tell where the tile lies; only facts are checked',7,3,8,NULL);
INSERT INTO findings VALUES(6,1,6,3,'A','ambiguous-arm','G5','error','broken','A lays 5-2, which fits on arms that differ; the arm must be written',8,3,6,NULL);
INSERT INTO findings VALUES(6,2,6,3,'A','layout-unknown','G4','note','broken','the layout is unknown from here on: nobody can tell where the tile lies; only facts are checked',8,3,6,NULL);
INSERT INTO findings VALUES(7,1,7,2,'B','no-such-action','G5','error','broken','B draws, which this game does not have',7,3,7,NULL);
INSERT INTO findings VALUES(8,1,8,2,'B','bad-tile','N6','error','broken','''7-2@1'' is no tile of the double-six set',7,3,8,NULL);
INSERT INTO findings VALUES(8,2,8,2,'B','layout-unknown','G4','note','broken','the layout is unknown from here on: a turn is not written down; only facts are checked',7,3,8,NULL);
INSERT INTO findings VALUES(9,1,NULL,NULL,NULL,'unknown-rule','G5','error','broken','no house rule extra-plays in this game; did you mean extra-play?',3,6,17,'extra-play');
INSERT INTO findings VALUES(10,1,10,1,'A','wrong-lead','L2','broken','broken','Ana leads 3-3, but 2-2 was dealt',9,3,6,NULL);
INSERT INTO findings VALUES(11,1,11,1,'A','wrong-lead','L2','broken','open','Ana before a double is set: the hand was led by the wrong seat or tile if a tile of 1-1 and 2-2 was held, which the record does not tell',8,3,6,NULL);
INSERT INTO findings VALUES(12,1,12,16,'B','false-pass','L7','broken','broken','Bo passes with 1 open, but held 5-2',9,8,12,NULL);
INSERT INTO findings VALUES(13,1,NULL,NULL,NULL,'duplicate-line','N3','error','broken','a second recorder line; only the first counts',6,1,19,NULL);
INSERT INTO findings VALUES(13,2,21,11,'B','revoke','D10','broken','broken','Finn Moss plays 8-0 on a led 4, but held 4-3 and 8-4',40,10,13,NULL);
INSERT INTO findings VALUES(14,1,18,NULL,NULL,'score-mismatch','G8','claim','broken','the score of hand 3 differs: Eva Lindt 14 is written, the play gives 15',75,1,15,NULL);
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
INSERT INTO evidence VALUES(10,1,1,'Bo (B) played 2-2 at ply 4; no tile was taken in between','played',12,3,4,'B','2-2');
INSERT INTO evidence VALUES(12,1,1,'Bo (B) played 5-2 at ply 18; no tile was taken in between','played',11,3,18,'B','5-2');
INSERT INTO evidence VALUES(13,2,1,'Finn Moss (B) played 4-3 at ply 29; nothing is drawn during a hand','played',46,10,29,'B','4-3');
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
INSERT INTO ledger VALUES(16,1,NULL,'A',14,'D7','tricks');
INSERT INTO ledger VALUES(16,2,NULL,'A',2,'D7','doubles captured');
INSERT INTO ledger VALUES(16,3,NULL,'B',3,'D7','tricks');
INSERT INTO ledger VALUES(16,4,NULL,'B',1,'D7','doubles captured');
INSERT INTO ledger VALUES(17,1,NULL,'A',8,'D7','tricks');
INSERT INTO ledger VALUES(17,2,NULL,'A',2,'D7','doubles captured');
INSERT INTO ledger VALUES(17,3,NULL,'B',9,'D7','tricks');
INSERT INTO ledger VALUES(17,4,NULL,'B',2,'D7','doubles captured');
INSERT INTO ledger VALUES(18,1,NULL,'A',3,'D7','tricks');
INSERT INTO ledger VALUES(18,2,NULL,'A',1,'D7','doubles captured');
INSERT INTO ledger VALUES(18,3,NULL,'B',14,'D7','tricks');
INSERT INTO ledger VALUES(18,4,NULL,'B',1,'D7','doubles captured');
INSERT INTO ledger VALUES(19,1,NULL,'A',11,'D7','tricks');
INSERT INTO ledger VALUES(19,2,NULL,'A',5,'D7','doubles captured');
INSERT INTO ledger VALUES(19,3,NULL,'B',6,'D7','tricks');
INSERT INTO ledger VALUES(19,4,NULL,'B',2,'D7','doubles captured');
INSERT INTO ledger VALUES(20,1,NULL,'A',4,'D7','tricks');
INSERT INTO ledger VALUES(20,2,NULL,'A',3,'D7','doubles captured');
INSERT INTO ledger VALUES(20,3,NULL,'B',6,'D7','tricks');
INSERT INTO ledger VALUES(20,4,NULL,'B',1,'D7','doubles captured');
INSERT INTO ledger VALUES(20,5,NULL,'C',5,'D7','tricks');
INSERT INTO ledger VALUES(20,6,NULL,'C',1,'D7','doubles captured');
INSERT INTO ledger VALUES(21,1,NULL,'A',5,'D7','tricks');
INSERT INTO ledger VALUES(21,2,NULL,'A',1,'D7','doubles captured');
INSERT INTO ledger VALUES(21,3,NULL,'B',9,'D7','tricks');
INSERT INTO ledger VALUES(21,4,NULL,'B',4,'D7','doubles captured');
INSERT INTO ledger VALUES(21,5,NULL,'C',1,'D7','tricks');
INSERT INTO ledger VALUES(21,6,NULL,'C',1,'D7','doubles captured');
INSERT INTO ledger VALUES(22,1,NULL,'A',12,'D7','tricks');
INSERT INTO ledger VALUES(22,2,NULL,'A',4,'D7','doubles captured');
INSERT INTO ledger VALUES(22,3,NULL,'B',1,'D7','tricks');
INSERT INTO ledger VALUES(22,4,NULL,'C',2,'D7','tricks');
INSERT INTO ledger VALUES(22,5,NULL,'C',1,'D7','doubles captured');
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
INSERT INTO amendments VALUES(1,13,'2026-11-21T10:17:16Z','the recorder was left out','bc25f35db0d925d5a454bcf8e2fdc1e4','605a513ec29a330e040540e4e2500846',replace('# Table 3: Double Takes for three, then for two. Typed from the sheets.\ngame double-takes\nevent Thursday club night\nsite Corner Room\nrecorder Mina Park\ndate 2026-11-19\ntime 19:30\nround 1\ntable 3\nplayer A Eva Lindt <eva-31>\nplayer B Finn Moss <finn-12>\nplayer C Gita Rao <gita-08>\nrule revoke=called\n\n# House rule of this table: a revoke costs nothing unless it is called.\nhand 1\nA 15-12=12 12-8 12-0\nA 15-2=2 0-0 9-2\nB 14-8=8 8-3 8-6\nB 15-11=11 11-1 11-8\nB 13-12=12 12-4 12-2\nB 15-3=3 9-3 4-4\nA 13-5=5 11-5 5-0\nA 14-7=7 7-3 15-7\nC 15-6=6 6-2 11-6\nC 10-2=2 4-1 3-0\nC 10-6=6 6-4 4-0\nC 7-4=4 7-0 13-4\nB 14-0=0 6-0 9-0\nB 13-11=13 1-1 12-12\nA 9-6=9 8-1 10-10\nend played\nscore A 7 B 7 C 6\n\nhand 2\nB 13-7=7 11-7 7-2\nB 14-10=10 10-0 10-3\nB 14-9=9 9-1 3-3\nA 14-4=4 8-0 4-2\nA 13-10=10 7-7 10-1\nB 12-11=11 6-6 3-1\nC 15-14=15 6-1 8-8\nB 9-7=7 2-1 10-7\nA 12-5=5 8-5 5-2\nA 14-3=3 4-3 13-2\nA 12-1=1 11-11 9-8\nB 11-2=2 10-8 5-3\nB 13-13=13 13-9 6-5\nB 8-7=8 10-9 12-6\nB 8-4=4 12-9 12-10\nend played\nscore A 6 B 13 C 2\n\nhand 3\nyard 10-5 # the one left over\nC 13-3=3 2-2 3-2\nA 15-10=10 1-0 10-4\nA 15-5=5 5-4 5-1\nA 14-12=14 14-5 14-2\nA 15-9=9 9-4 15-15\nC 15-0=0 5-5 7-1\nA 14-1=1 9-5 15-1\nC 13-0=0 9-9 12-3\nA 13-1=1 12-7 2-0\nA 13-6=6 14-6 6-3\nB 14-13=13 11-0 14-14\nA 11-10=10 13-8 7-5\nA 11-9=9 15-8 11-3\nA 8-2=2 14-11 11-4\nA 7-6=6 15-13 15-4\nend played\nscore A 16 B 1 C 3\nresult A 29 B 21 C 11\nwinner A\n','\n',char(10)));
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
CREATE INDEX actions_passes ON actions (open_before, seat) WHERE kind = 'pass';
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
PRAGMA application_id = 0x426f6e65;
PRAGMA user_version = 1;
