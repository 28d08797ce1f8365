import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestServices, type TestServices } from '../testing/testing.ts';
import { loadConfig } from '../config/config.ts';
import { createServices } from '../services.ts';
import { migrate } from '../migrations/migrate.ts';
import { prepared } from './prepared.ts';

type OwnTables = { row: { id: number; name: string } };

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await sql`create table row (id int primary key, name text not null)`.execute(services.db);
});
afterAll(() => services.close());

const db = () => services.db.withTables<OwnTables>();

test('both databases answer the same types', async () => {
  const { rows } = await sql`
    select 5::bigint as big, 1.25::numeric as exact, date '2026-02-28' as day, timestamptz '2026-01-01T00:00:00Z' as at,
      '{"a":[1]}'::jsonb as json, array['ก','b'] as texts, array[1,2]::bigint[] as bigs, null::date as nothing,
      array[date '2026-02-28', null] as days`.execute(services.db);
  expect(rows).toEqual([
    {
      big: 5,
      exact: 1.25,
      day: '2026-02-28',
      at: new Date('2026-01-01T00:00:00Z'),
      json: { a: [1] },
      texts: ['ก', 'b'],
      bigs: [1, 2],
      nothing: null,
      days: ['2026-02-28', null],
    },
  ]);
});

test('both take arrays, json and dates as parameters alike', async () => {
  const { rows } = await sql`
    select ${['ก', 'b']}::text[] as texts, ${JSON.stringify({ th: 'ก' })}::jsonb as json,
      ${new Date('2026-01-01T00:00:00Z')}::timestamptz as at, ${true}::boolean as yes`.execute(
    services.db,
  );
  expect(rows).toEqual([
    { texts: ['ก', 'b'], json: { th: 'ก' }, at: new Date('2026-01-01T00:00:00Z'), yes: true },
  ]);
});

test('a prepared statement is planned once, and again when its column changes its type', async () => {
  await services.db.connection().execute(async (connection) => {
    await sql`create table thing (size int not null)`.execute(connection);
    await sql`insert into thing values (7)`.execute(connection);
    const query = prepared(sql<{ size: unknown }>`select size from thing`.compile(connection));
    const sizes = async () => (await connection.executeQuery(query)).rows;
    expect([await sizes(), await sizes()]).toEqual([[{ size: 7 }], [{ size: 7 }]]);
    if (services.database.kind === 'postgres') {
      const { rows } = await sql`
        select generic_plans + custom_plans as plans from pg_prepared_statements
        where statement = ${query.sql}`.execute(connection);
      expect(rows).toEqual([{ plans: 2 }]);
    }
    await sql`alter table thing alter column size type text`.execute(connection);
    expect(await sizes()).toEqual([{ size: '7' }]);
  });
});

test('both sort Thai in dictionary order', async () => {
  const { rows } = await sql<{ word: string }>`
    select word from (values ('ไก่'), ('ขา'), ('เก'), ('กา'), ('แข')) as words (word)
    order by word collate "und-x-icu"`.execute(services.db);
  expect(rows.map(({ word }) => word)).toEqual(['กา', 'เก', 'ไก่', 'ขา', 'แข']);
});

test('counts the rows a change touched', async () => {
  await db()
    .insertInto('row')
    .values([
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ])
    .execute();
  const updated = await db()
    .updateTable('row')
    .set({ name: 'c' })
    .where('id', '<', 10)
    .executeTakeFirst();
  expect(updated.numUpdatedRows).toBe(2n);
  const deleted = await db().deleteFrom('row').executeTakeFirst();
  expect(deleted.numDeletedRows).toBe(2n);
});

test('an SQL error carries its code and constraint, never the parameters, and the next query works', async () => {
  const insert = () => db().insertInto('row').values({ id: 7, name: 'secret-value' }).execute();
  await insert();
  for (let round = 0; round < 3; round += 1) {
    const error = await insert().catch((caught: unknown) => caught as Record<string, unknown>);
    expect(error).toMatchObject({ code: '23505', constraint: 'row_pkey' });
    expect(JSON.stringify({ ...(error as object) })).not.toContain('secret-value');
  }
  expect(await db().selectFrom('row').selectAll().execute()).toHaveLength(1);
  await db().deleteFrom('row').execute();
});

test('a transaction that throws is rolled back, a savepoint without the rest', async () => {
  const failing = db()
    .transaction()
    .execute(async (trx) => {
      await trx.insertInto('row').values({ id: 1, name: 'lost' }).execute();
      throw new Error('on purpose');
    });
  await expect(failing).rejects.toThrow('on purpose');
  const trx = await db().startTransaction().execute();
  await trx.insertInto('row').values({ id: 2, name: 'kept' }).execute();
  const inner = await trx.savepoint('half').execute();
  await inner.insertInto('row').values({ id: 3, name: 'dropped' }).execute();
  await (await inner.rollbackToSavepoint('half').execute()).commit().execute();
  expect(await db().selectFrom('row').select('id').execute()).toEqual([{ id: 2 }]);
  await db().deleteFrom('row').execute();
});

test('isolation levels and read-only are passed on', async () => {
  const shown = await db()
    .transaction()
    .setIsolationLevel('serializable')
    .execute(
      async (trx) => (await sql<{ level: string }>`show transaction_isolation`.execute(trx)).rows,
    );
  expect(shown).toEqual([{ transaction_isolation: 'serializable' }]);
  const writing = db()
    .transaction()
    .setAccessMode('read only')
    .execute((trx) => trx.insertInto('row').values({ id: 9, name: 'no' }).execute());
  await expect(writing).rejects.toMatchObject({ code: '25006' });
});

test('many concurrent queries and transactions all finish', async () => {
  const work = Array.from({ length: 30 }, (_, index) =>
    index % 2
      ? db().selectFrom('row').selectAll().execute()
      : db()
          .transaction()
          .execute((trx) => trx.insertInto('row').values({ id: index, name: 'x' }).execute()),
  );
  await Promise.all(work);
  expect(await db().selectFrom('row').selectAll().execute()).toHaveLength(15);
});

describe('migrate', () => {
  const up = (statement: string) => ({
    up: async (target: TestServices['db']) => {
      await sql.raw(statement).execute(target);
    },
  });

  test('runs new migrations once, and separates the histories of packages', async () => {
    const first = { '001-a': up('create table a (x int)') };
    expect(await migrate(services, 'one', first)).toEqual(['001-a']);
    expect(await migrate(services, 'one', first)).toEqual([]);
    expect(
      await migrate(services, 'one', { ...first, '002-b': up('create table b (x int)') }),
    ).toEqual(['002-b']);
    expect(await migrate(services, 'two', { '001-c': up('create table c (x int)') })).toEqual([
      '001-c',
    ]);
  });

  test('several concurrent ones on an empty database all succeed', async () => {
    const migrations = { '001-d': up('create table d (x int)') };
    const ran = await Promise.all(
      Array.from({ length: 4 }, () => migrate(services, 'many', migrations)),
    );
    expect(ran.flat()).toEqual(['001-d']);
  });

  test('a failing migration is reported by name and changes nothing', async () => {
    const migrations = {
      '001-good': up('create table half (x int)'),
      '002-bad': up('create nonsense'),
    };
    await expect(migrate(services, 'failing', migrations)).rejects.toThrow(
      /failing in 002-bad.*syntax error/,
    );
    expect((await sql`select to_regclass('half') as found`.execute(services.db)).rows).toEqual([
      { found: null },
    ]);
  });
});

describe('reports a wrong DATABASE_URL at start', () => {
  const start = (url: string) =>
    createServices(
      loadConfig({ NODE_ENV: 'test', DATA_DIR: services.config.dataDir, DATABASE_URL: url }),
    );

  test('nothing listens', async () => {
    await expect(start('postgres://dara:hunter2@127.0.0.1:4119/dara')).rejects.toThrow(
      'DATABASE_URL: cannot use the database "dara" at 127.0.0.1:4119 as "dara": nothing listens there',
    );
  });

  test('an unknown host, without repeating the password', async () => {
    const error = await start('postgres://dara:hunter2@no-such-host.invalid/dara').catch(
      (caught: Error) => caught,
    );
    expect(String(error)).toMatch(/^StartError: DATABASE_URL: .*host name/);
    expect(String(error)).not.toContain('hunter2');
  });

  const server = process.env['TEST_DATABASE_URL'];
  if (server) {
    test('an unknown database', async () => {
      const url = new URL(server);
      url.pathname = '/no_such_database';
      await expect(start(url.href)).rejects.toThrow('the database does not exist');
    });
  }
});
