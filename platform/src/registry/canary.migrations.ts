import { createQueue } from '@dara/backend';
import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

/** A release that some visitors get in place of the live one. The index allows one on the site. */
export const canaryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('release_canary')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('share', 'double precision', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('accepted', 'jsonb', (column) => column.notNull())
      .addColumn('is_watched', 'boolean', (column) => column.notNull())
      .addColumn('started_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('counted', 'jsonb', (column) => column.notNull())
      .addColumn('steps', 'jsonb', (column) => column.notNull())
      .addColumn('every_s', 'integer')
      .addColumn('next_at', 'timestamptz')
      .addForeignKeyConstraint('release_canary_release_fk', ['name', 'version'], 'release', [
        'name',
        'version',
      ])
      .execute();
    await sql`CREATE UNIQUE INDEX release_canary_only ON release_canary ((true))`.execute(db);
    await createQueue(db, 'raise-share', { isExclusive: true });
  },
};
