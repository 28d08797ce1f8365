import { parseArgs } from 'node:util';
import { createAccount } from '@dara/api/testing';
import { createServices, loadConfig } from '@dara/backend';
import { pause } from '../lib/site.ts';
import { machineLoad, printTable, round, say } from '../lib/table.ts';
import { findings } from './findings.ts';
import { EMAIL, Load, type Acknowledged } from './load.ts';
import { Stack, until } from './stack.ts';

const BACK_LIMIT_MS = 60_000;
const TARGET_MS = 10_000;
const WRITERS = 4;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    absence: { type: 'string', default: '60' },
    hang: { type: 'string', default: '10' },
    only: { type: 'string' },
  },
});
const ROUNDS = Number(values.rounds);
const ABSENCE_MS = Number(values.absence) * 1000;
const HANG_MS = Number(values.hang) * 1000;

interface Fault {
  name: string;
  /** Ends when the fault does. */
  run: (stack: Stack) => Promise<void>;
  /** Whether the process itself ends, so that nothing can be served. */
  isDeadly?: boolean;
}

const through =
  (which: 'store' | 'redis', mode: 'hang' | 'cut') =>
  async ({ proxies }: Stack): Promise<void> => {
    proxies[which]?.set(mode);
    await pause(HANG_MS);
    proxies[which]?.set('pass');
  };

const FAULTS: Fault[] = [
  {
    name: 'kill -9 of the server',
    isDeadly: true,
    run: async (stack) => {
      await stack.kill();
      await stack.start();
    },
  },
  {
    name: 'PostgreSQL restarts',
    run: async ({ cluster }) => {
      cluster.stop('fast');
      cluster.start();
    },
  },
  {
    name: `PostgreSQL absent ${values.absence} s`,
    run: async ({ cluster }) => {
      cluster.stop('immediate');
      await pause(ABSENCE_MS);
      cluster.start();
    },
  },
  { name: 'S3 hangs', run: through('store', 'hang') },
  { name: 'S3 is dead', run: through('store', 'cut') },
  { name: 'Redis hangs', run: through('redis', 'hang') },
  { name: 'Redis is dead', run: through('redis', 'cut') },
];

async function makeAccount({ cluster, folder }: Stack): Promise<void> {
  const env = { NODE_ENV: 'test', DATABASE_URL: cluster.url, DATA_DIR: folder };
  const services = await createServices(loadConfig(env));
  await createAccount(services, { permission: 'Admin', email: EMAIL });
  await services.close();
}

/** Milliseconds until a save is acknowledged, a page is shown and the site says that nothing is away. */
async function backAfter(stack: Stack, load: Load): Promise<number> {
  const startedAt = performance.now();
  let last = '';
  const isBack = await until(async () => {
    const answer = await fetch(`${stack.url}/api/health/ready`).catch(() => undefined);
    const said = (await answer?.json().catch(() => undefined)) as { status: string } | undefined;
    const [isShown, isSaved] = [await load.page(), await load.write()];
    last = JSON.stringify({ said, isShown, isSaved });
    return said?.status === 'ok' && isShown && isSaved;
  }, BACK_LIMIT_MS);
  if (!isBack) say(`Not back: ${last}`);
  return performance.now() - startedAt;
}

async function roundsOf(fault: Fault, stack: Stack, all: Acknowledged[]): Promise<string[]> {
  // One for all rounds: signing in again and again is limited.
  const load = new Load(stack.url);
  const backs: number[] = [];
  const sums = { saved: 0, errors: 0, refused: 0, none: 0, pages: 0, failed: 0, slowest: 0 };
  const deathsBefore = stack.deaths;
  for (let at = 0; at < ROUNDS; at += 1) {
    await until(() => load.page(), BACK_LIMIT_MS);
    load.take();
    load.start(WRITERS);
    await pause(500 + Math.random() * 1000);
    await fault.run(stack);
    // The site starts again when the process ended: its start is part of coming back.
    backs.push(await backAfter(stack, load));
    await load.stop();
    if (!stack.isRunning) await stack.start();
    const { acknowledged, statuses, pages, pagesFailed, slowestMs } = load.take();
    all.push(...acknowledged);
    sums.saved += acknowledged.length;
    sums.errors += statuses.get('500') ?? 0;
    sums.refused += (statuses.get('503') ?? 0) + (statuses.get('507') ?? 0);
    sums.none += statuses.get('none') ?? 0;
    sums.pages += pages;
    sums.failed += pagesFailed;
    sums.slowest = Math.max(sums.slowest, slowestMs);
  }
  const { lost, half, orphans } = await findings(stack, all);
  const deaths = stack.deaths - deathsBefore;
  const slow = backs.filter((ms) => ms > TARGET_MS).length;
  const isGood =
    lost + half + orphans + deaths + slow + sums.errors === 0 &&
    (fault.isDeadly || sums.failed === 0);
  return [
    fault.name,
    String(ROUNDS),
    String(sums.saved),
    ...[lost, half, orphans, deaths].map(String),
    String(sums.errors),
    String(sums.refused),
    String(sums.none),
    `${sums.failed} of ${sums.pages}`,
    round(sums.slowest / 1000, 1),
    round(Math.max(...backs) / 1000, 1),
    isGood ? 'ok' : 'missed',
  ];
}

const stack = await Stack.open();
try {
  say(`Starting the site; ${machineLoad()}`);
  await stack.start();
  await makeAccount(stack);
  const all: Acknowledged[] = [];
  const rows: string[][] = [];
  for (const fault of FAULTS) {
    if (values.only && !fault.name.toLowerCase().includes(values.only.toLowerCase())) continue;
    if (fault.name.startsWith('Redis') && !stack.proxies.redis) {
      say('No redis-server found: its faults are left out');
      continue;
    }
    say(`${fault.name}: ${ROUNDS} rounds ...`);
    rows.push(await roundsOf(fault, stack, all));
    say(rows.at(-1)?.join('  ') ?? '');
  }
  printTable(
    `Faults under load; ${machineLoad()}`,
    [
      'fault',
      'rounds',
      'saved',
      'lost',
      'half',
      'orphans',
      'deaths',
      '500',
      '503/507',
      'no answer',
      'kept pages failed',
      'slowest s',
      'back s',
      '',
    ],
    rows,
  );
} finally {
  if (stack.deaths > 0) say(`The server's last words:\n${stack.output}`);
  for (const line of stack.faults) say(`Its own fault: ${line}`);
  await stack.close();
}
