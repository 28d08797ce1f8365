/** What a bundle may read of the process it runs in. */
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

/** Leads to the network, to other processes, or to the objects of Node behind them. */
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
 * Takes away from this process what Node gives to every script: bundles of releases run in it, which nobody here has
 * read. To be called once, before the first of them.
 */
export function sandbox() {
  const { process } = globalThis;
  define('process', plainProcess(process));
  // The own one holds streams, whose classes open connections.
  const methods = Object.keys(globalThis.console).map((name) => [name, () => undefined]);
  define('console', Object.freeze(Object.fromEntries(methods)));
  for (const name of CLOSED) {
    if (name in globalThis) define(name, undefined);
  }
  define('fetch', async () => refuse('network')());
  // Node makes one that connects anywhere as soon as somebody reads headers, unless there is one.
  define(DISPATCHER, Object.freeze({ dispatch: refuse('network') }));
}
