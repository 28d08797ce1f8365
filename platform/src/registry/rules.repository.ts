import type { Db, Trx } from '@dara/backend';
import { READER } from '@dara/contract';
import type { Grants } from './gate-ownership.ts';
// Adds the registry's tables to `Db`.
import './generated.ts';

/** A decision of the operator, with who made it and why. */
interface Decision {
  name: string;
  actor: string;
  reason: string;
  at: Date;
}
export interface Grant extends Decision {
  /** As `prefix:/events`. */
  need: string;
}
/** No promotions until then; rollbacks stay possible. */
export interface Freeze extends Decision {
  until: Date;
}
export interface Mark extends Decision {
  version: string;
  mark: 'bad' | 'approved';
}

/** What the operator decided about packages and releases. */
export interface Rules {
  grants: Grant[];
  freezes: Freeze[];
  marks: Mark[];
}

export const grantsByName = ({ grants }: Rules): Grants => {
  const byName: Record<string, string[]> = {};
  for (const { name, need } of grants) (byName[name] ??= []).push(need);
  return byName;
};

/** All decisions that hold now. */
export async function readRules(db: Db): Promise<Rules> {
  const grants = await db
    .selectFrom('release_grant')
    .select(['name', 'need', 'actor', 'reason', 'at'])
    .orderBy('name')
    .orderBy('need')
    .execute();
  const freezes = await db
    .selectFrom('release_freeze')
    .select(['name', 'until', 'actor', 'reason', 'at'])
    .where('until', '>', new Date())
    .orderBy('name')
    .execute();
  const marks = await db
    .selectFrom('release_mark')
    .select(['name', 'version', 'mark', 'actor', 'reason', 'at'])
    .orderBy('name')
    .orderBy('at')
    .execute();
  return { grants, freezes, marks };
}

/** Packages whose releases the holder of an address may read. */
export async function namesReadBy(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('release_grant')
    .select('name')
    .where('need', '=', READER + email.toLowerCase())
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

interface Deciding {
  name: string;
  actor: string;
  reason: string;
}

/** Adds and removes grants; both may be repeated. */
export async function changeGrants(
  trx: Trx,
  { name, actor, reason }: Deciding,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<void> {
  if (remove.length > 0)
    await trx
      .deleteFrom('release_grant')
      .where('name', '=', name)
      .where('need', 'in', remove)
      .execute();
  if (add.length > 0)
    await trx
      .insertInto('release_grant')
      .values(add.map((need) => ({ name, need, actor, reason })))
      .onConflict((conflict) => conflict.columns(['name', 'need']).doNothing())
      .execute();
}

/** Freezes until a time; null lifts the freeze. */
export async function changeFreeze(
  trx: Trx,
  { name, actor, reason }: Deciding,
  until: Date | null,
): Promise<void> {
  await trx.deleteFrom('release_freeze').where('name', '=', name).execute();
  if (until)
    await trx.insertInto('release_freeze').values({ name, actor, reason, until }).execute();
}

/** Marks a release, or removes the mark. */
export async function changeMark(
  trx: Trx,
  { name, actor, reason }: Deciding,
  { version, mark, isRemoved = false }: Pick<Mark, 'version' | 'mark'> & { isRemoved?: boolean },
): Promise<void> {
  await trx
    .deleteFrom('release_mark')
    .where('name', '=', name)
    .where('version', '=', version)
    .where('mark', '=', mark)
    .execute();
  if (!isRemoved)
    await trx.insertInto('release_mark').values({ name, version, mark, actor, reason }).execute();
}

/** Who published a release. */
export async function publisherOf(
  db: Db,
  name: string,
  version: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('registry_event')
    .select('actor')
    .where('action', '=', 'publish')
    .where('name', '=', name)
    .where('version', '=', version)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.actor;
}
