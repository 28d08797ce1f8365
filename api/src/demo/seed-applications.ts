import type { Trx } from '@dara/backend';
import { REJECTION_TEXTS, type ApplicationStatus } from '@dara/model';
import { sql } from 'kysely';
import { newId } from '../kernel/new-id.ts';
import { findCard } from '../modules/composite-card/composite-card.public.ts';
import { SHOWCASE } from './albums.ts';
import { JOBS } from './business-data.ts';
import type { DemoTalent } from './people.ts';
import { createRandom } from './random.ts';
import { DONE_DAYS, fitsJob, jobState } from './seed-business.ts';
import { dayText, daysFrom, type SeedContext } from './seed-context.ts';
import type { TalentIds } from './seed-talents.ts';

const STATUSES = ['Applied', 'Applied', 'Shortlisted', 'Hold', 'Hired', 'Rejected'] as const;
/** Stages of a board on which much goes on. */
const BUSY_STATUSES = [
  ...['Applied', 'Applied', 'Applied', 'Applied', 'Shortlisted', 'Shortlisted', 'Shortlisted'],
  ...['Hold', 'Hold', 'Hired', 'Rejected', 'Rejected', 'Withdrawn'],
] as ApplicationStatus[];
/** The jobs with such a board, by how many applied. */
const BUSY: Readonly<Record<number, number>> = { 0: 48, 2: 14, 3: 24, 14: 24 };
/** One in so many applicants does not fit the brief. */
const STRANGER_IN = 10;
const REASONS = ['Look', 'Date', 'Budget', 'Conflict', 'Other'] as const;
/** Of the showcase: one application in each state, and invitations of each kind. */
const SHOWCASE_APPLICATIONS: readonly [job: number, status: ApplicationStatus][] = [
  [1, 'Applied'],
  [4, 'Shortlisted'],
  [6, 'Rejected'],
  [8, 'Withdrawn'],
  [17, 'Hired'],
];

/** The message of every invitation. */
export const INVITATION_TEXT = {
  message: 'ทีมแคสติ้งเห็นว่าคุณเหมาะกับงานนี้มาก ลองดูรายละเอียดแล้วส่งการ์ดมาได้เลย',
  message_en:
    'Our casting team thinks you fit this job very well. See the details and send us your card.',
};

/** Who else has an invitation to answer: the second account of a talent. */
const INVITED = 'Influencer-0';

interface Seeding {
  trx: Trx;
  context: SeedContext;
  jobIds: readonly string[];
  talents: readonly DemoTalent[];
  talentIds: TalentIds;
}

/** What a talent asks for: about what the job offers. */
function rateOf(job: number, key: string): number | null {
  const [from, to] = JOBS[job]?.budget ?? [];
  if (from === undefined || to === undefined) return null;
  const step = createRandom(`rate:${job}:${key}`).int(-1, 4);
  return Math.round((from + ((to - from) * step) / 4) / 500) * 500;
}

async function apply(
  { trx, context, jobIds, talentIds }: Seeding,
  key: string,
  job: number,
  status: ApplicationStatus,
  daysAgo: number,
): Promise<void> {
  const [known, jobId] = [talentIds.get(key), jobIds[job]];
  if (!known || !jobId) return;
  const card = await findCard(trx as never, known.id, known.cardId);
  const at = daysFrom(context.now, -daysAgo);
  await trx
    .insertInto('job_application')
    .values({
      id: newId(at.getTime()),
      job_id: jobId,
      talent_id: known.id,
      composite_card_id: card && known.cardId,
      card_snapshot: card && JSON.stringify(card),
      quoted_rate: rateOf(job, key),
      note: 'คิวว่างตามวันที่ระบุ ยินดีทดสอบหน้ากล้องครับ/ค่ะ',
      status,
      reject_reason: status === 'Rejected' ? (REASONS[daysAgo % REASONS.length] ?? 'Look') : null,
      reject_message:
        status === 'Rejected'
          ? JSON.stringify(REJECTION_TEXTS[REASONS[daysAgo % REASONS.length] ?? 'Look'])
          : null,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

async function seedInvitations({ trx, context, jobIds, talentIds }: Seeding): Promise<void> {
  const { now } = context;
  const requests = [
    // The one Internal job, which only invited talents see.
    { job: 12, status: 'Pending' as const, respond: 6, reason: null },
    { job: 2, status: 'Pending' as const, respond: 9, reason: null },
    { job: 9, status: 'Declined' as const, respond: 4, reason: 'ติดคิวถ่ายซีรีส์ในช่วงเดียวกัน' },
    { job: 10, status: 'Expired' as const, respond: -2, reason: null },
    { job: 5, status: 'Cancelled' as const, respond: 3, reason: null },
    { job: 2, key: INVITED, status: 'Pending' as const, respond: 9, reason: null },
  ];
  for (const { job, key = SHOWCASE, status, respond, reason } of requests) {
    const [invited, jobId] = [talentIds.get(key), jobIds[job]];
    if (!invited || !jobId) continue;
    const at = daysFrom(now, -3);
    await trx
      .insertInto('job_request')
      .values({
        id: newId(at.getTime()),
        job_id: jobId,
        talent_id: invited.id,
        ...INVITATION_TEXT,
        offered_rate: JOBS[job]?.budget[1] ?? null,
        respond_by: dayText(daysFrom(now, respond)),
        status,
        decline_reason: reason,
        seen_at: status === 'Declined' ? daysFrom(now, -2) : null,
        answered_at: status === 'Declined' ? daysFrom(now, -2) : null,
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
}

/** Those that got as far as the shortlist did the work, as many as there were openings; the others were turned down. */
async function completeJob({ trx, jobIds }: Seeding, job: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM job_application WHERE job_id = ${jobIds[job]} AND status <> 'Withdrawn'
    ORDER BY array_position(ARRAY['Hired', 'Hold', 'Shortlisted'], status), created_at, id`.execute(
    trx,
  );
  const done = rows.slice(0, JOBS[job]?.openings).map(({ id }) => id);
  await sql`
    UPDATE job_application SET
      status = CASE WHEN id = ANY (${done}::uuid[]) THEN 'Completed' ELSE 'Rejected' END,
      reject_reason = CASE WHEN id = ANY (${done}::uuid[]) THEN NULL ELSE 'Filled' END,
      reject_message = CASE WHEN id = ANY (${done}::uuid[]) THEN NULL
        ELSE ${JSON.stringify(REJECTION_TEXTS.Filled)}::jsonb END,
      created_at = created_at - make_interval(days => ${DONE_DAYS}),
      updated_at = updated_at - make_interval(days => ${DONE_DAYS / 2})
    WHERE job_id = ${jobIds[job]} AND status <> 'Withdrawn'`.execute(trx);
}

/** Applications of fitting talents to every job that ever opened, with the cards as they were sent. */
export async function seedApplications(seeding: Seeding): Promise<void> {
  const { jobIds, talents } = seeding;
  for (const [index] of jobIds.entries()) {
    const wanted = JOBS[index];
    const { status } = jobState(index);
    if (!wanted || status === 'Draft' || status === 'Review') continue;
    const random = createRandom(`applications:${index}`);
    const busy = BUSY[index];
    const known = talents.filter((one) => one.status === 'Approved' && one.key !== SHOWCASE);
    const fitting = known.filter((talent) => fitsJob(talent, index, seeding.context));
    const others = known.filter((talent) => !talent.isMinor && !fitting.includes(talent));
    const count = busy ?? random.int(2, 6);
    const strangers = random.sample(others, Math.floor(count / STRANGER_IN));
    const applicants = [...random.sample(fitting, count - strangers.length), ...strangers];
    // No more talents are hired than the job has openings.
    let places = wanted.openings - 1;
    for (const talent of applicants) {
      const drawn = random.pick(busy === undefined ? STATUSES : BUSY_STATUSES);
      const isHired = drawn === 'Hired' && places > 0 && status !== 'Cancelled';
      if (isHired) places -= 1;
      const state = drawn === 'Hired' && !isHired ? 'Shortlisted' : drawn;
      await apply(seeding, talent.key, index, state, random.int(0, 6));
    }
    if (status === 'Completed') await completeJob(seeding, index);
  }
  for (const [order, [job, status]] of SHOWCASE_APPLICATIONS.entries()) {
    await apply(seeding, SHOWCASE, job, status, order + 1);
  }
  await seedInvitations(seeding);
}
