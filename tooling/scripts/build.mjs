// `npm run build [-- mf-x] [-- --release]`: builds the shell and the remotes (or those named) whose sources changed:
// local builds, or with `--release` (always if NODE_ENV is production) release builds.
import { BUILT, buildChanged } from './lib/builds.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { say } from './lib/shell.mjs';

checkNode();
await ensureInstalled({ isRuntimeEnough: true });
const words = process.argv.slice(2);
const names = words.filter((word) => word !== '--release');
const isRelease = words.includes('--release') || process.env.NODE_ENV === 'production';
const unknown = names.filter((name) => !BUILT.includes(name));
if (unknown.length > 0) {
  say(`Not a built package: ${unknown.join(', ')}. There are ${BUILT.join(', ')}.`);
  process.exit(1);
}
const failed = await buildChanged(names.length > 0 ? names : BUILT, {
  profile: isRelease ? 'release' : 'local',
});
say(failed.length > 0 ? `failed: ${failed.join(', ')}` : 'Everything is built.');
process.exitCode = failed.length > 0 ? 1 : 0;
