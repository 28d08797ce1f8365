/**
 * The time of the check `rendering` of a promotion beside many remotes: of the shell, of one remote, and of forty remotes
 * in one call. The built shell and remotes run with small remotes of five routes; no database and no api runs.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@dara/contract';
import { spawnRenderer } from '../../../platform/src/rendering/renderer-process.ts';
import { smokeTest } from '../../../platform/src/rendering/smoke-test.ts';
import { syntheticRemotes } from '../documents/synthetic.ts';
import { builtReleases } from '../documents/live-of.ts';
import { ROOT } from '../lib/site.ts';
import { machineLoad, printTable, round, say, targetStatus } from '../lib/table.ts';

const COUNTS = [0, 41, 194];
const TOGETHER = 40;
const TARGET_S = { shell: 60, one: 5, together: 60 };
const CODE = Buffer.from(`
const { createElement } = require('react');
const page = async () => ({ Component: () => createElement('h1', null, 'A page of a small remote') });
const messages = async () => ({});
exports.default = {
  pages: { list: page, detail: page, edit: page, report: page, setting: page },
  messages: { th: messages, en: messages },
};`);
const SERVER = 'server.cjs';

const { shell, remotes } = await builtReleases();
const folders = new Map(
  [shell, ...remotes].flatMap(({ name, files }) =>
    files.map((file) => [file.integrity, path.join(ROOT, name, 'dist', file.side, file.name)]),
  ),
);
const store = {
  read: (integrity: string): Promise<Buffer> => {
    const file = folders.get(integrity);
    return file === undefined ? Promise.resolve(CODE) : readFile(file);
  },
};

/** With a public list, so that pages are rendered in each of the two ways. */
function small(count: number): ReleaseManifest[] {
  return syntheticRemotes(count).map((remote) => {
    const { declaration, files } = remote;
    const routes = declaration?.routes.map((route) =>
      route.page === 'list' ? { ...route, access: 'public' as const } : route,
    );
    const server = {
      ...(files[0] as (typeof files)[number]),
      name: SERVER,
      integrity: remote.name,
    };
    return {
      ...{
        ...remote,
        serverEntry: SERVER,
        files: [...files, { ...server, side: 'server' as const }],
      },
      ...(declaration && routes ? { declaration: { ...declaration, routes } } : {}),
    };
  });
}

async function secondsOf(candidates: ReleaseManifest[], live: ReleaseManifest[]): Promise<number> {
  const startedAt = performance.now();
  const before = new Map(live.map((one) => [one.name, one]));
  const results = await smokeTest(candidates, before, { store, open: spawnRenderer });
  const [problem] = results.flatMap(({ problems }) => problems);
  if (problem !== undefined) throw new Error(problem);
  return (performance.now() - startedAt) / 1000;
}

// Renderers do not keep their host alive.
const alive = setInterval(() => undefined, 1000);
const rows: string[][] = [];
for (const count of COUNTS) {
  const others = small(count);
  const live = [shell, ...remotes, ...others];
  const of = async (what: keyof typeof TARGET_S, candidates: ReleaseManifest[]): Promise<void> => {
    const seconds = await secondsOf(candidates, live);
    const target = TARGET_S[what];
    rows.push([
      ...[String(remotes.length + count), what, `${round(seconds, 1)} s`],
      `${target} s`,
      targetStatus(seconds, target),
    ]);
  };
  await of('shell', [shell]);
  const [first, ...more] = others;
  if (!first) continue;
  await of('one', [first]);
  await of('together', [first, ...more].slice(0, TOGETHER));
}
clearInterval(alive);
printTable('the check of rendering', ['remotes', 'promoted', 'time', 'target', ''], rows);
say(machineLoad());
