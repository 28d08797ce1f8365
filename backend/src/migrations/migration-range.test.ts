import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { undeclaredBreakingChanges } from '../testing/schema-changes.ts';
import { createTestServices, type TestServices } from '../testing/testing.ts';
import { backendMigrations } from './backend-migrations.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import type { Migrations, SchemaMigration } from './migration-range.ts';

let services: TestServices;
let name = '';
let last = 0;

beforeAll(async () => {
  services = await createTestServices({ isOwnDatabase: true });
});
afterAll(() => services.close());
afterEach(() => sql.raw(`DROP TABLE IF EXISTS thing, other`).execute(services.db));

const up = (statement: string, needs?: string): SchemaMigration => ({
  up: async (db) => void (await sql.raw(statement).execute(db)),
  ...(needs ? { needs } : {}),
});

/** Versions of the code: each has one more migration. */
const ALL: Migrations = {
  '001-thing': up('CREATE TABLE thing (id int, old text)'),
  '002-new': up('ALTER TABLE thing ADD COLUMN new text'),
  '003-drop-old': up('ALTER TABLE thing DROP COLUMN old', '002-new'),
  '004-more': up('ALTER TABLE thing ADD COLUMN more text'),
};
const version = (last: number): Migrations =>
  Object.fromEntries(Object.entries(ALL).slice(0, last));

const start = (of: Migrations) => migrate(services, name, of);

function fresh(): void {
  name = `range${(last += 1)}`;
}

describe('a database that newer code has migrated', () => {
  it('is accepted by the previous version, which does not change it', async () => {
    fresh();
    await start(version(1));
    expect(await start(version(2))).toEqual(['002-new']);
    expect(await start(version(1))).toEqual([]);
    expect(await pendingMigrations(services, name, version(1))).toEqual([]);
    expect(await start(version(2))).toEqual([]);
  });

  it('is refused by code that does not know what a destructive migration needs, also later', async () => {
    fresh();
    for (const of of [1, 2, 3]) await start(version(of));
    const refusal = /too old for the database: its migration 003-drop-old .* needs .* 002-new/;
    await expect(start(version(1))).rejects.toThrow(refusal);
    await expect(pendingMigrations(services, name, version(1))).rejects.toThrow(refusal);
    expect(await start(version(2))).toEqual([]);
    await start(version(4));
    await expect(start(version(1))).rejects.toThrow(refusal);
    expect(await start(version(2))).toEqual([]);
  });

  it('is refused without a recorded range', async () => {
    fresh();
    await start(version(2));
    await sql`DELETE FROM schema_range WHERE package = ${name} AND name = '002-new'`.execute(
      services.db,
    );
    await expect(start(version(1))).rejects.toThrow(
      /002-new .* compatible versions are not recorded/,
    );
  });

  it('is refused where own migrations would come before those that ran', async () => {
    fresh();
    await start(version(2));
    const other = { ...version(1), '001b-branch': up('CREATE TABLE other (id int)') };
    await expect(start(other)).rejects.toThrow(/could not be migrated .* 002-new/);
  });
});

describe('a destructive migration', () => {
  it('runs on an empty database with all others', async () => {
    fresh();
    expect(await start(version(4))).toEqual(Object.keys(ALL));
  });

  it('is refused in one step with the one that prepared it, and runs nothing then', async () => {
    fresh();
    await start(version(1));
    await expect(start(version(4))).rejects.toThrow(
      /003-drop-old .* has not run 002-new yet.*"dara migrate --stopped"/,
    );
    expect(await pendingMigrations(services, name, version(4))).toEqual([
      { name: '002-new', needs: undefined },
      { name: '003-drop-old', needs: '002-new' },
      { name: '004-more', needs: undefined },
    ]);
  });

  it('runs in that step where every instance is stopped', async () => {
    fresh();
    await start(version(1));
    const ran = await migrate(services, name, version(4), { isStopped: true });
    expect(ran).toEqual(['002-new', '003-drop-old', '004-more']);
    await expect(start(version(1))).rejects.toThrow(/too old/);
  });

  it('records what it needs in its own transaction', async () => {
    fresh();
    await start(version(2));
    const failing = { ...version(3), '004-bad': up('CREATE nonsense') };
    await expect(start(failing)).rejects.toThrow(/004-bad/);
    expect(await start(version(1))).toEqual([]);
  });
});

describe('a baseline', () => {
  const OLD = version(2);
  const NEW: Migrations = {
    '005-baseline': {
      ...up('CREATE TABLE thing (id int, old text, new text)'),
      replaces: Object.keys(OLD),
    },
    '006-more': up('ALTER TABLE thing ADD COLUMN more text'),
  };
  const history = async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM ${sql.id(`migration_${name}`)} ORDER BY name`.execute(services.db);
    return rows.map((row) => row.name);
  };

  it('makes the schema of a new database, on which the version before runs', async () => {
    fresh();
    expect(await pendingMigrations(services, name, NEW)).toHaveLength(2);
    expect(await start(NEW)).toEqual(Object.keys(NEW));
    expect(await start(NEW)).toEqual([]);
    expect(await start(OLD)).toEqual([]);
    await sql`SELECT old, new, more FROM thing`.execute(services.db);
  });

  it('marks a database that ran all that it replaces, and changes nothing else', async () => {
    fresh();
    await start(OLD);
    const { '005-baseline': baseline } = NEW;
    expect(await start({ '005-baseline': baseline! })).toEqual(['005-baseline']);
    expect(await start(OLD)).toEqual([]);
    expect(await start(NEW)).toEqual(['006-more']);
    expect(await start(NEW)).toEqual([]);
    expect(await start(OLD)).toEqual([]);
    expect(await history()).toEqual([...Object.keys(OLD), ...Object.keys(NEW)]);
  });

  it('refuses a database that ran a part of it, and lists what is missing', async () => {
    fresh();
    await start(version(1));
    const refusal = /too old .*005-baseline .*not run 002-new.*last version before 005-baseline/;
    await expect(start(NEW)).rejects.toThrow(refusal);
    await expect(pendingMigrations(services, name, NEW)).rejects.toThrow(refusal);
    expect(await history()).toEqual(['001-thing']);
    await start(OLD);
    expect(await start(NEW)).toEqual(Object.keys(NEW));
  });

  it('runs once where several instances start on a new database', async () => {
    fresh();
    const ran = await Promise.all([start(NEW), start(NEW)]);
    expect(ran.flat().sort()).toEqual(Object.keys(NEW));
  });

  it('records nothing where it fails', async () => {
    fresh();
    const failing = { '005-baseline': { ...up('CREATE nonsense'), replaces: Object.keys(OLD) } };
    await expect(start(failing)).rejects.toThrow(/005-baseline/);
    expect(await history()).toEqual([]);
    expect(await start(NEW)).toEqual(Object.keys(NEW));
  });
});

describe('the check for breaking changes', () => {
  it.each([
    ['a column that is gone', 'ALTER TABLE thing DROP COLUMN old', 'thing.old is gone'],
    ['a column by another name', 'ALTER TABLE thing RENAME COLUMN old TO x', 'thing.old is gone'],
    ['a table that is gone', 'DROP TABLE thing', 'thing.id is gone'],
    ['another type', 'ALTER TABLE thing ALTER COLUMN id TYPE bigint', 'was integer, is bigint'],
    ['a new duty', 'ALTER TABLE thing ALTER COLUMN old SET NOT NULL', 'old must be given now'],
    ['a column to be given', 'ALTER TABLE thing ADD COLUMN x int NOT NULL', 'x is new and must'],
    ['a new rule', 'ALTER TABLE thing ADD CHECK (id > 0)', 'may refuse what was accepted'],
    ['unique values', 'CREATE UNIQUE INDEX thing_old ON thing (old)', 'thing_old may refuse'],
  ])('finds %s', async (_what, statement, found) => {
    fresh();
    const migrations = { ...version(1), '002-b': up(statement) };
    const breaks = await undeclaredBreakingChanges(services, name, migrations, '001-thing');
    expect(breaks.join('\n')).toContain(`002-b: `);
    expect(breaks.join('\n')).toContain(found);
  });

  it('accepts declared changes', async () => {
    fresh();
    const declared = { ...version(1), '002-b': up('DROP TABLE thing', '001-thing') };
    expect(await undeclaredBreakingChanges(services, name, declared, '001-thing')).toEqual([]);
  });

  it.each([
    ['a table', 'CREATE TABLE other (id int PRIMARY KEY, x int NOT NULL CHECK (x > 0))'],
    ['a column', 'ALTER TABLE thing ADD COLUMN x int CHECK (x > 0)'],
    ['a column with a default', 'ALTER TABLE thing ADD COLUMN x int NOT NULL DEFAULT 1'],
    ['an index', 'CREATE INDEX thing_old ON thing (old)'],
  ])('takes %s for additive', async (_what, statement) => {
    fresh();
    const migrations = { ...version(1), '002-b': up(statement) };
    expect(await undeclaredBreakingChanges(services, name, migrations, '001-thing')).toEqual([]);
  });

  it('finds a need that no earlier migration is', async () => {
    fresh();
    const migrations = { ...version(1), '002-b': up('SELECT 1', '003-c') };
    expect(await undeclaredBreakingChanges(services, name, migrations, '001-thing')).toEqual([
      '002-b: needs 003-c, which is no earlier migration',
    ]);
  });

  it('finds nothing in the own migrations', async () => {
    expect(await undeclaredBreakingChanges(services, 'backend', backendMigrations)).toEqual([]);
  });
});
