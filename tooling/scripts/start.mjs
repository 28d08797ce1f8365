// `npm start`: everything from a fresh clone to a running site.
import path from 'node:path';
import { buildChanged } from './lib/builds.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { endChildren, node, ROOT, say } from './lib/shell.mjs';

checkNode();
await ensureInstalled();
const failed = await buildChanged();
if (failed.length > 0) {
  say(`Not started: ${failed.join(', ')} did not build.`);
  process.exit(1);
}
// The terminal sends Ctrl-C to the whole group; the site ends in order and we follow it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => endChildren('SIGTERM'));
const args = ['--import', 'tsx', path.join(ROOT, 'platform/src/cli/dara.ts'), 'start'];
const { code } = await node(args);
process.exitCode = code;
