import type { getRemoteEntry } from '@module-federation/enhanced/runtime';
import type { ContainerRef } from './container-ref.ts';

/** The value that an entry script assigns to its global variable. */
export type Container = Exclude<Awaited<ReturnType<typeof getRemoteEntry>>, void | boolean>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

const chunkLists = new Map<string, unknown>();

/**
 * Webpack chunks register in a global array named after the remote. Two releases of one remote can run in a tab, so
 * each gets its own array, keyed by its entry's URL.
 */
function separateChunks(globalName: string): void {
  const key = `webpackChunk_${globalName}`;
  if (Object.getOwnPropertyDescriptor(globalThis, key)) return;
  const listOf = () => {
    const script = document.currentScript;
    const entry = script instanceof HTMLScriptElement ? (script.dataset.entry ?? script.src) : '';
    return `${key} ${entry}`;
  };
  Object.defineProperty(globalThis, key, {
    get: () => chunkLists.get(listOf()),
    set: (list: unknown) => chunkLists.set(listOf(), list),
  });
}

const corrupted = new Set<string>();

/**
 * A browser caches a corrupt copy forever, like a good one. So after a failure the script is requested by a different
 * URL, which bypasses caches.
 */
function addressOf(url: URL): string {
  if (!corrupted.has(url.href)) return url.href;
  const again = new URL(url);
  again.searchParams.set('again', String(Date.now()));
  return again.href;
}

/** Replaces the corrupt copy in the cache, for the next document. */
function replaceSpoilt(url: URL): void {
  if (corrupted.delete(url.href)) fetch(url, { cache: 'reload' }).catch(() => undefined);
}

/**
 * Executes one entry script and returns its container. Integrity is required for every file of this site; only the
 * development server, on another origin, has none.
 */
export function loadEntry(
  ref: ContainerRef,
  globalName: string,
  timeoutMs: number,
): Promise<Container> {
  const url = new URL(ref.url, location.href);
  if (!ref.integrity && url.origin === location.origin) {
    return Promise.reject(new Error(`${ref.name}: the registry gives no integrity for ${ref.url}`));
  }
  separateChunks(globalName);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (fault?: string) => {
      clearTimeout(timer);
      script.remove();
      const container: unknown = Reflect.get(globalThis, globalName);
      // The next release of the same remote uses the same variable: clear the old value.
      Reflect.set(globalThis, globalName, undefined);
      if (fault) corrupted.add(url.href);
      else replaceSpoilt(url);
      if (fault) reject(new Error(`${ref.name}: ${url.href} ${fault}`));
      else if (isContainer(container)) resolve(container);
      else reject(new Error(`${ref.name}: ${url.href} is not a remote's entry`));
    };
    const timer = setTimeout(() => settle(`gave no answer in ${timeoutMs} ms`), timeoutMs);
    script.src = addressOf(url);
    script.crossOrigin = 'anonymous';
    if (ref.integrity) script.integrity = ref.integrity;
    script.onload = () => settle();
    script.onerror = () => settle('did not load or was changed');
    document.head.append(script);
  });
}
