UPDATE hands SET record_id = record_id + 1, position = -position, number = 9223372036854775807;
DELETE FROM players;
UPDATE moves SET ply = ply + 4000000000, passed_on = -1, move = -1, choices = -1;
