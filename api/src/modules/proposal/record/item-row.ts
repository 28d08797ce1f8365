import type { Db } from '@dara/backend';
import { sql, type Selectable } from 'kysely';
import { shownName, type ProposalStatus, type TalentNames } from '@dara/model';
import type { ProposalItemTable } from '../../../kernel/database/generated.ts';
import { IS_OFFERABLE } from '../../../kernel/query/offerable.ts';
import { talentNames } from '../../../kernel/query/talent-name.ts';
import { imageOf } from '../../../kernel/query/select.ts';
import type { ImageRef, Localized } from '../../../kernel/schema/shapes.ts';
import type { CardSubject } from '../../composite-card/composite-card.public.ts';

export type ItemRow = Omit<Selectable<ProposalItemTable>, 'card_snapshot' | 'talent_name'> & {
  card_snapshot: CardSubject | null;
  talent_name: Localized;
  /** Whether the talent may be shown to clients now. */
  is_offerable: boolean;
  image: ImageRef | null;
};

/**
 * Whether clients may no longer see the talent of an item: the talent may not be shown now for any reason (consent
 * withdrawn, guardian declined, archived, deactivated, deleted) and the item was not sold. An accepted offer is a
 * contract and stays unchanged.
 */
export function isWithdrawn(
  { is_offerable, decision, unavailable_at }: ItemRow,
  { status }: { status: ProposalStatus },
): boolean {
  const isSold = status === 'Accepted' && decision === 'Yes' && unavailable_at === null;
  return !is_offerable && !isSold;
}

type StoredItem = Omit<ItemRow, 'talent_name'> & {
  talent_name: Localized | null;
  names: TalentNames;
};

/** The items of a proposal, sorted by position. */
export async function findItems(db: Db, proposalId: string): Promise<ItemRow[]> {
  const { rows } = await sql<StoredItem>`
    SELECT i.*, ${sql.raw(IS_OFFERABLE)} AS is_offerable, ${imageOf('t.image_id', 'all')} AS image,
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
