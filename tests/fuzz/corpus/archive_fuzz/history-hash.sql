UPDATE records SET text = replace(text, 'hand 1', char(0) || 'hand -1'), cut = 9, date = '?', winners = 'ZZ';
INSERT INTO log (at, what, why, record_id, before, text_hash) SELECT 'never', 'amend', '', record_id, text, text_hash FROM records;
UPDATE seats SET seat = seat || 'long', name = char(27) || '[2J', total = -9223372036854775808;
