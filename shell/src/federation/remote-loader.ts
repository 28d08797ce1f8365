import type {
  Locale,
  Messages,
  RegistrySnapshot,
  RemoteModule,
  RoutePage,
  ScriptRef,
  SnapshotRelease,
} from '@dara/contract';
import { liveRelease } from '@dara/contract';
import { registerErrorTexts } from '@dara/sdk/api';
import type { ContainerRef } from './container-ref.ts';
import { loadContainer } from './container-source.ts';
import { preloadScripts } from './preload.ts';
import { TimeoutError, loadPart, releasesOf, withTimeout } from './release-part.ts';

export interface LoadReport {
  remote: string;
  /** The live release, also when another one helped out. */
  version: string;
  outcome: 'loaded' | 'fallback' | 'failed';
  /** What was asked for: a page's name, `messages-th`. */
  part: string;
  ms: number;
  /** The first fault on the way; also given when a later attempt succeeded. */
  error?: string;
}

export interface RemoteLoaderOptions {
  timeoutMs?: number;
  retryDelayMs?: number;
  report?: (report: LoadReport) => void;
  load?: (ref: ContainerRef, timeoutMs: number) => Promise<RemoteModule>;
}

export interface RemoteLoader {
  /** One page; rejects when live and previous release both fail. Asking again tries again. */
  loadPage: (remote: string, page: string) => Promise<RoutePage>;
  loadMessages: (remote: string, locale: Locale) => Promise<Messages>;
  /** Fetches what a page needs without running it, for a link that is about to be followed. */
  preload: (remote: string, page: string, locale: Locale) => void;
}

type Pick<T> = (module: RemoteModule) => Promise<T> | undefined;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function scriptsOf(release: SnapshotRelease, page: string, locale: Locale): ScriptRef[] {
  const route = release.extras.routes.find((candidate) => candidate.page === page);
  return [
    { url: release.url, integrity: release.metadata.integrity },
    ...(route?.scripts ?? []),
    ...(release.extras.messages[locale] ?? []),
  ];
}

/**
 * Loads parts of remotes as the snapshot names them. A part that fails is asked for once more,
 * one that hangs is not; then the previous release takes its place.
 */
export function createRemoteLoader(
  snapshot: RegistrySnapshot,
  options: RemoteLoaderOptions = {},
): RemoteLoader {
  const { timeoutMs = 10_000, retryDelayMs = 300, report, load = loadContainer } = options;

  function attempt<T>(ref: ContainerRef, part: string, pick: Pick<T>): Promise<T> {
    const what = `${ref.name}@${ref.version} ${part}`;
    const pickKnown: Pick<T> = (module) => {
      registerErrorTexts(module.errorTexts);
      return pick(module);
    };
    return withTimeout(loadPart(load(ref, timeoutMs), what, pickKnown), timeoutMs, what);
  }

  async function find<T>(name: string, part: string, pick: Pick<T>): Promise<T> {
    const [live, previous] = releasesOf(snapshot, name);
    const started = performance.now();
    const tell = (outcome: LoadReport['outcome'], fault?: unknown) => {
      const ms = Math.round(performance.now() - started);
      const error = fault === undefined ? {} : { error: String(fault) };
      report?.({ remote: name, version: live.version, outcome, part, ms, ...error });
    };
    let fault: unknown;
    for (const ref of [live, live, previous]) {
      if (!ref) continue;
      if (fault !== undefined && ref === live) {
        if (fault instanceof TimeoutError) continue;
        await pause(retryDelayMs);
      }
      try {
        const value = await attempt(ref, part, pick);
        tell(ref === live ? 'loaded' : 'fallback', fault);
        return value;
      } catch (cause) {
        fault ??= cause;
      }
    }
    tell('failed', fault);
    throw fault;
  }

  return {
    loadPage: (name, page) => find(name, page, (module) => module.pages[page]?.()),
    loadMessages: (name, locale) =>
      find(name, `messages-${locale}`, (module) => module.messages[locale]?.()),
    preload: (name, page, locale) => {
      const release = liveRelease(snapshot, name);
      if (release) preloadScripts(scriptsOf(release, page, locale));
    },
  };
}
