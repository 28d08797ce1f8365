import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { createHash, randomBytes, randomFillSync, randomUUID, webcrypto } from 'node:crypto';
import stream from 'node:stream';
import util from 'node:util';
import { compileFunction } from 'node:vm';

const API_ORIGIN = 'http://api.internal';
/** Safe parts of Node's modules: no async hooks that see others' data, nothing that loads code. */
const BUILTINS = {
  async_hooks: { AsyncLocalStorage, AsyncResource },
  crypto: { createHash, randomBytes, randomFillSync, randomUUID, webcrypto },
  stream,
  util,
};

let port;
let snapshot;
let shell;

/** Runs a CommonJS bundle and returns its exports; `provide` resolves its requires. */
function load({ code, fileName }, provide) {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require', '__filename', '__dirname'], {
    filename: fileName,
  });
  run(module, module.exports, provide, fileName, '/');
  return module.exports;
}

const defaultOf = (exports) => exports?.default?.default ?? exports?.default ?? exports;

function loadShell(source, builtins) {
  const loaded = defaultOf(
    load(source, (name) => {
      if (builtins.includes(name)) return BUILTINS[name];
      throw new Error(`the shell's server bundle requires ${name}, which it should contain`);
    }),
  );
  if (typeof loaded?.render !== 'function') throw new Error('it exports no render function');
  return loaded;
}

/** Modules of remotes, by name, as promises. */
const remotes = new Map();
/** Bundles that came at the start, from a server of the version before, which sends none on request. */
let early = new Map();
/** Requested bundles that have not come yet. */
const bundles = new Map();

/**
 * The remote's module, requested and loaded on first use: a broken one affects only its own pages, and memory holds only
 * remotes that are rendered.
 */
function loadRemote(name) {
  if (!remotes.has(name)) {
    const loading = requestBundle(name).then((source) =>
      defaultOf(
        load(source, (specifier) => {
          if (Object.hasOwn(shell.modules, specifier)) return shell.modules[specifier];
          throw new Error(`${name} requires ${specifier}, which the live shell does not provide`);
        }),
      ),
    );
    remotes.set(name, loading);
  }
  return remotes.get(name);
}

async function requestBundle(name) {
  if (early.has(name)) return early.get(name);
  port({ type: 'bundle', name });
  return new Promise((resolve, reject) => bundles.set(name, { resolve, reject }));
}

function takeBundle({ name, fileName }, code) {
  const waiting = bundles.get(name);
  bundles.delete(name);
  if (fileName === undefined) waiting?.reject(new Error(`no release of ${name} is live`));
  else waiting?.resolve({ fileName, code });
}

function begin(message, codes) {
  snapshot = message.snapshot;
  const [first, ...rest] = (message.bundles ?? [message]).map(({ name, fileName }, at) => ({
    ...{ name, fileName, code: codes[at] },
  }));
  early = new Map(rest.map((source) => [source.name, source]));
  try {
    shell = loadShell(first, message.builtins);
    globals = Object.getOwnPropertyDescriptors(globalThis);
    port({ type: 'ready' });
  } catch (error) {
    port({ type: 'failed', message: describe(error) });
  }
}

/** As they were when the shell had been loaded. */
let globals = {};

/** Drops the remotes and what they have set globally. Throws, which ends the process, if something cannot be dropped. */
function forget() {
  remotes.clear();
  for (const key of new Set([...Reflect.ownKeys(globals), ...Reflect.ownKeys(globalThis)])) {
    const isDone = Object.hasOwn(globals, key)
      ? Reflect.defineProperty(globalThis, key, globals[key])
      : Reflect.deleteProperty(globalThis, key);
    if (!isDone) throw new Error(`the global ${String(key)} stays`);
  }
}

let lastCall = 0;
const calls = new Map();

/** A fetch that reaches only the api, through the host. */
async function apiFetch(page, input, init) {
  const isRead = typeof input === 'string' && /^(?:GET|HEAD)$/.test(init?.method ?? 'GET');
  // A page sends a dozen requests: a full Request object for each is expensive.
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
    port({ type: 'api', id, page, call });
  });
}

/** A minimal Response without a stream: a page reads a dozen of them. */
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

function settleCall({ id, answer, error }, body) {
  const waiting = calls.get(id);
  if (!waiting) return;
  calls.delete(id);
  if (!answer) return waiting.reject(new TypeError(error ?? 'the api did not answer'));
  waiting.resolve(new Answer({ ...answer, body }));
}

/** Only JSON leaves the process; the state as the text for the document. */
function send(id, { html, styles, state, ...result }) {
  const texts = [String(html), String(styles), JSON.stringify(state ?? null)];
  port({ type: 'rendered', id, result }, texts);
}

const running = new Map();

async function render({ id, url, locale, site, trial }) {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const result = await shell.render({
      url,
      locale,
      snapshot: site ? { ...snapshot, site } : snapshot,
      loadRemote,
      api: { baseUrl: API_ORIGIN, fetch: (input, init) => apiFetch(id, input, init) },
      signal: controller.signal,
      ...(trial ? { trial } : {}),
    });
    send(id, result);
  } catch (error) {
    port({ type: 'refused', id, message: describe(error) });
  } finally {
    running.delete(id);
  }
}

function describe(error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.slice(0, 4000);
}

function receive(message, texts) {
  if (message.type === 'render') void render(message);
  else if (message.type === 'api') settleCall(message, texts[0]);
  else if (message.type === 'abort') running.get(message.id)?.abort();
  else if (message.type === 'ping') port({ type: 'pong', id: message.id });
  else if (message.type === 'bundle') takeBundle(message, texts[0]);
  else if (message.type === 'forget') forget();
  else if (message.type === 'start') begin(message, texts);
}

/** Renders on request of the host; returns the message handler. `post` sends messages to the host. */
export function serve(post) {
  port = post;
  return receive;
}
