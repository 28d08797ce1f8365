import { Agent, get, type OutgoingHttpHeaders } from 'node:http';

export interface ConcurrentCalls {
  address: string;
  headers: OutgoingHttpHeaders;
  /** Requested in turn. */
  paths: readonly string[];
  atOnce: number;
}

function call(url: string, headers: OutgoingHttpHeaders, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${url}: ${answer.statusCode}`));
      });
    }).once('error', reject);
  });
}

/** Several concurrent callers without pauses; returns the duration of each call in milliseconds. */
export async function callConcurrently(
  { address, headers, paths, atOnce }: ConcurrentCalls,
  durationMs: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const until = performance.now() + durationMs;
  const times: number[] = [];
  let next = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < until) {
      const path = paths[next++ % paths.length] ?? '';
      times.push(await call(`${address}${path}`, headers, agent));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  agent.destroy();
  return times;
}
