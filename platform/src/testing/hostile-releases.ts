/**
 * Attacks of a release on its host, each as the body of a page. All try every known escape from a bundle, and show
 * their findings on the page; they throw if none worked. `FOLDER` is replaced by a folder with a deploy token, `PORT`
 * by a dependency's port.
 */

/** Ways to access one of Node's modules. */
const TO_MODULE = (name: string): string => `[
  () => require(${JSON.stringify(name)}),
  () => require('node:${name}'),
  () => import('node:${name}'),
  () => process.getBuiltinModule(${JSON.stringify(name)}),
  () => process.binding(${JSON.stringify(name)}),
  () => process.mainModule.require(${JSON.stringify(name)}),
  () => module.constructor._load(${JSON.stringify(name)}),
  () => (0, eval)('import("node:${name}")'),
  () => new Function('return import("node:${name}")')(),
  () => [].constructor.constructor('return process')().getBuiltinModule(${JSON.stringify(name)}),
]`;

/** The first way on which `use` finds something. */
const byAnyWay = (name: string, use: string): string => `
  const problems = [];
  for (const way of ${TO_MODULE(name)}) {
    try {
      const found = await (${use})(await way());
      if (found) return '<p>found ' + found + '</p>';
    } catch (error) { problems.push(String(error)); }
  }
  throw new Error('no way: ' + problems.join('; '));`;

/** Ways to the real process, whose environment contains secrets and whose parent is the server. */
const TO_PROCESS = `[
  () => process,
  () => globalThis.process,
  () => (0, eval)('process'),
  () => new Function('return process')(),
  () => [].constructor.constructor('return process')(),
  () => require('process'),
  () => import('node:process').then((found) => found.default),
  () => console._stdout._handle.constructor,
  () => {
    let found;
    Error.prepareStackTrace = (_, sites) => {
      for (const site of sites) found ??= site.getThis()?.process ?? site.getFunction()?.process;
    };
    new Error().stack;
    Error.prepareStackTrace = undefined;
    return found;
  },
]`;

const byAnyProcess = (use: string): string => `
  for (const way of ${TO_PROCESS}) {
    try {
      const found = await (${use})(await way());
      if (found) return '<p>found ' + found + '</p>';
    } catch {}
  }
  throw new Error('no way');`;

export const HOSTILE_RELEASES = {
  'reads the secret of sessions': byAnyProcess('({ env }) => env.JWT_SECRET'),
  'reads the environment': byAnyProcess(
    `({ env }) => Object.keys(env).filter((key) => key !== 'NODE_ENV' && key !== 'TZ').join()`,
  ),
  'reads the deploy token': byAnyWay(
    'fs',
    `({ readFileSync }) => readFileSync('FOLDER/deploy-token', 'utf8')`,
  ),
  'reads a file of the system': byAnyWay(
    'fs',
    `({ readFileSync }) => readFileSync('/etc/passwd', 'utf8')`,
  ),
  'runs a command': byAnyWay(
    'child_process',
    `({ execFileSync }) => execFileSync('/bin/echo', ['found'])`,
  ),
  'kills its parent': byAnyProcess(`({ kill, ppid }) => (kill(ppid, 'SIGKILL') ? 'a parent' : '')`),
  'ends its process': byAnyProcess('({ exit }) => exit(1)'),
  'starts a thread': byAnyWay(
    'worker_threads',
    `({ Worker }) => new Worker('', { eval: true }) && 'a thread'`,
  ),
  'opens a connection': byAnyWay(
    'net',
    `({ connect }) => new Promise((resolve, reject) => {
      const to = connect(PORT, '127.0.0.1');
      to.on('connect', () => resolve('a neighbour')).on('error', reject);
    })`,
  ),
  'connects by the class of its own pipe': `
    let pipe;
    Object.defineProperty(Object.prototype, 'handle', {
      set(handle) {
        for (const key of Object.getOwnPropertySymbols(handle)) pipe ??= handle[key];
      },
      configurable: true,
    });
    await api.fetch(api.baseUrl + '/api/greeting');
    const to = new pipe.constructor().connect(PORT, '127.0.0.1');
    await new Promise((resolve, reject) => to.on('connect', resolve).on('error', reject));
    return '<p>found a neighbour</p>';`,
  'asks the network': `
    const at = 'http://127.0.0.1:PORT';
    const dispatcher = () => globalThis[Symbol.for('undici.globalDispatcher.1')];
    new Headers().set('a', 'b');
    const ways = [
      () => fetch(at),
      () => dispatcher().dispatch({ origin: at, path: '/', method: 'GET' }, { onError() {} }),
      () => new (dispatcher().constructor)().dispatch({ origin: at, path: '/', method: 'GET' }, {}),
      () => new WebSocket(at.replace('http', 'ws')),
      () => new EventSource(at),
    ];
    for (const way of ways) {
      try { await way(); } catch {}
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    throw new Error('no way');`,
  'allocates buffers outside the heap': `
    const all = [];
    for (;;) all.push(Buffer.alloc(8 * 1024 * 1024, 1));`,
  'allocates buffers bit by bit': `
    globalThis.all = [];
    for (;;) {
      globalThis.all.push(new Uint8Array(8 * 1024 * 1024).fill(1));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }`,
  'fills the heap': `
    const all = [];
    for (;;) all.push(new Array(1e5).fill({}).map((x, i) => ({ i })));`,
  'never ends': 'for (;;) {}',
  'waits for nobody': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
} as const;
