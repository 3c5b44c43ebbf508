WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
INSERT INTO findings SELECT 1, i, NULL, -i, NULL, 'revoke', '', 'broken', 'open', hex(zeroblob(99)), -1, 0, i, NULL FROM n;
