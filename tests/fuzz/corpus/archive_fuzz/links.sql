UPDATE hands SET record_id = record_id + 1, position = -position, number = 9223372036854775807;
DELETE FROM players;
UPDATE actions SET ply = ply + 4000000000, open_before = -1, tile = '9-9', choices = -1;
