import type { Db } from '@dara/backend';
import { AppError } from '@dara/backend';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ProposalStatus } from '@dara/model';
import type { ProposalItemTable, ProposalTable } from '../../../kernel/database/db-proposal.ts';
import { isId } from '../../../kernel/new-id.ts';
import { imageOf } from '../../../kernel/query/select.ts';
import type { ImageRef, Localized } from '../../../kernel/schema/shapes.ts';
import { type CardSubject } from '../../composite-card/composite-card.public.ts';
import { shownNameOf } from '../../talent/talent.public.ts';

/** Statuses in which a proposal is with its client. */
export const OUT: readonly ProposalStatus[] = ['Sent', 'Viewed', 'Responded'];

/** A proposal with the names of whom and what it is for. */
export type ProposalFound = Omit<Selectable<ProposalTable>, 'search_text'> & {
  company_name: Localized;
  company_email: string | null;
  job_title: Localized | null;
};

export type ItemRow = Omit<Selectable<ProposalItemTable>, 'card_snapshot' | 'talent_name'> & {
  card_snapshot: CardSubject | null;
  talent_name: Localized;
  /** Whether the talent may be shown to clients now. */
  is_offerable: boolean;
  image: ImageRef | null;
};

/**
 * Whether `talent t` may be shown to clients: approved, active, with a guardian's word where it takes one, and with both
 * consents, to a public profile and to being shown to clients.
 */
export const IS_OFFERABLE = `(t.is_public AND EXISTS (SELECT 1 FROM consent c
  WHERE c.subject = t.id AND c.purpose = 'ClientSharing' AND c.withdrawn_at IS NULL))`;

interface FindOptions {
  /** Holds it until the transaction ends. */
  forUpdate?: boolean;
  /** Only of this business, and only once it was sent. */
  businessProfileId?: string | null;
}

/** A business sees its own once they were sent, and not while they are being revised. */
export function shownToBusiness(businessProfileId: string | null): RawBuilder<unknown> {
  return sql`t.business_profile_id = ${businessProfileId}::uuid AND t.status <> 'Draft' AND t.sent_at IS NOT NULL`;
}

/** One proposal; throws `PROPOSAL_NOT_EXIST` when there is none, or none for this reader. */
export async function requireProposal(
  db: Db,
  id: string,
  { forUpdate = false, businessProfileId }: FindOptions = {},
): Promise<ProposalFound> {
  if (!isId(id)) throw new AppError('PROPOSAL_NOT_EXIST');
  const own =
    businessProfileId === undefined ? sql`` : sql`AND ${shownToBusiness(businessProfileId)}`;
  const { rows } = await sql<ProposalFound & { search_text?: string }>`
    SELECT t.*, b.company_name, b.email AS company_email, j.title AS job_title
    FROM proposal t JOIN business_profile b ON b.id = t.business_profile_id LEFT JOIN job j ON j.id = t.job_id
    WHERE t.id = ${id} AND t.deleted_at IS NULL ${own}
    ${forUpdate ? sql`FOR UPDATE OF t` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('PROPOSAL_NOT_EXIST');
  return row;
}

type StoredItem = Omit<ItemRow, 'talent_name'> & {
  talent_name: Localized | null;
  names: Parameters<typeof shownNameOf>[0];
};

/** The items of a proposal in their order. */
export async function findItems(db: Db, proposalId: string): Promise<ItemRow[]> {
  const { rows } = await sql<StoredItem>`
    SELECT i.*, ${sql.raw(IS_OFFERABLE)} AS is_offerable, ${imageOf('t.image_id', 'all')} AS image,
      json_build_object('display_name', t.display_name, 'nick_name', t.nick_name,
        'first_name', t.first_name, 'last_name', t.last_name) AS names
    FROM proposal_item i JOIN talent t ON t.id = i.talent_id
    WHERE i.proposal_id = ${proposalId} ORDER BY i.position, i.id`.execute(db);
  return rows.map(({ names, ...row }) => ({
    ...row,
    talent_name: row.talent_name ?? shownNameOf(names),
  }));
}
