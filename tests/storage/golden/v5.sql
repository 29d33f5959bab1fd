BEGIN TRANSACTION;
CREATE TABLE club_entry (game TEXT, seat INTEGER, total INTEGER, finished_at INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (game, seat)) WITHOUT ROWID;
CREATE TABLE entry (
            game TEXT NOT NULL,
            version INTEGER NOT NULL,
            at INTEGER NOT NULL,
            by BLOB NOT NULL,
            kind TEXT NOT NULL,
            event BLOB NOT NULL,
            action_id TEXT,
            PRIMARY KEY (game, version)
        ) WITHOUT ROWID
        ;
INSERT INTO "entry" VALUES('golden',1,7,X'7B226B696E64223A226368616E6365227D','bid_placed',X'7B22626964223A317D',NULL);
INSERT INTO "entry" VALUES('golden',2,7,X'7B226B696E64223A226368616E6365227D','bid_placed',X'7B22626964223A327D','0:17');
CREATE TABLE finished_game (
            game TEXT PRIMARY KEY,
            finished_at INTEGER NOT NULL,
            summary BLOB NOT NULL
        ) WITHOUT ROWID
        ;
CREATE TABLE finished_seat (
            person TEXT NOT NULL,
            finished_at INTEGER NOT NULL,
            game TEXT NOT NULL,
            PRIMARY KEY (person, finished_at, game)
        ) WITHOUT ROWID
        ;
CREATE TABLE resume_code (
            code_hash BLOB PRIMARY KEY,
            person TEXT NOT NULL,
            expires_at INTEGER NOT NULL
        ) WITHOUT ROWID
        ;
CREATE TABLE session (
            token_hash BLOB PRIMARY KEY,
            person TEXT NOT NULL,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            begun_at INTEGER NOT NULL
        , used_at INTEGER NOT NULL DEFAULT 0, issued_at INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID
        ;
INSERT INTO "session" VALUES(X'DD56DE4137951D9C92681B03416EC15F886B4482A27E3A517D32F085244CBE5D','anna','Anna','de',7,0,0);
CREATE TABLE setting (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE stream (
            game TEXT PRIMARY KEY,
            stage TEXT NOT NULL,
            touched_at INTEGER NOT NULL,
            bytes INTEGER NOT NULL,
            owner TEXT,
            origin BLOB,
            is_projected INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID
        ;
INSERT INTO "stream" VALUES('golden','gathering',7,0,NULL,NULL,0);
CREATE UNIQUE INDEX entry_by_action ON entry (game, action_id) WHERE action_id IS NOT NULL;
CREATE INDEX session_by_person ON session (person);
CREATE INDEX finished_game_by_time ON finished_game (finished_at);
CREATE INDEX session_by_use ON session (used_at);
CREATE TRIGGER stream_goes_on AFTER INSERT ON entry
        WHEN new.version = 1 OR new.kind IN ('seats_settled', 'game_ended', 'table_closed') BEGIN
            INSERT OR IGNORE INTO stream (game, stage, touched_at, bytes) VALUES (new.game, 'gathering', new.at, 0);
            UPDATE stream SET touched_at = max(touched_at, new.at), stage = CASE
                WHEN new.kind = 'pad_opened' THEN 'pad'
                WHEN new.kind = 'seats_settled' THEN 'playing'
                WHEN new.kind = 'game_ended' THEN 'finished'
                WHEN new.kind = 'table_closed' AND stage = 'playing' THEN 'closed'
                ELSE stage END
            WHERE game = new.game;
        END;
CREATE INDEX stream_by_touch ON stream (touched_at);
CREATE INDEX stream_by_stage ON stream (stage, touched_at);
CREATE INDEX stream_by_owner ON stream (owner, bytes);
CREATE INDEX stream_by_origin ON stream (origin, bytes);
CREATE INDEX stream_to_project ON stream (game) WHERE is_projected = 0 AND stage IN ('finished', 'closed');
CREATE INDEX finished_seat_by_game ON finished_seat (game);
CREATE INDEX club_entry_by_total ON club_entry (total DESC, finished_at, game, seat);
COMMIT;
PRAGMA user_version = 5;
