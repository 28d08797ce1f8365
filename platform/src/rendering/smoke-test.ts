import type { RegistrySnapshot, ReleaseManifest } from '@dara/contract';
import { languagesOf, mainLanguageOf } from '@dara/contract';
import type { SmokeResult } from '../registry/check-releases.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { buildSnapshot } from '../registry/snapshot.ts';
import type { ApiCaller } from './protocol.ts';
import type { OpenRenderer } from './renderer-link.ts';
import type { RenderPool } from './render-pool.ts';
import { readSources } from './sources.ts';
import { recordPages, type RecordPage } from './trial-records.ts';
import { TrialRenderer } from './trial-renderer.ts';
import { publicVisits, recordVisits, signedInVisits } from './trial-visits.ts';
import { firstLines, tryVisits, UNABLE, type Round } from './try-visits.ts';

/** Long enough for a busy machine; an endless page is detected once. */
const VISIT_MS = 20_000;
/** Signed-in pages are many and small: exceeding this indicates an error. */
const SIGNED_IN_MS = 60_000;

export interface SmokeTestParts {
  store: Pick<ReleaseStore, 'read'>;
  /** Opens renderers, the same as for serving. */
  open: OpenRenderer;
  realApi?: ApiCaller | undefined;
  /** Time limit of one page in ms, default 20,000. */
  visitMs?: number | undefined;
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

/**
 * Renders the pages of releases in the languages of the site beside each other and the live releases: public ones with
 * an api that fails, one that returns 404, and the real one with real records if there are any; signed-in pages as each
 * permitted role, in their first state, with apis that fail, refuse and return 404. Returns a result for each release.
 */
export async function smokeTest(
  candidates: readonly ReleaseManifest[],
  live: ReadonlyMap<string, ReleaseManifest>,
  { store, open, realApi, visitMs = VISIT_MS }: SmokeTestParts,
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
  // A shell is checked with the pages of all remotes, which run inside it; candidates among them have their own check.
  const others = [...after.values()].filter((manifest) => !candidates.includes(manifest));
  const plans: { rounds: ApiRound[]; skippedChecks: string[] }[] = [];
  for (const candidate of candidates) {
    const owners = candidate.kind === 'shell' ? [candidate, ...others] : [candidate];
    const records = await recordPages(owners, realApi);
    const rounds = roundsOf({ candidate, owners, snapshot, records, realApi });
    plans.push({
      rounds: rounds.filter(({ visits }) => visits.length > 0),
      skippedChecks: untriedRecords(candidate, records),
    });
  }
  if (plans.every(({ rounds }) => rounds.length === 0))
    return plans.map(({ skippedChecks }) => ({ problems: [], skippedChecks }));
  const sources = await readSources(snapshot, shell, remotes, store);
  const renderer = new TrialRenderer({ sources, open, visitMs }, FAILING.api);
  const results: SmokeResult[] = [];
  try {
    for (const { rounds, skippedChecks } of plans) {
      const result = await tryRounds(renderer, rounds, { shell, visitMs });
      if (result.problems.length > 0) await renderer.close();
      results.push({ ...result, skippedChecks: [...skippedChecks, ...result.skippedChecks] });
    }
    return results;
  } finally {
    await renderer.close();
  }
}

async function tryRounds(
  renderer: TrialRenderer,
  rounds: readonly ApiRound[],
  { shell, visitMs }: { shell: ReleaseManifest; visitMs: number },
): Promise<SmokeResult> {
  if (rounds.length === 0) return { problems: [], skippedChecks: [] };
  let pool: RenderPool;
  try {
    pool = await renderer.begin();
  } catch (error) {
    const problems = [
      `the shell does not load on the server: ${firstLines(error)}; use browser globals only in effects and handlers`,
    ];
    return { problems, skippedChecks: [] };
  }
  for (const { api, ...round } of rounds) {
    renderer.callApi = api;
    const problems = await tryVisits(pool, round, visitMs);
    if (problems[0] === UNABLE) {
      const whose = `shell ${shell.version} cannot try them`;
      return { problems: [], skippedChecks: [`pages of signed-in people: ${whose}`] };
    }
    if (problems.length > 0) return { problems, skippedChecks: [] };
  }
  return { problems: [], skippedChecks: [] };
}

interface Plan {
  candidate: ReleaseManifest;
  owners: readonly ReleaseManifest[];
  snapshot: RegistrySnapshot;
  records: readonly RecordPage[];
  realApi: ApiCaller | undefined;
}

/** The renders in order: public pages first. */
function roundsOf({ candidate, owners, snapshot, records, realApi }: Plan): ApiRound[] {
  const isShell = candidate.kind === 'shell';
  const languages = languagesOf(snapshot.site);
  const main = [mainLanguageOf(snapshot.site)];
  const visits = publicVisits(owners, isShell ? ['/404'] : [], languages);
  const real = realApi ? [{ label: 'the live api', api: realApi }] : [];
  const roles = snapshot.site.roles.map(({ name }) => name);
  // Messages of a page do not depend on api responses: other languages are rendered once.
  const signedIn = signedInVisits(owners, roles, languages);
  const inMain = signedIn.filter(({ locale }) => main.includes(locale));
  return [
    ...[FAILING, EMPTY, ...real].map((one) => ({ ...one, visits })),
    ...real.map((one) => ({ ...one, visits: recordVisits(records, languages) })),
    { ...FAILING, visits: signedIn, limitMs: SIGNED_IN_MS },
    // With a new shell the live pages are rendered once.
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
