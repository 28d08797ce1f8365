import { pause } from '../lib/site.ts';
import type { Stack } from './stack.ts';

export interface Fault {
  name: string;
  /** Resolves when the fault ends. */
  run: (stack: Stack) => Promise<void>;
  /** Whether the server process exits, so that nothing is served until a supervisor restarts it. */
  isDeadly?: boolean;
}

/** Length of faults with a configurable duration. */
export interface FaultLengths {
  absenceMs: number;
  hangMs: number;
}

export function faultsOf({ absenceMs, hangMs }: FaultLengths): Fault[] {
  const through =
    (which: 'store' | 'redis', mode: 'hang' | 'cut') =>
    async ({ proxies }: Stack): Promise<void> => {
      proxies[which]?.set(mode);
      await pause(hangMs);
      proxies[which]?.set('pass');
    };
  return [
    { name: 'kill -9 of the server', isDeadly: true, run: (stack) => stack.kill() },
    {
      name: 'PostgreSQL restarts',
      run: async ({ cluster }) => {
        await cluster.stop('fast');
        await cluster.start();
      },
    },
    {
      name: `PostgreSQL absent ${absenceMs / 1000} s`,
      run: async ({ cluster }) => {
        await cluster.stop('immediate');
        await pause(absenceMs);
        await cluster.start();
      },
    },
    { name: 'S3 hangs', run: through('store', 'hang') },
    { name: 'S3 is dead', run: through('store', 'cut') },
    { name: 'Redis hangs', run: through('redis', 'hang') },
    { name: 'Redis is dead', run: through('redis', 'cut') },
  ];
}
