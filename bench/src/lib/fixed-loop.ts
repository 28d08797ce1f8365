import { createHash } from 'node:crypto';

const RUNS = 200;
const LOOPS = 20;
const TEXT = JSON.stringify(
  Array.from({ length: 50 }, (_, at) => ({ at, name: `name ${at}`, tags: ['a', 'b', 'c'] })),
);

function loops(): void {
  for (let nth = 0; nth < LOOPS; nth++)
    createHash('sha256')
      .update(JSON.stringify(JSON.parse(TEXT)))
      .digest();
}

/** The minimum of many runs, in milliseconds, which excludes other load. */
async function shortestMs(task: () => unknown): Promise<number> {
  let shortest = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const startedAt = performance.now();
    await task();
    shortest = Math.min(shortest, performance.now() - startedAt);
  }
  return shortest;
}

/** Average cost of tasks in rounds of a fixed loop on the same machine: separates slow code from a slow machine. */
export async function costInLoops(tasks: readonly (() => Promise<unknown>)[]): Promise<number> {
  const loopMs = (await shortestMs(loops)) / LOOPS;
  let sumMs = 0;
  for (const task of tasks) sumMs += await shortestMs(task);
  return sumMs / tasks.length / loopMs;
}
