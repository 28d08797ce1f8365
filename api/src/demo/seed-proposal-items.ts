import type { Trx } from '@dara/backend';
import type { ProposalDecision, TalentType } from '@dara/model';
import { newId } from '../kernel/new-id.ts';
import { findShownCards } from '../modules/composite-card/composite-card.public.ts';
import { shownNameOf } from '../kernel/query/talent-name.ts';
import type { DemoTalent } from './people.ts';
import type { TalentIds } from './seed-talents.ts';

export interface SeededItem {
  quantity: number;
  unitPrice: number;
  cost: number;
  decision: ProposalDecision;
}

interface Offered {
  talents: readonly DemoTalent[];
  talentIds: TalentIds;
  decisions: readonly ProposalDecision[];
  /** As it was sent. */
  isFrozen: boolean;
}

const DELIVERABLES = [
  'ถ่ายโฆษณา 1 คิว และภาพนิ่ง 2 ลุค',
  'โพสต์ Instagram 2 โพสต์ และสตอรี่ 4 ชิ้น',
  'ร่วมงานเปิดตัว 3 ชั่วโมง พร้อมสัมภาษณ์',
  'วิดีโอสั้น 1 ชิ้น ใช้สื่อออนไลน์ 6 เดือน',
];
const PRICES = [85_000, 60_000, 120_000, 45_000];
const AVAILABILITY = ['ว่างทุกวันในช่วงถ่ายทำ', 'ว่างเฉพาะวันเสาร์และอาทิตย์', 'ออปชัน 1 ถึงสิ้นเดือน', null];

async function namesOf(trx: Trx, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('talent')
    .select(['id', 'display_name', 'nick_name', 'first_name', 'last_name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, shownNameOf(row)]));
}

/** Items of a proposal, inserted after the proposal. */
export async function seedItems(
  trx: Trx,
  { talents, talentIds, decisions, isFrozen }: Offered,
): Promise<{ items: SeededItem[]; insert(proposalId: string): Promise<void> }> {
  const ids = talents.map(({ key }) => talentIds.get(key)!.id);
  const items = talents.map((_talent, index): SeededItem => {
    const unitPrice = PRICES[index % PRICES.length]!;
    return { quantity: 1, unitPrice, cost: unitPrice * 0.7, decision: decisions[index]! };
  });
  return {
    items,
    async insert(proposalId) {
      const names = await namesOf(trx, ids);
      const wanted = ids.map((talentId) => ({ talentId, cardId: null }));
      const cards = await findShownCards(trx as never, wanted, 'th');
      for (const [position, { quantity, unitPrice, cost, decision }] of items.entries()) {
        const talentId = ids[position]!;
        const isNo = decision === 'No';
        await trx
          .insertInto('proposal_item')
          .values({
            ...{ id: newId(), proposal_id: proposalId, talent_id: talentId, position },
            talent_type: talents[position]!.types[0] as TalentType,
            card_snapshot: isFrozen ? JSON.stringify(cards[position]) : null,
            talent_name: isFrozen ? JSON.stringify(names.get(talentId)) : null,
            deliverable: DELIVERABLES[position % DELIVERABLES.length]!,
            ...{ quantity, unit_price: unitPrice, cost, decision },
            availability: AVAILABILITY[position % AVAILABILITY.length] ?? null,
            reason: isNo ? 'Look' : null,
            comment: isNo ? 'ภาพลักษณ์ยังไม่ตรงกับแบรนด์' : null,
            decided_at: decision === 'None' ? null : new Date(),
          })
          .execute();
      }
    },
  };
}
