// Plain JavaScript, so that a worker starts without a TypeScript loader in any host (tsx, tests).
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./protocol.ts').WorkerSources} */
const sources = workerData;
const port = parentPort;
const builtin = createRequire(import.meta.url);
const API_ORIGIN = 'http://api.internal';

/** Runs a CommonJS bundle and answers its exports; `provide` answers what is not part of Node. */
function load({ code, fileName }, provide) {
  const module = { exports: {} };
  const require = (name) => (isBuiltin(name) ? builtin(name) : provide(name));
  const run = compileFunction(code, ['module', 'exports', 'require', '__filename', '__dirname'], {
    filename: fileName,
  });
  run(module, module.exports, require, fileName, '/');
  return module.exports;
}

const defaultOf = (exports) => exports?.default?.default ?? exports?.default ?? exports;

const shell = (() => {
  try {
    const loaded = defaultOf(
      load(sources.shell, (name) => {
        throw new Error(`the shell's server bundle requires ${name}, which it should contain`);
      }),
    );
    if (typeof loaded?.render !== 'function') throw new Error('it exports no render function');
    port.postMessage({ type: 'ready' });
    return loaded;
  } catch (error) {
    port.postMessage({ type: 'failed', message: describe(error) });
    return undefined;
  }
})();

const remotes = new Map();

/** The remote's module, loaded at its first use so that a broken one costs only its own pages. */
async function loadRemote(name) {
  const known = remotes.get(name);
  if (known) return known;
  const source = sources.remotes[name];
  if (!source) throw new Error(`no release of ${name} is live`);
  const exports = load(source, (specifier) => {
    if (Object.hasOwn(shell.modules, specifier)) return shell.modules[specifier];
    throw new Error(`${name} requires ${specifier}, which the live shell does not provide`);
  });
  const loaded = defaultOf(exports);
  remotes.set(name, loaded);
  return loaded;
}

let lastCall = 0;
const calls = new Map();

/** A fetch that knows one address: the api, reached through the main thread. */
async function apiFetch(input, init) {
  const isRead = typeof input === 'string' && /^(?:GET|HEAD)$/.test(init?.method ?? 'GET');
  // A page asks for a dozen answers: a whole Request for each is dear.
  const request = isRead ? { method: 'GET', url: input, ...init } : new Request(input, init);
  const url = new URL(request.url);
  if (url.origin !== API_ORIGIN || !url.pathname.startsWith('/api/')) {
    throw new TypeError(`a page may only call the api while it renders, not ${request.url}`);
  }
  request.signal?.throwIfAborted();
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const call = {
    method: request.method,
    path: url.pathname + url.search,
    headers: Object.fromEntries(new Headers(request.headers)),
    ...(hasBody ? { body: await request.text() } : {}),
  };
  const id = (lastCall += 1);
  return new Promise((resolve, reject) => {
    request.signal?.addEventListener('abort', () => {
      if (calls.delete(id)) reject(request.signal.reason);
    });
    calls.set(id, { resolve, reject });
    port.postMessage({ type: 'api', id, call });
  });
}

/** What a page reads of an answer, without a stream behind it: a page asks for a dozen of them. */
class Answer {
  #answer;

  constructor(answer) {
    this.#answer = answer;
    this.status = answer.status;
    this.ok = answer.status >= 200 && answer.status < 300;
  }

  get headers() {
    return new Headers(this.#answer.headers);
  }

  async text() {
    return this.#answer.body;
  }

  async json() {
    return JSON.parse(this.#answer.body);
  }
}

function settleCall({ id, answer, error }) {
  const waiting = calls.get(id);
  if (!waiting) return;
  calls.delete(id);
  if (!answer) return waiting.reject(new TypeError(error ?? 'the api did not answer'));
  waiting.resolve(new Answer(answer));
}

/** Only JSON leaves the worker; the state as the text that goes into the document. */
function sendable({ html, styles, state, ...rest }) {
  return {
    ...JSON.parse(JSON.stringify(rest)),
    html: String(html),
    styles: String(styles),
    state: JSON.stringify(state ?? null),
  };
}

const running = new Map();

async function render({ id, url, locale, site }) {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const result = await shell.render({
      url,
      locale,
      snapshot: site ? { ...sources.snapshot, site } : sources.snapshot,
      loadRemote,
      api: { baseUrl: API_ORIGIN, fetch: apiFetch },
      signal: controller.signal,
    });
    port.postMessage({ type: 'rendered', id, result: sendable(result) });
  } catch (error) {
    port.postMessage({ type: 'refused', id, message: describe(error) });
  } finally {
    running.delete(id);
  }
}

function describe(error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.slice(0, 4000);
}

// A promise that a page forgot must not end the worker with the other pages in it.
process.on('unhandledRejection', () => undefined);

port.on('message', (message) => {
  if (message.type === 'render') void render(message);
  else if (message.type === 'abort') running.get(message.id)?.abort();
  else if (message.type === 'ping') port.postMessage({ type: 'pong', id: message.id });
  else if (message.type === 'api') settleCall(message);
});
