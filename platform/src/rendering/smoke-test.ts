import type { RegistrySnapshot, ReleaseManifest } from '@dara/contract';
import { languagesOf, mainLanguageOf } from '@dara/contract';
import type { ReleaseStore } from '../registry/release-store.ts';
import { buildSnapshot } from '../registry/snapshot.ts';
import { failingApi } from './api-caller.ts';
import type { ApiCaller } from './protocol.ts';
import type { OpenRenderer } from './renderer-link.ts';
import { RenderPool } from './render-pool.ts';
import { readSources } from './sources.ts';
import { recordPages, type RecordPage } from './trial-records.ts';
import { publicVisits, recordVisits, signedInVisits } from './trial-visits.ts';
import { firstLines, tryVisits, UNABLE, type Round } from './try-visits.ts';

/** Long enough for a busy machine; an endless page is detected once. */
const VISIT_MS = 20_000;
/** Signed-in pages are many and small: exceeding this indicates an error. */
const SIGNED_IN_MS = 60_000;

export interface SmokeTestParts {
  store: ReleaseStore;
  /** Opens renderers, the same as for serving. */
  open: OpenRenderer;
  realApi?: ApiCaller | undefined;
  /** Time limit of one page in ms, default 20,000. */
  visitMs?: number | undefined;
}

export interface SmokeResult {
  /** Errors with their page. */
  problems: string[];
  /** Skipped pages, with reasons. */
  skippedChecks: string[];
}

interface ApiRound extends Round {
  api: ApiCaller;
}

const FAILING = { label: 'an api that fails', api: failingApi(503, 'INTERNAL') };
const REFUSING = { label: 'an api that refuses', api: failingApi(403, 'FORBIDDEN') };
const EMPTY = { label: 'an api that finds nothing', api: failingApi(404, 'NOT_FOUND') };

/**
 * Renders the pages of a release in the languages of the site beside the live releases: public ones with an api that
 * fails, one that returns 404, and the real one with real records if there are any; signed-in pages as each permitted
 * role, in their first state, with apis that fail, refuse and return 404.
 */
export async function smokeTest(
  candidate: ReleaseManifest,
  live: ReadonlyMap<string, ReleaseManifest>,
  { store, open, realApi, visitMs = VISIT_MS }: SmokeTestParts,
): Promise<SmokeResult> {
  const after = new Map(live).set(candidate.name, candidate);
  const shell = [...after.values()].find((manifest) => manifest.kind === 'shell');
  if (!shell) return { problems: ['no shell is live'], skippedChecks: [] };
  const remotes = [...after.values()].filter((manifest) => manifest.kind === 'remote');
  const snapshot = buildSnapshot(
    0,
    shell,
    remotes.map((remote) => ({ live: remote, fallback: null })),
  );
  // A shell is checked with the pages of all remotes, which run inside it.
  const owners = candidate.kind === 'shell' ? [...after.values()] : [candidate];
  const records = await recordPages(owners, realApi);
  const skippedChecks = untriedRecords(candidate, records);
  const rounds = roundsOf({ candidate, owners, snapshot, records, realApi });
  if (rounds.every(({ visits }) => visits.length === 0)) return { problems: [], skippedChecks };
  const sources = await readSources(snapshot, shell, remotes, store);
  let callApi = FAILING.api;
  let pool: RenderPool;
  try {
    pool = await RenderPool.start({
      sources,
      callApi: (call) => callApi(call),
      open,
      size: 1,
      limitMs: visitMs,
    });
  } catch (error) {
    const problems = [`the shell does not load on the server: ${firstLines(error)}`];
    return { problems, skippedChecks };
  }
  try {
    for (const { api, ...round } of rounds) {
      callApi = api;
      const problems = await tryVisits(pool, round, visitMs);
      if (problems[0] === UNABLE) {
        const whose = `shell ${shell.version} cannot try them`;
        return {
          problems: [],
          skippedChecks: [...skippedChecks, `pages of signed-in people: ${whose}`],
        };
      }
      if (problems.length > 0) return { problems, skippedChecks };
    }
    return { problems: [], skippedChecks };
  } finally {
    await pool.close();
  }
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
