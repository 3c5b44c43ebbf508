UPDATE records SET text = replace(text, 'hand 1', char(0) || 'hand -1'), cut = 9, date = '?', winners = 'ZZ';
UPDATE seats SET seat = seat || 'long', name = char(27) || '[2J', total = -9223372036854775808;
