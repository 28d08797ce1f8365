// Makes of this code the version after it: one more migration of tables that everybody reads and writes.
import { apiMigrations } from '@dara/api';
import { sql } from 'kysely';

apiMigrations['999-newer'] = {
  up: async (db) => {
    await sql`CREATE TABLE newer (id int PRIMARY KEY, note text NOT NULL)`.execute(db);
    await sql`INSERT INTO newer SELECT at, 'note' FROM generate_series(1, 1000) AS at`.execute(db);
    // As long as a change of many rows takes, while calls go on.
    await sql`SELECT pg_sleep(2)`.execute(db);
    await sql`ALTER TABLE talent ADD COLUMN newer text`.execute(db);
    await sql`ALTER TABLE profile ADD COLUMN newer int NOT NULL DEFAULT 1`.execute(db);
    await sql`ALTER TABLE deployment ADD COLUMN newer text`.execute(db);
    await sql`CREATE INDEX talent_newer_idx ON talent (newer)`.execute(db);
  },
};
