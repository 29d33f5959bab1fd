BEGIN TRANSACTION;
CREATE TABLE club_entry (game TEXT, seat INTEGER, total INTEGER, PRIMARY KEY (game, seat)) WITHOUT ROWID;
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
CREATE TABLE finished_seat (person TEXT, game TEXT, PRIMARY KEY (person, game)) WITHOUT ROWID;
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
CREATE UNIQUE INDEX entry_by_action ON entry (game, action_id) WHERE action_id IS NOT NULL;
CREATE INDEX session_by_person ON session (person);
CREATE INDEX finished_game_by_time ON finished_game (finished_at);
CREATE INDEX ended_game ON entry (game) WHERE kind = 'game_ended';
CREATE INDEX session_by_use ON session (used_at);
COMMIT;
PRAGMA user_version = 4;
