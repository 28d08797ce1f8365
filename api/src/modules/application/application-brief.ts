import { briefMismatches, type BriefReason } from '@dara/model';
import type { Selectable } from 'kysely';
import { today } from '../../kernel/age.ts';
import type { TalentTable } from '../../kernel/database/generated.ts';
import type { Labels } from '../../kernel/text/labels.ts';
import type { BoardJob } from './application.policy.ts';

/** Columns of an applicant that are compared with the brief of the job. */
export interface BriefRecord extends Pick<
  Selectable<TalentTable>,
  'talent_types' | 'gender' | 'birthday' | 'height' | 'languages' | 'bookouts'
> {
  /** Whether the reader may no longer see the talent's identity. */
  is_withdrawn: boolean;
}

/** What a job wants of its applicants, and when. */
export type JobBrief = Pick<
  BoardJob,
  | ('talent_types' | 'gender' | 'languages' | 'age_from' | 'age_to' | 'height_from' | 'height_to')
  | ('shoot_from' | 'shoot_to')
>;

/** Labels of files, which are not in the message catalogues of the screens. */
export const BRIEF_LABELS: Labels<BriefReason> = {
  Minor: { th: 'ผู้เยาว์', en: 'Minor' },
  Age: { th: 'อายุ', en: 'Age' },
  Type: { th: 'ประเภท', en: 'Type' },
  Gender: { th: 'เพศ', en: 'Gender' },
  Height: { th: 'ส่วนสูง', en: 'Height' },
  Language: { th: 'ภาษา', en: 'Language' },
  DayOff: { th: 'วันหยุด', en: 'Day off' },
};

/** The known days of the shoot; a single one is both start and end. */
export function shootOf({
  shoot_from,
  shoot_to,
}: Pick<BoardJob, 'shoot_from' | 'shoot_to'>): { from: string; to: string } | null {
  const [from, to] = [shoot_from ?? shoot_to, shoot_to ?? shoot_from];
  return from === null || to === null ? null : { from, to };
}

/** Why an applicant does not fit the job, as a reader may know it: days off are for staff only. */
export function outOfBrief(job: JobBrief, row: BriefRecord, isStaff: boolean): BriefReason[] {
  if (row.is_withdrawn) return [];
  const wants = {
    talentTypes: job.talent_types,
    gender: job.gender,
    languages: job.languages,
    ageFrom: job.age_from,
    ageTo: job.age_to,
    heightFrom: job.height_from,
    heightTo: job.height_to,
  };
  const talent = {
    talentTypes: row.talent_types,
    gender: row.gender,
    birthday: row.birthday,
    height: row.height,
    languages: row.languages,
    bookouts: isStaff ? row.bookouts : [],
  };
  return briefMismatches(wants, talent, { shoot: shootOf(job), today: today() });
}
