import type { Db } from '@dara/backend';
import type { ProposalStatus } from '@dara/model';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { answerColumns, toAnswer } from '../../../kernel/query/answer-columns.ts';
import { countQuery, pageQuery, readPage } from '../../../kernel/query/list.ts';
import { matches, type Search } from '../../../kernel/query/search.ts';
import {
  orderBy,
  sortable,
  sortableOrNull,
  type Sort,
  type SortColumns,
} from '../../../kernel/query/sort.ts';
import { isRestorable } from '../../../kernel/record/deletion.ts';
import { shownToBusiness } from './proposal-row.ts';
import { ProposalRow } from './proposal.schema.ts';

export interface ProposalFilter {
  search: Search | null;
  status?: readonly ProposalStatus[] | undefined;
  businessProfileId?: string | undefined;
  jobId?: string | undefined;
  validFrom?: string | undefined;
  validTo?: string | undefined;
  deleted?: boolean | undefined;
  /** The business that reads; undefined for staff. */
  readBy?: string | null | undefined;
}
export type ProposalListRequest = Sort & { page: number; size: number };

const NEWEST = sql.raw('t.created_at DESC, t.id DESC');
const SORT: SortColumns = {
  CreatedAt: sortable('t.created_at'),
  UpdatedAt: sortable('t.updated_at'),
  Number: sortable('t.number'),
  Title: sortable('t.title COLLATE "und-x-icu"'),
  Total: sortable('t.total'),
  ValidUntil: sortable('t.valid_until'),
  SentAt: sortableOrNull('t.sent_at'),
};

const COLUMNS = answerColumns('proposal', ProposalRow, {
  companyName: sql`(SELECT b.company_name FROM business_profile b WHERE b.id = t.business_profile_id)`,
  items: sql`(SELECT count(*)::int FROM proposal_item i WHERE i.proposal_id = t.id)`,
  answered: sql`(SELECT count(*)::int FROM proposal_item i WHERE i.proposal_id = t.id AND i.decision <> 'None')`,
});

const COMPANY = 'search_fold(localized_text(b.company_name))';

/**
 * Searches number, title and client name one after the other, each by its index. The client index covers more than the
 * name, so the name is compared again.
 */
function found(search: Search, isThere: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`t.id = ANY (ARRAY(
    SELECT t.id FROM proposal t WHERE ${isThere} AND ${matches('t.search_text', search)}
    UNION SELECT t.id FROM business_profile b JOIN proposal t ON t.business_profile_id = b.id
    WHERE ${isThere} AND ${matches('b.search_text', search)} AND ${matches(COMPANY, search)}))`;
}

function conditions(filter: ProposalFilter): RawBuilder<unknown> {
  const { search, status, businessProfileId, jobId, validFrom, validTo, deleted, readBy } = filter;
  const isThere = deleted
    ? sql`t.deleted_at IS NOT NULL AND ${isRestorable('t.deleted_at')}`
    : sql`t.deleted_at IS NULL`;
  const all = [
    isThere,
    ...(search ? [found(search, isThere)] : []),
    ...(status?.length ? [sql`t.status = ANY (${status}::text[])`] : []),
    ...(businessProfileId ? [sql`t.business_profile_id = ${businessProfileId}`] : []),
    ...(jobId ? [sql`t.job_id = ${jobId}`] : []),
    ...(validFrom ? [sql`t.valid_until >= ${validFrom}::date`] : []),
    ...(validTo ? [sql`t.valid_until <= ${validTo}::date`] : []),
    ...(readBy === undefined ? [] : [shownToBusiness(readBy)]),
  ];
  return sql.join(all, sql` AND `);
}

function proposalPageQuery(
  db: Db,
  filter: ProposalFilter,
  request: ProposalListRequest,
): CompiledQuery<object> {
  const order = orderBy(SORT, request, NEWEST);
  const list = {
    table: 'proposal',
    where: conditions(filter),
    order,
    search: filter.search,
  } as const;
  return pageQuery(db, list, request, COLUMNS);
}

function proposalCountQuery(db: Db, filter: ProposalFilter) {
  return countQuery(db, { table: 'proposal', where: conditions(filter) });
}

export async function listProposals(db: Db, filter: ProposalFilter, request: ProposalListRequest) {
  const page = proposalPageQuery(db, filter, request);
  const { rows, total } = await readPage(db, page, proposalCountQuery(db, filter));
  return { items: rows.map(toAnswer<typeof ProposalRow>), total };
}
