import type { Trx } from '@dara/backend';
import type { RequestStatus } from '@dara/model';
import { newId } from '../kernel/new-id.ts';
import { SHOWCASE } from './albums.ts';
import { JOBS } from './business-data.ts';
import type { DemoTalent } from './people.ts';
import { DEMO_ACCOUNTS } from './seed-accounts.ts';
import { INVITATION_TEXT } from './seed-applications.ts';
import { fitsJob } from './seed-business.ts';
import { dayText, daysFrom, type SeedContext } from './seed-context.ts';
import type { TalentIds } from './seed-talents.ts';

/** State of an invitation: days since it was sent, seen, answered and reminded, and until its expiry. */
interface InvitationState {
  status: RequestStatus;
  sent: number;
  seen?: number;
  answered?: number;
  reminded?: number;
  respond: number;
  reason?: string;
  byBusiness?: boolean;
}

/** Jobs of the business with an account, and one of another. */
const INVITING = [0, 13, 3] as const;

const INVITATION_STATES: readonly InvitationState[] = [
  { status: 'Pending', sent: 1, respond: 5 },
  { status: 'Pending', sent: 3, seen: 2, respond: 4 },
  { status: 'Pending', sent: 4, seen: 3, reminded: 1, respond: 2 },
  { status: 'Pending', sent: 2, respond: 6, byBusiness: true },
  {
    status: 'Declined',
    sent: 5,
    seen: 5,
    answered: 4,
    respond: 3,
    reason: 'ติดคิวถ่ายละครในช่วงเดียวกัน',
  },
  {
    status: 'Declined',
    sent: 6,
    seen: 4,
    answered: 3,
    respond: 1,
    reason: 'ติดสัญญาพรีเซนเตอร์ของแบรนด์ในกลุ่มเดียวกัน',
    byBusiness: true,
  },
  { status: 'Expired', sent: 9, respond: -1 },
  { status: 'Expired', sent: 9, seen: 7, reminded: 3, respond: -1 },
  { status: 'Cancelled', sent: 5, seen: 4, respond: 3 },
];

interface Seeding {
  trx: Trx;
  context: SeedContext;
  jobIds: readonly string[];
  talents: readonly DemoTalent[];
  talentIds: TalentIds;
}

interface Sender {
  staffId: string;
  businessPersonId: string;
}

async function senders(trx: Trx): Promise<Sender> {
  const rows = await trx
    .selectFrom('profile')
    .select(['id', 'email'])
    .where('email', 'in', ['staff@dara.test', 'business@dara.test'])
    .execute();
  const idOf = (name: string) => rows.find(({ email }) => email.startsWith(name))?.id ?? '';
  return { staffId: idOf('staff'), businessPersonId: idOf('business') };
}

/** Ids of talents who can be invited to a job: without a demonstration account, and not applied yet. */
async function inviteesOf({ trx, context, jobIds, talents, talentIds }: Seeding, job: number) {
  const taken = new Set([SHOWCASE, ...DEMO_ACCOUNTS.map(({ talent }) => talent)]);
  const applied = await trx
    .selectFrom('job_application')
    .select('talent_id')
    .where('job_id', '=', jobIds[job] ?? '')
    .execute();
  const known = new Set(applied.map(({ talent_id }) => talent_id));
  const free = talents.filter(({ key, status }) => status === 'Approved' && !taken.has(key));
  const fits = (talent: DemoTalent) => fitsJob(talent, job, context);
  const others = free.filter((talent) => !talent.isMinor && !fits(talent));
  const ordered = [...free.filter(fits), ...others];
  return ordered
    .map(({ key }) => talentIds.get(key)?.id ?? '')
    .filter((id) => id !== '' && !known.has(id));
}

async function insertInvitation(
  { trx, context: { now }, jobIds }: Seeding,
  sender: Sender,
  { job, talentId, standing }: { job: number; talentId: string; standing: InvitationState },
): Promise<void> {
  const { status, sent, seen, answered, reminded, respond, reason, byBusiness } = standing;
  const ago = (days: number | undefined) => (days === undefined ? null : daysFrom(now, -days));
  const at = daysFrom(now, -sent);
  await trx
    .insertInto('job_request')
    .values({
      id: newId(at.getTime()),
      job_id: jobIds[job] ?? '',
      talent_id: talentId,
      ...INVITATION_TEXT,
      offered_rate: JOBS[job]?.budget[1] ?? null,
      respond_by: dayText(daysFrom(now, respond)),
      status,
      decline_reason: reason ?? null,
      seen_at: ago(seen),
      answered_at: ago(answered),
      reminded_at: ago(reminded),
      created_by: byBusiness ? sender.businessPersonId : sender.staffId,
      created_at: at,
      updated_at: ago(answered ?? reminded) ?? at,
    })
    .execute();
}

/** Two of the applicants were invited. */
async function acceptSome(seeding: Seeding, sender: Sender, job: number): Promise<void> {
  const { trx, jobIds, context } = seeding;
  const rows = await trx
    .selectFrom('job_application')
    .select(['id', 'talent_id', 'created_at'])
    .where('job_id', '=', jobIds[job] ?? '')
    .where('status', '<>', 'Withdrawn')
    .orderBy('created_at')
    .limit(2)
    .execute();
  for (const { id, talent_id, created_at } of rows) {
    const days = Math.round((context.now.getTime() - created_at.getTime()) / 86_400_000);
    const standing: InvitationState = {
      status: 'Accepted',
      sent: days + 2,
      seen: days + 1,
      answered: days,
      respond: 3,
    };
    await insertInvitation(seeding, sender, { job, talentId: talent_id, standing });
    await trx
      .updateTable('job_application')
      .set({ source: 'Request' })
      .where('id', '=', id)
      .execute();
  }
}

/** Invitations in every state to some open jobs, sent by staff and by the business. */
export async function seedInvitations(seeding: Seeding): Promise<void> {
  const sender = await senders(seeding.trx);
  for (const job of INVITING) {
    const invitees = await inviteesOf(seeding, job);
    for (const [order, standing] of INVITATION_STATES.entries()) {
      const talentId = invitees[order];
      if (talentId) await insertInvitation(seeding, sender, { job, talentId, standing });
    }
    await acceptSome(seeding, sender, job);
  }
}
