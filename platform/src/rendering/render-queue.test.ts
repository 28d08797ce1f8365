import { describe, expect, it } from 'vitest';
import { RenderQueue, type Bounds } from './render-queue.ts';

const LONG_MS = 10_000;
const NOTHING = { running: 0, waiting: 0 };

const queueOf = (running: number, waiting: number, perCaller: Partial<Bounds> = {}) =>
  new RenderQueue({ all: { running, waiting }, perCaller: { running, waiting, ...perCaller } });

/** Pages that run until `end` is called; the caller is the first letter of the name. */
function pages(queue: RenderQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    add: (name: string, limitMs = LONG_MS): Promise<string> =>
      queue.run(
        limitMs,
        () => {
          begun.push(name);
          return new Promise((resolve) => ends.push(() => resolve(name)));
        },
        name[0],
      ),
    /** Ends the first page, and lets the next start. */
    async end(count = 1): Promise<void> {
      for (let at = 0; at < count; at += 1) {
        ends.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

describe('the queue in front of the rendering workers', () => {
  it('fills its places, and admits the others in order of arrival', async () => {
    const queue = queueOf(2, 3);
    const { add, begun, end } = pages(queue);
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name));
    expect(begun).toEqual(['a', 'b']);
    expect(queue.load).toEqual({ running: 2, waiting: 3 });
    await end();
    expect(begun).toEqual(['a', 'b', 'c']);
    await end(4);
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(queue.load).toEqual(NOTHING);
  });

  it('is idle once the last page has ended, and not before', async () => {
    const queue = queueOf(1, 3);
    const { add, end } = pages(queue);
    const all = [add('a'), add('b')];
    let isIdle = false;
    const idle = queue.onIdle().then(() => (isIdle = true));
    await end();
    expect(isIdle).toBe(false);
    await end();
    await Promise.all([idle, ...all]);
    await queue.onIdle();
  });

  it('refuses immediately when full, and has capacity again afterwards', async () => {
    const queue = queueOf(1, 1);
    const { add, end } = pages(queue);
    const all = [add('a'), add('b')];
    await expect(add('c')).rejects.toMatchObject({ cost: 'overload' });
    await end();
    all.push(add('d'));
    await end(2);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'd']);
    expect(queue.load).toEqual(NOTHING);
  });

  it('accepts a page for a free slot without a queue', async () => {
    const queue = queueOf(1, 0);
    const { add, end } = pages(queue);
    const first = add('a');
    await expect(add('b')).rejects.toMatchObject({ cost: 'overload' });
    await end();
    expect(await first).toBe('a');
  });

  it('times out queued pages, without effect on running ones', async () => {
    const queue = queueOf(1, 5);
    const { add, begun, end } = pages(queue);
    const first = add('a', 10);
    await expect(add('b', 10)).rejects.toMatchObject({ cost: 'overload' });
    expect(queue.load).toEqual({ running: 1, waiting: 0 });
    await end();
    expect(await first).toBe('a');
    expect(begun).toEqual(['a']);
  });

  it('refuses queued pages when it closes, and lets running ones finish', async () => {
    const queue = queueOf(1, 5);
    const { add, begun, end } = pages(queue);
    const first = add('a');
    const waiting = add('b');
    queue.close();
    await expect(waiting).rejects.toMatchObject({ cost: 'closed' });
    await end();
    expect(await first).toBe('a');
    expect(begun).toEqual(['a']);
  });

  it('a page that fails gives its place to the next', async () => {
    const queue = queueOf(1, 5);
    const failing = queue.run(LONG_MS, () => Promise.reject(new Error('broken')));
    const next = queue.run(LONG_MS, async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });

  it('takes turns between callers, however many pages one of them has', async () => {
    const queue = queueOf(1, 20);
    const { add, begun, end } = pages(queue);
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => add(name));
    await end(2);
    // A new caller has the last turn of the round, however often it comes.
    all.push(add('d1'));
    await end(1);
    all.push(add('d2'));
    await end(6);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'd1', 'a3', 'd2', 'a4']);
    expect(await Promise.all(all)).toHaveLength(9);
    expect(queue.load).toEqual(NOTHING);
  });

  it('limits the concurrent pages of one caller, even when places are free', async () => {
    const queue = queueOf(3, 20, { running: 2 });
    const { add, begun, end } = pages(queue);
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => add(name));
    expect(begun).toEqual(['a1', 'a2']);
    all.push(add('b1'), add('b2'));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end(6);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3', 'a4']);
    expect(await Promise.all(all)).toHaveLength(6);
    expect(queue.load).toEqual(NOTHING);
  });

  it('refuses only a caller who has reached the limit', async () => {
    const queue = queueOf(1, 20, { waiting: 2 });
    const { add, begun, end } = pages(queue);
    const all = ['a1', 'a2', 'a3'].map((name) => add(name));
    await expect(add('a4')).rejects.toMatchObject({ cost: 'overload' });
    all.push(add('b1'), add('b2'));
    await end(5);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
    expect(await Promise.all(all)).toHaveLength(5);
  });

  it('when it is full, a caller with fewer pages replaces the last page of the caller with most', async () => {
    const queue = queueOf(1, 4);
    const { add, begun, end } = pages(queue);
    const all = ['a1', 'a2', 'b1', 'a3'].map((name) => add(name));
    // oxlint-disable-next-line jest/valid-expect -- awaited below
    const last = expect(add('a4')).rejects.toMatchObject({ cost: 'overload' });
    all.push(add('c1'));
    await last;
    expect(queue.load).toEqual({ running: 1, waiting: 4 });
    // oxlint-disable-next-line jest/valid-expect -- awaited below
    const next = expect(all[3]).rejects.toMatchObject({ cost: 'overload' });
    all.push(add('d1'));
    await next;
    // If all have the same number, the newest is refused.
    await expect(add('e1')).rejects.toMatchObject({ cost: 'overload' });
    await expect(add('b2')).rejects.toMatchObject({ cost: 'overload' });
    await end(5);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
    expect(queue.load).toEqual(NOTHING);
  });
});
