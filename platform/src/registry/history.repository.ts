import type { Db } from '@dara/backend';
// Adds the registry's tables to `Db`.
import './registry.tables.ts';

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
