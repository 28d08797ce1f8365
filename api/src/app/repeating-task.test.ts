import { expect, jest, test } from '@jest/globals';
import { until } from '@dara/backend/testing';
import fastify from 'fastify';
import { RepeatingTask } from './repeating-task.ts';

function logged() {
  const warn = jest.fn();
  return {
    warn,
    services: { log: { warn } } as unknown as ConstructorParameters<typeof RepeatingTask>[0],
  };
}

test('is done again and again while the app is open, also after it failed', async () => {
  const { warn, services } = logged();
  let rounds = 0;
  const task = async () => {
    rounds += 1;
    if (rounds === 1) throw new Error('the database is away');
  };
  const app = fastify();
  new RepeatingTask(services, { everyMs: 5, task, failure: 'nothing was done' }).runIn(app);
  expect(rounds).toBe(0);
  await app.ready();
  await until(() => rounds >= 3);
  await app.close();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'nothing was done');
  const atEnd = rounds;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(rounds).toBe(atEnd);
});

test('is never done twice at once, and its end is waited for', async () => {
  const { services } = logged();
  const events: string[] = [];
  let finish = () => {};
  const task = async () => {
    events.push('begin');
    await new Promise<void>((resolve) => (finish = resolve));
    events.push('end');
  };
  const repeating = new RepeatingTask(services, { everyMs: 5, task, failure: '' });
  repeating.start();
  await until(() => events.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(events).toEqual(['begin']);
  const closed = repeating.close().then(() => events.push('closed'));
  finish();
  await closed;
  expect(events).toEqual(['begin', 'end', 'closed']);
});
