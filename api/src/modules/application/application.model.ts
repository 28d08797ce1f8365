import type { Selectable } from 'kysely';
import type { JobApplicationTable, TalentTable } from '../../kernel/database/generated.ts';
import type { ImageRef, VideoRef } from '../../kernel/schema/shapes.ts';
import { WITHDRAWN } from '../../kernel/text/withdrawn-label.ts';
import { shownNameOf } from '../../kernel/query/talent-name.ts';
import { outOfBrief, type BriefRecord, type JobBrief } from './application-brief.ts';
import type { ApplicationRow, Clash } from './application.schema.ts';

type Columns = Selectable<JobApplicationTable>;

/** An application with its talent, as the query returns it. */
export interface ApplicationRecord
  extends
    Pick<
      Columns,
      | 'id'
      | 'job_id'
      | 'talent_id'
      | 'composite_card_id'
      | 'status'
      | 'reject_reason'
      | 'reject_message'
      | 'quoted_rate'
      | 'source'
      | 'note'
      | 'rating_average'
      | 'rating_count'
      | 'version'
      | 'created_at'
      | 'updated_at'
    >,
    BriefRecord,
    Pick<
      Selectable<TalentTable>,
      'display_name' | 'nick_name' | 'first_name' | 'last_name' | 'age_years'
    > {
  card_name: string | null;
  is_available: boolean;
  photo: ImageRef | null;
  tape: VideoRef | null;
  own_stars: number | null;
  note_count: number;
}

/** Of a withdrawn talent only the existence of the application. */
export function withoutWithdrawn(row: ApplicationRecord): ApplicationRecord {
  if (!row.is_withdrawn) return row;
  const none = { card_name: null, composite_card_id: null, photo: null, note: null, tape: null };
  return {
    ...row,
    ...none,
    talent_types: [],
    age_years: null,
    quoted_rate: null,
    is_available: false,
  };
}

/** Shown to clients in place of a hidden name. */
export const applicantName = (row: Parameters<typeof shownNameOf>[0] & { is_withdrawn: boolean }) =>
  row.is_withdrawn ? WITHDRAWN : shownNameOf(row);

/** The fields for a reader: ratings and notes for staff only. */
export function toApplicationRow(
  record: ApplicationRecord,
  job: JobBrief,
  isStaff: boolean,
  clashes: readonly Clash[] = [],
): ApplicationRow {
  const row = withoutWithdrawn(record);
  return {
    id: row.id,
    jobId: row.job_id,
    talentId: row.talent_id,
    talentName: applicantName(row),
    talentTypes: row.talent_types,
    age: row.age_years,
    isAvailable: row.is_available,
    photo: row.photo,
    compositeCardId: row.composite_card_id,
    cardName: row.card_name,
    status: row.status,
    rejectReason: row.reject_reason,
    quotedRate: row.quoted_rate,
    source: row.source,
    ratingAverage: isStaff ? row.rating_average : null,
    ratingCount: isStaff ? row.rating_count : 0,
    ownStars: isStaff ? row.own_stars : null,
    noteCount: isStaff ? row.note_count : 0,
    tape: row.tape,
    clashes: isStaff ? [...clashes] : [],
    outOfBrief: outOfBrief(job, record, isStaff),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
