// `npm start`: everything from a fresh clone to a running site. What the first page needs is built first, beside the
// filling of the database; the rest behind the running site, at low priority.
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

/** The shell, and the remote that has the page at `/`. */
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
// In a process group of its own: signals reach this process alone, which passes them on. The channel tells of builds, and
// its end tells the site that this process is gone.
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
