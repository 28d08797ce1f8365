import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';
import { createHttp } from '../http/http.ts';
import { createLogger } from '../log/logger.ts';
import { createTestServices, FaultyProxy, until, type TestServices } from '../testing/testing.ts';
import { LocalEvents } from './events.ts';
import { PostgresEvents } from './postgres-events.ts';

const log = createLogger('silent');

/** As written by a table trigger. */
const publishByTrigger = (trx: Db, ids: string[]) =>
  sql`SELECT publish_event('removed', ${JSON.stringify({ ids, confirm: true })}::jsonb)`.execute(
    trx,
  );

test('handlers within a process receive events until they unsubscribe', async () => {
  const events = new LocalEvents({ log });
  const got: unknown[] = [];
  const leave = events.subscribe('content', (payload) => got.push(payload));
  await events.publish('content', { id: 1 });
  await events.publish('other', { id: 2 });
  leave();
  await events.publish('content', { id: 3 });
  expect(got).toEqual([{ id: 1 }]);
});

test('a handler that throws or rejects affects neither other handlers nor the publisher', async () => {
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

  test('an event is published at the commit, and never after a rollback', async () => {
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
    // By then, maybe twice: the writer reads nothing older.
    expect([...new Set(got)]).toEqual([2]);
  });

  test('concurrent transactions publish their own events', async () => {
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

describe('events that triggers write in a transaction', () => {
  let services: TestServices;
  beforeAll(async () => {
    services = await createTestServices();
  });
  afterAll(() => services.close());

  const remove = (ids: string[]) =>
    services.db.transaction().execute(async (trx) => {
      await services.events.announce('removed', trx);
      await publishByTrigger(trx, ids);
      if (ids.length === 0) throw new Error('no');
    });

  test('is delivered at the commit, and not when that fails', async () => {
    const got: unknown[] = [];
    services.events.subscribe('removed', (payload) => got.push(payload));
    await remove([]).catch(() => undefined);
    await remove(['a', 'b']);
    await until(() => got.length > 0);
    expect(got[0]).toEqual({ ids: ['a', 'b'], confirm: true });
  });

  test.each([
    ['succeeds', () => Promise.resolve(true), undefined],
    ['fails', () => Promise.resolve(false), 'not-purged'],
    ['throws', () => Promise.reject(new Error('no')), 'not-purged'],
  ])('is answered after its handler, which %s', async (_how, handle, header) => {
    let isHandled = false;
    const leave = services.events.subscribe('removed', async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      isHandled = true;
      return handle();
    });
    const app = createHttp(services);
    app.route({
      method: ['GET', 'POST'],
      url: '/api/remove',
      config: { access: 'public' },
      handler: async () => {
        await remove(['a']);
        return { isHandled };
      },
    });
    const answer = await app.inject({ method: 'POST', url: '/api/remove' });
    expect([answer.statusCode, isHandled]).toEqual([200, true]);
    expect(answer.headers['x-shared-cache']).toBe(header);
    leave();
    await app.close();
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
      const { afterCommit } = services.database;
      const options = { log, db: services.db, afterCommit, heartbeatMs: 200 };
      const events = await PostgresEvents.open(through, options);
      opened.push(events);
      const got: unknown[] = [];
      let gaps = 0;
      events.subscribe('content', (payload) => got.push(payload));
      events.onGap(() => (gaps += 1));
      return { events, got, gaps: () => gaps };
    }

    /** Also what the server still buffers for a stalled connection. */
    const endConnections = () =>
      sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND datname = current_database()`.execute(services.db);

    test('each instance gets each event once', async () => {
      const [here, there] = [await instance(), await instance()];
      await here.events.publish('content', { word: 'น้ำ' });
      expect(here.got).toEqual([{ word: 'น้ำ' }]);
      await until(() => there.got.length === 1);
      await here.events.hint('content');
      await until(() => there.got.length === 2 && here.got.length === 2);
      expect(there.got).toEqual([{ word: 'น้ำ' }, null]);
      expect(here.got).toEqual([{ word: 'น้ำ' }, null]);
    });

    test('events published by the database reach all instances', async () => {
      const [here, there] = [await instance(), await instance()];
      await sql`SELECT publish_event('content', '1'::jsonb)`.execute(services.db);
      await until(() => here.got.length === 1 && there.got.length === 1);
      expect([here.got, there.got]).toEqual([[1], [1]]);
    });

    test('nothing is missed that came while the listening connection was down', async () => {
      const [here, there] = [await instance(), await instance()];
      await endConnections();
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
      await endConnections();
    });

    /** Removes through an instance; returns how long its request waits, and its response header. */
    async function removeAt(events: PostgresEvents): Promise<{ ms: number; isDone: boolean }> {
      const app = createHttp({ ...services, events });
      app.post('/api/remove', { config: { access: 'public' } }, () =>
        services.db.transaction().execute(async (trx) => {
          await events.announce('removed', trx);
          await publishByTrigger(trx, ['a']);
          return {};
        }),
      );
      await app.ready();
      const startedAt = performance.now();
      const { headers } = await app.inject({ method: 'POST', url: '/api/remove' });
      const ms = performance.now() - startedAt;
      await app.close();
      return { ms, isDone: headers['x-shared-cache'] === undefined };
    }

    test('a removal is answered after every instance has handled it', async () => {
      const all = [await instance(), await instance(), await instance()];
      const handled = all.map(({ events }) => {
        const got: unknown[] = [];
        events.subscribe('removed', async () => {
          await new Promise((resolve) => setTimeout(resolve, 100));
          got.push(null);
        });
        return got;
      });
      const { ms, isDone } = await removeAt(all[0]!.events);
      expect([isDone, handled.every(({ length }) => length > 0)]).toEqual([true, true]);
      expect(ms).toBeLessThan(900);
    });

    test('reports a removal that another instance could not finish', async () => {
      const [here, there] = [await instance(), await instance()];
      there.events.subscribe('removed', () => false);
      expect(await removeAt(here.events)).toMatchObject({ isDone: false });
    });

    test('a removal waits a second for an instance that is deaf, which knows that it is within 5 seconds', async () => {
      const { hostname: host, port } = new URL(url());
      const proxy = await FaultyProxy.open({ host, port: Number(port || 5432) });
      const [here, there] = [await instance(), await instance(proxy.proxiedUrl(url()))];
      const before = there.events.heardAt;
      await until(() => there.events.heardAt > before);
      expect(Date.now() - there.events.heardAt).toBeLessThan(1000);
      proxy.stallConnections();
      await new Promise((resolve) => setTimeout(resolve, 20));
      const heardAt = there.events.heardAt;
      const removedAt = Date.now();
      const heardAtThen: number[] = [];
      there.events.subscribe('removed', () => heardAtThen.push(there.events.heardAt));
      const { ms, isDone } = await removeAt(here.events);
      expect(isDone).toBe(true);
      expect(ms).toBeGreaterThan(900);
      expect(ms).toBeLessThan(2000);
      expect(there.events.heardAt).toBe(heardAt);
      // Not waited for again before it confirms an event.
      expect((await removeAt(here.events)).ms).toBeLessThan(900);
      await until(() => heardAtThen.length > 0);
      expect(heardAtThen[0]).toBeLessThanOrEqual(removedAt);
      await until(() => there.events.heardAt > removedAt);
      await proxy.close();
      await endConnections();
    });

    test('the only instance is current, with or without events, until it sees another one', async () => {
      const alone = await createTestServices({ isOwnDatabase: true });
      const { databaseUrl = '' } = alone.config;
      const open = async (isOnlyInstance: boolean) => {
        const options = { log, db: alone.db, heartbeatMs: 50, isOnlyInstance };
        const events = await PostgresEvents.open(databaseUrl, options);
        opened.push(events);
        return events;
      };
      await alone.events.close();
      const only = await open(true);
      await until(() => only.heardAt === Infinity);
      const other = await open(true);
      await until(() => only.heardAt < Infinity);
      await other.close();
      await until(() => only.heardAt === Infinity);
      const oneOfMany = await open(false);
      expect(oneOfMany.heardAt).toBeLessThan(Infinity);
      for (const events of opened.splice(0)) await events.close();
      await alone.close();
    });

    test('an instance that ended is not waited for', async () => {
      const [here, there] = [await instance(), await instance()];
      await there.events.close();
      expect(await removeAt(here.events)).toEqual({ ms: expect.any(Number), isDone: true });
      expect((await removeAt(here.events)).ms).toBeLessThan(900);
    });

    test('a transaction that commits late is delivered after later ones', async () => {
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
