import { createHash } from 'node:crypto';
import type { Services, Trx } from '@dara/backend';
import {
  BUDDHIST_OFFSET,
  NEW_TERMS,
  proposalTotals,
  type ProposalDecision,
  type ProposalStatus,
} from '@dara/model';
import { newId } from '../kernel/new-id.ts';
import { JOBS } from './business-data.ts';
import type { DemoTalent } from './people.ts';
import { businessOf } from './seed-business.ts';
import { seedItems, type SeededItem } from './seed-proposal-items.ts';
import { dayText, daysFrom, type SeedContext } from './seed-context.ts';
import type { TalentIds } from './seed-talents.ts';

interface Seeding {
  trx: Trx;
  context: SeedContext;
  businessIds: readonly string[];
  jobIds: readonly string[];
  talents: readonly DemoTalent[];
  talentIds: TalentIds;
}

interface DemoProposal {
  title: string;
  /** Index of the demonstration's job. */
  job: number;
  status: ProposalStatus;
  decisions: readonly ProposalDecision[];
  daysAgo: number;
  reason?: string;
}

const NONE = ['None', 'None', 'None', 'None'] as const;

/** Some in each status; the link of the viewed one is printed. */
const PROPOSALS: readonly DemoProposal[] = [
  { title: 'พรีเซนเตอร์แคมเปญหน้าร้อน', job: 0, status: 'Viewed', decisions: NONE, daysAgo: 1 },
  { title: 'ทีมรีวิวสินค้าใหม่ไตรมาสหน้า', job: 1, status: 'Draft', decisions: NONE, daysAgo: 0 },
  { title: 'นักแสดงนำโฆษณาออนไลน์', job: 2, status: 'Sent', decisions: NONE, daysAgo: 0 },
  {
    ...{ title: 'นางแบบแฟชั่นโชว์ปลายปี', job: 3, status: 'Responded', daysAgo: 3 },
    decisions: ['Yes', 'Backup', 'No', 'Yes'],
  },
  {
    ...{ title: 'พิธีกรงานเปิดตัวสินค้า', job: 4, status: 'Accepted', daysAgo: 9 },
    decisions: ['Yes', 'No', 'Yes', 'No'],
  },
  {
    ...{ title: 'ศิลปินรับเชิญงานเลี้ยงขอบคุณ', job: 5, status: 'Declined', daysAgo: 14 },
    ...{ decisions: ['No', 'No', 'Backup', 'No'], reason: 'เลื่อนงานไปปีหน้า ขอบคุณที่จัดหาให้' },
  },
  { title: 'ไลฟ์ขายสินค้าวันเงินเดือนออก', job: 6, status: 'Expired', decisions: NONE, daysAgo: 40 },
  {
    ...{ title: 'ภาพนิ่งแคตตาล็อกเครื่องสำอาง', job: 7, status: 'Cancelled', daysAgo: 20 },
    ...{ decisions: NONE, reason: 'ลูกค้าเปลี่ยนแนวคิดของแคมเปญ' },
  },
  {
    ...{ title: 'ทีมไลฟ์เปิดตัวเซิร์ฟเวอร์', job: 13, status: 'Responded', daysAgo: 2 },
    decisions: ['Yes', 'Yes', 'Backup', 'No'],
  },
  {
    ...{ title: 'ครอบครัวในโฆษณาน้ำดื่ม', job: 22, status: 'Accepted', daysAgo: 12 },
    decisions: ['Yes', 'Yes', 'Yes', 'No'],
  },
  {
    ...{ title: 'วิดีโอสั้นสงกรานต์', job: 23, status: 'Accepted', daysAgo: 90 },
    decisions: ['Yes', 'Yes', 'No', 'No'],
  },
  {
    ...{ title: 'พิธีกรบูธในงานวิ่ง', job: 24, status: 'Declined', daysAgo: 18 },
    ...{ decisions: ['No', 'No', 'No', 'No'], reason: 'ผู้จัดเลื่อนงาน จึงขอยกเลิกทั้งชุด' },
  },
  { title: 'นักแสดงสมทบซีรีส์สืบสวน', job: 2, status: 'Sent', decisions: NONE, daysAgo: 2 },
];

const OVER: readonly ProposalStatus[] = ['Accepted', 'Declined'];
const SEEN: readonly ProposalStatus[] = ['Viewed', 'Responded', ...OVER];

/** A token that the same site makes again, so that its link can be printed. */
function demoToken({ config }: Pick<Services, 'config'>): string {
  const hash = createHash('sha256').update(`demonstration proposal ${config.jwtSecret}`);
  return hash.digest().subarray(0, 16).toString('base64url');
}

async function insertProposal(
  { trx, context, businessIds, jobIds }: Seeding,
  {
    title,
    job,
    status,
    daysAgo,
    reason = null,
  }: Omit<DemoProposal, 'reason'> & { reason?: string | null },
  number: string,
  items: readonly SeededItem[],
): Promise<string> {
  const at = daysFrom(context.now, -daysAgo);
  const id = newId(at.getTime());
  const later = (hours: number): Date => new Date(at.getTime() + hours * 3_600_000);
  const counted =
    status === 'Accepted' ? items.filter(({ decision }) => decision === 'Yes') : items;
  const { subtotal, total } = proposalTotals(counted, NEW_TERMS);
  await trx
    .insertInto('proposal')
    .values({
      ...{ id, number, title, status, status_reason: reason, subtotal, total },
      business_profile_id: businessIds[businessOf(job)]!,
      job_id: jobIds[job] ?? null,
      brief: 'คัดจากนักแสดงที่ตรงกับบรีฟและมีคิวว่างในช่วงถ่ายทำ เลือกได้มากกว่าหนึ่งคน',
      note: 'ราคายังไม่รวมค่าเดินทางและที่พักต่างจังหวัด มัดจำ 50% เมื่อยืนยันคิว',
      valid_until: dayText(daysFrom(context.now, status === 'Expired' ? -5 : 30 - daysAgo)),
      sent_at: status === 'Draft' ? null : later(1),
      viewed_at: SEEN.includes(status) ? later(3) : null,
      responded_at: status === 'Responded' || OVER.includes(status) ? later(5) : null,
      decided_at: OVER.includes(status) ? later(28) : null,
      ...{ created_at: at, updated_at: at },
    })
    .execute();
  return id;
}

async function insertLink(
  { trx, context: { services, now } }: Seeding,
  proposalId: string,
): Promise<string> {
  const token = demoToken(services);
  await trx
    .insertInto('proposal_link')
    .values({
      ...{ id: newId(), proposal_id: proposalId, created_at: now },
      token_hash: createHash('sha256').update(token).digest('base64url'),
      expires_at: daysFrom(now, 60),
    })
    .execute();
  return `${services.config.publicUrl}/proposal/${token}`;
}

/** Proposals in every status; returns the link of the one that waits for its client. */
export async function seedProposals(seeding: Seeding): Promise<string | null> {
  const { trx, context, talents, talentIds } = seeding;
  const year = Number(dayText(context.now).slice(0, 4)) + BUDDHIST_OFFSET;
  let link: string | null = null;
  for (const [index, proposal] of PROPOSALS.entries()) {
    const wanted = JOBS[proposal.job]?.talentTypes ?? [];
    const fitting = talents.filter(
      ({ status, types, consents, isUnderage }) =>
        status === 'Approved' && consents && !isUnderage && wanted.includes(types[0] ?? ''),
    );
    const others = talents.filter(
      ({ status, consents, isUnderage }) => status === 'Approved' && consents && !isUnderage,
    );
    const chosen = [...fitting, ...others.slice(index * 4)].slice(0, proposal.decisions.length);
    const { items, insert } = await seedItems(trx, {
      ...{ talents: chosen, talentIds, decisions: proposal.decisions },
      isFrozen: proposal.status !== 'Draft',
    });
    const number = `PR-${year}-${String(index + 1).padStart(4, '0')}`;
    const id = await insertProposal(seeding, proposal, number, items);
    await insert(id);
    if (proposal.status === 'Viewed') link = await insertLink(seeding, id);
  }
  await trx.insertInto('proposal_number').values({ year, last_number: PROPOSALS.length }).execute();
  return link;
}
