import type { RegistrySnapshot } from '@dara/contract';
import { until } from '@dara/backend/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFrames, writeFrame } from './renderer/frames.mjs';
import { RenderPool } from './render-pool.ts';
import { spawnRenderer } from './renderer-process.ts';

/** A shell whose page is the remote named by its address. */
const SHELL = `exports.default = {
  modules: {},
  async render({ url, loadRemote }) {
    const { text } = await loadRemote(new URL(url).pathname.slice(1));
    return { status: 200, html: text, styles: '', state: null, head: { title: 'Title' } };
  },
};`;
/** Sixteen of these do not fit into the memory of a renderer. */
const PADDING = `/*${' '.repeat(16 * 1024 * 1024)}*/`;
const bundleOf = (name: string, code: string) => ({
  fileName: `/${name}.cjs`,
  code: Buffer.from(code),
});

let read: string[];
let pool: RenderPool;
beforeEach(async () => {
  read = [];
  const sources: Record<string, string> = {
    'mf-torn': `throw new Error('torn');`,
    'mf-lost': '',
  };
  for (let at = 0; at < 16; at += 1)
    sources[`mf-${at}`] = `exports.text = 'remote ${at}'; exports.draw = () => 1;`;
  const reads = Object.entries(sources).map(([name, code]) => [
    name,
    async () => {
      read.push(name);
      return code ? bundleOf(name, code + PADDING) : undefined;
    },
  ]);
  pool = await RenderPool.start({
    sources: {
      snapshot: {} as RegistrySnapshot,
      shell: bundleOf('shell', SHELL),
      remotes: Object.fromEntries(reads),
    },
    callApi: () => Promise.reject(new Error('no page calls the api here')),
    open: spawnRenderer,
    ...{ size: 1, limitMs: 20_000 },
  });
});
afterEach(() => pool.close());

const pageOf = async (name: string): Promise<string> =>
  Buffer.from((await pool.render(`http://x.test/${name}`, 'en')).html).toString();

test('a renderer gets the bundle of a remote with its first page, and others never', async () => {
  expect(read).toEqual([]);
  expect(await Promise.all([pageOf('mf-3'), pageOf('mf-3'), pageOf('mf-4')])).toEqual([
    ...['remote 3', 'remote 3', 'remote 4'],
  ]);
  expect(read).toEqual(['mf-3', 'mf-4']);
});

test('many large remotes are rendered one after another, each forgotten before the next', async () => {
  for (let at = 0; at < 16; at += 1) {
    pool.forgetRemotes();
    expect(await pageOf(`mf-${at}`)).toBe(`remote ${at}`);
  }
});

test('a remote that does not load, or that has no bundle, fails with its own reason', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(pageOf('mf-torn')).rejects.toThrow('torn');
    for (const name of ['mf-lost', 'mf-unknown', 'constructor'])
      await expect(pageOf(name)).rejects.toThrow(`no release of ${name} is live`);
  }
  expect(await pageOf('mf-3')).toBe('remote 3');
});

test('a renderer takes the bundles of a server of the version before, which come at the start', async () => {
  const { pipe, kill } = await spawnRenderer();
  const received: object[] = [];
  readFrames(pipe, (message, [html]) =>
    received.push({ ...(message as object), html: html?.toString() }),
  );
  const bundles = ['shell', 'mf-3'].map((name) => ({ name, fileName: `/${name}.cjs` }));
  const start = { type: 'start', snapshot: {}, builtins: [], bundles };
  writeFrame(pipe, start, [SHELL, `exports.text = 'remote 3';`]);
  writeFrame(pipe, { type: 'render', id: 1, url: 'http://x.test/mf-3', locale: 'en' });
  await until(() => received.length === 2);
  kill();
  expect(received).toMatchObject([{ type: 'ready' }, { type: 'rendered', html: 'remote 3' }]);
});
