import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { TalentType } from '@dara/model';
import { newId } from '../../../kernel/new-id.ts';
import { InputCheck } from '../../../kernel/schema/input.ts';
import type { ItemRow } from '../record/item-row.ts';
import type { ItemValues } from './proposal-check.ts';

interface KnownTalent {
  id: string;
  talent_types: TalentType[];
  card_ids: string[];
}

async function findTalents(trx: Db, ids: readonly string[]): Promise<Map<string, KnownTalent>> {
  const { rows } = await sql<KnownTalent>`
    SELECT t.id, t.talent_types, (SELECT coalesce(array_agg(c.id), '{}') FROM composite_card c
      WHERE c.talent_id = t.id AND c.deleted_at IS NULL) AS card_ids
    FROM talent t WHERE t.id = ANY (${ids}::uuid[]) AND t.deleted_at IS NULL`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Refuses unknown talents and cards, and items of another proposal. */
function checkItems(
  items: readonly ItemValues[],
  talents: Map<string, KnownTalent>,
  before: readonly ItemRow[],
): void {
  const check = new InputCheck();
  const seen = new Set<string>();
  for (const [index, { id, talentId, compositeCardId }] of items.entries()) {
    const kept = before.find((item) => item.id === id);
    if (id !== undefined && (kept?.talent_id !== talentId || seen.has(id))) {
      check.refuse(`items.${index}.id`, 'exist');
    }
    if (id !== undefined) seen.add(id);
    const talent = talents.get(talentId);
    // A talent deleted meanwhile stays until the editor removes the item.
    if (!talent && !kept) check.refuse(`items.${index}.talentId`, 'exist');
    const isCardKept = kept && kept.composite_card_id === compositeCardId;
    if (compositeCardId && !isCardKept && !talent?.card_ids.includes(compositeCardId)) {
      check.refuse(`items.${index}.compositeCardId`, 'exist');
    }
  }
  check.throwIfRefused();
}

/** A client decision is valid only for the offer it was made on. */
function isSameOffer(before: ItemRow, after: ReturnType<typeof rowOf>): boolean {
  const seen = ['talent_type', 'deliverable', 'quantity', 'unit_price', 'availability'] as const;
  return seen.every((field) => before[field] === after[field]);
}

function rowOf(item: ItemValues, position: number, type: TalentType) {
  return {
    talent_id: item.talentId,
    composite_card_id: item.compositeCardId,
    talent_type: type,
    deliverable: item.deliverable,
    quantity: item.quantity,
    unit_price: item.unitPrice,
    cost: item.cost,
    availability: item.availability,
    position,
  };
}

const UNANSWERED = { decision: 'None', reason: null, comment: null, decided_at: null } as const;

/** Replaces the items of a draft, sorted as sent; a decision is dropped when its offer changed. */
export async function writeItems(
  trx: Db,
  proposalId: string,
  items: readonly ItemValues[],
  before: readonly ItemRow[],
): Promise<void> {
  const talents = await findTalents(trx, [...new Set(items.map(({ talentId }) => talentId))]);
  checkItems(items, talents, before);
  const kept = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await sql`DELETE FROM proposal_item WHERE proposal_id = ${proposalId}
    AND NOT (id = ANY (${kept}::uuid[]))`.execute(trx);
  for (const [position, item] of items.entries()) {
    const known = before.find(({ id }) => id === item.id);
    const type =
      item.talentType ??
      known?.talent_type ??
      talents.get(item.talentId)?.talent_types[0] ??
      'Actor';
    const row = rowOf(item, position, type);
    if (!known) {
      await trx
        .insertInto('proposal_item')
        .values({ id: newId(), proposal_id: proposalId, ...row })
        .execute();
      continue;
    }
    const isSame = isSameOffer(known, row);
    await trx
      .updateTable('proposal_item')
      .set((eb) => ({
        ...row,
        ...(isSame ? {} : UNANSWERED),
        version: eb('version', '+', isSame ? 0 : 1),
      }))
      .where('id', '=', known.id)
      .execute();
  }
}
