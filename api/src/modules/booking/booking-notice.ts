import type { Db, Services } from '@dara/backend';
import { shownName, viewOfBooking, type TalentNames } from '@dara/model';
import { sql } from 'kysely';
import type { Localized } from '../../kernel/schema/shapes.ts';
import {
  notify,
  staffRecipients,
  talentRecipients,
  type NoticeData,
} from '../notice/notice.public.ts';
import type { BookingContext, BookingRow } from './booking-record.ts';

export type Notified = Pick<Services, 'events' | 'jobs' | 'mailJob'>;

/** What happened to a booking; a challenged option is one whose days somebody else has booked. */
export type BookingEvent =
  'Made' | 'Days' | 'Kind' | 'Booked' | 'MovedUp' | 'Challenged' | 'Cancelled' | 'Lapsed';

/** Of these a talent hears; the agency's own steps are left out. */
const TALENT_HEARS: ReadonlySet<BookingEvent> = new Set([
  'Made',
  'Days',
  'Booked',
  'Cancelled',
  'Lapsed',
]);

interface Subject {
  display_name: string;
  nick_name: TalentNames['nickName'];
  first_name: Localized;
  last_name: Localized;
  job_title: Localized | null;
  is_job_known: boolean;
}

/** A talent is told the job of what is booked, and of an option where it may read the job itself. */
export const IS_JOB_KNOWN = sql<boolean>`(b.kind = 'Booked' OR j.is_listed
  OR EXISTS (SELECT FROM job_application a WHERE a.job_id = j.id AND a.talent_id = b.talent_id AND a.deleted_at IS NULL)
  OR EXISTS (SELECT FROM job_request r WHERE r.job_id = j.id AND r.talent_id = b.talent_id AND r.deleted_at IS NULL))`;

async function findSubject(trx: Db, id: string): Promise<Subject> {
  const { rows } = await sql<Subject>`
    SELECT t.display_name, t.nick_name, t.first_name, t.last_name, j.title AS job_title,
      coalesce(${IS_JOB_KNOWN}, false) AS is_job_known
    FROM booking b JOIN talent t ON t.id = b.talent_id LEFT JOIN job j ON j.id = b.job_id
    WHERE b.id = ${id}`.execute(trx);
  return rows[0]!;
}

function noticeKind(event: BookingEvent): 'BookingMade' | 'BookingChanged' | 'BookingLapsed' {
  if (event === 'Made') return 'BookingMade';
  return event === 'Lapsed' ? 'BookingLapsed' : 'BookingChanged';
}

/** Tells staff of a booking, and the talent in words that leave out which option it is and for what reason. */
export async function tellOfBooking(
  services: Notified,
  trx: Db,
  { actor }: BookingContext,
  booking: BookingRow,
  event: BookingEvent,
): Promise<void> {
  const subject = await findSubject(trx, booking.id);
  const about = { entity: 'booking', id: booking.id };
  const key = `${booking.id}:${booking.version}:${event}`;
  const days = { from: booking.from_day, to: booking.to_day };
  const data: NoticeData = {
    ...{ ...days, event, kind: booking.kind, reason: booking.status_reason },
    talentName: shownName({
      displayName: subject.display_name,
      nickName: subject.nick_name,
      firstName: subject.first_name,
      lastName: subject.last_name,
    }),
    jobTitle: subject.job_title,
  };
  const staff = (await staffRecipients(trx)).filter((id) => id !== actor?.id);
  const kind = noticeKind(event);
  await notify(services, { kind, key, subject: about, data, recipients: staff }, trx);
  if (!TALENT_HEARS.has(event)) return;
  await notify(
    services,
    {
      kind: kind === 'BookingLapsed' ? 'BookingChanged' : kind,
      ...{ key, subject: about },
      data: {
        ...days,
        event: event === 'Lapsed' ? 'Cancelled' : event,
        kind: viewOfBooking(booking.kind),
        jobTitle: subject.is_job_known ? subject.job_title : null,
      },
      recipients: await talentRecipients(trx, booking.talent_id),
    },
    trx,
  );
}
