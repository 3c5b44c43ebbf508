-- An archive as version 3 of the schema had it: records of every game with marks, turns nobody wrote down and breaches; one amended, one removed, one person renamed.
PRAGMA application_id = 1114599013;
PRAGMA user_version = 3;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES('judging','1');
INSERT INTO settings VALUES('unicode','15.0.0');
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
INSERT INTO log VALUES(1,'2026-11-23T19:41:00Z','import','marks.bones',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO log VALUES(2,'2026-11-23T19:41:00Z','import','sheets.bones',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO log VALUES(3,'2026-11-23T19:41:00Z','import','turns.bones',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO log VALUES(4,'2026-11-23T19:41:00Z','import','revokes.bones',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO log VALUES(5,'2026-11-23T19:41:00Z','amend','misread',1,NULL,NULL,NULL,replace('game curse-of-the-doublet\nid marks-1\nplayer A Ana\nplayer B Bo\n\nhand 1\nlead A\nA 6-6!\nB 6-1@4??\nA 6-2@2!?\nB 2-3 skip\nA pass?!\nA ~5-5 B zz 7:9\nA ?\nend unfinished\n','\n',char(10)),replace('game curse-of-the-doublet\nid marks-1\nplayer A Ana\nplayer B Bo\n\nhand 1\nlead A\nA 6-6!\nB 6-1@4??\nA 6-2@2!?\nB 2-4 skip\nA pass?!\nA ~5-5 B zz 7:9\nA ?\nend unfinished\n','\n',char(10)),'4b687fc47db32da4db29026f7ecfa95f','0a618289107d0af6cd71a7d83353e4c4',NULL,0);
INSERT INTO log VALUES(6,'2026-11-23T19:41:00Z','remove','of another club',5,NULL,NULL,2,replace('# Holes in a round, and nothing wrong: an unknown tile, a tile taken back, a trick spread over lines, a round given up.\n# expected: nothing\ngame double-takes\nplayer A Ana\nplayer B Bo\nplayer C Cleo\n\nhand 1\nA 12-9=9 ~10-10 9-4 9-2 # Bo took the 10-10 back before the trick was complete: no revoke (D8)\nA 5-3=5 5-1 5-2\nA 7-4=7 ? 7-2 # nobody saw Bo''s tile\nend unfinished\n','\n',char(10)),NULL,'962c945c0fb5e5352297b62d02949d65','150740617de53a081cb5bd65f5ef2983',NULL,0);
INSERT INTO log VALUES(7,'2026-11-23T19:41:00Z','rename','',NULL,1,NULL,NULL,'{"player":1,"name":"Ana","id":null,"renamed":false,"ids":[],"names":["Ana"]}','{"player":1,"name":"Ana Ruiz","id":null,"renamed":true,"ids":[],"names":["Ana","Ana Ruiz"]}',NULL,NULL,NULL,NULL);
CREATE TABLE players (
    player_id INTEGER PRIMARY KEY,
    stable_id TEXT UNIQUE,         -- NULL: none; of several, which only `join` makes, the first
    name      TEXT NOT NULL,       -- of several spellings the longest, until it is renamed
    folded    TEXT NOT NULL,       -- the name normalised, without case and accents
    renamed   INTEGER NOT NULL     -- 1: `rename` or `join` settled the name, whatever sheets say
) STRICT;
INSERT INTO players VALUES(1,NULL,'Ana Ruiz','ana ruiz',1);
INSERT INTO players VALUES(2,NULL,'Bo','bo',0);
INSERT INTO players VALUES(3,NULL,'Cleo','cleo',0);
INSERT INTO players VALUES(4,'ana-17','Ana Ruiz','ana ruiz',0);
CREATE TABLE known_as (
    kind      TEXT NOT NULL,       -- id: a stable id; name: a name on sheets without one
    written   TEXT NOT NULL,
    folded    TEXT NOT NULL,       -- a name as it is compared; an id as it is
    player_id INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (kind, written)
) STRICT, WITHOUT ROWID;
INSERT INTO known_as VALUES('id','ana-17','ana-17',4);
INSERT INTO known_as VALUES('name','Ana','ana',1);
INSERT INTO known_as VALUES('name','Ana Ruiz','ana ruiz',1);
INSERT INTO known_as VALUES('name','Bo','bo',2);
INSERT INTO known_as VALUES('name','Cleo','cleo',3);
CREATE TABLE events (
    event_id INTEGER PRIMARY KEY,
    name     TEXT NOT NULL UNIQUE,
    folded   TEXT NOT NULL
) STRICT;
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
INSERT INTO records VALUES(1,1,'bf08a164f1642dbc4a8760d934df86c6','02f9e39cf7035ee2a48b58a0462290cb',replace('game curse-of-the-doublet\nid marks-1\nplayer A Ana\nplayer B Bo\n\nhand 1\nlead A\nA 6-6!\nB 6-1@4??\nA 6-2@2!?\nB 2-4 skip\nA pass?!\nA ~5-5 B zz 7:9\nA ?\nend unfinished\n','\n',char(10)),0,NULL,'curse-of-the-doublet',1,2,'marks-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,11,0,0,NULL,3,0,0,1,1);
INSERT INTO records VALUES(2,2,'f8dbec3e2cd7fa9574150daf91877ebb','d0362e01f648fd918bd73a381579cba5',replace('# A spell: the bound players draw and pass, the caster plays elsewhere, 13-13 breaks the spell and casts a new one (S10, S11).\n# expected: nothing\ngame super-dominoes\nplayer A Ana\nplayer B Bo\nplayer C Cleo\n\nhand 1\nA 5-5\nB 5-13@1 # B casts\nC +?2 pass\nA +?2 pass\nB 5-2@2 # the caster is free, and the spell stays\nC +?2 13-13@1 # breaks it, casts a new one, and skips nobody\nA +?2 13-7@1 # breaks that\nB 7-4@1\nend unfinished\n','\n',char(10)),0,NULL,'super-dominoes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,16,0,0,NULL,0,0,0,0,6);
INSERT INTO records VALUES(3,2,'99cb241b3cdcb55069ea8d2b667e1f90','7ce1cf925465f843fcc6ccc7c0162698',replace('# Matadors inline and crosswise, a later double in line, drawing by choice (L4, L5, L6, L7).\n# expected: nothing\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\ndeal A 1-1 6-4 6-3 5-2 4-4 3-0\ndeal B 2-2 6-1 6-5 5-3 4-0 2-0\nA 1-1 # the lowest double dealt must lead (L2)\nB 6-5@1\nA 5-2x@1 # crosswise: five and two are both open\nB 5-3@1 # five and two make seven; the five of the matador is closed\nA 4-4@1 # four and three make seven; the double lies in line\nB +3-1 3-1@1 # B draws although 6-1 could be played: allowed\nA 6-4@2\nB 1-6@2 # a matador fits everywhere, here with its one against a four\nend unfinished\n','\n',char(10)),0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,9,0,0,NULL,0,0,0,0,0);
INSERT INTO records VALUES(4,2,'e07c64d49c8ff18852a8a724a840b91b','795cdab1258c9ceef3da40a52bcd3725',replace('# Holes of every kind, and still nothing wrong: unknown tiles, a tile taken back, a missed turn, a hand given up.\n# expected: nothing\ngame curse-of-the-doublet\ndate 2026-??-??\nplayer A Ana Ruiz <ana-17>\nplayer B\n\nhand 1\ndeal A 6-5 6-1 ?9 # only two tiles were seen\nA 6-5\nB 6-3@1\nA ~5-5 6-1@2 # 5-5 shown and taken back: no turn, no breach\nB ? # nobody saw what B played\nA 5-5\nend unfinished\n\nhand 2\nlead B\nB 4-4! # well led\nA 4-1@1\nend conceded A\nscore A 0 B 6 # agreed on at the table, taken as it stands\n','\n',char(10)),0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,'2026-??-??','2026-01-01','2026-12-31',NULL,NULL,NULL,2,8,0,0,NULL,0,0,0,1,0);
INSERT INTO records VALUES(6,2,'38d8fa0424ce6acbe46092b524027672','26f818f04e534a69f0268ee42748132f',replace('# The sheet shows the plays and little else: unknown draws, a missed turn, a hand given up.\n# expected: nothing\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 2-2\nB +?3 5-4@1\nA +? 3-3@1\nB ?\nA +?2 6-6\nend conceded B\nscore A 12 B 31\n','\n',char(10)),0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,11,0,1,NULL,0,0,0,1,1);
INSERT INTO records VALUES(7,2,'c74bd12d5deaa0bb474c4bbdf1313551','5217c97f431b2844b89e0cc18465daa2',replace('# The sheet shows the plays and little else: unknown draws, a hand given up, open verdicts.\n# expected: nothing\ngame prize-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-6\nB +? pass\nA 6-5@1\nB +? 6-4@2 # perhaps the tile just drawn: so the pass before stays open (G9)\nA 4-2@2\nB 2-0@2\nend conceded A\nprize B 3-3\n','\n',char(10)),0,'- - - 2 - 1 1 1','prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,8,0,1,NULL,0,0,0,0,3);
INSERT INTO records VALUES(8,3,'27a0c36c01acb446ee4d59dbfe8b7ab5','53b9b224e530cb1ade73cd861df0dde5',replace('# Breaches in turns and tiles: one small record each.\n# A further tile after one without a match (C8).\n# expected: wrong-turn (hand 1, ply 3)\ngame curse-of-the-doublet\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-5\nB 6-1@1 1-3@1\nA 5-2@3\nend unfinished\n','\n',char(10)),0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,4,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(9,3,'ecf25d140df2cbdbf80080cbc7a27779','d2eb2b3436fc2cf06d4c753f080492fa',replace('# A tile that does not fit lies where it was laid, and play goes on from it: the 2-2 fits the 2 (C5, G4).\n# expected: misfit (hand 1, ply 2)\ngame curse-of-the-doublet\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-5\nB 4-2@1\nA 2-2@1\nend unfinished\n','\n',char(10)),0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(10,3,'6bd4da4360f056c04ece5ebb42ac5078','784e8f8cad7e55fe0803ff4f0fc08652',replace('# The hand is known, and 6-1 fits (C9).\n# expected: false-pass (hand 1, ply 2)\ngame curse-of-the-doublet\nplayer A Ana\nplayer B Bo\n\nhand 1\ndeal B 6-1 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2\nA 6-5\nB pass\nA 6-4@1\nend unfinished\n','\n',char(10)),0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(11,3,'3d37391c89dcee19372dc90d5cdc6fd2','ec43fa40e97f52768bd83f04feb8e6af',replace('# After a match the same player must go on if able: 1-2 fits (C7).\n# expected: false-pass (hand 1, ply 4)\ngame curse-of-the-doublet\nplayer A Ana\nplayer B Bo\n\nhand 1\ndeal A 6-5 5-1 2-1 4-4 4-3 4-2 4-0 3-3 3-2 3-0 2-2\nA 6-5\nB 6-1@1\nA 5-1@3 pass\nB 1-4@1\nend unfinished\n','\n',char(10)),0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,5,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(12,3,'f87bd4ff85ba43fdf99851fc19ae0634','223dedd4462a1ed1bc9b11b9f9bfbca4',replace('# A leader can always play (G13).\n# expected: false-pass (hand 1, ply 1)\ngame curse-of-the-doublet\nplayer A Ana\nplayer B Bo\n\nhand 1\nA pass\nB 3-3\nA 3-1@1\nend unfinished\n','\n',char(10)),0,NULL,'curse-of-the-doublet',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(13,3,'d686248f4c8aa1c0f1c01cd6a22f734c','d1e6662b2dc4457682feaf18e66cfed3',replace('# Breaches in play: one small record each.\n# A holds the lower double and should lead with it (L2).\n# expected: wrong-lead (hand 1, ply 1)\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\ndeal A 1-1 6-4 6-3 5-2 4-4 3-0\ndeal B 2-2 6-1 6-5 5-3 4-0 2-0\nB 2-2\nA 5-2@1\nend unfinished\n','\n',char(10)),0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(14,3,'3f547e47a8bd85f16dc5153bd0b08b82','4c9abf11b93056c96f99d23f7a52a670',replace('# Sixteen tiles were in the boneyard; two are never drawn (L7).\n# expected: illegal-draw (hand 1, ply 16)\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\ndeal A 1-1 6-4 6-3 5-2 4-4 3-0\ndeal B 2-2 6-1 6-5 5-3 4-0 2-0\nA 1-1\nB +?15 6-5@1\nend unfinished\n','\n',char(10)),0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,17,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(15,3,'35f13d1149ee9f81b8c97fa9e76c4860','3e6669f1107a9dab1df8cc0315233793',replace('# B holds the matador 6-1, which always fits (L5, L7).\n# expected: false-pass (hand 1, ply 2)\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\ndeal A 1-1 6-4 6-3 5-2 4-4 3-0\ndeal B 2-2 6-1 5-5 5-3 4-0 2-0\nA 1-1\nB pass\nend unfinished\n','\n',char(10)),0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(16,3,'4910f0fa54c9984c33dd75dda236d3c6','4b00740be768dbe8aadcc3262cf8fca6',replace('# Nothing fits, but there are tiles to draw (L7).\n# expected: missed-draw (hand 1, ply 2)\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\ndeal A 1-1 6-4 6-3 5-2 4-4 3-0\ndeal B 2-2 3-2 5-5 5-3 4-0 2-0\nA 1-1\nB pass\nend unfinished\n','\n',char(10)),0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(17,3,'1135de98b1f198b9374058683e227589','871fa1e3692f7881a4357c324392267b',replace('# A blank end is closed to all but matadors (L4).\n# expected: misfit (hand 1, ply 3)\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 1-1\nB 6-0@1\nA 6-5@1\nend unfinished\n','\n',char(10)),0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(18,3,'399220168fe8cf49ec443b632010502e','8fc20805e7d0d9b3132af44e573aa2f4',replace('# Only matadors lie crosswise; the tile lies as if inline, and the 3 is open (L5).\n# expected: misfit (hand 1, ply 2)\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 1-1\nB 6-3x@1\nA 4-4@1\nend unfinished\n','\n',char(10)),0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(19,3,'7bb75aeb65996eb3617c2f515de1dcc8','80547ba1a965682f6748d6bfef142bfe',replace('# B drew and did nothing more: read as a pass, and it was false, for 6-5 fits (G2).\n# expected: false-pass (hand 1, ply 3)\ngame leyden\nplayer A Ana\nplayer B Bo\n\nhand 1\ndeal A 1-1 6-4 6-3 5-2 4-4 3-0\ndeal B 2-2 3-2 6-5 5-3 4-0 2-0\nA 1-1\nB +3-3\nA 6-4@1\nend unfinished\n','\n',char(10)),0,NULL,'leyden',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,1,0);
INSERT INTO records VALUES(20,3,'cd28d1ef2a81a06f22db46c71d8ddf75','ea7caaed7315fc9b251429f75579f293',replace('# Breaches in play: one small record each.\n# B holds 6-4 and draws all the same (P4).\n# expected: illegal-draw (hand 1, ply 2)\ngame prize-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\ndeal B 6-4 ?6\nA 6-6\nB +2-2 6-4@1\nend unfinished\n','\n',char(10)),0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,1,NULL,0,1,0,0,0);
INSERT INTO records VALUES(21,3,'2e74555a2549d5995614108dbb5490a1','f23301746fc705386682ea0e7f1cc607',replace('# One tile is drawn, not two (P6).\n# expected: illegal-draw (hand 1, ply 3)\ngame prize-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-6\nB +2-2 +6-3 6-3@1\nend unfinished\n','\n',char(10)),0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,4,0,1,NULL,0,1,0,0,1);
INSERT INTO records VALUES(22,3,'fe9045614674565ae1e0322306c2452c','99a1e8d76118640d7e04061d876b65d0',replace('# The drawn tile fits and must be played (P6).\n# expected: false-pass (hand 1, ply 3)\ngame prize-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-6\nB +6-3 pass\nend unfinished\n','\n',char(10)),0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,1,NULL,0,1,0,0,1);
INSERT INTO records VALUES(23,3,'77e9bc3520f99955822dc75849391ac2','8d61a2475b98aa9d574021ef48ab728b',replace('# Nobody may pass without drawing while the stock has tiles (P5).\n# expected: missed-draw (hand 1, ply 2)\ngame prize-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-6\nB pass\nend unfinished\n','\n',char(10)),0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,1,NULL,0,1,0,0,0);
INSERT INTO records VALUES(24,3,'3cdffa9f7fc9425309486a74c8ce7591','111f38cc50544a77a91b72934057e1a7',replace('# B''s 5-4 shows neither end of the line; it lies there all the same (P3).\n# expected: misfit (hand 1, ply 2)\ngame prize-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-6\nB 5-4@1\nA 4-1@1\nend unfinished\n','\n',char(10)),0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,1,NULL,0,1,0,0,0);
INSERT INTO records VALUES(25,3,'b3e2ae9c20f06c91e3a4e761b2050fbd','b2317ffc8cb48efafb7fa3e8354964be',replace('# B plays twice.\n# expected: wrong-turn (hand 1, ply 3)\ngame prize-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-6\nB 6-4@1\nB 4-1@1\nend unfinished\n','\n',char(10)),0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,1,NULL,0,1,0,0,0);
INSERT INTO records VALUES(26,3,'7e619f9e15f3ac3db921f8c0d3c0129b','2c09c8693c7193a849de24af88e14291',replace('# B won the first hand, so A leads the second (P2).\n# expected: wrong-lead (hand 2, ply 1)\ngame prize-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-6\nend conceded A\nprize B 6-1\n\nhand 2\nB 5-5\nend unfinished\n','\n',char(10)),0,NULL,'prize-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,2,0,1,NULL,0,1,0,0,0);
INSERT INTO records VALUES(27,3,'ffc61df046c44cf150a826be64db6a70','da53763136bc7618cb2a1fb50c26d9b9',replace('# Breaches in play: one small record each.\n# A''s draw for the fifteen is missing when C plays (S7).\n# expected: missed-draw (hand 1, ply 4)\ngame super-dominoes\nplayer A Ana\nplayer B Bo\nplayer C Cleo\n\nhand 1\nA 5-5\nB 5-15@1\nC +? 5-2@2\nend unfinished\n','\n',char(10)),0,NULL,'super-dominoes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,4,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(28,3,'d39f3c772d3f2a89574c576355c07e06','55364c2488066041b4047d7d2dfa3444',replace('# C is bound by B''s spell and plays elsewhere, where the tile fits (S10).\n# expected: off-spell (hand 1, ply 3)\ngame super-dominoes\nplayer A Ana\nplayer B Bo\nplayer C Cleo\n\nhand 1\nA 5-5\nB 5-13@1\nC 5-2@2\nend unfinished\n','\n',char(10)),0,NULL,'super-dominoes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(29,3,'c3de152741a68c975149de3785896866','9daa2e08f75df68c6d48028b136626cd',replace('# C is bound and plays elsewhere, where the tile does not even fit (S10).\n# expected: misfit (hand 1, ply 3)\ngame super-dominoes\nplayer A Ana\nplayer B Bo\nplayer C Cleo\n\nhand 1\nA 5-5\nB 5-13@1\nC 7-2@2\nend unfinished\n','\n',char(10)),0,NULL,'super-dominoes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(30,3,'1bf3b7f67f035e972635e9615874a19e','bc68d42ce51026d11ebeac38815c64b7',replace('# A should miss a turn because of C''s double, and plays all the same (S12).\n# expected: wrong-turn (hand 1, ply 4)\ngame super-dominoes\nplayer A Ana\nplayer B Bo\nplayer C Cleo\n\nhand 1\nA 5-5\nB 5-6@1\nC 6-6@1\nA 6-2@1\nend unfinished\n','\n',char(10)),0,NULL,'super-dominoes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,4,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(31,3,'d74ed3b7b77ff3ed4740f5314dc1e28f','3f31392b8b38f04539472edb5f386799',replace('# Two tiles are drawn, not three (S5).\n# expected: illegal-draw (hand 1, ply 4)\ngame super-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 5-5\nB +?3 pass\nend unfinished\n','\n',char(10)),0,NULL,'super-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,5,0,0,NULL,0,1,0,0,2);
INSERT INTO records VALUES(32,3,'f5849b2093ee72abe27f1ad2f97715e5','57f22921f13e214bb92f71e3ca49bdea',replace('# Two tiles are drawn, not one (S5).\n# expected: missed-draw (hand 1, ply 3)\ngame super-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 5-5\nB +? pass\nend unfinished\n','\n',char(10)),0,NULL,'super-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,1);
INSERT INTO records VALUES(33,3,'d51d37be9ea44122bd8817d9994e83cb','44048779aa2a26223e0d82ddb4830867',replace('# The hand must open with a double; nobody knows what lies on the table after this (G3, S2).\n# expected: misfit (hand 1, ply 1)\ngame super-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 6-5\nB 5-1@1\nend unfinished\n','\n',char(10)),0,NULL,'super-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,0,1,0,1,0);
INSERT INTO records VALUES(34,3,'ffcf2eb25af82053148697dc83df4f3a','68e871b2b4ed0fc16d6b47492dae2555',replace('# A was dealt 7-7 and should have set it (S2).\n# expected: false-pass (hand 1, ply 1)\ngame super-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\ndeal A 7-7 ?8\nA pass\nB 5-5\nend unfinished\n','\n',char(10)),0,NULL,'super-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,2,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(35,3,'6d6c0a259903067cb7becf9e564185fa','6d1575c70ea77288b6a123086b521c03',replace('# B won the first hand, for A gave up; so the seat next to B, A, is the first player of the second (S1).\n# expected: wrong-lead (hand 2, ply 1)\ngame super-dominoes\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 5-5\nend conceded A\n\nhand 2\nB 6-6\nend unfinished\n','\n',char(10)),0,NULL,'super-dominoes',1,2,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,2,2,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(36,4,'ed9d7e6d535b653f915b36aaee270bc3','c5bd97f8fcc8d75d111cd070ae00bac3',replace('# Revokes: proven by the deal, by a later tile, by a tile left; and one that stays open (D4, D10, G9).\n# Bo was dealt 9-4 and threw 10-3.\n# expected: revoke (hand 1, ply 2)\ngame double-takes\nplayer A Ana\nplayer B Bo\nplayer C Cleo\n\nhand 1\ndeal B 10-3 9-4 ?13\nA 12-9=9 10-3 9-2\nend unfinished\n','\n',char(10)),0,NULL,'double-takes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(37,4,'84d361f4ea9f8621a8e9c0d5a4b5790f','00b9c8024db63b01ae87c10eeb735ef9',replace('# No deal, but Bo plays 9-4 a trick later.\n# expected: revoke (hand 1, ply 2)\ngame double-takes\nplayer A Ana\nplayer B Bo\nplayer C Cleo\n\nhand 1\nA 12-9=9 10-3 9-2\nA 5-4=5 9-4 6-5\nend unfinished\n','\n',char(10)),0,NULL,'double-takes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,6,0,0,NULL,0,1,0,0,1);
INSERT INTO records VALUES(38,4,'941771f8e924cde0381dace6afe59840','8d55c865196562c3117d34daaa840c32',replace('# Bo shows the 9-4 by accident: it is no turn, but it is proof (G6).\n# expected: revoke (hand 1, ply 2)\ngame double-takes\nplayer A Ana\nplayer B Bo\nplayer C Cleo\n\nhand 1\nA 12-9=9 10-3 9-2\nA 5-4=5 ~9-4 5-1 6-5\nend unfinished\n','\n',char(10)),0,NULL,'double-takes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,7,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(39,4,'753524b7dc1701926b8d9d9633b2e924','e25705084d5090b074946527f467b488',replace('# Cleo does not follow, and is left with a nine when the round is broken off.\n# expected: revoke (hand 1, ply 3)\ngame double-takes\nplayer A Ana\nplayer B Bo\nplayer C Cleo\n\nhand 1\nA 12-9=9 9-2 10-3\nleft C 9-8 ?13\nend unfinished\n','\n',char(10)),0,NULL,'double-takes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,3,0,0,NULL,0,1,0,0,0);
INSERT INTO records VALUES(40,4,'0d10529720adb57195b6a1706daea61b','c5167ee6813229f5a024814f19b33e2b',replace('# Bo did not follow, and nothing shows that Bo could have: open.\n# expected: nothing\ngame double-takes\nplayer A Ana\nplayer B Bo\nplayer C Cleo\n\nhand 1\nA 12-9=9 10-3 9-2\nA 5-4=5 8-5 6-5\nend unfinished\n','\n',char(10)),0,NULL,'double-takes',1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,6,0,0,NULL,0,0,0,0,1);
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
INSERT INTO seats VALUES(1,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(1,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(2,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(2,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(2,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO seats VALUES(3,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(3,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(4,'A',4,'Ana Ruiz','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(4,'B',NULL,NULL,'B',NULL,NULL,NULL);
INSERT INTO seats VALUES(6,'A',1,'Ana','A',12,NULL,NULL);
INSERT INTO seats VALUES(6,'B',2,'Bo','B',31,NULL,NULL);
INSERT INTO seats VALUES(7,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO seats VALUES(7,'B',2,'Bo','B',1,NULL,NULL);
INSERT INTO seats VALUES(8,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(8,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(9,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(9,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(10,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(10,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(11,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(11,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(12,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(12,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(13,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(13,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(14,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(14,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(15,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(15,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(16,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(16,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(17,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(17,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(18,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(18,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(19,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(19,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(20,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO seats VALUES(20,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO seats VALUES(21,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO seats VALUES(21,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO seats VALUES(22,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO seats VALUES(22,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO seats VALUES(23,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO seats VALUES(23,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO seats VALUES(24,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO seats VALUES(24,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO seats VALUES(25,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO seats VALUES(25,'B',2,'Bo','B',0,NULL,NULL);
INSERT INTO seats VALUES(26,'A',1,'Ana','A',0,NULL,NULL);
INSERT INTO seats VALUES(26,'B',2,'Bo','B',2,NULL,NULL);
INSERT INTO seats VALUES(27,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(27,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(27,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO seats VALUES(28,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(28,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(28,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO seats VALUES(29,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(29,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(29,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO seats VALUES(30,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(30,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(30,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO seats VALUES(31,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(31,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(32,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(32,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(33,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(33,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(34,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(34,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(35,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(35,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(36,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(36,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(36,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO seats VALUES(37,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(37,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(37,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO seats VALUES(38,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(38,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(38,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO seats VALUES(39,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(39,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(39,'C',3,'Cleo','C',NULL,NULL,NULL);
INSERT INTO seats VALUES(40,'A',1,'Ana','A',NULL,NULL,NULL);
INSERT INTO seats VALUES(40,'B',2,'Bo','B',NULL,NULL,NULL);
INSERT INTO seats VALUES(40,'C',3,'Cleo','C',NULL,NULL,NULL);
CREATE TABLE house_rules (
    record_id INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    name      TEXT NOT NULL,
    value     TEXT NOT NULL,
    usual     INTEGER NOT NULL,    -- 1: the value that holds where nothing is written
    PRIMARY KEY (record_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO house_rules VALUES(1,'extra-play','must',1);
INSERT INTO house_rules VALUES(1,'target','11',1);
INSERT INTO house_rules VALUES(2,'blocked-score','others',1);
INSERT INTO house_rules VALUES(2,'draw-play','must',1);
INSERT INTO house_rules VALUES(2,'final15','draw',1);
INSERT INTO house_rules VALUES(2,'free-turn','full',1);
INSERT INTO house_rules VALUES(2,'start15','all',1);
INSERT INTO house_rules VALUES(2,'target','0',1);
INSERT INTO house_rules VALUES(3,'target','100',1);
INSERT INTO house_rules VALUES(4,'extra-play','must',1);
INSERT INTO house_rules VALUES(4,'target','11',1);
INSERT INTO house_rules VALUES(6,'target','100',1);
INSERT INTO house_rules VALUES(7,'block','two-passes',1);
INSERT INTO house_rules VALUES(7,'prize-after-draw','no',1);
INSERT INTO house_rules VALUES(7,'prize-play','stuck',1);
INSERT INTO house_rules VALUES(8,'extra-play','must',1);
INSERT INTO house_rules VALUES(8,'target','11',1);
INSERT INTO house_rules VALUES(9,'extra-play','must',1);
INSERT INTO house_rules VALUES(9,'target','11',1);
INSERT INTO house_rules VALUES(10,'extra-play','must',1);
INSERT INTO house_rules VALUES(10,'target','11',1);
INSERT INTO house_rules VALUES(11,'extra-play','must',1);
INSERT INTO house_rules VALUES(11,'target','11',1);
INSERT INTO house_rules VALUES(12,'extra-play','must',1);
INSERT INTO house_rules VALUES(12,'target','11',1);
INSERT INTO house_rules VALUES(13,'target','100',1);
INSERT INTO house_rules VALUES(14,'target','100',1);
INSERT INTO house_rules VALUES(15,'target','100',1);
INSERT INTO house_rules VALUES(16,'target','100',1);
INSERT INTO house_rules VALUES(17,'target','100',1);
INSERT INTO house_rules VALUES(18,'target','100',1);
INSERT INTO house_rules VALUES(19,'target','100',1);
INSERT INTO house_rules VALUES(20,'block','two-passes',1);
INSERT INTO house_rules VALUES(20,'prize-after-draw','no',1);
INSERT INTO house_rules VALUES(20,'prize-play','stuck',1);
INSERT INTO house_rules VALUES(21,'block','two-passes',1);
INSERT INTO house_rules VALUES(21,'prize-after-draw','no',1);
INSERT INTO house_rules VALUES(21,'prize-play','stuck',1);
INSERT INTO house_rules VALUES(22,'block','two-passes',1);
INSERT INTO house_rules VALUES(22,'prize-after-draw','no',1);
INSERT INTO house_rules VALUES(22,'prize-play','stuck',1);
INSERT INTO house_rules VALUES(23,'block','two-passes',1);
INSERT INTO house_rules VALUES(23,'prize-after-draw','no',1);
INSERT INTO house_rules VALUES(23,'prize-play','stuck',1);
INSERT INTO house_rules VALUES(24,'block','two-passes',1);
INSERT INTO house_rules VALUES(24,'prize-after-draw','no',1);
INSERT INTO house_rules VALUES(24,'prize-play','stuck',1);
INSERT INTO house_rules VALUES(25,'block','two-passes',1);
INSERT INTO house_rules VALUES(25,'prize-after-draw','no',1);
INSERT INTO house_rules VALUES(25,'prize-play','stuck',1);
INSERT INTO house_rules VALUES(26,'block','two-passes',1);
INSERT INTO house_rules VALUES(26,'prize-after-draw','no',1);
INSERT INTO house_rules VALUES(26,'prize-play','stuck',1);
INSERT INTO house_rules VALUES(27,'blocked-score','others',1);
INSERT INTO house_rules VALUES(27,'draw-play','must',1);
INSERT INTO house_rules VALUES(27,'final15','draw',1);
INSERT INTO house_rules VALUES(27,'free-turn','full',1);
INSERT INTO house_rules VALUES(27,'start15','all',1);
INSERT INTO house_rules VALUES(27,'target','0',1);
INSERT INTO house_rules VALUES(28,'blocked-score','others',1);
INSERT INTO house_rules VALUES(28,'draw-play','must',1);
INSERT INTO house_rules VALUES(28,'final15','draw',1);
INSERT INTO house_rules VALUES(28,'free-turn','full',1);
INSERT INTO house_rules VALUES(28,'start15','all',1);
INSERT INTO house_rules VALUES(28,'target','0',1);
INSERT INTO house_rules VALUES(29,'blocked-score','others',1);
INSERT INTO house_rules VALUES(29,'draw-play','must',1);
INSERT INTO house_rules VALUES(29,'final15','draw',1);
INSERT INTO house_rules VALUES(29,'free-turn','full',1);
INSERT INTO house_rules VALUES(29,'start15','all',1);
INSERT INTO house_rules VALUES(29,'target','0',1);
INSERT INTO house_rules VALUES(30,'blocked-score','others',1);
INSERT INTO house_rules VALUES(30,'draw-play','must',1);
INSERT INTO house_rules VALUES(30,'final15','draw',1);
INSERT INTO house_rules VALUES(30,'free-turn','full',1);
INSERT INTO house_rules VALUES(30,'start15','all',1);
INSERT INTO house_rules VALUES(30,'target','0',1);
INSERT INTO house_rules VALUES(31,'blocked-score','others',1);
INSERT INTO house_rules VALUES(31,'draw-play','must',1);
INSERT INTO house_rules VALUES(31,'final15','draw',1);
INSERT INTO house_rules VALUES(31,'free-turn','full',1);
INSERT INTO house_rules VALUES(31,'start15','all',1);
INSERT INTO house_rules VALUES(31,'target','0',1);
INSERT INTO house_rules VALUES(32,'blocked-score','others',1);
INSERT INTO house_rules VALUES(32,'draw-play','must',1);
INSERT INTO house_rules VALUES(32,'final15','draw',1);
INSERT INTO house_rules VALUES(32,'free-turn','full',1);
INSERT INTO house_rules VALUES(32,'start15','all',1);
INSERT INTO house_rules VALUES(32,'target','0',1);
INSERT INTO house_rules VALUES(33,'blocked-score','others',1);
INSERT INTO house_rules VALUES(33,'draw-play','must',1);
INSERT INTO house_rules VALUES(33,'final15','draw',1);
INSERT INTO house_rules VALUES(33,'free-turn','full',1);
INSERT INTO house_rules VALUES(33,'start15','all',1);
INSERT INTO house_rules VALUES(33,'target','0',1);
INSERT INTO house_rules VALUES(34,'blocked-score','others',1);
INSERT INTO house_rules VALUES(34,'draw-play','must',1);
INSERT INTO house_rules VALUES(34,'final15','draw',1);
INSERT INTO house_rules VALUES(34,'free-turn','full',1);
INSERT INTO house_rules VALUES(34,'start15','all',1);
INSERT INTO house_rules VALUES(34,'target','0',1);
INSERT INTO house_rules VALUES(35,'blocked-score','others',1);
INSERT INTO house_rules VALUES(35,'draw-play','must',1);
INSERT INTO house_rules VALUES(35,'final15','draw',1);
INSERT INTO house_rules VALUES(35,'free-turn','full',1);
INSERT INTO house_rules VALUES(35,'start15','all',1);
INSERT INTO house_rules VALUES(35,'target','0',1);
INSERT INTO house_rules VALUES(36,'revoke','deduct',1);
INSERT INTO house_rules VALUES(36,'undeclared','high',1);
INSERT INTO house_rules VALUES(37,'revoke','deduct',1);
INSERT INTO house_rules VALUES(37,'undeclared','high',1);
INSERT INTO house_rules VALUES(38,'revoke','deduct',1);
INSERT INTO house_rules VALUES(38,'undeclared','high',1);
INSERT INTO house_rules VALUES(39,'revoke','deduct',1);
INSERT INTO house_rules VALUES(39,'undeclared','high',1);
INSERT INTO house_rules VALUES(40,'revoke','deduct',1);
INSERT INTO house_rules VALUES(40,'undeclared','high',1);
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
INSERT INTO hands VALUES(2,2,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,16);
INSERT INTO hands VALUES(3,3,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,1,9);
INSERT INTO hands VALUES(4,4,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,0,6);
INSERT INTO hands VALUES(5,4,2,2,'B','4-4','conceded','A','conceded',1,1,1,2);
INSERT INTO hands VALUES(7,6,1,1,'A','2-2','conceded','B','conceded',1,1,0,11);
INSERT INTO hands VALUES(8,7,1,1,'A','6-6','conceded','A','conceded',0,0,1,8);
INSERT INTO hands VALUES(9,8,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,4);
INSERT INTO hands VALUES(10,9,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(11,10,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(12,11,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,1,5);
INSERT INTO hands VALUES(13,12,1,1,'A','3-3','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(14,13,1,1,'B','2-2','unfinished',NULL,'unfinished',0,0,1,2);
INSERT INTO hands VALUES(15,14,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,1,17);
INSERT INTO hands VALUES(16,15,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,1,2);
INSERT INTO hands VALUES(17,16,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,1,2);
INSERT INTO hands VALUES(18,17,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(19,18,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(20,19,1,1,'A','1-1','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(21,20,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(22,21,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,1,4);
INSERT INTO hands VALUES(23,22,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(24,23,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,1,2);
INSERT INTO hands VALUES(25,24,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(26,25,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(27,26,1,1,'A','6-6','conceded','A','conceded',0,0,1,1);
INSERT INTO hands VALUES(28,26,2,2,'B','5-5','unfinished',NULL,'unfinished',0,0,1,1);
INSERT INTO hands VALUES(29,27,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,4);
INSERT INTO hands VALUES(30,28,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(31,29,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(32,30,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,4);
INSERT INTO hands VALUES(33,31,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,5);
INSERT INTO hands VALUES(34,32,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(35,33,1,1,'A','6-5','unfinished',NULL,'unfinished',0,0,0,2);
INSERT INTO hands VALUES(36,34,1,1,'A','5-5','unfinished',NULL,'unfinished',0,0,1,2);
INSERT INTO hands VALUES(37,35,1,1,'A','5-5','conceded','A','conceded',0,0,1,1);
INSERT INTO hands VALUES(38,35,2,2,'B','6-6','unfinished',NULL,'unfinished',0,0,1,1);
INSERT INTO hands VALUES(39,36,1,1,'A','12-9','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(40,37,1,1,'A','12-9','unfinished',NULL,'unfinished',0,0,1,6);
INSERT INTO hands VALUES(41,38,1,1,'A','12-9','unfinished',NULL,'unfinished',0,0,1,7);
INSERT INTO hands VALUES(42,39,1,1,'A','12-9','unfinished',NULL,'unfinished',0,0,1,3);
INSERT INTO hands VALUES(43,40,1,1,'A','12-9','unfinished',NULL,'unfinished',0,0,1,6);
INSERT INTO hands VALUES(44,1,1,1,'A','6-6','unfinished',NULL,'unfinished',0,0,0,11);
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
INSERT INTO hand_seats VALUES(2,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(2,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(2,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(3,'A',NULL,NULL,'1-1 6-4 6-3 5-2 4-4 3-0',2,12);
INSERT INTO hand_seats VALUES(3,'B',NULL,NULL,'2-2 6-1 6-5 5-3 4-0 2-0',3,10);
INSERT INTO hand_seats VALUES(4,'A',NULL,NULL,'6-5 6-1',NULL,NULL);
INSERT INTO hand_seats VALUES(4,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(5,'A',0,0,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(5,'B',6,6,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(7,'A',12,12,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(7,'B',31,31,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(8,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(8,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(9,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(9,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(10,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(10,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(11,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(11,'B',NULL,NULL,'6-1 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2',11,59);
INSERT INTO hand_seats VALUES(12,'A',NULL,NULL,'6-5 5-1 2-1 4-4 4-3 4-2 4-0 3-3 3-2 3-0 2-2',9,46);
INSERT INTO hand_seats VALUES(12,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(13,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(13,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(14,'A',NULL,NULL,'1-1 6-4 6-3 5-2 4-4 3-0',5,32);
INSERT INTO hand_seats VALUES(14,'B',NULL,NULL,'2-2 6-1 6-5 5-3 4-0 2-0',5,32);
INSERT INTO hand_seats VALUES(15,'A',NULL,NULL,'1-1 6-4 6-3 5-2 4-4 3-0',5,37);
INSERT INTO hand_seats VALUES(15,'B',NULL,NULL,'2-2 6-1 6-5 5-3 4-0 2-0',NULL,NULL);
INSERT INTO hand_seats VALUES(16,'A',NULL,NULL,'1-1 6-4 6-3 5-2 4-4 3-0',5,37);
INSERT INTO hand_seats VALUES(16,'B',NULL,NULL,'2-2 6-1 5-5 5-3 4-0 2-0',6,35);
INSERT INTO hand_seats VALUES(17,'A',NULL,NULL,'1-1 6-4 6-3 5-2 4-4 3-0',5,37);
INSERT INTO hand_seats VALUES(17,'B',NULL,NULL,'2-2 3-2 5-5 5-3 4-0 2-0',6,33);
INSERT INTO hand_seats VALUES(18,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(18,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(19,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(19,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(20,'A',NULL,NULL,'1-1 6-4 6-3 5-2 4-4 3-0',4,27);
INSERT INTO hand_seats VALUES(20,'B',NULL,NULL,'2-2 3-2 6-5 5-3 4-0 2-0',7,40);
INSERT INTO hand_seats VALUES(21,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(21,'B',NULL,NULL,'6-4',NULL,NULL);
INSERT INTO hand_seats VALUES(22,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(22,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(23,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(23,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(24,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(24,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(25,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(25,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(26,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(26,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(27,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(27,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(28,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(28,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(29,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(29,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(29,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(30,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(30,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(30,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(31,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(31,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(31,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(32,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(32,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(32,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(33,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(33,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(34,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(34,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(35,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(35,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(36,'A',NULL,NULL,'7-7',NULL,NULL);
INSERT INTO hand_seats VALUES(36,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(37,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(37,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(38,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(38,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(39,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(39,'B',NULL,NULL,'10-3 9-4',NULL,NULL);
INSERT INTO hand_seats VALUES(39,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(40,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(40,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(40,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(41,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(41,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(41,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(42,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(42,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(42,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(43,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(43,'B',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(43,'C',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(44,'A',NULL,NULL,NULL,NULL,NULL);
INSERT INTO hand_seats VALUES(44,'B',NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO actions VALUES(2,1,'A','play','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(2,2,'B','play','13-5',5,13,1,1,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)','13! (5) (5) (5) (5) (5)',32,NULL,'kept');
INSERT INTO actions VALUES(2,3,'C','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'13! (5) (5) (5) (5) (5)','13! (5) (5) (5) (5) (5)',8224,NULL,'open');
INSERT INTO actions VALUES(2,4,'C','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'13! (5) (5) (5) (5) (5)','13! (5) (5) (5) (5) (5)',8224,NULL,'kept');
INSERT INTO actions VALUES(2,5,'C','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'13! (5) (5) (5) (5) (5)','13! (5) (5) (5) (5) (5)',8224,NULL,'open');
INSERT INTO actions VALUES(2,6,'A','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'13! (5) (5) (5) (5) (5)','13! (5) (5) (5) (5) (5)',8224,NULL,'open');
INSERT INTO actions VALUES(2,7,'A','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'13! (5) (5) (5) (5) (5)','13! (5) (5) (5) (5) (5)',8224,NULL,'kept');
INSERT INTO actions VALUES(2,8,'A','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'13! (5) (5) (5) (5) (5)','13! (5) (5) (5) (5) (5)',8224,NULL,'open');
INSERT INTO actions VALUES(2,9,'B','play','5-2',5,2,2,2,NULL,NULL,NULL,'13! (5) (5) (5) (5) (5)','13! 2 (5) (5) (5) (5)',8224,NULL,'kept');
INSERT INTO actions VALUES(2,10,'C','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'13! 2 (5) (5) (5) (5)','13! 2 (5) (5) (5) (5)',8228,NULL,'open');
INSERT INTO actions VALUES(2,11,'C','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'13! 2 (5) (5) (5) (5)','13! 2 (5) (5) (5) (5)',8228,NULL,'kept');
INSERT INTO actions VALUES(2,12,'C','play','13-13',13,13,1,1,NULL,NULL,NULL,'13! 2 (5) (5) (5) (5)','13! 2 (5) (5) (5) (5)',8228,NULL,'kept');
INSERT INTO actions VALUES(2,13,'A','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'13! 2 (5) (5) (5) (5)','13! 2 (5) (5) (5) (5)',8228,NULL,'open');
INSERT INTO actions VALUES(2,14,'A','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'13! 2 (5) (5) (5) (5)','13! 2 (5) (5) (5) (5)',8228,NULL,'kept');
INSERT INTO actions VALUES(2,15,'A','play','13-7',13,7,1,1,NULL,NULL,NULL,'13! 2 (5) (5) (5) (5)','7 2 (5) (5) (5) (5)',8228,NULL,'kept');
INSERT INTO actions VALUES(2,16,'B','play','7-4',7,4,1,1,NULL,NULL,NULL,'7 2 (5) (5) (5) (5)','4 2 (5) (5) (5) (5)',164,NULL,'kept');
INSERT INTO actions VALUES(3,1,'A','play','1-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)',NULL,2,'kept');
INSERT INTO actions VALUES(3,2,'B','play','6-5',6,5,1,1,NULL,NULL,NULL,'(1) (1) (1) (1)','5 (1) (1) (1)',2,5,'kept');
INSERT INTO actions VALUES(3,3,'A','play','5-2',5,2,1,1,NULL,'crosswise',NULL,'5 (1) (1) (1)','5/2 (1) (1) (1)',34,9,'kept');
INSERT INTO actions VALUES(3,4,'B','play','5-3',5,3,1,1,NULL,NULL,NULL,'5/2 (1) (1) (1)','3 (1) (1) (1)',38,10,'kept');
INSERT INTO actions VALUES(3,5,'A','play','4-4',4,4,1,1,NULL,NULL,NULL,'3 (1) (1) (1)','4 (1) (1) (1)',10,5,'kept');
INSERT INTO actions VALUES(3,6,'B','draw','3-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'4 (1) (1) (1)','4 (1) (1) (1)',18,7,'kept');
INSERT INTO actions VALUES(3,7,'B','play','3-1',3,1,1,1,NULL,NULL,NULL,'4 (1) (1) (1)','1 (1) (1) (1)',18,8,'kept');
INSERT INTO actions VALUES(3,8,'A','play','6-4',6,4,2,2,NULL,NULL,NULL,'1 (1) (1) (1)','1 4 (1) (1)',2,5,'kept');
INSERT INTO actions VALUES(3,9,'B','play','6-1',1,6,2,2,NULL,NULL,NULL,'1 4 (1) (1)','1 6 (1) (1)',18,10,'kept');
INSERT INTO actions VALUES(4,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(4,2,'B','play','6-3',6,3,1,1,NULL,NULL,NULL,'(6) (6) (5) (5)','3 (6) (5) (5)',96,NULL,'kept');
INSERT INTO actions VALUES(4,3,'A','show','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(4,4,'A','play','6-1',6,1,2,2,NULL,NULL,NULL,'3 (6) (5) (5)','3 1 (5) (5)',104,NULL,'kept');
INSERT INTO actions VALUES(4,5,'B','unknown',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(4,6,'A','play','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(5,1,'B','play','4-4',NULL,NULL,NULL,NULL,NULL,NULL,'!',NULL,'(4) (4) (4) (4)',NULL,NULL,'kept');
INSERT INTO actions VALUES(5,2,'A','play','4-1',4,1,1,1,NULL,NULL,NULL,'(4) (4) (4) (4)','1 (4) (4) (4)',16,NULL,'kept');
INSERT INTO actions VALUES(7,1,'A','play','2-2',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(2) (2) (2) (2)',NULL,NULL,'open');
INSERT INTO actions VALUES(7,2,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(2) (2) (2) (2)','(2) (2) (2) (2)',4,NULL,'kept');
INSERT INTO actions VALUES(7,3,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(2) (2) (2) (2)','(2) (2) (2) (2)',4,NULL,'kept');
INSERT INTO actions VALUES(7,4,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(2) (2) (2) (2)','(2) (2) (2) (2)',4,NULL,'kept');
INSERT INTO actions VALUES(7,5,'B','play','5-4',5,4,1,1,NULL,NULL,NULL,'(2) (2) (2) (2)','4 (2) (2) (2)',4,NULL,'kept');
INSERT INTO actions VALUES(7,6,'A','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'4 (2) (2) (2)','4 (2) (2) (2)',20,NULL,'kept');
INSERT INTO actions VALUES(7,7,'A','play','3-3',3,3,1,1,NULL,NULL,NULL,'4 (2) (2) (2)','3 (2) (2) (2)',20,NULL,'kept');
INSERT INTO actions VALUES(7,8,'B','unknown',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(7,9,'A','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(7,10,'A','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(7,11,'A','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(8,1,'A','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)',NULL,NULL,'kept');
INSERT INTO actions VALUES(8,2,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)','(6) (6)',64,NULL,'open');
INSERT INTO actions VALUES(8,3,'B','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)','(6) (6)',64,NULL,'open');
INSERT INTO actions VALUES(8,4,'A','play','6-5',6,5,1,2,NULL,NULL,NULL,'(6) (6)','5 (6)',64,NULL,'kept');
INSERT INTO actions VALUES(8,5,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'5 (6)','5 (6)',96,NULL,'open');
INSERT INTO actions VALUES(8,6,'B','play','6-4',6,4,2,1,NULL,NULL,NULL,'5 (6)','5 4',96,NULL,'kept');
INSERT INTO actions VALUES(8,7,'A','play','4-2',4,2,2,1,NULL,NULL,NULL,'5 4','5 2',48,NULL,'kept');
INSERT INTO actions VALUES(8,8,'B','play','2-0',2,0,2,1,NULL,NULL,NULL,'5 2','5 0',36,NULL,'kept');
INSERT INTO actions VALUES(9,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(9,2,'B','play','6-1',6,1,1,1,NULL,NULL,NULL,'(6) (6) (5) (5)','1 (6) (5) (5)',96,NULL,'kept');
INSERT INTO actions VALUES(9,3,'B','play','3-1',1,3,1,1,NULL,NULL,NULL,'1 (6) (5) (5)','3 (6) (5) (5)',98,NULL,'broken');
INSERT INTO actions VALUES(9,4,'A','play','5-2',5,2,3,3,NULL,NULL,NULL,'3 (6) (5) (5)','3 (6) 2 (5)',104,NULL,'kept');
INSERT INTO actions VALUES(10,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(10,2,'B','play','4-2',4,2,1,1,NULL,NULL,NULL,'(6) (6) (5) (5)','2 (6) (5) (5)',96,NULL,'broken');
INSERT INTO actions VALUES(10,3,'A','play','2-2',2,2,1,1,NULL,NULL,NULL,'2 (6) (5) (5)','2 (6) (5) (5)',100,NULL,'kept');
INSERT INTO actions VALUES(11,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(11,2,'B','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)','(6) (6) (5) (5)',96,1,'broken');
INSERT INTO actions VALUES(11,3,'A','play','6-4',6,4,1,1,NULL,NULL,NULL,'(6) (6) (5) (5)','4 (6) (5) (5)',96,NULL,'kept');
INSERT INTO actions VALUES(12,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (5) (5)',NULL,11,'kept');
INSERT INTO actions VALUES(12,2,'B','play','6-1',6,1,1,1,NULL,NULL,NULL,'(6) (6) (5) (5)','1 (6) (5) (5)',96,NULL,'kept');
INSERT INTO actions VALUES(12,3,'A','play','5-1',5,1,3,3,NULL,NULL,NULL,'1 (6) (5) (5)','1 (6) 1 (5)',98,3,'kept');
INSERT INTO actions VALUES(12,4,'A','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'1 (6) 1 (5)','1 (6) 1 (5)',98,2,'broken');
INSERT INTO actions VALUES(12,5,'B','play','4-1',1,4,1,1,NULL,NULL,NULL,'1 (6) 1 (5)','4 (6) 1 (5)',98,NULL,'kept');
INSERT INTO actions VALUES(13,1,'A','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'broken');
INSERT INTO actions VALUES(13,2,'B','play','3-3',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(3) (3) (3) (3)',NULL,NULL,'kept');
INSERT INTO actions VALUES(13,3,'A','play','3-1',3,1,1,1,NULL,NULL,NULL,'(3) (3) (3) (3)','1 (3) (3) (3)',8,NULL,'kept');
INSERT INTO actions VALUES(14,1,'B','play','2-2',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(2) (2) (2) (2)',NULL,2,'broken');
INSERT INTO actions VALUES(14,2,'A','play','5-2',5,2,1,1,NULL,NULL,NULL,'(2) (2) (2) (2)','2 (2) (2) (2)',4,4,'kept');
INSERT INTO actions VALUES(15,1,'A','play','1-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)',NULL,2,'kept');
INSERT INTO actions VALUES(15,2,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,3,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,4,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,5,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,6,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,7,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,8,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,9,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,10,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,11,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,12,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,13,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,14,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,15,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(15,16,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,NULL,'broken');
INSERT INTO actions VALUES(15,17,'B','play','6-5',6,5,1,1,NULL,NULL,NULL,'(1) (1) (1) (1)','5 (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(16,1,'A','play','1-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)',NULL,2,'kept');
INSERT INTO actions VALUES(16,2,'B','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,4,'broken');
INSERT INTO actions VALUES(17,1,'A','play','1-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)',NULL,2,'kept');
INSERT INTO actions VALUES(17,2,'B','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,1,'broken');
INSERT INTO actions VALUES(18,1,'A','play','1-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)',NULL,NULL,'kept');
INSERT INTO actions VALUES(18,2,'B','play','6-0',6,0,1,1,NULL,NULL,NULL,'(1) (1) (1) (1)','0 (1) (1) (1)',2,NULL,'kept');
INSERT INTO actions VALUES(18,3,'A','play','6-5',6,5,1,1,NULL,NULL,NULL,'0 (1) (1) (1)','5 (1) (1) (1)',3,NULL,'broken');
INSERT INTO actions VALUES(19,1,'A','play','1-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)',NULL,NULL,'kept');
INSERT INTO actions VALUES(19,2,'B','play','6-3',6,3,1,1,NULL,'crosswise',NULL,'(1) (1) (1) (1)','3 (1) (1) (1)',2,NULL,'broken');
INSERT INTO actions VALUES(19,3,'A','play','4-4',4,4,1,1,NULL,NULL,NULL,'3 (1) (1) (1)','4 (1) (1) (1)',10,NULL,'kept');
INSERT INTO actions VALUES(20,1,'A','play','1-1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)',NULL,2,'kept');
INSERT INTO actions VALUES(20,2,'B','draw','3-3',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(1) (1) (1) (1)','(1) (1) (1) (1)',2,2,'kept');
INSERT INTO actions VALUES(20,3,'A','play','6-4',6,4,1,1,NULL,NULL,NULL,'(1) (1) (1) (1)','4 (1) (1) (1)',2,6,'kept');
INSERT INTO actions VALUES(21,1,'A','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)',NULL,NULL,'kept');
INSERT INTO actions VALUES(21,2,'B','draw','2-2',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)','(6) (6)',64,NULL,'broken');
INSERT INTO actions VALUES(21,3,'B','play','6-4',6,4,1,1,NULL,NULL,NULL,'(6) (6)','4 (6)',64,NULL,'kept');
INSERT INTO actions VALUES(22,1,'A','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)',NULL,NULL,'kept');
INSERT INTO actions VALUES(22,2,'B','draw','2-2',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)','(6) (6)',64,NULL,'open');
INSERT INTO actions VALUES(22,3,'B','draw','6-3',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)','(6) (6)',64,NULL,'broken');
INSERT INTO actions VALUES(22,4,'B','play','6-3',6,3,1,1,NULL,NULL,NULL,'(6) (6)','3 (6)',64,NULL,'kept');
INSERT INTO actions VALUES(23,1,'A','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)',NULL,NULL,'kept');
INSERT INTO actions VALUES(23,2,'B','draw','6-3',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)','(6) (6)',64,NULL,'open');
INSERT INTO actions VALUES(23,3,'B','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)','(6) (6)',64,NULL,'broken');
INSERT INTO actions VALUES(24,1,'A','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)',NULL,NULL,'kept');
INSERT INTO actions VALUES(24,2,'B','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)','(6) (6)',64,NULL,'broken');
INSERT INTO actions VALUES(25,1,'A','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)',NULL,NULL,'kept');
INSERT INTO actions VALUES(25,2,'B','play','5-4',5,4,1,1,NULL,NULL,NULL,'(6) (6)','4 (6)',64,NULL,'broken');
INSERT INTO actions VALUES(25,3,'A','play','4-1',4,1,1,1,NULL,NULL,NULL,'4 (6)','1 (6)',80,NULL,'kept');
INSERT INTO actions VALUES(26,1,'A','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)',NULL,NULL,'kept');
INSERT INTO actions VALUES(26,2,'B','play','6-4',6,4,1,1,NULL,NULL,NULL,'(6) (6)','4 (6)',64,NULL,'kept');
INSERT INTO actions VALUES(26,3,'B','play','4-1',4,1,1,1,NULL,NULL,NULL,'4 (6)','1 (6)',80,NULL,'broken');
INSERT INTO actions VALUES(27,1,'A','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6)',NULL,NULL,'kept');
INSERT INTO actions VALUES(28,1,'B','play','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(29,1,'A','play','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(29,2,'B','play','15-5',5,15,1,1,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)','15 (5) (5) (5) (5) (5)',32,NULL,'kept');
INSERT INTO actions VALUES(29,3,'C','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'15 (5) (5) (5) (5) (5)','15 (5) (5) (5) (5) (5)',32800,NULL,'kept');
INSERT INTO actions VALUES(29,4,'C','play','5-2',5,2,2,2,NULL,NULL,NULL,'15 (5) (5) (5) (5) (5)','15 2 (5) (5) (5) (5)',32800,NULL,'kept');
INSERT INTO actions VALUES(30,1,'A','play','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(30,2,'B','play','13-5',5,13,1,1,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)','13! (5) (5) (5) (5) (5)',32,NULL,'kept');
INSERT INTO actions VALUES(30,3,'C','play','5-2',5,2,2,2,NULL,NULL,NULL,'13! (5) (5) (5) (5) (5)','13! 2 (5) (5) (5) (5)',8224,NULL,'broken');
INSERT INTO actions VALUES(31,1,'A','play','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(31,2,'B','play','13-5',5,13,1,1,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)','13! (5) (5) (5) (5) (5)',32,NULL,'kept');
INSERT INTO actions VALUES(31,3,'C','play','7-2',7,2,2,2,NULL,NULL,NULL,'13! (5) (5) (5) (5) (5)','13! 2 (5) (5) (5) (5)',8224,NULL,'broken');
INSERT INTO actions VALUES(32,1,'A','play','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(32,2,'B','play','6-5',5,6,1,1,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)','6 (5) (5) (5) (5) (5)',32,NULL,'kept');
INSERT INTO actions VALUES(32,3,'C','play','6-6',6,6,1,1,NULL,NULL,NULL,'6 (5) (5) (5) (5) (5)','6 (5) (5) (5) (5) (5)',96,NULL,'kept');
INSERT INTO actions VALUES(32,4,'A','play','6-2',6,2,1,1,NULL,NULL,NULL,'6 (5) (5) (5) (5) (5)','2 (5) (5) (5) (5) (5)',96,NULL,'broken');
INSERT INTO actions VALUES(33,1,'A','play','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(33,2,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)','(5) (5) (5) (5) (5) (5)',32,NULL,'open');
INSERT INTO actions VALUES(33,3,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)','(5) (5) (5) (5) (5) (5)',32,NULL,'kept');
INSERT INTO actions VALUES(33,4,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)','(5) (5) (5) (5) (5) (5)',32,NULL,'broken');
INSERT INTO actions VALUES(33,5,'B','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)','(5) (5) (5) (5) (5) (5)',32,NULL,'open');
INSERT INTO actions VALUES(34,1,'A','play','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(34,2,'B','draw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)','(5) (5) (5) (5) (5) (5)',32,NULL,'open');
INSERT INTO actions VALUES(34,3,'B','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)','(5) (5) (5) (5) (5) (5)',32,NULL,'broken');
INSERT INTO actions VALUES(35,1,'A','play','6-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'broken');
INSERT INTO actions VALUES(35,2,'B','play','5-1',NULL,NULL,1,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(36,1,'A','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'broken');
INSERT INTO actions VALUES(36,2,'B','play','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(37,1,'A','play','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(5) (5) (5) (5) (5) (5)',NULL,NULL,'kept');
INSERT INTO actions VALUES(38,1,'B','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'(6) (6) (6) (6) (6) (6)',NULL,NULL,'kept');
INSERT INTO actions VALUES(39,1,'A','play','12-9',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(39,2,'B','play','10-3',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'broken');
INSERT INTO actions VALUES(39,3,'C','play','9-2',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(40,1,'A','play','12-9',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(40,2,'B','play','10-3',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'broken');
INSERT INTO actions VALUES(40,3,'C','play','9-2',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(40,4,'A','play','5-4',NULL,NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(40,5,'B','play','9-4',NULL,NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'open');
INSERT INTO actions VALUES(40,6,'C','play','6-5',NULL,NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(41,1,'A','play','12-9',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(41,2,'B','play','10-3',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'broken');
INSERT INTO actions VALUES(41,3,'C','play','9-2',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(41,4,'A','play','5-4',NULL,NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(41,5,'B','show','9-4',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(41,6,'B','play','5-1',NULL,NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(41,7,'C','play','6-5',NULL,NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(42,1,'A','play','12-9',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(42,2,'B','play','9-2',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(42,3,'C','play','10-3',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'broken');
INSERT INTO actions VALUES(43,1,'A','play','12-9',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(43,2,'B','play','10-3',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'open');
INSERT INTO actions VALUES(43,3,'C','play','9-2',NULL,NULL,NULL,NULL,9,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(43,4,'A','play','5-4',NULL,NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(43,5,'B','play','8-5',NULL,NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(43,6,'C','play','6-5',NULL,NULL,NULL,NULL,5,NULL,NULL,NULL,NULL,NULL,NULL,'kept');
INSERT INTO actions VALUES(44,1,'A','play','6-6',NULL,NULL,NULL,NULL,NULL,NULL,'!',NULL,'(6) (6) (6) (6)',NULL,NULL,'kept');
INSERT INTO actions VALUES(44,2,'B','play','6-1',6,1,4,4,NULL,NULL,'??','(6) (6) (6) (6)','1 (6) (6) (6)',64,NULL,'kept');
INSERT INTO actions VALUES(44,3,'A','play','6-2',6,2,2,2,NULL,NULL,'!?','1 (6) (6) (6)','1 2 (6) (6)',66,NULL,'kept');
INSERT INTO actions VALUES(44,4,'B','play','4-2',2,4,NULL,NULL,NULL,NULL,NULL,'1 2 (6) (6)','1 4 (6) (6)',70,NULL,'kept');
INSERT INTO actions VALUES(44,5,'B','skip',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(44,6,'A','pass',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'?!','1 4 (6) (6)','1 4 (6) (6)',82,NULL,'open');
INSERT INTO actions VALUES(44,7,'A','show','5-5',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(44,8,'A','bad',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(44,9,'A','bad',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(44,10,'A','unknown',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO actions VALUES(44,11,'A','unknown',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO findings VALUES(1,1,44,6,'A','false-pass','C9','broken','open','Ana passes with 6, 4 and 1 open: wrong if any of 1-0, 1-1, 2-1, 3-1, 4-0 and 13 more was in hand, which the record does not show',12,3,9,NULL);
INSERT INTO findings VALUES(1,2,44,8,'A','bad-token','N6','error','broken','''B'' is nothing that a seat can do',13,8,9,NULL);
INSERT INTO findings VALUES(1,3,44,8,'A','layout-unknown','G5a','note','broken','the layout is unknown from here on: a turn cannot be read; only facts are checked',13,8,9,NULL);
INSERT INTO findings VALUES(1,4,44,9,'A','bad-token','N6','error','broken','''zz'' is nothing that a seat can do',13,10,12,NULL);
INSERT INTO findings VALUES(1,5,44,10,'A','bad-tile','N6','error','broken','''7:9'' is no tile of the double-six set',13,13,16,NULL);
INSERT INTO findings VALUES(2,1,2,3,'C','illegal-draw','S5','broken','open','Cleo draws under a spell: wrong if any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more was in hand, which the record does not show',11,3,6,NULL);
INSERT INTO findings VALUES(2,2,2,5,'C','false-pass','S10','broken','open','Cleo passes under a spell: wrong if any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more was in hand, which the record does not show',11,7,11,NULL);
INSERT INTO findings VALUES(2,3,2,6,'A','illegal-draw','S5','broken','open','Ana draws under a spell: wrong if any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more was in hand, which the record does not show',12,3,6,NULL);
INSERT INTO findings VALUES(2,4,2,8,'A','false-pass','S10','broken','open','Ana passes under a spell: wrong if any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more was in hand, which the record does not show',12,7,11,NULL);
INSERT INTO findings VALUES(2,5,2,10,'C','illegal-draw','S5','broken','open','Cleo draws under a spell: wrong if any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more was in hand, which the record does not show',14,3,6,NULL);
INSERT INTO findings VALUES(2,6,2,13,'A','illegal-draw','S5','broken','open','Ana draws under a spell: wrong if any of 0-0, 1-1, 2-2, 3-3, 4-4 and 26 more was in hand, which the record does not show',15,3,6,NULL);
INSERT INTO findings VALUES(4,1,4,5,'B','layout-unknown','G4','note','broken','the layout is unknown from here on: a turn is not written down; only facts are checked',13,3,4,NULL);
INSERT INTO findings VALUES(6,1,7,1,'A','wrong-lead','L2','broken','open','Ana leads 2-2: wrong if 1-1 was dealt, which the record does not show',8,3,6,NULL);
INSERT INTO findings VALUES(6,2,7,8,'B','layout-unknown','G4','note','broken','the layout is unknown from here on: a turn is not written down; only facts are checked',11,3,4,NULL);
INSERT INTO findings VALUES(7,1,8,2,'B','illegal-draw','P4','broken','open','Bo draws with 6 open: wrong if any of 6-0, 6-1, 6-2, 6-3, 6-4 and 2 more was in hand, which the record does not show',9,3,5,NULL);
INSERT INTO findings VALUES(7,2,8,3,'B','false-pass','P6','broken','open','Bo passes with 6 open: wrong if any of 6-0, 6-1, 6-2, 6-3, 6-4 and 2 more was in hand, which the record does not show',9,6,10,NULL);
INSERT INTO findings VALUES(7,3,8,5,'B','illegal-draw','P4','broken','open','Bo draws with 6 and 5 open: wrong if any of 5-0, 5-1, 5-2, 5-3, 5-4 and 8 more was in hand, which the record does not show',11,3,5,NULL);
INSERT INTO findings VALUES(8,1,9,3,'B','wrong-turn','C8','broken','broken','Bo acts, but it is Ana''s turn',10,9,14,NULL);
INSERT INTO findings VALUES(9,1,10,2,'B','misfit','C5','broken','broken','Bo lays 4-2 with 6 and 5 open, where it does not fit',9,3,8,NULL);
INSERT INTO findings VALUES(10,1,11,2,'B','false-pass','C9','broken','broken','Bo passes with 6 and 5 open, but held 6-1',10,3,7,NULL);
INSERT INTO findings VALUES(11,1,12,4,'A','false-pass','C7','broken','broken','Ana passes with 6, 5 and 1 open, but held 2-1',11,9,13,NULL);
INSERT INTO findings VALUES(12,1,13,1,'A','false-pass','G13','broken','broken','Ana passes before the first tile, where any tile may be laid',8,3,7,NULL);
INSERT INTO findings VALUES(13,1,14,1,'B','wrong-lead','L2','broken','broken','Bo leads 2-2, but 1-1 was dealt',11,3,6,NULL);
INSERT INTO findings VALUES(14,1,15,16,'B','illegal-draw','L7','broken','broken','Bo draws with 1 open, where no tile may be drawn',11,3,7,NULL);
INSERT INTO findings VALUES(15,1,16,2,'B','false-pass','L7','broken','broken','Bo passes with 1 open, but held 6-1',11,3,7,NULL);
INSERT INTO findings VALUES(16,1,17,2,'B','missed-draw','L7','broken','broken','Bo passes without the draw that was due',11,3,7,NULL);
INSERT INTO findings VALUES(17,1,18,3,'A','misfit','L4','broken','broken','Ana lays 6-5 with 1 and 0 open, where it does not fit',10,3,8,NULL);
INSERT INTO findings VALUES(18,1,19,2,'B','misfit','L5','broken','broken','Bo lays 6-3 with 1 open, where it does not fit',9,3,9,NULL);
INSERT INTO findings VALUES(19,1,20,3,'B','missing-pass','G2','note','broken','Bo''s turn ends without its pass, which is taken as said',12,3,8,NULL);
INSERT INTO findings VALUES(19,2,20,3,'B','false-pass','L7','broken','broken','Bo passes with 1 open, but held 6-5',12,3,8,NULL);
INSERT INTO findings VALUES(20,1,21,2,'B','illegal-draw','P4','broken','broken','Bo draws with 6 open, but held 6-4',11,3,7,NULL);
INSERT INTO findings VALUES(21,1,22,2,'B','illegal-draw','P4','broken','open','Bo draws with 6 open: wrong if any of 6-0, 6-1, 6-2, 6-3, 6-4 and 2 more was in hand, which the record does not show',9,3,7,NULL);
INSERT INTO findings VALUES(21,2,22,3,'B','illegal-draw','P6','broken','broken','Bo draws with 6 open, where no tile may be drawn',9,8,12,NULL);
INSERT INTO findings VALUES(22,1,23,2,'B','illegal-draw','P4','broken','open','Bo draws with 6 open: wrong if any of 6-0, 6-1, 6-2, 6-3, 6-4 and 2 more was in hand, which the record does not show',9,3,7,NULL);
INSERT INTO findings VALUES(22,2,23,3,'B','false-pass','P6','broken','broken','Bo passes with 6 open, but held 6-3',9,8,12,NULL);
INSERT INTO findings VALUES(23,1,24,2,'B','missed-draw','P5','broken','broken','Bo passes without the draw that was due',9,3,7,NULL);
INSERT INTO findings VALUES(24,1,25,2,'B','misfit','P3','broken','broken','Bo lays 5-4 with 6 open, where it does not fit',9,3,8,NULL);
INSERT INTO findings VALUES(25,1,26,3,'B','wrong-turn','G2','broken','broken','Bo acts, but it is Ana''s turn',10,3,8,NULL);
INSERT INTO findings VALUES(26,1,28,1,'B','wrong-lead','P2','broken','broken','Bo leads, but the lead is Ana''s',13,3,6,NULL);
INSERT INTO findings VALUES(27,1,29,4,'A','missed-draw','S7','broken','broken','Ana has not made the draw that was owed',12,6,11,NULL);
INSERT INTO findings VALUES(28,1,30,3,'C','off-spell','S10','broken','broken','Cleo lays 5-2 elsewhere, but is bound to the spellbound arm',11,3,8,NULL);
INSERT INTO findings VALUES(29,1,31,3,'C','misfit','S10','broken','broken','Cleo lays 7-2 under a spell, where it does not fit',11,3,8,NULL);
INSERT INTO findings VALUES(30,1,32,4,'A','wrong-turn','G2','broken','broken','Ana acts, but it is Bo''s turn',12,3,8,NULL);
INSERT INTO findings VALUES(31,1,33,2,'B','illegal-draw','S5','broken','open','Bo draws with 5 open: wrong if any of 5-0, 5-1, 5-2, 5-3, 5-4 and 11 more was in hand, which the record does not show',9,3,6,NULL);
INSERT INTO findings VALUES(31,2,33,4,'B','illegal-draw','S5','broken','broken','Bo draws with 5 open, where no tile may be drawn',9,3,6,NULL);
INSERT INTO findings VALUES(31,3,33,5,'B','false-pass','S5','broken','open','Bo passes with 5 open: wrong if any of 5-0, 5-1, 5-2, 5-3, 5-4 and 11 more was in hand, which the record does not show',9,7,11,NULL);
INSERT INTO findings VALUES(32,1,34,2,'B','illegal-draw','S5','broken','open','Bo draws with 5 open: wrong if any of 5-0, 5-1, 5-2, 5-3, 5-4 and 11 more was in hand, which the record does not show',9,3,5,NULL);
INSERT INTO findings VALUES(32,2,34,3,'B','missed-draw','S5','broken','broken','Bo passes without the draw that was due',9,6,10,NULL);
INSERT INTO findings VALUES(33,1,35,1,'A','misfit','G3','broken','broken','Ana lays 6-5 before a double is set, where it does not fit',8,3,6,NULL);
INSERT INTO findings VALUES(33,2,35,1,'A','layout-unknown','G4','note','broken','the layout is unknown from here on: 6-5 cannot open the layout; only facts are checked',8,3,6,NULL);
INSERT INTO findings VALUES(34,1,36,1,'A','false-pass','S2','broken','broken','Ana passes before a double is set, but held 7-7',9,3,7,NULL);
INSERT INTO findings VALUES(35,1,38,1,'B','wrong-lead','S1','broken','broken','Bo leads, but the lead is Ana''s',12,3,6,NULL);
INSERT INTO findings VALUES(36,1,39,2,'B','revoke','D4','broken','broken','Bo plays 10-3 on a led 9, but held 9-4',11,10,14,NULL);
INSERT INTO findings VALUES(37,1,40,2,'B','revoke','D10','broken','broken','Bo plays 10-3 on a led 9, but held 9-4',9,10,14,NULL);
INSERT INTO findings VALUES(37,2,40,5,'B','revoke','D4','broken','open','Bo plays 9-4 on a led 5: wrong if any of 5-0, 5-1, 5-2, 5-3, 5-4 and 11 more was in hand, which the record does not show',10,9,12,NULL);
INSERT INTO findings VALUES(38,1,41,2,'B','revoke','D10','broken','broken','Bo plays 10-3 on a led 9, but held 9-4',9,10,14,NULL);
INSERT INTO findings VALUES(39,1,42,3,'C','revoke','D10','broken','broken','Cleo plays 10-3 on a led 9, but held 9-8',9,14,18,NULL);
INSERT INTO findings VALUES(40,1,43,2,'B','revoke','D4','broken','open','Bo plays 10-3 on a led 9: wrong if any of 9-0, 9-1, 9-2, 9-3, 9-4 and 11 more was in hand, which the record does not show',9,10,14,NULL);
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
INSERT INTO evidence VALUES(10,1,1,'Bo (B) was dealt 6-1','dealt',8,8,0,'B','6-1');
INSERT INTO evidence VALUES(11,1,1,'Ana (A) was dealt 2-1','dealt',8,16,0,'A','2-1');
INSERT INTO evidence VALUES(13,1,1,'Ana (A) was dealt 1-1','dealt',9,8,0,'A','1-1');
INSERT INTO evidence VALUES(15,1,1,'Bo (B) was dealt 6-1','dealt',9,12,0,'B','6-1');
INSERT INTO evidence VALUES(19,2,1,'Bo (B) was dealt 6-5','dealt',9,16,0,'B','6-5');
INSERT INTO evidence VALUES(20,1,1,'Bo (B) was dealt 6-4','dealt',9,8,0,'B','6-4');
INSERT INTO evidence VALUES(22,2,1,'Bo (B) drew 6-3 at ply 2','drew',9,3,2,'B','6-3');
INSERT INTO evidence VALUES(34,1,1,'Ana (A) was dealt 7-7','dealt',8,8,0,'A','7-7');
INSERT INTO evidence VALUES(36,1,1,'Bo (B) was dealt 9-4','dealt',10,13,0,'B','9-4');
INSERT INTO evidence VALUES(37,1,1,'Bo (B) played 9-4 at ply 5; nothing is drawn during a hand','played',10,9,5,'B','9-4');
INSERT INTO evidence VALUES(38,1,1,'Bo (B) showed 9-4 at ply 5; nothing is drawn during a hand','showed',10,9,5,'B','9-4');
INSERT INTO evidence VALUES(39,1,1,'Cleo (C) had 9-8 left at the end; nothing is drawn during a hand','left',10,8,NULL,'C','9-8');
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
CREATE INDEX log_by_record ON log (record_id, log_id) WHERE record_id IS NOT NULL;
CREATE INDEX log_by_hash ON log (text_hash) WHERE text_hash IS NOT NULL;
CREATE INDEX log_by_fingerprint ON log (fingerprint) WHERE fingerprint IS NOT NULL;
CREATE INDEX log_by_gone ON log (gone_id) WHERE gone_id IS NOT NULL;
CREATE INDEX players_by_folded ON players (folded);
CREATE INDEX known_as_by_folded ON known_as (kind, folded);
CREATE INDEX known_as_by_player ON known_as (player_id);
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
COMMIT;
