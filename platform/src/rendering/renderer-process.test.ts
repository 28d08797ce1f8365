import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '@dara/backend/testing';
import { confinement } from './confinement.ts';
import { readFrames, writeFrame } from './renderer/frames.mjs';
import { FLAGS, spawnRenderer } from './renderer-process.ts';

const CONNECT = `require('node:net').connect(process.argv[1], '127.0.0.1')
  .on('connect', () => { console.log('connected'); process.exit(); })
  .on('error', ({ code }) => console.log(code));`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-outside-'));
  await writeFile(join(folder, 'secret'), 'a secret', { mode: 0o644 });
});
afterAll(() => rm(folder, { recursive: true }));

/** Output of a script that searches Node's modules, with a renderer's flags. */
async function withNode(script: string): Promise<string> {
  const child = spawn(process.execPath, [...FLAGS, '-e', script], { cwd: '/', env: {} });
  let said = '';
  child.stdout.on('data', (data: Buffer) => void (said += data.toString()));
  child.stderr.on('data', (data: Buffer) => void (said += data.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  return said;
}

test.each([
  ['reads no file', () => `require('fs').readFileSync('${folder}/secret', 'utf8')`],
  ['writes no file', () => `require('fs').writeFileSync('${folder}/secret', 'another')`],
  ['lists no folder', () => `console.log(require('fs').readdirSync('${folder}'))`],
  ['runs no command', () => `require('child_process').execFileSync('/bin/echo', ['ran'])`],
  ['starts no thread', () => `new (require('worker_threads').Worker)('1', { eval: true })`],
  ['reaches no binding', () => `process.binding('fs')`],
])('even what gets at the modules of Node %s', async (_what, script) => {
  expect(await withNode(script())).toContain('ERR_ACCESS_DENIED');
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('a secret');
});

test('code with access to Node modules cannot generate code from strings', async () => {
  expect(await withNode('new Function("return 1")')).toContain('EvalError');
});

test('has no network, not even loopback, or the server reports it', async () => {
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const warned: string[] = [];
  const hear = ({ message }: Error): void => void warned.push(message);
  process.on('warning', hear);
  const { command, user } = await confinement(folder);
  const [program = '', ...args] = [...command, process.execPath, '-e', CONNECT];
  const { port } = server.address() as AddressInfo;
  const { stdout } = await promisify(execFile)(program, [...args, String(port)], {
    ...user,
    cwd: '/',
  });
  process.off('warning', hear);
  server.close();
  if (command.length > 0) expect(stdout.trim()).toBe('ENETUNREACH');
  else expect(warned.join()).toContain('renderers are in the network of the server');
});

test('ends with its pipe, so that none outlives a server that was killed', async () => {
  const renderer = await spawnRenderer();
  renderer.pipe.destroy();
  expect(await renderer.ended).toContain('ended');
});

test('a message is transferred in chunks with any text', async () => {
  const renderer = await spawnRenderer();
  const told: [unknown, string[]][] = [];
  readFrames(renderer.pipe, (message, texts) => told.push([message, texts.map(String)]));
  const fileName = 'ตัวอย่าง.cjs';
  const code = `module.exports = { modules: {}, render: async ({ url }) => ({ html: '${'ด'.repeat(200_000)}' + url, styles: '', state: { a: 1 }, status: 200, head: { title: 'น' } }) };`;
  writeFrame(
    renderer.pipe,
    { type: 'start', snapshot: {}, builtins: [], bundles: [{ name: 'shell', fileName }] },
    [code],
  );
  writeFrame(renderer.pipe, { type: 'render', id: 7, url: '/é\u2028', locale: 'th' });
  await until(async () => told.length === 2);
  renderer.kill();
  expect(told[0]).toEqual([{ type: 'ready' }, []]);
  const [message, [html, styles, state]] = told[1]!;
  expect(message).toEqual({
    type: 'rendered',
    id: 7,
    result: { status: 200, head: { title: 'น' } },
  });
  expect(html).toBe('ด'.repeat(200_000) + '/é\u2028');
  expect([styles, state]).toEqual(['', '{"a":1}']);
});
