import { describe, expect, it } from 'vitest';
import { RenderQueue } from './render-queue.ts';

const LONG_MS = 10_000;
const NOTHING = { running: 0, waiting: 0 };

/** Pages that take until `end` is called. */
function pages(queue: RenderQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    add: (name: string, limitMs = LONG_MS): Promise<string> =>
      queue.run(limitMs, () => {
        begun.push(name);
        return new Promise((resolve) => ends.push(() => resolve(name)));
      }),
    /** Ends what began first, and lets what follows begin. */
    async end(count = 1): Promise<void> {
      for (let at = 0; at < count; at += 1) {
        ends.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

describe('the queue in front of the rendering workers', () => {
  it('lets in as many as there are places, the others in the order they came', async () => {
    const queue = new RenderQueue({ places: 2, maxWaiting: 3 });
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
    const queue = new RenderQueue({ places: 1, maxWaiting: 3 });
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

  it('refuses at once whoever finds it full, and has room again afterwards', async () => {
    const queue = new RenderQueue({ places: 1, maxWaiting: 1 });
    const { add, end } = pages(queue);
    const all = [add('a'), add('b')];
    await expect(add('c')).rejects.toMatchObject({ cost: 'overload' });
    await end();
    all.push(add('d'));
    await end(2);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'd']);
    expect(queue.load).toEqual(NOTHING);
  });

  it('takes whoever finds a free place, although nobody may wait', async () => {
    const queue = new RenderQueue({ places: 1, maxWaiting: 0 });
    const { add, end } = pages(queue);
    const first = add('a');
    await expect(add('b')).rejects.toMatchObject({ cost: 'overload' });
    await end();
    expect(await first).toBe('a');
  });

  it('keeps nobody longer than they have time, and holds that against nobody who has begun', async () => {
    const queue = new RenderQueue({ places: 1, maxWaiting: 5 });
    const { add, begun, end } = pages(queue);
    const first = add('a', 10);
    await expect(add('b', 10)).rejects.toMatchObject({ cost: 'overload' });
    expect(queue.load).toEqual({ running: 1, waiting: 0 });
    await end();
    expect(await first).toBe('a');
    expect(begun).toEqual(['a']);
  });

  it('sends those who wait away when it closes, and lets the others end', async () => {
    const queue = new RenderQueue({ places: 1, maxWaiting: 5 });
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
    const queue = new RenderQueue({ places: 1, maxWaiting: 5 });
    const failing = queue.run(LONG_MS, () => Promise.reject(new Error('broken')));
    const next = queue.run(LONG_MS, async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });
});
