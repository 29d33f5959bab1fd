BEGIN TRANSACTION;
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
        ) WITHOUT ROWID
        ;
CREATE UNIQUE INDEX entry_by_action ON entry (game, action_id) WHERE action_id IS NOT NULL;
CREATE INDEX session_by_person ON session (person);
COMMIT;
PRAGMA user_version = 2;
