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

/** The shortest of many runs, in milliseconds: what else the machine does falls on the others. */
async function shortestMs(task: () => unknown): Promise<number> {
  let shortest = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const startedAt = performance.now();
    await task();
    shortest = Math.min(shortest, performance.now() - startedAt);
  }
  return shortest;
}

/** What tasks cost on average in rounds of a fixed piece of work on the same machine: tells slow code from a slow machine. */
export async function costInLoops(tasks: readonly (() => Promise<unknown>)[]): Promise<number> {
  const loopMs = (await shortestMs(loops)) / LOOPS;
  let sumMs = 0;
  for (const task of tasks) sumMs += await shortestMs(task);
  return sumMs / tasks.length / loopMs;
}
