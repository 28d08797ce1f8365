import type { Db } from '@dara/backend';
import { sql, type Selectable } from 'kysely';
import { shownName, type ProposalStatus, type TalentNames } from '@dara/model';
import type { ProposalItemTable } from '../../../kernel/database/generated.ts';
import { IS_OFFERABLE } from '../../../kernel/query/offerable.ts';
import { talentNames } from '../../../kernel/query/talent-name.ts';
import { imageOf } from '../../../kernel/query/select.ts';
import type { ImageRef, Localized } from '../../../kernel/schema/shapes.ts';
import type { CardSubject } from '../../composite-card/composite-card.public.ts';
import type { ItemBooking } from './proposal-booking.schema.ts';

export type ItemRow = Omit<Selectable<ProposalItemTable>, 'card_snapshot' | 'talent_name'> & {
  card_snapshot: CardSubject | null;
  talent_name: Localized;
  /** Whether the talent may be shown to clients now. */
  is_offerable: boolean;
  image: ImageRef | null;
  /** The booking of its talent from this proposal: an active one, else the newest that ended. */
  booking: ItemBooking | null;
  /** The item that has taken its place. */
  replaced_by: string | null;
};

/** Whether a talent was accepted: with Yes, or as the replacement of one. */
export const isInLineUp = (
  { decision, replaces_item_id }: Pick<ItemRow, 'decision' | 'replaces_item_id'>,
  { status }: { status: ProposalStatus },
): boolean => status === 'Accepted' && (decision === 'Yes' || replaces_item_id !== null);

/**
 * Whether an item is wanted: with Yes while the client decides, and after accepting as part of the final line-up, where a
 * promoted backup stands for the talent who fell out.
 */
export const isChosen = (item: ItemRow, row: { status: ProposalStatus }): boolean =>
  row.status === 'Accepted' ? isInLineUp(item, row) && !item.replaced_by : item.decision === 'Yes';

/**
 * Whether clients may no longer see the talent of an item: the talent may not be shown now for any reason (consent
 * withdrawn, guardian declined, archived, deactivated, deleted) and the item was not sold. An accepted offer is a
 * contract: name and price stay, its image goes.
 */
export function isWithdrawn(item: ItemRow, row: { status: ProposalStatus }): boolean {
  const isSold = isInLineUp(item, row) && item.unavailable_at === null;
  return !item.is_offerable && !isSold;
}

type StoredItem = Omit<ItemRow, 'talent_name'> & {
  talent_name: Localized | null;
  names: TalentNames;
};

/** The items of a proposal, sorted by position. */
export async function findItems(db: Db, proposalId: string): Promise<ItemRow[]> {
  const { rows } = await sql<StoredItem>`
    SELECT i.*, ${sql.raw(IS_OFFERABLE)} AS is_offerable, ${imageOf('t.image_id', 'all')} AS image,
      (SELECT json_build_object('id', b.id, 'from', b.from_day, 'to', b.to_day, 'kind', b.kind, 'status', b.status)
        FROM booking b
        WHERE b.proposal_id = i.proposal_id AND b.talent_id = i.talent_id AND b.deleted_at IS NULL
        ORDER BY b.status = 'Active' DESC, b.kind = 'Booked' DESC, b.created_at DESC, b.id DESC LIMIT 1) AS booking,
      (SELECT r.id FROM proposal_item r WHERE r.replaces_item_id = i.id) AS replaced_by,
      ${sql.raw(talentNames('t'))} AS names
    FROM proposal_item i JOIN talent t ON t.id = i.talent_id
    WHERE i.proposal_id = ${proposalId} ORDER BY i.position, i.id`.execute(db);
  return rows.map(({ names, ...row }) => ({
    ...row,
    talent_name: row.talent_name ?? shownName(names),
  }));
}

/** Those of the given talents who may be shown to clients now. */
export async function filterOfferable(db: Db, talentIds: readonly string[]): Promise<Set<string>> {
  if (talentIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM talent t WHERE t.id = ANY (${[...talentIds]}::uuid[]) AND ${sql.raw(IS_OFFERABLE)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
