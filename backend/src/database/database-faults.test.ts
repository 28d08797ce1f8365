import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { faultOf } from '../faults/fault.ts';
import { createTestServices, FaultyProxy, until, type TestServices } from '../testing/testing.ts';
import { openPostgres, type Database } from './database.ts';
import { migrate } from '../migrations/migrate.ts';
import { DATABASE_LIMITS } from './postgres-pool.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const once = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => faultOf(error)?.code ?? error,
  );

test('tasks of one name run one after another, and a failed one does not block the next', async () => {
  const running = new Set<number>();
  let most = 0;
  const task = (id: number) => async () => {
    running.add(id);
    most = Math.max(most, running.size);
    await sql`select 1`.execute(services.db);
    running.delete(id);
    if (id === 1) throw new Error('failed');
    return id;
  };
  const results = await Promise.allSettled(
    [0, 1, 2].map((id) => services.database.exclusively('x', task(id))),
  );
  expect(most).toBe(1);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

if (process.env['TEST_DB'] === 'postgres') {
  describe('a server in trouble', () => {
    const opened: { close(): Promise<void> }[] = [];
    afterEach(async () => {
      for (const one of opened.splice(0).reverse()) await one.close();
    });
    const limits = {
      ...DATABASE_LIMITS,
      connectMs: 600,
      lockMs: 300,
      statementMs: 1000,
      answerMs: 1300,
      idleInTransactionMs: 300,
    };
    const url = () => services.config.databaseUrl ?? '';
    async function open(poolSize: number, through = url()): Promise<Database> {
      const database = await openPostgres(through, poolSize, limits);
      opened.push(database);
      return database;
    }
    async function proxied(poolSize: number): Promise<{ database: Database; proxy: FaultyProxy }> {
      const { hostname: host, port } = new URL(url());
      const proxy = await FaultyProxy.open({ host, port: Number(port || 5432) });
      opened.push(proxy);
      return { proxy, database: await open(poolSize, proxy.proxiedUrl(url())) };
    }
    const ask = (database: Database) => sql`select 1`.execute(database.db);
    const works = async (database: Database) => (await once(ask(database))) === undefined;

    test('a restart in the middle of queries fails them and nothing else', async () => {
      const database = await open(6);
      await database.ping();
      const pids = sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and query like '%pg_sleep(60)%'
        and pid <> pg_backend_pid()`;
      const queries = Array.from({ length: 6 }, () =>
        once(
          database.db.transaction().execute(async (trx) => {
            await sql`select pg_sleep(60)`.execute(trx);
          }),
        ),
      );
      await until(async () => (await pids.execute(services.db)).rows.length === 6);
      // All sessions of this database except the current one: active, waiting, and the health check.
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(services.db);
      expect(await Promise.all(queries)).toEqual(Array(6).fill('UNAVAILABLE'));
      await until(() => works(database));
      await database.ping();
    });

    test('a transaction that does nothing is ended, and its client is not used again', async () => {
      const database = await open(1);
      const idle = database.db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await until(async () => {
          const { rows } = await sql`
            select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(
            services.db,
          );
          return rows.length === 0;
        });
        await sql`select 1`.execute(trx);
      });
      expect(await once(idle)).toBe('UNAVAILABLE');
      await until(() => works(database));
    });

    test('a migration has no time limit', async () => {
      const database = await openPostgres(url(), 2, { ...limits, statementMs: 100 });
      opened.push(database);
      expect(await once(sql`select pg_sleep(0.3)`.execute(database.db))).toBe('UNAVAILABLE');
      const slow = {
        up: async (db: Database['db']) => void (await sql`select pg_sleep(0.3)`.execute(db)),
      };
      expect(await migrate({ database }, 'slow', { '001-slow': slow })).toEqual(['001-slow']);
    });

    describe('a migration of a table that a backup reads', () => {
      const change = {
        '001-held': {
          up: async (db: Database['db']) =>
            void (await sql`alter table held add column x int`.execute(db)),
        },
      };
      let end: () => Promise<void>;

      beforeEach(async () => {
        await sql`create table if not exists held (id int)`.execute(services.db);
        let isRead: () => void = () => undefined;
        const reading = new Promise<void>((resolve) => (isRead = resolve));
        let letGo: () => void = () => undefined;
        const held = services.db.transaction().execute(async (trx) => {
          await sql`select count(*) from held`.execute(trx);
          isRead();
          await new Promise<void>((resolve) => (letGo = resolve));
        });
        end = async () => {
          letGo();
          await held;
        };
        await reading;
      });
      afterEach(() => end());

      test('lets calls through while it waits, and is done when the backup is over', async () => {
        const database = await open(2);
        let isDone = false;
        const migrated = migrate({ database }, 'held', change).finally(() => (isDone = true));
        for (let call = 0; call < 15; call += 1) {
          expect(await once(sql`select count(*) from held`.execute(services.db))).toBeUndefined();
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        expect(isDone).toBe(false);
        await end();
        expect(await migrated).toEqual(['001-held']);
      });

      test('gives up after a while with a reason and without changes', async () => {
        const database = await open(2);
        await expect(migrate({ database }, 'given_up', change, { patienceMs: 0 })).rejects.toThrow(
          /given_up.*lock timeout; a backup or a long transaction holds a table/,
        );
        const { rows } = await sql`
          select 1 from schema_range where package = 'given_up'`.execute(services.db);
        expect(rows).toEqual([]);
      });
    });

    test('waiting for a lock or a pool connection times out', async () => {
      const database = await open(2);
      await sql`create table locked (id int)`.execute(services.db);
      let unlock: () => void = () => undefined;
      const isLocked = new Promise<void>((resolve) => {
        const held = services.db.transaction().execute(async (trx) => {
          await sql`lock table locked`.execute(trx);
          resolve();
          await new Promise<void>((done) => (unlock = done));
        });
        opened.push({ close: () => held });
      });
      await isLocked;
      const waiting = Array.from({ length: 12 }, () =>
        once(sql`select * from locked`.execute(database.db)),
      );
      await database.ping();
      expect(await Promise.all(waiting)).toEqual(Array(12).fill('UNAVAILABLE'));
      unlock();
      await until(() => works(database));
    });

    test('connections that fell silent without an end cost one call its wait, and no other', async () => {
      const { database, proxy } = await proxied(3);
      await Promise.all([ask(database), ask(database), ask(database), database.ping()]);
      expect(database.load()).toEqual({ used: 0, idle: 3, waiting: 0 });
      proxy.stallConnections();
      expect(await once(ask(database))).toBe('UNAVAILABLE');
      for (let call = 0; call < 4; call += 1) expect(await once(ask(database))).toBeUndefined();
      await database.ping();
    });

    test('a transaction on a silent connection fails, and its client is not used again', async () => {
      const { database, proxy } = await proxied(1);
      const silent = database.db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        proxy.stallConnections();
        await sql`select 2`.execute(trx);
      });
      expect(await once(silent)).toBe('UNAVAILABLE');
      expect(await once(ask(database))).toBeUndefined();
    });

    test.each(['hang', 'cut'] as const)(
      'an unavailable server (%s) gets no more requests than necessary',
      async (mode) => {
        const { database, proxy } = await proxied(3);
        await Promise.all([ask(database), ask(database), ask(database), database.ping()]);
        proxy.set(mode);
        const failed = await Promise.all(Array.from({ length: 9 }, () => once(ask(database))));
        expect(failed).toEqual(Array(9).fill('UNAVAILABLE'));
        await expect(database.ping()).rejects.toThrow();
        // The breaker is open by now: further calls are rejected without waiting for a timeout.
        await until(async () => {
          const error = await ask(database).then(
            () => undefined,
            (caught: Error) => caught,
          );
          return error?.name === 'DependencyError';
        });
        proxy.set('pass');
        await until(() => works(database));
        await database.ping();
      },
    );
  });
}
