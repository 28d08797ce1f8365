/** The parts of `process` that a bundle may read. */
function plainProcess({ env, nextTick, hrtime, platform, version }) {
  const nothing = () => undefined;
  return Object.freeze({
    env: Object.freeze({ ...env }),
    argv: Object.freeze([]),
    versions: Object.freeze({}),
    platform,
    version,
    cwd: () => '/',
    hrtime: hrtime.bind(undefined),
    nextTick: (task, ...values) => nextTick(task, ...values),
    on: nothing,
    once: nothing,
    off: nothing,
    emitWarning: nothing,
  });
}

/** Leads to the network, to other processes, or to Node internals. */
const CLOSED = [
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'localStorage',
  'sessionStorage',
  'gc',
];

const DISPATCHER = Symbol.for('undici.globalDispatcher.1');

const refuse = (what) => () => {
  throw new TypeError(`a page has no ${what} while it renders`);
};

const define = (name, value) =>
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });

/**
 * Removes Node's globals from this process, because untrusted bundles run in it. Call once, before the first bundle.
 */
export function sandbox() {
  const { process } = globalThis;
  define('process', plainProcess(process));
  // The original contains streams, whose classes open connections.
  const methods = Object.keys(globalThis.console).map((name) => [name, () => undefined]);
  define('console', Object.freeze(Object.fromEntries(methods)));
  for (const name of CLOSED) {
    if (name in globalThis) define(name, undefined);
  }
  define('fetch', async () => refuse('network')());
  // Node creates one that can open connections when headers are read, unless one is set.
  define(DISPATCHER, Object.freeze({ dispatch: refuse('network') }));
}
