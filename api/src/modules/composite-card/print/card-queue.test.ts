import { expect, test } from 'vitest';
import { CardQueue, PRIORITY, priorityOf } from './card-queue.ts';

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

const stays = new AbortController().signal;

test('makes two at a time, staff first, talents that wait for approval last', async () => {
  const queue = new CardQueue();
  const { opened, open } = gate();
  const made: string[] = [];
  const make = (name: string, priority: number) =>
    queue.run({ priority, signal: stays }, async () => {
      made.push(name);
      await opened;
    });
  const all = [
    make('first', PRIORITY.pending),
    make('second', PRIORITY.usual),
    make('pending', PRIORITY.pending),
    make('approved', PRIORITY.usual),
    make('later pending', PRIORITY.pending),
    make('staff', PRIORITY.staff),
  ];
  expect(made).toEqual(['first', 'second']);
  open();
  await Promise.all(all);
  expect(made).toEqual(['first', 'second', 'staff', 'approved', 'pending', 'later pending']);
});

test.each([
  ['Staff', undefined, PRIORITY.staff],
  ['Admin', undefined, PRIORITY.staff],
  ['Business', undefined, PRIORITY.usual],
  ['Talent', 'Approved', PRIORITY.usual],
  ['Talent', 'Pending', PRIORITY.pending],
  ['Talent', 'Rejected', PRIORITY.pending],
  ['Talent', undefined, PRIORITY.pending],
] as const)('%s (%s) waits at %i', (permission, status, priority) => {
  expect(priorityOf({ permission }, status)).toBe(priority);
});

test('who leaves while waiting loses the place, and who waits behind moves up', async () => {
  const queue = new CardQueue();
  const { opened, open } = gate();
  const made: string[] = [];
  const make = (name: string, signal = stays) =>
    queue.run({ priority: PRIORITY.usual, signal }, async () => {
      made.push(name);
      await opened;
    });
  const leaver = new AbortController();
  const all = [make('first'), make('second'), make('left', leaver.signal), make('behind')];
  leaver.abort();
  await expect(all[2]).rejects.toThrow(/abort/i);
  open();
  await Promise.all([all[0], all[1], all[3]]);
  expect(made).toEqual(['first', 'second', 'behind']);
});

test('a full line accepts no more work', async () => {
  const queue = new CardQueue();
  const { opened, open } = gate();
  const asker = { priority: PRIORITY.usual, signal: stays };
  const all = Array.from({ length: 202 }, () => queue.run(asker, () => opened));
  expect(queue.load).toEqual({ running: 2, waiting: 200 });
  const refused = expect.objectContaining({ code: 'UNAVAILABLE', retryAfterS: 2 });
  expect(() => queue.run(asker, () => opened)).toThrow(refused);
  open();
  await Promise.all(all);
  await queue.run(asker, async () => undefined);
});
