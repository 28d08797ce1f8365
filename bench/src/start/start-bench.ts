// `npm run bench:start`: time from a new clone to the first page, of the second start, and of building and promoting
// one remote.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inTemporaryFolder, pause, startSite, type Site } from '../lib/site.ts';
import { machineLoad, printTable, round, say, targetStatus } from '../lib/table.ts';
import { cloneTo } from './clone.ts';

const run = promisify(execFile);

const TARGETS_S = { first: 240, second: 8, deploy: 25 };
const REMOTE = 'mf-public';

interface Deployed {
  buildMs: number;
  publishMs: number;
  promoteMs: number;
  /** Until a page load contains the new release. */
  shownMs: number;
  /** Other packages whose build changed: must be none. */
  others: string[];
}

async function timed<T>(task: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const startedAt = performance.now();
  const value = await task();
  return { ms: performance.now() - startedAt, value };
}

const npmStart = (cwd: string): Promise<Site> =>
  startSite({
    command: process.execPath,
    args: ['tooling/scripts/start.mjs'],
    cwd,
    dataDir: path.join(cwd, '.data'),
  });

/** Measures the first page, not the open port. */
async function firstPage(site: Site): Promise<number> {
  const { ms, value } = await timed(async () => (await fetch(`${site.url}/`)).text());
  if (!/<h1[\s>]/.test(value)) throw new Error('the first page has no content');
  return ms;
}

const ALL = ['shell', 'mf-public', 'mf-talent', 'mf-business', 'mf-cms', 'mf-settings'];

async function builtAt(cwd: string): Promise<Map<string, string>> {
  const read = async (name: string): Promise<[string, string]> => {
    const text = await readFile(path.join(cwd, name, 'dist/release.json'), 'utf8');
    return [name, (JSON.parse(text) as { builtAt: string }).builtAt];
  };
  return new Map(await Promise.all(ALL.map(read)));
}

/** A visible change, and the version of its release. */
async function change(cwd: string): Promise<string> {
  const messages = path.join(cwd, REMOTE, 'src/messages/th.json');
  const texts = JSON.parse(await readFile(messages, 'utf8')) as Record<string, string>;
  const word = `ทดสอบ${Date.now()}`;
  const heading = Object.keys(texts).find((key) => /hero.*title/i.test(key));
  if (!heading) throw new Error('the home page has no heading to change');
  await writeFile(messages, JSON.stringify({ ...texts, [heading]: word }, null, 2));
  const file = path.join(cwd, REMOTE, 'package.json');
  const json = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  await writeFile(file, `${JSON.stringify({ ...json, version: '0.1.1' }, null, 2)}\n`);
  return word;
}

async function deploy(cwd: string, site: Site): Promise<Deployed> {
  const before = await builtAt(cwd);
  const word = await change(cwd);
  const env = { ...process.env, DATA_DIR: path.join(cwd, '.data'), DATABASE_URL: '' };
  const dara = (...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'platform/src/cli/dara.ts', ...args], { cwd, env });
  const build = await timed(() =>
    run(process.execPath, [path.join(cwd, 'tooling/bin/dara-build.mjs')], {
      cwd: path.join(cwd, REMOTE),
    }),
  );
  const publish = await timed(() => dara('publish', REMOTE));
  const promote = await timed(() => dara('promote', REMOTE));
  const shown = await timed(async () => {
    for (let tries = 0; tries < 100; tries++) {
      if ((await (await fetch(`${site.url}/`)).text()).includes(word)) return;
      await pause(100);
    }
    throw new Error('the promoted release is not shown');
  });
  const after = await builtAt(cwd);
  return {
    buildMs: build.ms,
    publishMs: publish.ms,
    promoteMs: promote.ms,
    shownMs: shown.ms,
    others: ALL.filter((name) => name !== REMOTE && before.get(name) !== after.get(name)),
  };
}

const seconds = (ms: number): string => `${round(ms / 1000, 1)} s`;

function print(first: number, second: number, deployed: Deployed): void {
  const { buildMs, publishMs, promoteMs, shownMs, others } = deployed;
  const whole = buildMs + publishMs + promoteMs + shownMs;
  const row = (name: string, ms: number, targetS: number): string[] => [
    name,
    seconds(ms),
    `${targetS} s`,
    targetStatus(ms, targetS * 1000),
  ];
  printTable(
    `Starting; ${machineLoad()}`,
    ['what', 'measured', 'target', ''],
    [
      row('npm start in a fresh clone, to the first page', first, TARGETS_S.first),
      row('second start, to the first page', second, TARGETS_S.second),
      row(`${REMOTE} built, published, promoted, shown`, whole, TARGETS_S.deploy),
      [`  built`, seconds(buildMs), '', ''],
      [`  published`, seconds(publishMs), '', ''],
      [`  promoted`, seconds(promoteMs), '', ''],
      [`  in the next page after`, seconds(shownMs), '', ''],
      ['other packages built', String(others.length), '0', targetStatus(others.length, 0)],
    ],
  );
}

await inTemporaryFolder(async (folder) => {
  say(`Copied ${cloneTo(folder)} files; npm start in ${folder} ...`);
  const one = await npmStart(folder);
  const first =
    one.readyMs +
    (await firstPage(one).catch(async (error: Error) => {
      await one.stop();
      throw error;
    }));
  await one.stop();
  for (const line of one.output().split('\n'))
    if (line.trim() && !line.startsWith('{')) say(`  ${line}`);
  const two = await npmStart(folder);
  try {
    const second = two.readyMs + (await firstPage(two));
    print(first, second, await deploy(folder, two));
  } finally {
    await two.stop();
  }
});
