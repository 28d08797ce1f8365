// One process of the benchmark: `node --import tsx server.ts fill|ours|idle`; DATABASE_URL names the database.
// `ours` is the whole api, `idle` does nothing and measures the delay of the machine.
import { buildApp, migrateApi } from '@dara/api';
import { createServices, listen, loadConfig, type Config } from '@dara/backend';
import { createAccount, createMany } from '@dara/api/testing';
import { answerAsMonitor } from './monitor.ts';

async function ours(config: Config): Promise<string> {
  const address = await listen(await buildApp(config), { config });
  answerAsMonitor();
  return address;
}

async function idle(): Promise<string> {
  answerAsMonitor();
  return 'idle';
}

async function fill(config: Config): Promise<string> {
  const services = await createServices(config);
  await migrateApi(services);
  const talents = Number(process.env['BENCH_TALENTS']);
  await services.database.unlimited((db) => createMany(db, { talents }));
  await createAccount(services, { email: 'bench@dara.test', permission: 'Admin' });
  await services.close();
  return 'filled';
}

const roles: Record<string, (config: Config) => Promise<string>> = { ours, idle, fill };
const role = roles[process.argv[2] ?? ''];
if (!role) throw new Error(`server.ts takes one of ${Object.keys(roles).join(', ')}`);
process.send?.({ address: await role(loadConfig()) });
if (process.argv[2] === 'fill') process.disconnect();
