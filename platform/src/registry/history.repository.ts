import type { Db, Trx } from '@dara/backend';
import type { ReleaseManifest } from '@dara/contract';
import type { RegistryAction } from './registry.tables.ts';

export async function wasEverLive(db: Db, name: string, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('deployment_history')
    .select('id')
    .where('name', '=', name)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the last change of a name went back. */
export async function wasRolledBack(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('deployment_history')
    .select('action')
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.action === 'rollback';
}

/** The number of the last change of what is live; 0 before the first. */
export async function lastChange(db: Db): Promise<number> {
  const row = await db
    .selectFrom('deployment_history')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** What was live before `version` last came to be live by a promotion. */
export async function predecessorOf(db: Db, name: string, version: string): Promise<string | null> {
  const row = await db
    .selectFrom('deployment_history as h')
    // What was removed since is nothing to go back to.
    .leftJoin('release as r', (join) =>
      join.onRef('r.name', '=', 'h.name').onRef('r.version', '=', 'h.previous'),
    )
    .select('r.version as previous')
    .where('h.name', '=', name)
    .where('h.version', '=', version)
    .where('h.action', '=', 'promote')
    .orderBy('h.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.previous ?? null;
}

/** What somebody did to a release, or tried in vain. */
export interface RegistryEvent {
  at: Date;
  action: RegistryAction;
  name: string;
  version: string;
  revision: string;
  previous: string | null;
  actor: string;
  /** Who built it; empty where the build did not say. */
  builder: string;
  builtAt: string;
  /** Why it was refused, one line each. */
  problems: string[];
  /** What was taken away on purpose, or passed over by force. */
  skipped: string[];
}

/** What of a release the history tells. */
export type ReleaseDetails = Pick<
  ReleaseManifest,
  'name' | 'version' | 'revision' | 'builtAt' | 'builder'
>;

export interface NewRegistryEvent {
  action: RegistryAction;
  manifest: ReleaseDetails;
  actor: string;
  previous?: string | null;
  problems?: readonly string[];
  skipped?: readonly string[];
}

export const hasReleaseDetails = (release: object): release is ReleaseDetails =>
  'builtAt' in release;

/** What a manifest says it is, be it one or not, as far as that is short. */
export function releaseIn(value: unknown): ReleaseDetails {
  const { name, version, revision, builtAt, builder } = (value ?? {}) as Record<string, unknown>;
  const said = (one: unknown): string => (typeof one === 'string' ? one.slice(0, 200) : '-');
  return {
    name: said(name),
    version: said(version),
    revision: said(revision),
    builtAt: said(builtAt),
    ...(typeof builder === 'string' ? { builder: said(builder) } : {}),
  };
}

/** Reasons kept of one refusal: a release may be wrong a thousand times over. */
const PROBLEMS_KEPT = 50;

export async function writeEvent(
  db: Db | Trx,
  { action, manifest, actor, previous = null, ...event }: NewRegistryEvent,
): Promise<void> {
  const { name, version, revision, builtAt, builder = '' } = manifest;
  const kept = (lines: readonly string[] = []) => JSON.stringify(lines.slice(0, PROBLEMS_KEPT));
  await db
    .insertInto('registry_event')
    .values({
      ...{ action, name, version, revision, built_at: builtAt, previous, actor, builder },
      problems: kept(event.problems),
      skipped: kept(event.skipped),
    })
    .execute();
}

const LISTED = 100;

/** What happened, the latest first; of some packages, or of all. */
export async function listEvents(db: Db, names: readonly string[]): Promise<RegistryEvent[]> {
  return db
    .selectFrom('registry_event')
    .select(['at', 'action', 'name', 'version', 'revision', 'built_at as builtAt', 'builder'])
    .select(['previous', 'actor', 'problems', 'skipped'])
    .$if(names.length > 0, (query) => query.where('name', 'in', names))
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
}
