import { describe, expect, it } from '@jest/globals';
import { RenderQueue } from './render-queue.ts';

const LONG_MS = 10_000;

describe('the line in front of the rendering workers', () => {
  it('lets in as many as there are places, the others in the order they came', async () => {
    const queue = new RenderQueue({ places: 2, maxWaiting: 3 });
    const leave = await Promise.all([queue.acquire(LONG_MS), queue.acquire(LONG_MS)]);
    const order: string[] = [];
    const waiting = ['a', 'b', 'c'].map(async (name) => {
      const out = await queue.acquire(LONG_MS);
      order.push(name);
      out();
    });
    await Promise.resolve();
    expect(order).toEqual([]);
    expect(queue.load).toEqual({ running: 2, waiting: 3 });
    leave[0]?.();
    await Promise.all(waiting);
    expect(order).toEqual(['a', 'b', 'c']);
    // Leaving twice gives nobody a second place.
    leave[0]?.();
    expect(queue.isEmpty).toBe(false);
    leave[1]?.();
    expect(queue.isEmpty).toBe(true);
  });

  it('refuses at once whoever finds it full, and has room again afterwards', async () => {
    const queue = new RenderQueue({ places: 1, maxWaiting: 1 });
    const leave = await queue.acquire(LONG_MS);
    const second = queue.acquire(LONG_MS);
    await expect(queue.acquire(LONG_MS)).rejects.toMatchObject({ cost: 'overload' });
    leave();
    (await second)();
    (await queue.acquire(LONG_MS))();
    expect(queue.isEmpty).toBe(true);
  });

  it('keeps nobody longer than they have time', async () => {
    const queue = new RenderQueue({ places: 1, maxWaiting: 5 });
    const leave = await queue.acquire(LONG_MS);
    await expect(queue.acquire(10)).rejects.toMatchObject({ cost: 'overload' });
    leave();
    expect(queue.isEmpty).toBe(true);
  });

  it('sends those who wait away when it closes', async () => {
    const queue = new RenderQueue({ places: 1, maxWaiting: 5 });
    const leave = await queue.acquire(LONG_MS);
    const waiting = queue.acquire(LONG_MS);
    queue.close();
    await expect(waiting).rejects.toMatchObject({ cost: 'innocent' });
    leave();
    expect(queue.isEmpty).toBe(true);
  });
});
