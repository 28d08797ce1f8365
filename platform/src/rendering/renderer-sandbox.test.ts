import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { until } from '@dara/backend/testing';
import { readFrames, writeFrame } from './renderer/frames.mjs';
import { spawnRenderer } from './renderer-process.ts';

let connections = 0;
const neighbour = createServer((socket) => {
  connections += 1;
  socket.on('error', () => undefined);
  socket.destroy();
});
beforeAll(() => new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve)));
afterAll(() => void neighbour.close());
beforeEach(() => void (connections = 0));

/**
 * A server bundle that searches every reachable object for the pipe, and connects to a dependency with the pipe's
 * class. `watch` calls `caught` with each object that Node passes to the bundle's code.
 */
const bundle = (watch: string, port: number): string => `
  const seen = new Set();
  const found = [];
  function caught(object, depth = 0) {
    if (object === null || (typeof object !== 'object' && typeof object !== 'function') || depth > 4 || seen.has(object)) return;
    seen.add(object);
    if (typeof object.connect === 'function') found.push(object.constructor?.name ?? 'connect');
    // Others abort the process when they are called like this.
    if (object.constructor?.name === 'Socket')
      new object.constructor().on('error', () => {}).connect(${port}, '127.0.0.1');
    for (const key of Reflect.ownKeys(object)) {
      const { value } = Object.getOwnPropertyDescriptor(object, key);
      caught(value, depth + 1);
    }
    try { caught(Object.getPrototypeOf(object), depth + 1); } catch {}
  }
  try { ${watch} } catch (error) { found.push('refused ' + error.name); }
  module.exports = {
    modules: {},
    render: async ({ api }) => {
      for (let times = 0; times < 5; times++) {
        await api.fetch('http://api.internal/api/greeting').catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return { html: found.join(), styles: '', state: {}, status: 200, head: { title: '' } };
    },
  };`;

/** Findings of the bundle after it has rendered and called the api a few times. */
async function foundBy(watch: string): Promise<string> {
  const renderer = await spawnRenderer();
  renderer.pipe.on('error', () => undefined);
  let html: string | undefined;
  void renderer.ended.then((reason) => (html ??= reason));
  const { port } = neighbour.address() as AddressInfo;
  readFrames(renderer.pipe, (message, texts) => {
    const { type, id } = message as { type: string; id: number };
    if (type === 'rendered') html = String(texts[0]);
    if (type === 'refused' || type === 'failed') html = JSON.stringify(message);
    if (type === 'api')
      writeFrame(renderer.pipe, { type: 'api', id, answer: { status: 200, headers: {} } }, ['{}']);
  });
  writeFrame(
    renderer.pipe,
    {
      type: 'start',
      snapshot: {},
      builtins: ['async_hooks', 'crypto', 'stream', 'util'],
      bundles: [{ name: 'shell', fileName: 'shell.cjs' }],
    },
    [bundle(watch, port)],
  );
  writeFrame(renderer.pipe, { type: 'render', id: 1, url: '/', locale: 'th' });
  await until(async () => html !== undefined);
  renderer.kill();
  return html ?? '';
}

/** Properties that Node and this code set on objects while they read and write. */
const NAMES = ['handle', 'owner', 'stream', 'callback', 'async', 'buffer', 'oncomplete', 'resolve'];

const onPrototype = (name: string): string => `Object.defineProperty(Object.prototype, '${name}', {
  configurable: true,
  set(value) {
    caught(this); caught(value);
    Object.defineProperty(this, '${name}', { value, writable: true, configurable: true, enumerable: true });
  },
});`;

/** Wraps every method of an object to inspect its arguments. */
const replaced = (object: string): string => `{
  const object = ${object};
  for (const key of Reflect.ownKeys(object)) {
    const { value: own } = Object.getOwnPropertyDescriptor(object, key) ?? {};
    if (typeof own !== 'function' || key === 'constructor') continue;
    const look = function (...args) {
      caught(this); args.forEach((one) => caught(one));
      return Reflect.apply(own, this, args);
    };
    try { object[key] = look; } catch {}
    try { Object.defineProperty(object, key, { value: look }); } catch {}
  }
}`;

const STREAMS = ['Readable', 'Writable', 'Duplex', 'Transform', 'PassThrough', 'Stream'];

type Way = [what: string, watch: string];

const WAYS: Way[] = [
  ...NAMES.map((name): Way => [`a setter of ${name} on every object`, onPrototype(name)]),
  ...STREAMS.map((name): Way => [
    `methods of ${name}`,
    replaced(`require('stream').${name}.prototype`),
  ]),
  [
    'methods of event emitters',
    replaced(`Object.getPrototypeOf(require('stream').Stream.prototype)`),
  ],
  [
    'setters on event emitters',
    `for (const name of ['_events', '_handle', 'connecting', '_readableState', '_writableState'])
      Object.defineProperty(Object.getPrototypeOf(require('stream').Stream.prototype), name, {
        set(value) { caught(this); }, configurable: true });`,
  ],
  ['methods of functions', replaced('Function.prototype')],
  ['methods of arrays', replaced('Array.prototype')],
  ['methods of promises', replaced('Promise.prototype')],
  ['methods of maps', replaced('Map.prototype')],
  ['methods of bytes', replaced('Uint8Array.prototype')],
  ['methods of buffers', replaced('Buffer.prototype')],
  ['functions of buffers', replaced('Buffer')],
  ['methods of asynchronous resources', replaced(`require('async_hooks').AsyncResource.prototype`)],
  ['methods of local storage', replaced(`require('async_hooks').AsyncLocalStorage.prototype`)],
  ['functions of JSON', replaced('JSON')],
  [
    'frames of a stack',
    `Error.prepareStackTrace = (_, sites) => {
    for (const site of sites) { caught(site.getThis()); caught(site.getFunction()); }
  };`,
  ],
];

test.each(WAYS)('a bundle reaches no connection by %s', async (_what, watch) => {
  expect(await foundBy(watch)).toMatch(/^(?:refused TypeError)?$/);
  expect(connections).toBe(0);
});
