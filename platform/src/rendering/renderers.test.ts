import { createServer, connect } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@dara/backend/testing';
import type { RegistrySnapshot, ShownSite } from '@dara/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ToRenderer } from './protocol.ts';
import { readFrames, writeFrame } from './renderer/frames.mjs';
import type { OpenRenderer } from './renderer-link.ts';
import { Renderers } from './renderers.ts';

const IDLE_MS = 300;
const bundle = { code: Buffer.from(''), fileName: '/bundle.cjs' };
const sources = {
  snapshot: {} as RegistrySnapshot,
  shell: bundle,
  remotes: { 'mf-open': async () => bundle, 'mf-link': async () => bundle },
};
const VISITOR = { ip: '127.0.0.1', cookie: '', onCookies: () => undefined };

let folder: string;
let closers: (() => void)[];
/** The remotes' bundles that the renderers that were opened can get, and those of the ones that run. */
let opened: string[];
let running: string[];
let renderers: Renderers;

/** Opens fake renderers, which request every bundle and answer every page. */
async function fakeRenderers(): Promise<OpenRenderer> {
  const path = join(folder, 'socket');
  const server = createServer((socket) => {
    let bundles = '';
    let answers = 0;
    readFrames(socket, (received) => {
      const message = received as ToRenderer;
      if (message.type === 'start') {
        for (const name of Object.keys(sources.remotes))
          writeFrame(socket, { type: 'bundle', name });
      } else if (message.type === 'bundle') {
        if (message.fileName !== undefined) bundles = `${bundles} ${message.name}`.trim();
        if ((answers += 1) < Object.keys(sources.remotes).length) return;
        opened.push(bundles);
        running.push(bundles);
        socket.once('close', () => running.splice(running.indexOf(bundles), 1));
        writeFrame(socket, { type: 'ready' });
      } else if (message.type === 'render') {
        const result = { status: 200, head: { title: message.url } };
        writeFrame(socket, { type: 'rendered', id: message.id, result }, ['page', '', '{}']);
      }
    });
    socket.on('error', () => undefined);
  });
  server.listen(path);
  await once(server, 'listening');
  closers.push(() => server.close());
  return async () => {
    const pipe = connect(path);
    const ended = once(pipe, 'close').then(() => 'it was ended');
    return { pipe, ended, kill: () => pipe.destroy() };
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-renderers-'));
  [closers, opened, running] = [[], [], []];
  const callApi = () => Promise.reject(new Error('no page calls the api here'));
  renderers = await Renderers.start(
    { sources, callApi, open: await fakeRenderers(), size: 1, limitMs: 5000 },
    IDLE_MS,
  );
});
afterEach(async () => {
  await renderers.close();
  for (const close of closers) close();
  await rm(folder, { recursive: true, force: true });
});

const ALL = 'mf-open mf-link';
const OWN = 'mf-link';
const renderSecret = async (url: string, owner = 'mf-link'): Promise<string> => {
  const page = {
    owner,
    url,
    locale: 'th' as const,
    site: {} as ShownSite,
    visitor: VISITOR,
  };
  const { head } = await renderers.renderSecret({ ...page, caller: '127.0.0.1' });
  return head.title;
};

test('a renderer for pages of secret addresses is started with the first one and ended when none follows', async () => {
  expect(running).toEqual([ALL]);
  expect(await Promise.all([renderSecret('/a'), renderSecret('/b')])).toEqual(['/a', '/b']);
  expect([running, opened]).toEqual([
    [ALL, OWN],
    [ALL, OWN],
  ]);
  await until(() => running.length === 1);
  expect(running).toEqual([ALL]);
  expect(await renderSecret('/c')).toBe('/c');
  expect(opened).toEqual([ALL, OWN, OWN]);
});

test('it continues while pages are requested', async () => {
  for (const start = Date.now(); Date.now() - start < 2 * IDLE_MS;) {
    await renderSecret('/a');
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS / 10));
  }
  expect(opened).toEqual([ALL, OWN]);
});

test('it ends with the others, and none is started after them', async () => {
  await renderSecret('/a');
  await renderers.retire();
  await until(() => running.length === 0);
  for (const owner of ['mf-link', 'mf-open'])
    await expect(renderSecret('/b', owner)).rejects.toThrow('the pool of renderers has ended');
  expect(opened).toEqual([ALL, OWN]);
});
