// Simulates the next version of this code: one more migration of frequently used tables.
import { apiMigrations } from '@dara/api';
import { sql } from 'kysely';

apiMigrations['999-newer'] = {
  up: async (db) => {
    await sql`CREATE TABLE newer (id int PRIMARY KEY, note text NOT NULL)`.execute(db);
    await sql`INSERT INTO newer SELECT at, 'note' FROM generate_series(1, 1000) AS at`.execute(db);
    // Takes as long as a change of many rows, while requests continue.
    await sql`SELECT pg_sleep(2)`.execute(db);
    await sql`ALTER TABLE talent ADD COLUMN newer text`.execute(db);
    await sql`ALTER TABLE profile ADD COLUMN newer int NOT NULL DEFAULT 1`.execute(db);
    await sql`ALTER TABLE deployment ADD COLUMN newer text`.execute(db);
    await sql`CREATE INDEX talent_newer_idx ON talent (newer)`.execute(db);
  },
};
