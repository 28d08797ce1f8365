import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createLogger } from '../log/logger.ts';
import { createTestServices, until, type TestServices } from '../testing/testing.ts';
import { LocalEvents, PostgresEvents } from './events.ts';

test('within a process, handlers get what is published until they leave', async () => {
  const events = new LocalEvents();
  const got: unknown[] = [];
  const leave = events.subscribe('content', (payload) => got.push(payload));
  await events.publish('content', { id: 1 });
  await events.publish('other', { id: 2 });
  leave();
  await events.publish('content', { id: 3 });
  expect(got).toEqual([{ id: 1 }]);
});

if (process.env['TEST_DB'] === 'postgres') {
  describe('across instances', () => {
    let services: TestServices;
    let other: PostgresEvents;
    beforeAll(async () => {
      services = await createTestServices();
      other = await PostgresEvents.open(services.config.databaseUrl ?? '', createLogger('silent'));
    });
    afterAll(async () => {
      await other.close();
      await services.close();
    });

    test('everybody gets each event once, and a broken connection is renewed and told as a gap', async () => {
      const here: unknown[] = [];
      const there: unknown[] = [];
      services.events.subscribe('content', (payload) => here.push(payload));
      other.subscribe('content', (payload) => there.push(payload));
      await services.events.publish('content', 1);
      await until(() => there.length === 1);
      expect({ here, there }).toEqual({ here: [1], there: [1] });

      let gaps = 0;
      other.onGap(() => (gaps += 1));
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where query = 'listen dara_events' and datname = current_database()`.execute(services.db);
      await until(() => gaps === 1);
      await services.events.publish('content', 2);
      await until(() => there.length === 2);
      expect(here).toEqual([1, 2]);
    });
  });
}
