// `npm run create -- mf-x [--title "Events"] [--title-th "อีเวนต์"] [--owner events]`: creates a remote in this
// repository, with a page, a list, a menu entry, messages and tests, ready to be built and released.
import { parseArgs } from 'node:util';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { npm, ROOT, say } from './lib/shell.mjs';

checkNode();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    'title-th': { type: 'string' },
    owner: { type: 'string' },
  },
});
const [name = ''] = positionals;

await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { createRemote } = await import('../src/create/create-remote.ts');
const { prefixOf, wantedRemote } = await import('../src/create/template.ts');
const { files, problems } = await createRemote(ROOT, wantedRemote(name, values));
if (problems.length > 0) {
  for (const problem of problems) say(problem);
  process.exit(1);
}
for (const file of files) say(`  ${file}`);
say('Added its team to .github/CODEOWNERS. Adding it to the lock file (npm install) ...');
const { code } = await npm(['install', '--no-audit', '--no-fund']);
if (code !== 0) process.exit(code);
say(`
Next:
  npm run dev -- ${name}              its page, from its sources, at ${prefixOf(name)}
  npm test -- ${name}                 its tests
  npm run build -w ${name}            its release
  npm run release:publish -- ${name}  known to the site
  npm run release:promote -- ${name}  live`);
