import { expect, test } from 'vitest';
import { EncodingQueue } from './encoding-queue.ts';

/** A refusal that says when to come back. */
const LATER = { code: 'UNAVAILABLE', retryAfterS: 2 };

/** Work that the test ends, with the order in which it began. */
function handled(queue: EncodingQueue) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, turn: Parameters<EncodingQueue['run']>[1]) =>
    queue.run(() => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    }, turn);
  return {
    started,
    add,
    /** Ends what began first, and lets what follows begin. */
    async end(count = 1) {
      for (let at = 0; at < count; at += 1) {
        ends.shift()?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

test('runs two at a time', async () => {
  const work = handled(new EncodingQueue());
  const all = ['a', 'b', 'c'].map((name) => work.add(name, {}));
  expect(work.started).toEqual(['a', 'b']);
  await work.end();
  expect(work.started).toEqual(['a', 'b', 'c']);
  await work.end(2);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('clients take turns, so that a crawler delays only itself', async () => {
  const work = handled(new EncodingQueue());
  const crawler = ['c1', 'c2', 'c3', 'c4', 'c5'].map((name) => work.add(name, { line: 'crawler' }));
  const visitor = ['v1', 'v2'].map((name) => work.add(name, { line: 'visitor' }));
  await work.end(7);
  expect(work.started).toEqual(['c1', 'c2', 'c3', 'v1', 'c4', 'v2', 'c5']);
  await Promise.all([...crawler, ...visitor]);
});

test('background work waits until the queue is empty', async () => {
  const work = handled(new EncodingQueue());
  const first = ['a', 'b'].map((name) => work.add(name, {}));
  const background = work.add('background', { isBackground: true });
  const second = work.add('c', { line: 'late' });
  await work.end(4);
  expect(work.started).toEqual(['a', 'b', 'c', 'background']);
  await Promise.all([...first, background, second]);
});

test('refuses background work when enough of it is queued', async () => {
  const queue = new EncodingQueue();
  const work = handled(queue);
  const all = ['a', 'b'].map((name) => work.add(name, {}));
  const background = { isBackground: true };
  for (let count = 0; count < 4; count += 1) all.push(work.add('background', background));
  await expect(work.add('too much', background)).rejects.toMatchObject(LATER);
  expect(queue.load).toEqual({ running: 2, waiting: 4 });
  all.push(work.add('c', {}));
  await work.end(3);
  expect(work.started.slice(2, 4)).toEqual(['c', 'background']);
  all.push(work.add('in time', background));
  await work.end(5);
  await Promise.all(all);
});

test('has room while a place is free or few wait, in the line and in all', async () => {
  const queue = new EncodingQueue();
  const work = handled(queue);
  const room = (line: string) => queue.hasCapacity(line, { ofLine: 1, inAll: 2 });
  const all = [work.add('a', { line: 'x' })];
  expect(room('x')).toBe(true);
  // Whatever the limits, work does not wait while a place is free.
  expect(queue.hasCapacity('x', { ofLine: 0, inAll: 0 })).toBe(true);
  all.push(work.add('b', { line: 'x' }));
  expect(room('x')).toBe(true);
  all.push(work.add('c', { line: 'x' }));
  expect([room('x'), room('y')]).toEqual([false, true]);
  all.push(work.add('d', { line: 'y' }));
  expect([room('x'), room('y'), room('z')]).toEqual([false, false, false]);
  await work.end(4);
  expect([room('x'), room('y'), room('z')]).toEqual([true, true, true]);
  await Promise.all(all);
});

test('refuses who comes when 200 wait, and takes the next once one has gone', async () => {
  const work = handled(new EncodingQueue());
  const all = Array.from({ length: 202 }, (_, index) => work.add(String(index), {}));
  await expect(work.add('one too many', {})).rejects.toMatchObject(LATER);
  await work.end();
  all.push(work.add('in time', {}));
  await work.end(202);
  expect(work.started.at(-1)).toBe('in time');
  await Promise.all(all);
});

test('a failure gives its place to the next', async () => {
  const queue = new EncodingQueue();
  const failing = () => queue.run(() => Promise.reject(new Error('broken')));
  const all = await Promise.allSettled([failing(), failing(), failing()]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await queue.run(async () => 'fine')).toBe('fine');
});

test('who comes later goes behind those who wait for their next turn, however many come', async () => {
  const work = handled(new EncodingQueue());
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => work.add(name, { line: 'a' }));
  for (const name of ['b', 'c', 'd']) {
    all.push(work.add(name, { line: name }));
    await work.end();
  }
  all.push(work.add('a5', { line: 'a' }));
  await work.end(8);
  expect(work.started).toEqual(['a1', 'a2', 'a3', 'b', 'a4', 'c', 'd', 'a5']);
  await Promise.all(all);
});

test('who has had a turn and comes again goes behind those who wait', async () => {
  const work = handled(new EncodingQueue());
  const all = ['p', 'q'].map((name) => work.add(name, {}));
  all.push(work.add('x1', { line: 'x' }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) all.push(work.add(name, { line: 'a' }));
  await work.end(4);
  all.push(work.add('x2', { line: 'x' }));
  await work.end(4);
  expect(work.started).toEqual(['p', 'q', 'x1', 'a1', 'a2', 'a3', 'a4', 'x2']);
  await Promise.all(all);
});

test('room is taken by what waits, not by what has started or is done in the background', async () => {
  const queue = new EncodingQueue();
  const work = handled(queue);
  const all = ['a', 'b'].map((name) => work.add(name, {}));
  all.push(work.add('c', { line: 'x' }));
  for (const name of ['d', 'e']) all.push(work.add(name, { isBackground: true }));
  const hasRoom = () => queue.hasCapacity('x', { ofLine: 1, inAll: 1 });
  expect(hasRoom()).toBe(false);
  await work.end();
  expect(queue.load).toEqual({ running: 2, waiting: 2 });
  expect(hasRoom()).toBe(true);
  await work.end(4);
  await Promise.all(all);
});
