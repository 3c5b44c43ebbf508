-- What bones-batch load fills in ClickHouse, 18.16 and later: the archive's tables as its users see
-- them (ARCHIVE.md), over several servers, each row with what joins would fetch. CLUSTER.md says how.
--
-- Each server has its part of the rows in the tables called X_local: those of the records whose
-- record_key, divided by the number of servers, leaves the server's number less one. The tables X, and
-- those with the names of the archive's views, ask all servers of the cluster `bones`
-- (remote_servers in each server's configuration).
--
-- record_key stands for the archive's numbers: XXH3 of a record's file, place and text. `shard` is that
-- of the plan; a shard is a partition, which is taken away whole before it is loaded again.
-- `player_id` is whoever the sheet means: the stable id, else a blank and the folded name.

CREATE DATABASE IF NOT EXISTS bones;

-- Which shards are loaded: a line for each server, which comes when its rows have been counted on all.
CREATE TABLE IF NOT EXISTS bones.loads_local (
    shard UInt32,
    plan String,          -- the hash of the plan
    shards UInt32,        -- how many the plan has
    manifest String,      -- the hash of the shard's manifest.json
    versions String,      -- what made the rows: Bones, notation, rules, verdicts, archive
    server UInt32,        -- from 1
    servers UInt32,       -- how many the rows are on
    tables Array(String), -- which tables have
    rows Array(UInt64),   -- so many of its rows on this server
    load String,          -- drawn by lot: tells a load from one before
    command String        -- that loads what is missing
) ENGINE = MergeTree PARTITION BY shard ORDER BY server;

-- One row a game; `file`, `line` and `record` are its place in the input.
CREATE TABLE IF NOT EXISTS bones.records_local (
    shard UInt32,
    record_key UInt64,
    file String,
    line UInt64,
    record UInt32,
    event Nullable(String),
    fingerprint Nullable(String),
    text_hash String,
    text String,
    cut UInt8,
    arms Nullable(String),
    game Nullable(String),
    ruleset Int64,
    players UInt8,
    sheet_id Nullable(String),
    site Nullable(String),
    recorder Nullable(String),
    date Nullable(String),
    first_day Nullable(String),
    last_day Nullable(String),
    time Nullable(String),
    round Nullable(String),
    table_name Nullable(String),
    hands UInt32,
    actions UInt32,
    complete UInt8,
    totals_known UInt8,
    winners Nullable(String),
    errors UInt32,
    broken UInt32,
    claims UInt32,
    notes UInt32,
    open UInt32,
    player_names Nullable(String),
    winner_names Nullable(String),
    totals Nullable(String)
) ENGINE = MergeTree PARTITION BY shard ORDER BY record_key;

-- Who sat where. `seats` is one bit, 1 for A, 2 for B; 0: the seat does not play.
CREATE TABLE IF NOT EXISTS bones.seats_local (
    shard UInt32,
    record_key UInt64,
    game Nullable(String),
    date Nullable(String),
    event Nullable(String),
    seat String,
    player String,
    player_id Nullable(String),
    name Nullable(String),
    side String,
    total Nullable(Int64),
    claimed_total Nullable(Int64),
    won Nullable(UInt8),
    folded String,
    stable_id String,
    seats UInt16
) ENGINE = MergeTree PARTITION BY shard ORDER BY record_key;

CREATE TABLE IF NOT EXISTS bones.hands_local (
    shard UInt32,
    record_key UInt64,
    game Nullable(String),
    date Nullable(String),
    position UInt32,
    number Int64,
    leader Nullable(String),
    opening_tile Nullable(String),
    ended String,
    out_seat Nullable(String),
    claimed_end Nullable(String),
    score_known UInt8,
    score_taken UInt8,
    layout_known UInt8,
    actions UInt32
) ENGINE = MergeTree PARTITION BY shard ORDER BY record_key;

-- What a hand gave each seat.
CREATE TABLE IF NOT EXISTS bones.hand_seats_local (
    shard UInt32,
    record_key UInt64,
    game Nullable(String),
    date Nullable(String),
    position UInt32,
    hand Int64,
    leader Nullable(String),
    opening_tile Nullable(String),
    ended String,
    out_seat Nullable(String),
    seat String,
    player String,
    player_id Nullable(String),
    points Nullable(Int64),
    claimed Nullable(Int64),
    dealt Nullable(String),
    tiles_left Nullable(UInt32),
    pips_left Nullable(UInt32)
) ENGINE = MergeTree PARTITION BY shard ORDER BY record_key;

-- Every action, in order.
CREATE TABLE IF NOT EXISTS bones.actions_local (
    shard UInt32,
    record_key UInt64,
    game Nullable(String),
    date Nullable(String),
    position UInt32,
    hand Int64,
    ply UInt32,
    seat Nullable(String),
    player Nullable(String),
    player_id Nullable(String),
    kind String,
    tile Nullable(String),
    `inner` Nullable(UInt8),
    `outer` Nullable(UInt8),
    arm Nullable(UInt8),
    written_arm Nullable(UInt8),
    suit Nullable(UInt8),
    manner Nullable(String),
    mark Nullable(String),
    ends_before Nullable(String),
    ends_after Nullable(String),
    open_before Nullable(UInt32),
    choices Nullable(UInt32),
    forced Nullable(UInt8),
    verdict Nullable(String)
) ENGINE = MergeTree PARTITION BY shard ORDER BY record_key;

CREATE TABLE IF NOT EXISTS bones.findings_local (
    shard UInt32,
    record_key UInt64,
    game Nullable(String),
    date Nullable(String),
    position Nullable(UInt32),
    hand Nullable(Int64),
    seat Nullable(String),
    player Nullable(String),
    player_id Nullable(String),
    number UInt32,
    ply Nullable(UInt32),
    code String,
    clause String,
    severity String,
    verdict String,
    message String,
    line UInt32,
    col UInt32,
    end_col UInt32,
    repair Nullable(String),
    holds Nullable(String),
    rests_on Nullable(String),
    explained_line Nullable(UInt32),
    explained_col Nullable(UInt32),
    evidence Nullable(String),
    called UInt8
) ENGINE = MergeTree PARTITION BY shard ORDER BY (severity, verdict, record_key);

-- Where points come from.
CREATE TABLE IF NOT EXISTS bones.ledger_local (
    shard UInt32,
    record_key UInt64,
    game Nullable(String),
    date Nullable(String),
    position UInt32,
    hand Int64,
    seat String,
    player String,
    player_id Nullable(String),
    number UInt32,
    ply Nullable(UInt32),
    points Int64,
    clause String,
    reason String
) ENGINE = MergeTree PARTITION BY shard ORDER BY record_key;

-- What bones-stats --clickhouse adds up: what a record gives to a group, by metric. It counts if one of
-- `seats` is asked for, one bit each; all of them are. `answers`: 0 any question; 1 only one of all
-- seats; 2 only one of some. What a hand gives is a unit (`units`); `squares`, `products` and `sizes`
-- are sums over units of sum², n * sum and n².
CREATE TABLE IF NOT EXISTS bones.sums_local (
    shard UInt32,
    record_key UInt64,
    game String,
    event String,
    month String,
    per String,
    key String,
    name String,
    seats UInt16,
    answers UInt8,
    metric Array(String),
    n Array(Int64),
    sum Array(Int64),
    most Array(Int64),
    units Array(Int64),
    squares Array(Int64),
    products Array(Int64),
    sizes Array(Int64)
) ENGINE = MergeTree PARTITION BY shard ORDER BY (per, record_key);

-- What bones-violations --clickhouse adds up: a seat's chances and breaches. `before` are the seats
-- before this one, `before_same` those of them at which the same player sits. Several players of
-- which one broke a rule have a row of their own, without chances; `before` are all their seats.
CREATE TABLE IF NOT EXISTS bones.chances_local (
    shard UInt32,
    record_key UInt64,
    game String,
    event String,
    month String,
    key String,
    name String,
    seats UInt16,
    before UInt16,
    before_same UInt16,
    chances Array(Int64),
    code Array(String),
    proven Array(Int64),
    if_right Array(Int64),
    open Array(Int64),
    called Array(Int64),
    points Array(Int64)
) ENGINE = MergeTree PARTITION BY shard ORDER BY record_key;

-- And the cases that it lists, in the order of the input within a shard.
CREATE TABLE IF NOT EXISTS bones.cases_local (
    shard UInt32,
    number UInt64,
    record_key UInt64,
    game String,
    seats UInt16,
    code String,
    proven UInt8,
    holds_always UInt8,
    case String
) ENGINE = MergeTree PARTITION BY shard ORDER BY number;

-- The archive's views, each of one server's rows.
CREATE VIEW IF NOT EXISTS bones.games_local AS
SELECT record_key AS record, game, date, time, event, round, table_name AS `table`,
       player_names AS players, winner_names AS winners, totals, complete, hands, actions, errors,
       broken, claims, open, sheet_id
  FROM bones.records_local;

CREATE VIEW IF NOT EXISTS bones.game_players_local AS
SELECT record_key AS record, game, date, event, seat, player, player_id, side, total, claimed_total,
       won
  FROM bones.seats_local;

CREATE VIEW IF NOT EXISTS bones.hand_players_local AS
SELECT record_key AS record, position, hand, game, date, seat, player, player_id, points, claimed,
       dealt, tiles_left, pips_left, leader = seat AS led, ended, out_seat = seat AS went_out
  FROM bones.hand_seats_local;

CREATE VIEW IF NOT EXISTS bones.openings_local AS
SELECT record_key AS record, position, hand, game, date, seat, player, player_id, opening_tile,
       points
  FROM bones.hand_seats_local
 WHERE leader = seat;

CREATE VIEW IF NOT EXISTS bones.plays_local AS
SELECT record_key AS record, game, date, position, hand, ply, seat, player, player_id, kind, tile,
       arm, written_arm, suit, manner, mark, ends_before, ends_after, open_before, choices, forced,
       verdict
  FROM bones.actions_local;

CREATE VIEW IF NOT EXISTS bones.faults_local AS
SELECT record_key AS record, game, date, position, hand, ply, seat, player, player_id, code, clause,
       severity, verdict, message, evidence, called
  FROM bones.findings_local;

CREATE VIEW IF NOT EXISTS bones.points_local AS
SELECT record_key AS record, game, position, hand, ply, seat, player, player_id, points, clause,
       reason
  FROM bones.ledger_local;

-- All servers.
CREATE TABLE IF NOT EXISTS bones.loads AS bones.loads_local ENGINE = Distributed(bones, bones, loads_local);
CREATE TABLE IF NOT EXISTS bones.records AS bones.records_local ENGINE = Distributed(bones, bones, records_local);
CREATE TABLE IF NOT EXISTS bones.seats AS bones.seats_local ENGINE = Distributed(bones, bones, seats_local);
CREATE TABLE IF NOT EXISTS bones.hands AS bones.hands_local ENGINE = Distributed(bones, bones, hands_local);
CREATE TABLE IF NOT EXISTS bones.hand_seats AS bones.hand_seats_local ENGINE = Distributed(bones, bones, hand_seats_local);
CREATE TABLE IF NOT EXISTS bones.actions AS bones.actions_local ENGINE = Distributed(bones, bones, actions_local);
CREATE TABLE IF NOT EXISTS bones.findings AS bones.findings_local ENGINE = Distributed(bones, bones, findings_local);
CREATE TABLE IF NOT EXISTS bones.ledger AS bones.ledger_local ENGINE = Distributed(bones, bones, ledger_local);
CREATE TABLE IF NOT EXISTS bones.sums AS bones.sums_local ENGINE = Distributed(bones, bones, sums_local);
CREATE TABLE IF NOT EXISTS bones.chances AS bones.chances_local ENGINE = Distributed(bones, bones, chances_local);
CREATE TABLE IF NOT EXISTS bones.cases AS bones.cases_local ENGINE = Distributed(bones, bones, cases_local);
CREATE TABLE IF NOT EXISTS bones.games AS bones.games_local ENGINE = Distributed(bones, bones, games_local);
CREATE TABLE IF NOT EXISTS bones.game_players AS bones.game_players_local ENGINE = Distributed(bones, bones, game_players_local);
CREATE TABLE IF NOT EXISTS bones.hand_players AS bones.hand_players_local ENGINE = Distributed(bones, bones, hand_players_local);
CREATE TABLE IF NOT EXISTS bones.openings AS bones.openings_local ENGINE = Distributed(bones, bones, openings_local);
CREATE TABLE IF NOT EXISTS bones.plays AS bones.plays_local ENGINE = Distributed(bones, bones, plays_local);
CREATE TABLE IF NOT EXISTS bones.faults AS bones.faults_local ENGINE = Distributed(bones, bones, faults_local);
CREATE TABLE IF NOT EXISTS bones.points AS bones.points_local ENGINE = Distributed(bones, bones, points_local);

-- The rows that servers have, as they count them themselves.
CREATE TABLE IF NOT EXISTS bones.parts (database String, table String, partition String, active UInt8, rows UInt64)
    ENGINE = Distributed(bones, system, parts);
