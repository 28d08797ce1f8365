import { AppError, invalidField, type Db, type Services } from '@dara/backend';
import { BOOKING_KIND_TRANSITIONS, BOOKING_TRANSITIONS, type Actor } from '@dara/model';
import { cleanText } from '../../kernel/schema/input.ts';
import { requireTransition } from '../../kernel/record/transition.ts';
import { requireVersion } from '../../kernel/record/version.ts';
import { requireFree } from './booking-days.ts';
import { endBooking, expireTalentHolds, promoteSecondOptions } from './booking-end.ts';
import { bookDays, notifyOfChallenged, ownOf } from './booking-hire.ts';
import { notifyOfBooking, type BookingEvent, type Notified } from './booking-notice.ts';
import {
  insertBooking,
  updateBooking,
  type BookingChange,
  type BookingContext,
  type BookingRow,
  type NewBooking,
} from './booking-record.ts';
import { lockTalentDays } from './booking-talent.ts';
import { parseBooking, type BookingInput } from './booking.input.ts';
import { findBooking } from './booking.repository.ts';
import { requireDaysOn } from './bookout.repository.ts';
import type {
  Booking,
  BookingBody,
  BookingCancelBody,
  BookingChangeBody,
} from './booking.schema.ts';

export interface StaffContext extends BookingContext {
  actor: NonNullable<BookingContext['actor']>;
}

/** Locks the job against deletion while a booking refers to it. */
async function requireJob(trx: Db, jobId: string | null | undefined): Promise<void> {
  if (!jobId) return;
  const job = await trx
    .selectFrom('job')
    .select('status')
    .where('id', '=', jobId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!job) throw new AppError('JOB_NOT_EXIST');
  if (job.status === 'Cancelled') throw invalidField('jobId', 'notAllowed');
}

async function requireProposal(trx: Db, proposalId: string | null | undefined): Promise<void> {
  if (!proposalId) return;
  const proposal = await trx
    .selectFrom('proposal')
    .select('id')
    .where('id', '=', proposalId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!proposal) throw new AppError('PROPOSAL_NOT_EXIST');
}

async function answer(trx: Db, id: string): Promise<Booking> {
  const booking = await findBooking(trx, id, 'all');
  if (!booking) throw new AppError('BOOKING_NOT_EXIST');
  return booking;
}

/** Makes an option or a booking for a talent's days. */
export function createBooking(
  services: Services,
  context: StaffContext,
  body: BookingBody,
): Promise<Booking> {
  const input = parseBooking(body);
  const { talentId, jobId, proposalId, onDayOff } = body;
  return services.db.transaction().execute(async (trx) => {
    const wanted = { ...input, talentId, jobId, proposalId };
    const { id } = await makeBooking(services, trx, context, wanted, onDayOff);
    return answer(trx, id);
  });
}

/** The same within a transaction, which may have locked the proposal. */
export async function makeBooking(
  services: Notified,
  trx: Db,
  context: StaffContext,
  wanted: NewBooking,
  onDayOff: boolean | undefined,
): Promise<BookingRow> {
  const { talentId, jobId, proposalId, kind } = wanted;
  await requireProposal(trx, proposalId);
  await requireJob(trx, jobId);
  const { isBookable } = await lockTalentDays(trx, talentId);
  if (!isBookable) throw new AppError('TALENT_NOT_AVAILABLE');
  await expireTalentHolds(services, trx, talentId);
  if (kind === 'Booked') return bookDays(services, trx, context, { ...wanted, kind }, onDayOff);
  await requireDaysOn(trx, talentId, wanted, onDayOff);
  const own = proposalId ? await ownOf(trx, wanted) : [];
  // A hold that the job already has becomes that of its proposal.
  const there = own.find(
    ({ from_day, to_day }) => from_day === wanted.from && to_day === wanted.to,
  );
  if (there) return updateBooking(trx, context, there, { proposal_id: proposalId }, 'Change');
  await requireFree(trx, wanted);
  const row = await insertBooking(trx, context, wanted);
  await notifyOfBooking(services, trx, context, row, 'Made');
  return row;
}

/** A booking by id with its talent's row locked; throws when it does not exist. */
async function lockBooking(services: Services, trx: Db, id: string): Promise<BookingRow> {
  const of = trx.selectFrom('booking').where('id', '=', id).where('deleted_at', 'is', null);
  const found = await of.select('talent_id').executeTakeFirst();
  if (!found) throw new AppError('BOOKING_NOT_EXIST');
  await lockTalentDays(trx, found.talent_id);
  await expireTalentHolds(services, trx, found.talent_id);
  return of.selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** The event of a change; null when no notice is needed. */
function eventOf(before: BookingRow, after: BookingRow): BookingEvent | null {
  if (before.kind !== after.kind) return after.kind === 'Booked' ? 'Booked' : 'Kind';
  const isMoved = before.from_day !== after.from_day || before.to_day !== after.to_day;
  return isMoved ? 'Days' : null;
}

function changeOf(input: BookingInput, jobId: string | null | undefined): BookingChange {
  return {
    from_day: input.from,
    to_day: input.to,
    kind: input.kind,
    note: input.note,
    expires_at: input.expiresAt,
    ...(jobId === undefined ? {} : { job_id: jobId }),
  };
}

/** Changes days, kind or note; released days go to waiting options. */
export function changeBooking(
  services: Services,
  context: StaffContext,
  id: string,
  body: BookingChangeBody,
): Promise<Booking> {
  const input = parseBooking(body);
  const actors: Actor[] = [context.actor.permission];
  return services.db.transaction().execute(async (trx) => {
    await requireJob(trx, body.jobId);
    const before = await lockBooking(services, trx, id);
    const current = await answer(trx, id);
    requireVersion(current, body.version);
    if (before.status !== 'Active') throw new AppError('INVALID_TRANSITION');
    requireTransition(BOOKING_KIND_TRANSITIONS, before.kind, input.kind, actors);
    const isMoved = before.from_day !== input.from || before.to_day !== input.to;
    if (isMoved) await requireDaysOn(trx, before.talent_id, input, body.onDayOff);
    await requireFree(trx, { ...input, talentId: before.talent_id, exceptId: id });
    const change = changeOf(input, body.jobId);
    const after = await updateBooking(trx, context, before, change, 'Change');
    const event = eventOf(before, after);
    if (event) await notifyOfBooking(services, trx, context, after, event);
    if (event === 'Booked') await notifyOfChallenged(services, trx, context, after);
    const given = { from: before.from_day, to: before.to_day };
    if (event) await promoteSecondOptions(services, trx, before.talent_id, given);
    return answer(trx, id);
  });
}

/** Cancels an option or a booking. No-op when already cancelled. */
export async function cancelBooking(
  services: Services,
  context: StaffContext,
  id: string,
  { reason, version }: BookingCancelBody,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(services, trx, id);
    const actors: Actor[] = [context.actor.permission];
    if (!requireTransition(BOOKING_TRANSITIONS, booking.status, 'Cancelled', actors)) return;
    requireVersion(await answer(trx, id), version);
    const ending = { status: 'Cancelled', reason: cleanText(reason ?? '') || null } as const;
    await endBooking(services, trx, context, booking, ending);
  });
}
