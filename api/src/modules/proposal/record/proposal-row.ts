import type { Db } from '@dara/backend';
import { AppError } from '@dara/backend';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { JobStatus, ProposalStatus } from '@dara/model';
import type { ProposalTable } from '../../../kernel/database/generated.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';

/** Statuses in which a proposal is with its client. */
export const OUT: readonly ProposalStatus[] = ['Sent', 'Viewed', 'Responded'];

/** A proposal with the names of its client and job. */
export type ProposalFound = Omit<Selectable<ProposalTable>, 'search_text'> & {
  company_name: Localized;
  company_email: string | null;
  job_title: Localized | null;
  job_status: JobStatus | null;
  /** Days of the shoot; a single one is both. */
  job_from: string | null;
  job_to: string | null;
  /** Its business is suspended or inactive: links do not open meanwhile. */
  is_client_suspended: boolean;
};

/** Whether its line-up can be booked: it was accepted, and its job has not ended. */
export const isBookable = ({
  status,
  job_status,
}: Pick<ProposalFound, 'status' | 'job_status'>): boolean =>
  status === 'Accepted' && job_status !== 'Cancelled' && job_status !== 'Completed';

interface FindOptions {
  /** Locks it until the transaction ends. */
  forUpdate?: boolean;
  /** Only of this business, and only once sent. */
  businessProfileId?: string | null;
}

/** A business sees its own proposals once sent, but not during a revision. */
export function shownToBusiness(businessProfileId: string | null): RawBuilder<unknown> {
  return sql`t.business_profile_id = ${businessProfileId}::uuid AND t.status <> 'Draft' AND t.sent_at IS NOT NULL`;
}

/** One proposal; throws `PROPOSAL_NOT_EXIST` when there is none, or none for this reader. */
export async function requireProposal(
  db: Db,
  id: string,
  { forUpdate = false, businessProfileId }: FindOptions = {},
): Promise<ProposalFound> {
  const own =
    businessProfileId === undefined ? sql`` : sql`AND ${shownToBusiness(businessProfileId)}`;
  const { rows } = await sql<ProposalFound & { search_text?: string }>`
    SELECT t.*, b.company_name, b.email AS company_email, j.title AS job_title, j.status AS job_status,
      coalesce(j.shoot_from, j.shoot_to) AS job_from, coalesce(j.shoot_to, j.shoot_from) AS job_to,
      (b.status = 'Suspended' OR NOT b.active) AS is_client_suspended
    FROM proposal t JOIN business_profile b ON b.id = t.business_profile_id LEFT JOIN job j ON j.id = t.job_id
    WHERE t.id = ${id} AND t.deleted_at IS NULL ${own}
    ${forUpdate ? sql`FOR UPDATE OF t` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('PROPOSAL_NOT_EXIST');
  return row;
}
