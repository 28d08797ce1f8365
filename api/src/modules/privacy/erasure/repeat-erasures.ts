import type { Db, Services } from '@dara/backend';
import { newId } from '../../../kernel/new-id.ts';
import { deleteShareImages } from '../../share/share.public.ts';
import { carryOutErasure } from './erase-person.job.ts';
import { erasureBlockersOf } from './erasure-blocks.ts';
import { erasedEmail } from './erase-talent.ts';
import { recordErasure, type ErasedPerson } from './erased-notes.ts';

/**
 * `erased`: done, or would be done with `isDryRun`. `hindered`: in the worklist of management, blocked. `absent`: the
 * person is not in this database. `unnamed`: known only by an address, which the list does not contain.
 */
export type RepeatedErasure = 'erased' | 'already' | 'hindered' | 'absent' | 'unnamed';

interface Found {
  /** The request in the restored database. */
  request: string | undefined;
  profile: { id: string; talent_id: string | null } | undefined;
}

async function find(db: Db, { request, profile }: ErasedPerson): Promise<Found | RepeatedErasure> {
  const row = await db
    .selectFrom('privacy_request')
    .select(['id', 'status'])
    .where('kind', '=', 'Erasure')
    .where((where) =>
      where.or([
        where('id', '=', request),
        where.and([where('profile_id', '=', profile), where('status', 'in', ['Open', 'Running'])]),
      ]),
    )
    .orderBy((order) => order('id', '=', request), 'desc')
    .executeTakeFirst();
  if (row?.status === 'Done') return 'already';
  if (profile === null) return row ? { request: row.id, profile: undefined } : 'unnamed';
  const found = await db
    .selectFrom('profile')
    .select(['id', 'talent_id', 'email'])
    .where('id', '=', profile)
    .executeTakeFirst();
  if (!found) return 'absent';
  if (found.email === erasedEmail(profile)) return 'already';
  return { request: row?.id, profile: found };
}

/** Puts the request into the state that the job expects; returns its id. */
async function openAgain(
  trx: Db,
  person: ErasedPerson,
  { request, profile }: Found,
): Promise<string> {
  const day = person.at.slice(0, 10);
  const running = { status: 'Running' as const, closed_at: null, updated_at: new Date() };
  if (request !== undefined) {
    await trx.updateTable('privacy_request').set(running).where('id', '=', request).execute();
    return request;
  }
  await trx
    .insertInto('privacy_request')
    .values({
      ...{ id: person.request, kind: 'Erasure', received_on: day, due_on: day },
      ...{ profile_id: profile?.id ?? null, talent_id: profile?.talent_id ?? null },
      ...{ identity_checked_at: new Date(person.at), ...running },
    })
    .execute();
  return person.request;
}

/** A run that died between its transaction and the note left none. */
async function recordAgain(services: Services, { request, profile }: ErasedPerson): Promise<void> {
  const done = await services.db
    .selectFrom('privacy_request')
    .select('id')
    .where('kind', '=', 'Erasure')
    .where('status', '=', 'Done')
    .where((where) => where.or([where('id', '=', request), where('profile_id', '=', profile)]))
    .execute();
  for (const { id } of done) await recordErasure(services, id);
}

async function isHindered(db: Db, { profile, talent }: ErasedPerson): Promise<boolean> {
  const subject = { profileId: profile, talentId: talent, email: null };
  return (await erasureBlockersOf(db, subject, null)).length > 0;
}

/**
 * Erases a person who was restored from an older backup, as the job did the first time, in one transaction. Sends no
 * mail: the person was notified then.
 */
export async function repeatErasure(
  services: Services,
  person: ErasedPerson,
  { isDryRun }: { isDryRun: boolean },
): Promise<RepeatedErasure> {
  const before = await find(services.db, person);
  if (before === 'already' && !isDryRun) await recordAgain(services, person);
  if (typeof before === 'string') return before;
  if (isDryRun) return (await isHindered(services.db, person)) ? 'hindered' : 'erased';
  const talent = before.profile?.talent_id ?? person.talent;
  if (talent) await deleteShareImages(services.files, 'talent', talent);
  const requestId = newId();
  const { id, isDone } = await services.db.transaction().execute(async (trx) => {
    const id = await openAgain(trx, person, before);
    const result = await carryOutErasure(services, trx, id, {
      requestId,
      hasReleaseDetails: false,
    });
    return { id, isDone: result };
  });
  if (!isDone) return 'hindered';
  await recordErasure(services, id);
  return 'erased';
}
