import type { Locale, ReleaseManifest } from '@dara/contract';
import { languagesOf } from '@dara/contract';
import type { ReleaseStore } from '../registry/release-store.ts';
import { buildSnapshot } from '../registry/snapshot.ts';
import { failingApi } from './api-caller.ts';
import type { ApiCaller } from './protocol.ts';
import { RenderPool } from './render-pool.ts';
import { readSources } from './sources.ts';

/** A sound page is never refused for a busy machine; what never ends is found out once. */
const LIMIT_MS = 20_000;
const SAMPLE_ID = '01900000-0000-7000-8000-000000000000';

/** An address that a route pattern matches; the record it names does not exist. */
const sampleAddress = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      if (segment === '*') return 'unknown';
      return segment.startsWith(':') ? SAMPLE_ID : segment.replace(/\?$/, '');
    })
    .join('/');

/**
 * Renders every public route of a release in each language of the site beside what is live: with an api that
 * fails, one that finds nothing, and the real one when there is one. Answers what threw, and where.
 */
export async function smokeTest(
  candidate: ReleaseManifest,
  live: ReadonlyMap<string, ReleaseManifest>,
  store: ReleaseStore,
  realApi?: ApiCaller,
): Promise<string[]> {
  const after = new Map(live).set(candidate.name, candidate);
  const shell = [...after.values()].find((manifest) => manifest.kind === 'shell');
  if (!shell) return ['no shell is live'];
  const remotes = [...after.values()].filter((manifest) => manifest.kind === 'remote');
  const snapshot = buildSnapshot(
    0,
    shell,
    remotes.map((remote) => ({ live: remote, fallback: null })),
  );
  const apis: [string, ApiCaller][] = [
    ['an api that fails', failingApi(503, 'INTERNAL')],
    ['an api that finds nothing', failingApi(404, 'NOT_FOUND')],
    ...(realApi ? [['the live api', realApi] as [string, ApiCaller]] : []),
  ];
  // A shell is tried on the public pages of all remotes, which run inside it.
  const owners = candidate.kind === 'shell' ? [...after.values()] : [candidate];
  const addresses = owners.flatMap(publicAddresses);
  if (candidate.kind === 'shell') addresses.push('/404');
  if (addresses.length === 0) return [];
  const sources = await readSources(snapshot, shell, remotes, store);
  let callApi = failingApi(503, 'INTERNAL');
  let pool: RenderPool;
  try {
    pool = await RenderPool.start({
      sources,
      callApi: (call) => callApi(call),
      size: 1,
      limitMs: LIMIT_MS,
    });
  } catch (error) {
    return [`the shell does not load on the server: ${firstLines(error)}`];
  }
  try {
    for (const [label, api] of apis) {
      callApi = api;
      const problems = await tryPages(
        pool,
        { addresses, languages: languagesOf(snapshot.site) },
        label,
      );
      if (problems.length > 0) return problems;
    }
    return [];
  } finally {
    await pool.close();
  }
}

async function tryPages(
  pool: RenderPool,
  { addresses, languages }: { addresses: string[]; languages: readonly Locale[] },
  label: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses) {
    for (const locale of languages) {
      const startedAt = Date.now();
      const problem = await tryPage(pool, address, locale);
      if (problem) problems.push(`${address} (${locale}) with ${label}: ${problem}`);
      if (problem && Date.now() - startedAt >= LIMIT_MS) return problems;
    }
  }
  return problems;
}

const publicAddresses = (manifest: ReleaseManifest): string[] =>
  (manifest.declaration?.routes ?? [])
    .filter((route) => route.access === 'public')
    .map((route) => sampleAddress(route.path));

async function tryPage(
  pool: RenderPool,
  address: string,
  locale: Locale,
): Promise<string | undefined> {
  try {
    const result = await pool.render(`http://smoke.test${address}`, locale);
    if (result.redirect !== undefined) return undefined;
    if (result.status >= 500) return `answered ${result.status}`;
    if (result.errors && result.errors.length > 0) return result.errors.join('; ');
    return result.html === '' ? 'rendered nothing' : undefined;
  } catch (error) {
    return firstLines(error);
  }
}

const firstLines = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .split('\n')
    .slice(0, 2)
    .map((line) => line.trim())
    .join(' ');
