// `npm run build [-- mf-x]`: builds the shell and the remotes, or those named, where sources changed.
import { BUILT, buildChanged } from './lib/builds.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { say } from './lib/shell.mjs';

checkNode();
await ensureInstalled();
const names = process.argv.slice(2);
const unknown = names.filter((name) => !BUILT.includes(name));
if (unknown.length > 0) {
  say(`Not a built package: ${unknown.join(', ')}. There are ${BUILT.join(', ')}.`);
  process.exit(1);
}
const failed = await buildChanged(names.length > 0 ? names : BUILT);
say(failed.length > 0 ? `failed: ${failed.join(', ')}` : 'Everything is built.');
process.exitCode = failed.length > 0 ? 1 : 0;
