import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createLogger } from '../log/logger.ts';
import { createTestServices, FaultyProxy, until, type TestServices } from '../testing/testing.ts';
import { LocalEvents } from './events.ts';
import { PostgresEvents } from './postgres-events.ts';

const log = createLogger('silent');

test('within a process, handlers get what is published until they leave', async () => {
  const events = new LocalEvents({ log });
  const got: unknown[] = [];
  const leave = events.subscribe('content', (payload) => got.push(payload));
  await events.publish('content', { id: 1 });
  await events.publish('other', { id: 2 });
  leave();
  await events.publish('content', { id: 3 });
  expect(got).toEqual([{ id: 1 }]);
});

test('a handler that fails, at once or later, keeps an event from nobody and throws at nobody', async () => {
  const events = new LocalEvents({ log });
  const got: unknown[] = [];
  events.subscribe('content', () => {
    throw new Error('at once');
  });
  events.subscribe('content', () => Promise.reject(new Error('later')));
  events.subscribe('content', (payload) => got.push(payload));
  await events.publish('content', 1);
  expect(got).toEqual([1]);
});

describe('in a transaction', () => {
  let services: TestServices;
  beforeAll(async () => {
    services = await createTestServices({ poolSize: 3 });
  });
  afterAll(() => services.close());

  test('an event is told at the commit, and never after a rollback', async () => {
    const got: unknown[] = [];
    services.events.subscribe('content', (payload) => got.push(payload));
    const publishIn = (payload: number, error?: Error) =>
      services.db.transaction().execute(async (trx) => {
        await services.events.publish('content', payload, trx);
        expect(got).not.toContain(payload);
        if (error) throw error;
      });
    await expect(publishIn(1, new Error('no'))).rejects.toThrow('no');
    await publishIn(2);
    // By then, if not twice: whoever wrote reads nothing that is older.
    expect([...new Set(got)]).toEqual([2]);
  });

  test('of two transactions at once each tells what is its own', async () => {
    const got: unknown[] = [];
    services.events.subscribe('shares', (payload) => got.push(payload));
    const publishIn = (payload: number, error?: Error) =>
      services.db.transaction().execute(async (trx) => {
        await services.events.publish('shares', payload, trx);
        if (error) throw error;
      });
    const failed = publishIn(3, new Error('no')).catch(() => undefined);
    await Promise.all([publishIn(4), failed, publishIn(5)]);
    expect([...new Set(got)].sort()).toEqual([4, 5]);
  });
});

if (process.env['TEST_DB'] === 'postgres') {
  describe('across instances', () => {
    let services: TestServices;
    const opened: PostgresEvents[] = [];
    beforeAll(async () => {
      services = await createTestServices();
    });
    afterEach(async () => {
      for (const events of opened.splice(0)) await events.close();
    });
    afterAll(() => services.close());

    const url = () => services.config.databaseUrl ?? '';
    async function instance(through = url()) {
      const events = await PostgresEvents.open(through, { log, db: services.db, heartbeatMs: 200 });
      opened.push(events);
      const got: unknown[] = [];
      let gaps = 0;
      events.subscribe('content', (payload) => got.push(payload));
      events.onGap(() => (gaps += 1));
      return { events, got, gaps: () => gaps };
    }

    test('everybody gets each event once', async () => {
      const [here, there] = [await instance(), await instance()];
      await here.events.publish('content', { word: 'น้ำ' });
      expect(here.got).toEqual([{ word: 'น้ำ' }]);
      await until(() => there.got.length === 1);
      await here.events.hint('content');
      await until(() => there.got.length === 2 && here.got.length === 2);
      expect(there.got).toEqual([{ word: 'น้ำ' }, null]);
      expect(here.got).toEqual([{ word: 'น้ำ' }, null]);
    });

    test('events that the database itself tells reach everybody', async () => {
      const [here, there] = [await instance(), await instance()];
      await sql`SELECT publish_event('content', '1'::jsonb)`.execute(services.db);
      await until(() => here.got.length === 1 && there.got.length === 1);
      expect([here.got, there.got]).toEqual([[1], [1]]);
    });

    test('nothing is missed that came while the listening connection was down', async () => {
      const [here, there] = [await instance(), await instance()];
      await sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND datname = current_database()`.execute(services.db);
      for (const number of [1, 2, 3]) await here.events.publish('content', number);
      await until(() => there.got.length === 3);
      expect(there.got).toEqual([1, 2, 3]);
      expect(here.got).toEqual([1, 2, 3]);
      await here.events.publish('content', 4);
      await until(() => there.got.length === 4);
      expect(there.gaps()).toBe(0);
    });

    test('nothing is missed on a listening connection that fell silent without an end', async () => {
      const { hostname: host, port } = new URL(url());
      const proxy = await FaultyProxy.open({ host, port: Number(port || 5432) });
      const [here, there] = [await instance(), await instance(proxy.proxiedUrl(url()))];
      await here.events.publish('content', 1);
      await until(() => there.got.length === 1);
      proxy.stallConnections();
      await here.events.publish('content', 2);
      await until(() => there.got.length === 2);
      await here.events.publish('content', 3);
      await until(() => there.got.length === 3);
      expect(there.got).toEqual([1, 2, 3]);
      await proxy.close();
    });

    test('a transaction that commits late is heard, though later ones were before it', async () => {
      const [here, there] = [await instance(), await instance()];
      await services.db.transaction().execute(async (trx) => {
        await here.events.publish('content', 'late', trx);
        await here.events.publish('content', 'early');
        await until(() => there.got.length === 1);
      });
      await until(() => there.got.length === 2);
      expect(there.got).toEqual(['early', 'late']);
    });
  });
}
