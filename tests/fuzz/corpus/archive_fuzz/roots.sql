UPDATE sqlite_master SET rootpage = 2 WHERE name IN ('moves', 'records');
