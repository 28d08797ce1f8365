import { AppError, type Db } from '@dara/backend';
import { sql } from 'kysely';
import type { RequestStatus } from '@dara/model';
import { today } from '../../kernel/age.ts';
import { clashesOf } from '../booking/booking.public.ts';
import {
  sharedFilter,
  toTalentCard,
  type TalentFilter,
  type createTalentLists,
} from '../talent/talent.public.ts';
import type { InvitingJob, Inviter } from './invitation.policy.ts';
import { statusOn } from './invitation.repository.ts';
import type { Candidate, CandidateQuery } from './invitation.schema.ts';

interface CandidateState {
  id: string;
  invitation: RequestStatus | null;
  has_applied: boolean;
}

/** Filters by field: staff search all possible applicants, a business public talents by public fields only. */
export function candidateFilter(
  query: CandidateQuery,
  { isBusiness }: Inviter,
  { tagIds, ids }: Pick<TalentFilter, 'tagIds' | 'ids'>,
): TalentFilter {
  const { weightFrom, weightTo } = query;
  const shared = { ...sharedFilter(query), talentTypes: query.talentType, tagIds, ids };
  if (!isBusiness) {
    const staff = { status: ['Approved' as const], active: true, weightFrom, weightTo };
    return { audience: 'management', ...shared, ...staff };
  }
  if (weightFrom !== undefined || weightTo !== undefined) throw new AppError('FORBIDDEN');
  return { audience: 'public', ...shared };
}

/** The talents starred in the brief of a job. */
export async function starredTalents(db: Db, jobId: string): Promise<string[]> {
  const row = await db
    .selectFrom('brief')
    .select('talent_ids')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row?.talent_ids ?? [];
}

/** Relation of talents to a job: the newest invitation, an active application. */
async function statusesOf(
  db: Db,
  job: InvitingJob,
  ids: string[],
): Promise<Map<string, CandidateState>> {
  const { rows } = await sql<CandidateState>`
    SELECT t.id, (SELECT ${statusOn(today())} FROM job_request r
        WHERE r.job_id = ${job.id} AND r.talent_id = t.id AND r.deleted_at IS NULL
        ORDER BY r.created_at DESC, r.id DESC LIMIT 1) AS invitation,
      EXISTS (SELECT 1 FROM job_application a WHERE a.job_id = ${job.id} AND a.talent_id = t.id
        AND a.status <> 'Withdrawn' AND a.deleted_at IS NULL) AS has_applied
    FROM talent t WHERE t.id = ANY (${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

type ClashKind = NonNullable<Candidate['clash']>;
/** The gravest first. */
const GRAVEST: readonly ClashKind[] = ['Booked', 'Option1', 'Option2', 'Bookout'];

/** Conflicts of each talent on the shooting days. */
async function clashes(db: Db, job: InvitingJob, ids: string[]): Promise<Map<string, ClashKind>> {
  const { first_day: from, last_day: to } = job;
  const known = new Map<string, ClashKind>();
  if (from === null || to === null) return known;
  const all = await clashesOf(db, ids, from, to, { exceptJobId: job.id });
  const weight = (kind: ClashKind) => GRAVEST.indexOf(kind);
  for (const { talentId, kind } of all) {
    const before = known.get(talentId);
    if (!before || weight(kind) < weight(before)) known.set(talentId, kind);
  }
  return known;
}

/** Talents who may be invited to a job, with their relation to it. */
export async function listCandidates(
  db: Db,
  lists: ReturnType<typeof createTalentLists>,
  { job, inviter, filter }: { job: InvitingJob; inviter: Inviter; filter: TalentFilter },
  query: CandidateQuery,
): Promise<{ items: Candidate[]; total: number; isTotalBound: boolean }> {
  const { rows, total, isTotalBound } = await lists.list(filter, query);
  const ids = rows.map(({ id }) => id);
  const known = await statusesOf(db, job, ids);
  const busy = inviter.isBusiness ? null : await clashes(db, job, ids);
  const day = today();
  const items = rows.map((row): Candidate => {
    const { invitation = null, has_applied = false } = known.get(row.id) ?? {};
    const isInvited = invitation === 'Pending' || invitation === 'Accepted';
    return {
      ...toTalentCard(row, day),
      invitation,
      hasApplied: has_applied,
      canInvite: !isInvited && !has_applied,
      clash: busy?.get(row.id) ?? null,
    };
  });
  return { items, total, isTotalBound };
}
