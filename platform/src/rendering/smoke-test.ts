import type { RegistrySnapshot, ReleaseManifest } from '@dara/contract';
import { languagesOf, mainLanguageOf } from '@dara/contract';
import type { SmokeResult } from '../registry/check-releases.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { buildSnapshot } from '../registry/snapshot.ts';
import { BundlePositions } from './bundle-positions.ts';
import type { ApiCaller } from './protocol.ts';
import type { OpenRenderer } from './renderer-link.ts';
import type { RenderPool } from './render-pool.ts';
import { readSources } from './sources.ts';
import { recordPages, type RecordPage } from './trial-records.ts';
import { TrialRenderer, type TrialRendererOptions } from './trial-renderer.ts';
import {
  oncePerPage,
  partVisits,
  publicVisits,
  recordVisits,
  signedInVisits,
  untriedParts,
} from './trial-visits.ts';
import { tryVisits, UNABLE, type Round, type TrialLimits } from './try-visits.ts';

/** Long enough for a busy machine; an endless page is detected once. */
const VISIT_MS = 20_000;
/** More problems of one release are not searched for. */
const MAX_PROBLEMS = 10;
/** Signed-in pages are many and small: exceeding this indicates an error. */
const SIGNED_IN_MS = 60_000;

export interface SmokeTestParts {
  store: Pick<ReleaseStore, 'read'>;
  /** Opens renderers, the same as for serving. */
  open: OpenRenderer;
  realApi?: ApiCaller | undefined;
  /** Live releases whose slots parts of a candidate may fill, but which are not there to be rendered. */
  elsewhere?: RegistrySnapshot['microFrontends'] | undefined;
  /** Time limit of one page in ms, default 20,000. */
  visitMs?: number | undefined;
  /** Renderers at the same time, default two. */
  workers?: number | undefined;
}

interface ApiRound extends Round {
  api: ApiCaller;
}

/** An api that fails every request with one status, to test error states of pages. */
function failingApi(status: number, code: string): ApiCaller {
  return async () => ({
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify({ type: 'about:blank', title: code, status, code, traceId: 'smoke' }),
  });
}

const FAILING = { label: 'an api that fails', api: failingApi(503, 'INTERNAL') };
const REFUSING = { label: 'an api that refuses', api: failingApi(403, 'FORBIDDEN') };
const EMPTY = { label: 'an api that finds nothing', api: failingApi(404, 'NOT_FOUND') };

/** The pages of one release in one renderer: those of a candidate, or those that a new shell shows. */
interface Trial {
  candidate: ReleaseManifest;
  rounds: ApiRound[];
}

/**
 * Renders the pages of releases in the languages of the site beside each other and the live releases: public ones with
 * an api that fails, one that returns 404, and the real one with real records if there are any; signed-in pages as each
 * permitted role, in their first state, with apis that fail, refuse and return 404; parts likewise, with props of their
 * slots. Returns a result for each release.
 */
export async function smokeTest(
  candidates: readonly ReleaseManifest[],
  live: ReadonlyMap<string, ReleaseManifest>,
  { store, open, realApi, elsewhere = {}, visitMs = VISIT_MS, workers = 2 }: SmokeTestParts,
): Promise<SmokeResult[]> {
  const after = new Map([...live, ...candidates.map((one) => [one.name, one] as const)]);
  const shell = [...after.values()].find((manifest) => manifest.kind === 'shell');
  if (!shell)
    return candidates.map(() => ({
      problems: ['no shell is live: promote the shell first'],
      skippedChecks: [],
    }));
  const remotes = [...after.values()].filter((manifest) => manifest.kind === 'remote');
  const snapshot = buildSnapshot(
    0,
    shell,
    remotes.map((remote) => ({ live: remote, fallback: null })),
  );
  const { microFrontends } = snapshot;
  const offers = { ...snapshot, microFrontends: { ...elsewhere, ...microFrontends } };
  // A shell is checked with the pages of all remotes, which run inside it; candidates among them have their own check.
  const others = [...after.values()].filter((manifest) => !candidates.includes(manifest));
  const trials: Trial[] = [];
  const results = new Map<ReleaseManifest, SmokeResult>();
  for (const candidate of candidates) {
    const owners = candidate.kind === 'shell' ? [candidate, ...others] : [candidate];
    const records = await recordPages(owners, realApi);
    const untried = [...untriedRecords(candidate, records), ...untriedParts(candidate, offers)];
    results.set(candidate, { problems: [], skippedChecks: untried });
    for (const owner of owners) {
      const rounds = roundsOf({ candidate, owner, snapshot: offers, records, realApi });
      const planned = rounds.filter(({ visits }) => visits.length > 0);
      if (planned.length > 0) trials.push({ candidate, rounds: planned });
    }
  }
  const sources = trials.length > 0 && (await readSources(snapshot, shell, remotes, store));
  const positions = new BundlePositions(after, store);
  if (sources)
    await runTrials(trials, results, { sources, open, visitMs, positions, shell, workers });
  return candidates.map((candidate) => results.get(candidate) as SmokeResult);
}

interface TrialParts extends TrialRendererOptions, TrialLimits {
  shell: ReleaseManifest;
  workers: number;
}

/** Runs the trials in several renderers; adds what they find to the results. */
async function runTrials(
  trials: readonly Trial[],
  results: ReadonlyMap<ReleaseManifest, SmokeResult>,
  { shell, workers, ...options }: TrialParts,
): Promise<void> {
  const waiting = trials.values();
  let isShellLost = false;
  const runNext = async (): Promise<void> => {
    const renderer = new TrialRenderer(options, FAILING.api);
    try {
      for (const { candidate, rounds } of waiting) {
        const result = results.get(candidate) as SmokeResult;
        if (isShellLost || result.problems.length >= MAX_PROBLEMS) continue;
        let pool: RenderPool;
        try {
          pool = await renderer.begin();
        } catch (error) {
          if (isShellLost) continue;
          isShellLost = true;
          const problem = lost(await options.positions.describe(error));
          for (const one of results.values()) one.problems.push(problem);
          continue;
        }
        const found = await tryRounds(renderer, pool, rounds, options);
        if (found === UNABLE) addOnce(result.skippedChecks, unable(shell));
        else if (found.length > 0) {
          result.problems.push(...found);
          await renderer.close();
        }
      }
    } finally {
      await renderer.close();
    }
  };
  const length = Math.min(workers, trials.length);
  await Promise.all(Array.from({ length }, runNext));
}

const lost = (error: string): string =>
  `the shell does not load on the server: ${error}; use browser globals only in effects and handlers`;

const unable = ({ version }: ReleaseManifest): string =>
  `pages of signed-in people, and parts: shell ${version} cannot try them`;

function addOnce(texts: string[], text: string): void {
  if (!texts.includes(text)) texts.push(text);
}

async function tryRounds(
  renderer: TrialRenderer,
  pool: RenderPool,
  rounds: readonly ApiRound[],
  limits: TrialLimits,
): Promise<string[] | typeof UNABLE> {
  for (const { api, ...round } of rounds) {
    renderer.callApi = api;
    const problems = await tryVisits(pool, round, limits);
    if (problems[0] === UNABLE) return UNABLE;
    if (problems.length > 0) return problems;
  }
  return [];
}

interface Plan {
  candidate: ReleaseManifest;
  /** Whose pages are rendered. */
  owner: ReleaseManifest;
  snapshot: RegistrySnapshot;
  records: readonly RecordPage[];
  realApi: ApiCaller | undefined;
}

/** The renders in order: public pages first. */
function roundsOf({ candidate, owner, snapshot, records, realApi }: Plan): ApiRound[] {
  const isShell = candidate.kind === 'shell';
  const languages = languagesOf(snapshot.site);
  const main = [mainLanguageOf(snapshot.site)];
  const visits = publicVisits(owner, owner.kind === 'shell' ? ['/404'] : [], languages);
  const real = realApi ? [{ label: 'the live api', api: realApi }] : [];
  const roles = snapshot.site.roles.map(({ name }) => name);
  // Messages of a page do not depend on api responses: other languages are rendered once.
  const all = [
    ...signedInVisits(owner, roles, languages),
    ...partVisits(owner, snapshot, languages),
  ];
  const signedIn = isShell ? oncePerPage(all) : all;
  const inMain = signedIn.filter(({ locale }) => main.includes(locale));
  return [
    ...[FAILING, EMPTY, ...real].map((one) => ({ ...one, visits })),
    ...real.map((one) => ({
      ...one,
      visits: recordVisits(
        records.filter((page) => page.owner === owner.name),
        languages,
      ),
    })),
    { ...FAILING, visits: signedIn, limitMs: SIGNED_IN_MS },
    // Their other states were checked with their own release.
    ...(isShell ? [] : [REFUSING, EMPTY]).map((one) => ({
      ...{ ...one, visits: inMain },
      limitMs: SIGNED_IN_MS,
    })),
  ];
}

/** For a shell only its own pages count here: those of remotes were reported with them. */
const untriedRecords = ({ name }: ReleaseManifest, pages: readonly RecordPage[]): string[] =>
  pages
    .filter(({ owner, lack }) => owner === name && lack !== undefined)
    .map(({ path, lack }) => `${path} with a real record: no record, ${lack}`);
