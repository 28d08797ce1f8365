import { createQueue, migrate, type Services } from '@dara/backend';
import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';
import { canaryMigration } from './canary.migrations.ts';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('release')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('manifest', 'jsonb', (column) => column.notNull())
      .addColumn('published_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('release_pk', ['name', 'version'])
      .execute();
    await db.schema
      .createTable('release_file')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('integrity', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('release_file_pk', ['name', 'version', 'file'])
      .addForeignKeyConstraint('release_file_release_fk', ['name', 'version'], 'release', [
        'name',
        'version',
      ])
      .execute();
    // Browsers request by name and file, without a version: unchanged chunks stay cached across releases.
    await db.schema
      .createIndex('release_file_by_file')
      .on('release_file')
      .columns(['name', 'file'])
      .execute();
    await db.schema
      .createTable('deployment')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('live', 'text', (column) => column.notNull())
      .addColumn('previous', 'text')
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addForeignKeyConstraint('deployment_live_fk', ['name', 'live'], 'release', [
        'name',
        'version',
      ])
      .addForeignKeyConstraint('deployment_previous_fk', ['name', 'previous'], 'release', [
        'name',
        'version',
      ])
      .execute();
    await db.schema
      .createTable('deployment_history')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('previous', 'text')
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await db.schema
      .createIndex('deployment_history_by_name')
      .on('deployment_history')
      .columns(['name', 'id'])
      .execute();
  },
};

/** Append-only history of actions and refusals. */
const events: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('registry_event')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('built_at', 'text', (column) => column.notNull())
      .addColumn('previous', 'text')
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('problems', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
      .execute();
    await db.schema
      .createIndex('registry_event_by_name')
      .on('registry_event')
      .columns(['name', 'id'])
      .execute();
    await sql`
      CREATE FUNCTION registry_event_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'what happened to releases is kept as it was'; END $$`.execute(db);
    await sql`
      CREATE TRIGGER registry_event_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON registry_event
      EXECUTE FUNCTION registry_event_is_kept()`.execute(db);
  },
};

/** Team tokens. Revoked ones stay, because the history refers to their labels. */
const tokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('deploy_token')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('names', 'jsonb')
      .addColumn('may', 'jsonb', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('revoked_at', 'timestamptz')
      .addColumn('last_used_at', 'timestamptz')
      .execute();
    await db.schema
      .createIndex('deploy_token_label')
      .on('deploy_token')
      .column('label')
      .unique()
      .where(sql.ref('revoked_at'), 'is', null)
      .execute();
  },
};

/** Builder of a release, and forced checks. */
const origins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('registry_event')
      .addColumn('builder', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('skipped', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
      .execute();
  },
};

/**
 * What an operator decides about packages. A live release keeps what it has: its needs are granted. Freezes and marks
 * are few, and read with each check.
 */
const rules: Migration = {
  async up(db: Kysely<unknown>) {
    const decided = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`));
    await decided('release_grant')
      .addColumn('need', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('release_grant_pk', ['name', 'need'])
      .execute();
    await decided('release_freeze')
      .addColumn('until', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('release_freeze_pk', ['name'])
      .execute();
    await decided('release_mark')
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('mark', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('release_mark_pk', ['name', 'version', 'mark'])
      .execute();
    await db.schema
      .alterTable('registry_event')
      .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('deployment').addColumn('withdrawn_at', 'timestamptz').execute();
    await sql`INSERT INTO release_grant (name, need, actor, reason)
      SELECT DISTINCT r.name, need, 'this server', 'live before grants' FROM deployment d
      JOIN release r ON r.name = d.name AND r.version = d.live AND r.kind = 'remote',
      LATERAL (
        SELECT 'prefix:' || coalesce(nullif(rtrim(lower(prefix), '/'), ''), '/') AS need
        FROM jsonb_array_elements_text(r.manifest -> 'declaration' -> 'prefixes') AS prefix
        UNION ALL SELECT 'menu:main' FROM jsonb_array_elements(r.manifest -> 'declaration' -> 'menu') AS entry
        WHERE entry ->> 'section' = 'main'
        UNION ALL SELECT 'frame:' || frame
        FROM jsonb_array_elements_text(coalesce(r.manifest -> 'declaration' -> 'frames', '[]')) AS frame
        UNION ALL SELECT 'secret:' || (route ->> 'path')
        FROM jsonb_array_elements(r.manifest -> 'declaration' -> 'routes') AS route
        WHERE route -> 'secret' = 'true'
      ) needs`.execute(db);
  },
};

/** Where holders of a token are notified. */
const tokenMail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('deploy_token').addColumn('mail', 'text').execute();
  },
};

/** What browsers and renderers count of releases, by hour, and the promotions that are watched by it. */
const measures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('release_measure')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('hour', 'timestamptz', (column) => column.notNull())
      .addColumn('measure', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('release_measure_pk', ['name', 'version', 'hour', 'measure'])
      .execute();
    await db.schema
      .createTable('release_watch')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('previous', 'text', (column) => column.notNull())
      .addColumn('started_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('counted', 'jsonb', (column) => column.notNull())
      .execute();
    await createQueue(db, 'watch-releases', { isExclusive: true });
    await createQueue(db, 'purge-measures');
  },
};

/** The registry's schema, in order of application. */
export const registryMigrations: Record<string, Migration> = {
  '0001_registry': first,
  '0002_check_files': { up: (db) => createQueue(db, 'check-files') },
  '0003_events': events,
  '0004_deploy_tokens': tokens,
  '0005_event_origins': origins,
  '0006_rules': rules,
  '0007_token_mail': tokenMail,
  '0009_measures': measures,
  '0010_canary': canaryMigration,
};

/** Migrates the registry's tables. */
export const migratePlatform = (services: Services): Promise<string[]> =>
  migrate(services, 'platform', registryMigrations);
