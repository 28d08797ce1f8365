// `npm start`: goes from a fresh clone to a running site. Builds the shell and the public remote first, while the
// database is seeded; the rest follows in the background at low priority.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT, buildChanged, buildLocally, findChanged } from './lib/builds.mjs';
import { onEnding } from './lib/ending.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { endChildren, ROOT, say, startChild } from './lib/shell.mjs';

checkNode();
await ensureInstalled({ isRuntimeEnough: true });

const isProduction = process.env.NODE_ENV === 'production';
if (isProduction) {
  const failed = await buildChanged(BUILT, { profile: 'release' });
  if (failed.length > 0) {
    say(`Not started: ${failed.join(', ')} did not build.`);
    process.exit(1);
  }
}

const declarationFile = (name) => path.join(ROOT, name, 'remote.json');

/** The shell, and the remote that owns `/`. */
function isOfFirstPage({ name }) {
  if (name === 'shell') return true;
  const { routes } = JSON.parse(readFileSync(declarationFile(name), 'utf8'));
  return routes.some((route) => route.path === '/');
}

const changed = isProduction ? [] : await findChanged();
const first = changed.filter(isOfFirstPage);
const later = changed.filter((one) => !first.includes(one));
const names = (builds) => builds.map(({ name }) => name);
if (first.length > 0) say(`Building ${names(first).join(', ')} ...`);
if (later.length > 0) say(`Behind the running site: ${names(later).join(', ')}`);

const plan = {
  first: names(first),
  later: names(later).map((name) => ({ name, declarationFile: declarationFile(name) })),
};
const cli = path.join(ROOT, 'platform/src/cli/dara.ts');
// In a separate process group: signals reach only this process, which forwards them. The IPC channel reports builds;
// when it closes, the site knows that this process has exited.
const site = startChild(process.execPath, ['--import', 'tsx', cli, 'start'], {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: changed.length > 0 ? { DARA_BUILDS: JSON.stringify(plan) } : {},
});

const isEnding = onEnding(() => endChildren('SIGTERM'));
site.once('close', (code) => {
  process.exitCode = code ?? 1;
  endChildren();
});

const onBuilt = (result) => {
  if (site.connected) site.send(result);
};
await buildLocally(first, { onBuilt });
if (!isEnding() && site.exitCode === null)
  await buildLocally(later, { onBuilt, lanes: 1, isBackground: true });
