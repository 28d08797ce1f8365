import type { Db, Identity } from '@dara/backend';
import { sql } from 'kysely';
import { hashSecretToken } from '../account/secret-token.ts';

/** Rank of roles. */
const RANK: Readonly<Record<string, number>> = { Talent: 0, Business: 0, Staff: 1, Admin: 2 };
const rankOf = (permission: string): number => RANK[permission] ?? 0;

/** Whether a user may request another address for an account: for roles that the user may edit. */
export function mayAskFor(actor: Pick<Identity, 'permission'>, permission: string): boolean {
  return actor.permission === 'Admin' || (actor.permission === 'Staff' && permission === 'Talent');
}

/** Whether a user may approve a change in place of the old address. */
export function mayDecideFor(actor: Pick<Identity, 'permission'>, permission: string): boolean {
  return rankOf(actor.permission) >= Math.max(1, rankOf(permission));
}

function changes(db: Db) {
  return db
    .selectFrom('email_change as c')
    .innerJoin('profile as p', 'p.id', 'c.profile_id')
    .leftJoin('profile as a', 'a.id', 'c.asked_by')
    .leftJoin('profile as s', 's.id', 'c.approved_by')
    .selectAll('c')
    .select(['p.email as before', 'p.language', 'p.permission', 'p.first_name', 'p.last_name'])
    .select(['a.permission as asker_permission', 's.permission as approver_permission'])
    .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('asker_name'))
    .select(sql<boolean>`a.active AND a.deleted_at IS NULL`.as('is_asker_active'))
    .select(sql<boolean>`s.active AND s.deleted_at IS NULL`.as('is_approver_active'))
    .where('c.expires_at', '>', new Date())
    .where('p.active', '=', true)
    .where('p.deleted_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof changes>['execute']>>[number];

/** A pending change whose account may sign in and whose requester still has permission. */
export type PendingChange = Row & { isApproved: boolean };

function toPendingChange(row: Row | undefined): PendingChange | undefined {
  if (!row) return undefined;
  const { permission, asker_permission: asker, approver_permission: approver } = row;
  if (row.asked_by !== null) {
    if (!row.is_asker_active || !asker || !mayAskFor({ permission: asker }, permission))
      return undefined;
  }
  const isApproved =
    row.approved_by !== null &&
    row.is_approver_active &&
    approver !== null &&
    mayDecideFor({ permission: approver }, permission);
  return { ...row, isApproved };
}

async function findChange(db: Db, id: string): Promise<PendingChange | undefined> {
  return toPendingChange(await changes(db).where('c.id', '=', id).executeTakeFirst());
}

/** The pending change of an account, or of a talent's account. */
export async function findChangeOf(
  db: Db,
  account: { profileId?: string; talentId?: string },
): Promise<PendingChange | undefined> {
  const { profileId, talentId } = account;
  if ((profileId === undefined) === (talentId === undefined)) return undefined;
  const chosen =
    profileId === undefined
      ? changes(db).where('p.talent_id', '=', talentId ?? '')
      : changes(db).where('p.id', '=', profileId);
  return toPendingChange(await chosen.executeTakeFirst());
}

/** Locks account and change, always in this order, and reads both again: another request may have decided meanwhile. */
export async function lockChange(trx: Db, id: string): Promise<PendingChange | undefined> {
  await sql`
    SELECT id FROM profile WHERE id = (SELECT profile_id FROM email_change WHERE id = ${id})
    FOR NO KEY UPDATE`.execute(trx);
  await sql`SELECT id FROM email_change WHERE id = ${id} FOR UPDATE`.execute(trx);
  return findChange(trx, id);
}

/** The change of a valid link whose account may sign in. */
export async function findEmailLink(db: Db, token: string) {
  const hash = hashSecretToken(token);
  const found = toPendingChange(
    await changes(db)
      .where((eb) => eb.or([eb('c.token_hash', '=', hash), eb('c.stop_hash', '=', hash)]))
      .executeTakeFirst(),
  );
  if (!found) return undefined;
  const toOld = found.asked_by === null ? ('Stop' as const) : ('Decide' as const);
  const answer = found.token_hash === hash ? ('Confirm' as const) : toOld;
  return { ...found, answer };
}

/** Deletes a change with its dependent rows: a concurrent second request finds none. */
export async function takeEmailLink(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('email_change')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
