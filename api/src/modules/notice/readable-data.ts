import type { Permission } from '@dara/model';
import { sql } from 'kysely';
import {
  isWithdrawnApplication,
  isWithdrawnBooking,
  isWithdrawnRequest,
} from '../../kernel/query/offerable.ts';
import { WITHDRAWN } from '../../kernel/text/withdrawn-label.ts';
import type { NoticeData } from './notify.ts';

/** Whether a business may no longer see the talent of `notice t`. */
export const ABOUT_WITHDRAWN = sql.raw(`CASE t.entity
  WHEN 'jobApplication' THEN EXISTS (SELECT 1 FROM job_application a JOIN talent w ON w.id = a.talent_id
    WHERE a.id = t.entity_id AND ${isWithdrawnApplication('w')})
  WHEN 'jobRequest' THEN EXISTS (SELECT 1 FROM job_request r JOIN talent w ON w.id = r.talent_id
    WHERE r.id = t.entity_id AND ${isWithdrawnRequest('w')})
  WHEN 'booking' THEN EXISTS (SELECT 1 FROM booking b JOIN talent w ON w.id = b.talent_id
    WHERE b.id = t.entity_id AND ${isWithdrawnBooking('w')})
  ELSE false END`);

/** Data for a reader: without withdrawn talents for a business. */
export function readableData(
  { data, isAboutWithdrawn }: { data: NoticeData; isAboutWithdrawn: boolean },
  permission: Permission,
): NoticeData {
  if (permission !== 'Business' || !isAboutWithdrawn) return data;
  const { talentName: _name, ...rest } = data;
  return { ...rest, talent: WITHDRAWN };
}
