import { parseArgs } from 'node:util';
import { createAccount } from '@dara/api/testing';
import { createServices, loadConfig } from '@dara/backend';
import { machineLoad, printTable, say } from '../lib/table.ts';
import { faultsOf } from './faults.ts';
import { EMAIL, Load, type Acknowledged } from './load.ts';
import { COLUMNS, roundsOf, type Outcome } from './rounds.ts';
import { Stack } from './stack.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    absence: { type: 'string', default: '60' },
    hang: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const lengths = { absenceMs: Number(values.absence) * 1000, hangMs: Number(values.hang) * 1000 };
const wanted = values.only.toLowerCase().split(',');
const faults = faultsOf(lengths).filter(({ name }) =>
  wanted.some((text) => name.toLowerCase().includes(text)),
);
if (faults.length === 0) throw new Error(`No fault is called "${values.only}"`);

async function makeAccount({ cluster, folder }: Stack): Promise<void> {
  const env = { NODE_ENV: 'test', DATABASE_URL: cluster.url, DATA_DIR: folder };
  const services = await createServices(loadConfig(env));
  await createAccount(services, { permission: 'Admin', email: EMAIL });
  await services.close();
}

const stack = await Stack.open();
// Dependencies are separate processes that would keep running.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stack.close().finally(() => process.exit(130)));
const outcomes: Outcome[] = [];
try {
  say(`Starting the site; ${machineLoad()}`);
  await stack.start();
  await makeAccount(stack);
  // Shared by all faults, because sign-ins are limited.
  const load = new Load(stack.url);
  const all: Acknowledged[] = [];
  for (const fault of faults) {
    if (fault.name.startsWith('Redis') && !stack.proxies.redis) {
      say('No redis-server found: its faults are left out');
      continue;
    }
    say(`${fault.name}: ${rounds} rounds ...`);
    const outcome = await roundsOf(fault, rounds, stack, load, all);
    outcomes.push(outcome);
    say(`${outcome.row.join('  ')}; ${machineLoad()}`);
  }
  printTable(
    `Faults under load; ${machineLoad()}`,
    COLUMNS,
    outcomes.map(({ row }) => row),
  );
} finally {
  await stack.close();
}
if (!outcomes.every(({ isGood }) => isGood)) process.exitCode = 1;
