import type { Db, Trx } from '@dara/backend';
import { NONE, type ReleaseManifest } from '@dara/contract';
import { auditDecision } from './person.ts';

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

/** Whether the last change of a name was a rollback, a withdrawal or a share. */
export async function wasTakenBack(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('deployment_history')
    .select('action')
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && row.action !== 'promote';
}

/** Number of the last change of live releases; 0 before the first. */
export async function lastChange(db: Db): Promise<number> {
  const row = await db
    .selectFrom('deployment_history')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Number of the last decision of the operator; 0 before the first. */
export async function lastDecision(db: Db): Promise<number> {
  const row = await db
    .selectFrom('registry_event')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('action', 'in', ['grant', 'freeze', 'mark', 'approve'])
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The release that was live before the last promotion of `version`. */
export async function predecessorOf(db: Db, name: string, version: string): Promise<string | null> {
  const row = await db
    .selectFrom('deployment_history as h')
    // A removed release is not a rollback target.
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

export type RegistryAction =
  | 'publish'
  | 'promote'
  | 'rollback'
  | 'share'
  | 'refuse'
  | 'withdraw'
  | 'grant'
  | 'freeze'
  | 'mark'
  | 'approve';

/** An action on a release, or a refused attempt. */
export interface RegistryEvent {
  at: Date;
  action: RegistryAction;
  name: string;
  version: string;
  revision: string;
  previous: string | null;
  actor: string;
  /** Builder; empty if the build did not record it. */
  builder: string;
  builtAt: string;
  /** Reasons of a refusal, one line each. */
  problems: string[];
  /** Accepted removals and forced checks. */
  skipped: string[];
  /** As the actor gave it. */
  reason: string;
}

/** Release data in the history. */
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
  reason?: string | undefined;
}

export const hasReleaseDetails = (release: object): release is ReleaseDetails =>
  'builtAt' in release;

/** Identifying fields of an untrusted manifest, if they are short. */
export function releaseIn(value: unknown): ReleaseDetails {
  const { name, version, revision, builtAt, builder } = (value ?? {}) as Record<string, unknown>;
  const said = (one: unknown): string => (typeof one === 'string' ? one.slice(0, 200) : NONE);
  return {
    name: said(name),
    version: said(version),
    revision: said(revision),
    builtAt: said(builtAt),
    ...(typeof builder === 'string' ? { builder: said(builder) } : {}),
  };
}

/** Maximum of recorded reasons per refusal. */
const PROBLEMS_KEPT = 50;

export async function writeEvent(
  db: Db | Trx,
  { action, manifest, actor, previous = null, reason = '', ...event }: NewRegistryEvent,
): Promise<void> {
  const { name, version, revision, builtAt, builder = '' } = manifest;
  const kept = (lines: readonly string[] = []) => JSON.stringify(lines.slice(0, PROBLEMS_KEPT));
  await db
    .insertInto('registry_event')
    .values({
      ...{ action, name, version, revision, built_at: builtAt, previous, actor, builder, reason },
      problems: kept(event.problems),
      skipped: kept(event.skipped),
    })
    .execute();
  if (action !== 'publish' && action !== 'refuse')
    await auditDecision(db, { action, name, version, reason });
}

const LISTED = 100;

/** History, newest first; of some packages, or of all. */
export async function listEvents(db: Db, names: readonly string[]): Promise<RegistryEvent[]> {
  return db
    .selectFrom('registry_event')
    .select(['at', 'action', 'name', 'version', 'revision', 'built_at as builtAt', 'builder'])
    .select(['previous', 'actor', 'problems', 'skipped', 'reason'])
    .$if(names.length > 0, (query) => query.where('name', 'in', names))
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
}
