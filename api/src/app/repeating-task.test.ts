import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RepeatingTask } from './repeating-task.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

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
  const hooks = new Map<string, () => Promise<void>>();
  const app = { addHook: (name: string, hook: () => Promise<void>) => hooks.set(name, hook) };
  new RepeatingTask(services, { everyMs: 5, task, failure: 'nothing was done' }).runIn(
    app as unknown as Parameters<RepeatingTask['runIn']>[0],
  );
  await jest.advanceTimersByTimeAsync(50);
  expect(rounds).toBe(0);
  await hooks.get('onReady')?.();
  await jest.advanceTimersByTimeAsync(15);
  expect(rounds).toBe(3);
  await hooks.get('onClose')?.();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'nothing was done');
  await jest.advanceTimersByTimeAsync(50);
  expect(rounds).toBe(3);
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
  await jest.advanceTimersByTimeAsync(50);
  expect(events).toEqual(['begin']);
  const closed = repeating.close().then(() => events.push('closed'));
  finish();
  await closed;
  expect(events).toEqual(['begin', 'end', 'closed']);
});
