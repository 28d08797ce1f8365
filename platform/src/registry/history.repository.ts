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
    .selectFrom('deployment_history')
    .select('previous')
    .where('name', '=', name)
    .where('version', '=', version)
    .where('action', '=', 'promote')
    .orderBy('id', 'desc')
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
  /** Why it was refused, one line each. */
  problems: string[];
}

export interface NewRegistryEvent {
  action: RegistryAction;
  manifest: Pick<ReleaseManifest, 'name' | 'version' | 'revision' | 'builtAt'>;
  actor: string;
  previous?: string | null;
  problems?: readonly string[];
}

/** Reasons kept of one refusal: a release may be wrong a thousand times over. */
const PROBLEMS_KEPT = 50;

export async function writeEvent(
  db: Db | Trx,
  { action, manifest, actor, previous = null, problems = [] }: NewRegistryEvent,
): Promise<void> {
  const { name, version, revision, builtAt } = manifest;
  await db
    .insertInto('registry_event')
    .values({
      ...{ action, name, version, revision, built_at: builtAt, previous, actor },
      problems: JSON.stringify(problems.slice(0, PROBLEMS_KEPT)),
    })
    .execute();
}

/** What happened, the latest first; of one package, or of all. */
export async function listEvents(
  db: Db,
  { name, limit }: { name?: string | undefined; limit: number },
): Promise<RegistryEvent[]> {
  return db
    .selectFrom('registry_event')
    .select(['at', 'action', 'name', 'version', 'revision', 'previous', 'actor', 'problems'])
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
