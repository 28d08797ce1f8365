import path from 'node:path';
import { generateClients, staleClients, writeClients } from './generate-clients.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const clients = await generateClients(root);
if (process.argv.includes('--check')) {
  const stale = await staleClients(clients);
  for (const file of stale) console.error(`out of step with the api: ${path.relative(root, file)}`);
  if (stale.length > 0) console.error('run `npm run generate`');
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  await writeClients(clients);
  for (const { file } of clients) console.log(`wrote ${path.relative(root, file)}`);
}
