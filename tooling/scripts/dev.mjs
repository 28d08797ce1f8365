// `npm run dev -- mf-x`: serves that remote from source with hot reload inside the real site; everything else from its
// release. `--site=https://staging.dara.example` uses a remote site, `--port=4300` sets the port.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILT, buildChanged } from './lib/builds.mjs';
import { freePort } from './lib/ports.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { endChildren, node, ROOT, say, seconds } from './lib/shell.mjs';
import { workspaces } from './lib/workspaces.mjs';

checkNode();
const remotes = workspaces.filter((name) => existsSync(path.join(ROOT, name, 'src/remote.tsx')));
const words = process.argv.slice(2);
const [name] = words.filter((word) => !word.startsWith('--'));
const given = (option) =>
  words.find((word) => word.startsWith(`--${option}=`))?.slice(`--${option}=`.length);
const elsewhere = given('site');
const unknown = words.find((word) => word.startsWith('--') && !/^--(?:site|port)=/.test(word));
if (unknown) {
  say(`${unknown} is no option: --site=https://staging.dara.example and --port=4300 are.`);
  process.exit(1);
}
if (!remotes.includes(name)) {
  say(name ? `There is no remote "${name}".` : 'Name the remote to work on.');
  say(`  ${remotes.map((remote) => `npm run dev -- ${remote}`).join('\n  ')}`);
  process.exit(name ? 1 : 0);
}
if (process.env.NODE_ENV === 'production') {
  say('Sources are never served in production: unset NODE_ENV.');
  process.exit(1);
}
await ensureInstalled();

// Each child has its own process group, so Ctrl-C reaches only this process, which stops both in order, even if npm and
// the terminal both send the signal.
let isEnding = false;
const end = () => {
  if (!isEnding) endChildren('SIGTERM');
  isEnding = true;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);

const cli = (file, ...args) => ['--import', 'tsx', path.join(ROOT, file), ...args];
// The page's address; with `--site` it is the source server.
const pagePort = Number(
  given('port') || process.env.PORT || (elsewhere === undefined ? 4000 : 4001),
);
const port = await freePort(elsewhere === undefined ? pagePort + 1 : pagePort);
if (elsewhere !== undefined) {
  say(`Compiling ${name} for ${elsewhere} ...`);
  const { code } = await node(cli('tooling/src/dev/site-cli.ts', name, elsewhere, String(port)), {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exit(code);
}

const failed = await buildChanged(BUILT.filter((other) => other !== name));
if (failed.includes('shell')) {
  say('Not started: the shell did not build.');
  process.exit(1);
}
if (failed.length > 0) say(`${failed.join(', ')}: what was released before is used, if anything.`);

const started = performance.now();
say(`Compiling ${name} and the shell from their sources ...`);
let sources;
const address = await new Promise((resolve) => {
  sources = node(cli('tooling/src/dev/cli.ts', name, String(port)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    onMessage: resolve,
  });
  sources.then(() => resolve(undefined));
});
if (!address || isEnding) {
  process.exit(isEnding ? 0 : 1);
}
say(`Compiled in ${seconds(started)}; changes are compiled as you save.`);
const { entryUrl, shellUrl } = address;
const declarationFile = path.join(ROOT, name, 'remote.json');
const site = node(cli('platform/src/cli/dara.ts', 'start'), {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    PORT: String(pagePort),
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    DARA_DEVELOP: JSON.stringify({ name, entryUrl, shellUrl, declarationFile }),
  },
});
const { code } = await Promise.race([sources, site]);
end();
await Promise.all([sources, site]);
process.exitCode = code;
