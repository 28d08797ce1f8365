import type { Db, Services } from '@dara/backend';
import { viewOfBooking, type TalentNames } from '@dara/model';
import { sql } from 'kysely';
import { shownNameOf } from '../../kernel/query/talent-name.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import {
  businessRecipients,
  notify,
  staffRecipients,
  talentRecipients,
} from '../notice/notice.public.ts';
import type { BookingContext, BookingRow } from './booking-record.ts';

export type Notified = Pick<Services, 'events' | 'jobs' | 'mailJob'>;

/** Events of a booking; a challenged option is one whose days were booked for something else. */
export type BookingEvent =
  | 'Made'
  | 'Days'
  | 'Kind'
  | 'Booked'
  | 'MovedUp'
  | 'Challenged'
  | 'Cancelled'
  | 'Lapsed';

type BookingNotice = 'BookingMade' | 'BookingChanged' | 'BookingLapsed';

/** Events reported to the talent, and to the business of the job; internal steps are left out. */
const TALENT_HEARS: Partial<Record<BookingEvent, BookingNotice>> = {
  Made: 'BookingMade',
  Days: 'BookingChanged',
  Booked: 'BookingChanged',
  Cancelled: 'BookingChanged',
  Lapsed: 'BookingLapsed',
};
const BUSINESS_HEARS: Partial<Record<BookingEvent, BookingNotice>> = {
  Made: 'BookingMade',
  Booked: 'BookingMade',
  Days: 'BookingChanged',
  Cancelled: 'BookingChanged',
};

interface Subject {
  display_name: string;
  nick_name: TalentNames['nickName'];
  first_name: Localized;
  last_name: Localized;
  job_title: Localized | null;
  business_profile_id: string | null;
  /** Of an accepted proposal: the booking is part of its line-up. */
  proposal_id: string | null;
  proposal_number: string | null;
  is_job_known: boolean;
}

/** A talent sees the job of a booking, and of an option only if it may read the job. */
export const IS_JOB_KNOWN = sql<boolean>`(b.kind = 'Booked' OR j.is_listed
  OR EXISTS (SELECT FROM job_application a WHERE a.job_id = j.id AND a.talent_id = b.talent_id AND a.deleted_at IS NULL)
  OR EXISTS (SELECT FROM job_request r WHERE r.job_id = j.id AND r.talent_id = b.talent_id AND r.deleted_at IS NULL))`;

async function findSubject(trx: Db, id: string): Promise<Subject> {
  const { rows } = await sql<Subject>`
    SELECT t.display_name, t.nick_name, t.first_name, t.last_name, j.title AS job_title,
      coalesce(j.business_profile_id, p.business_profile_id) AS business_profile_id,
      p.id AS proposal_id, p.number AS proposal_number, coalesce(${IS_JOB_KNOWN}, false) AS is_job_known
    FROM booking b JOIN talent t ON t.id = b.talent_id LEFT JOIN job j ON j.id = b.job_id
      LEFT JOIN proposal p ON p.id = b.proposal_id AND p.status = 'Accepted' AND p.deleted_at IS NULL
        AND (j.id IS NULL OR j.business_profile_id = p.business_profile_id)
    WHERE b.id = ${id}`.execute(trx);
  return rows[0]!;
}

function staffNotice(event: BookingEvent): BookingNotice {
  if (event === 'Made') return 'BookingMade';
  return event === 'Lapsed' ? 'BookingLapsed' : 'BookingChanged';
}

/** Notifies everyone concerned by a booking: staff with all details, talent and business with what they may read. */
export async function notifyOfBooking(
  services: Notified,
  trx: Db,
  { actor }: BookingContext,
  booking: BookingRow,
  event: BookingEvent,
): Promise<void> {
  const { id, kind, from_day: from, to_day: to, job_id: jobId, talent_id } = booking;
  const subject = await findSubject(trx, id);
  const of = { key: `${id}:${booking.version}:${event}`, subject: { entity: 'booking', id } };
  const days = { from, to };
  const job = subject.job_title;
  const talent = shownNameOf(subject);
  const staff = (await staffRecipients(trx)).filter((recipient) => recipient !== actor?.id);
  const status = event === 'Made' ? kind : event;
  const { proposal_id: proposalId, proposal_number: number } = subject;
  const known = { ...days, talent, job, jobId, number, proposalId, status };
  const all = { ...known, reason: booking.status_reason };
  await notify(services, { ...of, kind: staffNotice(event), data: all, recipients: staff }, trx);

  const heard = TALENT_HEARS[event];
  if (heard) {
    const told = event === 'Made' ? viewOfBooking(kind) : event;
    const data = { ...days, status: told, job: subject.is_job_known ? job : null };
    const recipients = await talentRecipients(trx, talent_id);
    await notify(services, { ...of, kind: heard, data, recipients }, trx);
  }
  const business = BUSINESS_HEARS[event];
  if (business && kind === 'Booked' && subject.business_profile_id) {
    const recipients = await businessRecipients(trx, subject.business_profile_id);
    await notify(services, { ...of, kind: business, data: known, recipients }, trx);
  }
}
