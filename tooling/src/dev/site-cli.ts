// Serves a running site with one remote from source: `npm run dev -- mf-x --site=https://staging.dara.example`.
import path from 'node:path';
import { ROOT_DIR } from '../bundler/package-info.ts';
import { startSiteDevelopment } from './dev.ts';

const [name = '', site = '', port = ''] = process.argv.slice(2);
const complain = (problem: string): void => void process.stderr.write(`${problem}\n`);

try {
  const dir = path.join(ROOT_DIR, name);
  const shown = await startSiteDevelopment({ dir, site, port: Number(port), complain });
  process.stdout.write(`${site} with ${name} from its sources is at ${shown.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void shown.close().then(() => process.exit()));
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
