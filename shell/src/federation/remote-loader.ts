import type {
  Locale,
  Messages,
  RegistrySnapshot,
  RemoteModule,
  RemotePart,
  RoutePage,
  ScriptRef,
  SnapshotRelease,
} from '@dara/contract';
import { liveRelease } from '@dara/contract';
import { registerErrorTexts } from '@dara/sdk/api';
import type { ContainerRef } from './container-ref.ts';
import { loadContainer } from './container-source.ts';
import { hedge } from './hedge.ts';
import { preloadScripts } from './preload.ts';
import {
  MissingExportError,
  TimeoutError,
  loadPart,
  releasesOf,
  withTimeout,
} from './release-part.ts';

export interface LoadReport {
  remote: string;
  /** The live release, also when another one helped out. */
  version: string;
  outcome: 'loaded' | 'fallback' | 'failed';
  /** The requested part: a page's name, or `messages-th`. */
  part: string;
  ms: number;
  /** The first error; also set when a later attempt succeeded. */
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
  loadPart: (remote: string, part: string) => Promise<RemotePart>;
  loadMessages: (remote: string, locale: Locale) => Promise<Messages>;
  /**
   * The live release loads but does not work: the previous one replaces it from now on. Returns whether there is one
   * and it was not in use already.
   */
  giveUp: (remote: string) => boolean;
  isGivenUp: (remote: string) => boolean;
  /** Live versions in the snapshot, of the remotes with a loaded part. */
  usedReleases: () => Record<string, string>;
  /** Preloads a page's files without executing them, for a link that is about to be followed. */
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
 * Loads parts of remotes from the snapshot. A failed part is retried once, a hanging one is not; then the previous
 * release is used. While the live one is slow, the previous one is requested as well, and the first result wins.
 */
export function createRemoteLoader(
  snapshot: RegistrySnapshot,
  options: RemoteLoaderOptions = {},
): RemoteLoader {
  const { timeoutMs = 10_000, retryDelayMs = 300, report, load = loadContainer } = options;
  /** Time before the previous release is requested beside the live one. */
  const hedgeMs = Math.min(3000, timeoutMs);
  const givenUp = new Set<string>();
  const used = new Map<string, string>();

  function attempt<T>(ref: ContainerRef, part: string, pick: Pick<T>): Promise<T> {
    const what = `${ref.name}@${ref.version} ${part}`;
    const pickKnown: Pick<T> = (module) => {
      registerErrorTexts(module.errorTexts);
      return pick(module);
    };
    return withTimeout(loadPart(load(ref, timeoutMs), what, pickKnown), timeoutMs, what);
  }

  async function attemptLive<T>(
    live: ContainerRef,
    part: string,
    { pick, note }: { pick: Pick<T>; note: (fault: unknown) => void },
  ): Promise<T> {
    try {
      if (live.lacks) throw new MissingExportError(live);
      return await attempt(live, part, pick);
    } catch (fault) {
      note(fault);
      if (fault instanceof TimeoutError || fault instanceof MissingExportError) throw fault;
    }
    await pause(retryDelayMs);
    return attempt(live, part, pick);
  }

  async function find<T>(name: string, part: string, pick: Pick<T>): Promise<T> {
    const [live, previous] = releasesOf(snapshot, name);
    used.set(name, live.version);
    const started = performance.now();
    const tell = (outcome: LoadReport['outcome'], fault?: unknown) => {
      const ms = Math.round(performance.now() - started);
      const error = fault === undefined ? {} : { error: String(fault) };
      report?.({ remote: name, version: live.version, outcome, part, ms, ...error });
    };
    if (previous && givenUp.has(name)) return attempt(previous, part, pick);
    let fault: unknown;
    const note = (cause: unknown): void => void (fault ??= cause);
    const own = attemptLive(live, part, { pick, note });
    const late = (ref: ContainerRef): Promise<T> => {
      note(new TimeoutError(`${name}@${live.version} ${part} gave no answer in ${hedgeMs} ms`));
      return attempt(ref, part, pick);
    };
    try {
      const { value, isSecond } = previous
        ? await hedge(own, () => late(previous), hedgeMs)
        : { value: await own, isSecond: false };
      tell(isSecond ? 'fallback' : 'loaded', fault);
      return value;
    } catch (cause) {
      note(cause);
      tell('failed', fault);
      throw fault;
    }
  }

  return {
    loadPage: (name, page) => find(name, page, (module) => module.pages[page]?.()),
    loadPart: (name, part) => find(name, part, (module) => module.parts?.[part]?.()),
    loadMessages: (name, locale) =>
      find(name, `messages-${locale}`, (module) => module.messages[locale]?.()),
    giveUp: (name) => {
      const [, previous] = releasesOf(snapshot, name);
      if (!previous || givenUp.has(name)) return false;
      givenUp.add(name);
      return true;
    },
    isGivenUp: (name) => givenUp.has(name),
    usedReleases: () => Object.fromEntries(used),
    preload: (name, page, locale) => {
      const release = liveRelease(snapshot, name);
      if (release) preloadScripts(scriptsOf(release, page, locale));
    },
  };
}
