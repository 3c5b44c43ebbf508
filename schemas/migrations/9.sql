-- From version 8 to 9: substitutes. What is dropped here is made as archive.sql has it. Without the
-- setting all records are judged again, which fills in the new table.
DROP VIEW mistakes;
DROP VIEW games;
DROP VIEW hand_players;
DROP VIEW plays;
DROP VIEW bidding;
DROP VIEW faults;
DROP VIEW actions;
DROP VIEW points;
DELETE FROM settings WHERE name = 'judging';
