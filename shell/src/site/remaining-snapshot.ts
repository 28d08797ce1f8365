import type {
  RegistrySnapshot,
  SentSnapshot,
  RemainingSnapshotRef,
  FullSnapshot,
} from '@dara/contract';
import { matchRoute } from '@dara/sdk/router';
import { hedge } from '../federation/hedge.ts';
import { withTimeout } from '../federation/release-part.ts';
import { siteRoutes } from './resolved-route.ts';

/** Time until the second request, and total timeout. */
const HEDGE_MS = 2000;
const LIMIT_MS = 6000;

/** The part of the snapshot that the document leaves out: remotes, routes and menus that its page does not need. */
export interface RemainingSnapshot {
  /** Whether a path may belong to a remote that is not known yet. */
  isLeftOut: (pathname: string) => boolean;
  /** Resolves when the whole snapshot is loaded; rejects when the file cannot be loaded: a new call retries. */
  fetch: () => Promise<void>;
  /** Calls back with the whole snapshot once loaded; returns an unsubscribe function. */
  subscribe: (listener: (whole: RegistrySnapshot) => void) => () => void;
}

export interface RemainingSnapshotOptions {
  /** The path of the document: no route for it is missing. */
  sentFor?: string;
  ask?: (rest: RemainingSnapshotRef, cache: RequestCache) => Promise<FullSnapshot>;
}

/** The browser refuses a file with a different hash. */
async function askGateway(
  { url, integrity }: RemainingSnapshotRef,
  cache: RequestCache,
): Promise<FullSnapshot> {
  // oxlint-disable-next-line no-restricted-globals -- not a call of the api: a file of the registry
  const response = await fetch(url, { integrity, cache });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as FullSnapshot;
}

export function createRemainingSnapshot(
  sent: SentSnapshot,
  { sentFor, ask = askGateway }: RemainingSnapshotOptions = {},
): RemainingSnapshot {
  const { rest, ...own } = sent;
  const listeners = new Set<(whole: RegistrySnapshot) => void>();
  let whole: RegistrySnapshot | undefined;
  let running: Promise<void> | undefined;

  const take = async (from: RemainingSnapshotRef): Promise<void> => {
    // The cached copy may be corrupt: the retry bypasses the cache.
    const file = hedge(ask(from, 'default'), () => ask(from, 'reload'), HEDGE_MS);
    const { value } = await withTimeout(file, LIMIT_MS, from.url);
    whole = { ...own, microFrontends: value.microFrontends };
    for (const listener of listeners) listener(whole);
  };
  return {
    isLeftOut: (pathname) => {
      if (!rest || whole || pathname === sentFor) return false;
      const here = siteRoutes(sent).map(({ route: { path } }) => ({ path, isHere: true }));
      const others = [...rest.elsewhere, '*'].map((path) => ({ path, isHere: false }));
      return matchRoute([...here, ...others], pathname)?.route.isHere === false;
    },
    fetch: () => {
      if (!rest || whole) return Promise.resolve();
      running ??= take(rest).finally(() => (running = undefined));
      return running;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (whole) listener(whole);
      return () => void listeners.delete(listener);
    },
  };
}
