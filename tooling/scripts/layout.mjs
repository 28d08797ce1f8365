// `npm run layout -- folder`: writes the folder that a production site runs from: the compiled server, its packages,
// and the releases built by `npm run build -- --release`. The image contains the same folder.
import path from 'node:path';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { ROOT, say } from './lib/shell.mjs';

checkNode();
const [folder, ...rest] = process.argv.slice(2);
if (!folder || rest.length > 0 || folder.startsWith('-')) {
  say('Usage: npm run layout -- <new folder>');
  process.exit(2);
}
await ensureInstalled({ isRuntimeEnough: true });
const { BUILT, findChanged } = await import('./lib/builds.mjs');
const { writeProductionFolder } = await import('./lib/production-folder.mjs');
const changed = await findChanged(BUILT, 'release');
if (changed.length > 0) {
  const names = changed.map(({ name }) => name).join(', ');
  say(
    `Not built as releases from the present sources: ${names}. Run "npm run build -- --release".`,
  );
  process.exit(1);
}
// npm runs scripts in the root folder; resolve a relative path against the caller's folder.
const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
try {
  await writeProductionFolder(
    target,
    BUILT.map((name) => ({ name, dir: path.join(ROOT, name, 'dist') })),
  );
} catch (error) {
  say(error.message);
  process.exit(1);
}
say(
  `Written to ${target}. Start the site with ${path.join(target, 'node_modules/.bin/dara')} start`,
);
