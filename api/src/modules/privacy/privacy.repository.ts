import { AppError, type Db } from '@dara/backend';
import type { Permission, TalentNames } from '@dara/model';
import { sql, type CompiledQuery, type RawBuilder, type Selectable } from 'kysely';
import { today } from '../../kernel/age.ts';
import type { PrivacyRequestTable } from '../../kernel/database/generated.ts';
import type { Guardian } from '../../kernel/database/json-columns.ts';
import { answerOf } from '../../kernel/query/answer-columns.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { nameOf } from '../../kernel/query/person-name.ts';
import { inBothLanguages } from '../../kernel/query/select.ts';
import { recordName, talentNames } from '../../kernel/query/talent-name.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { matches, searchFor } from '../../kernel/query/search.ts';
import { orderBy, sortable, type SortColumns } from '../../kernel/query/sort.ts';
import { planOf } from './erasure/erasure-count.ts';
import { erasureBlockersOf } from './erasure/erasure-blocks.ts';
import { PrivacyRow, type PrivacyListQuery, type PrivacyRecord } from './privacy.schema.ts';

const IS_LIVE = sql`t.status IN ('Open', 'Running')`;
/** Pending requests first, by due date. */
const WAITING_FIRST = sql`(${IS_LIVE}) DESC, t.due_on, t.id`;

const ORDERS: SortColumns = {
  DueOn: { asc: WAITING_FIRST, desc: sortable('t.due_on').desc },
  CreatedAt: sortable('t.created_at'),
};

type RequestRow = Selectable<PrivacyRequestTable>;

type ListRow = Pick<
  RequestRow,
  | 'id'
  | 'kind'
  | 'channel'
  | 'asked_by'
  | 'status'
  | 'profile_id'
  | 'talent_id'
  | 'received_on'
  | 'due_on'
  | 'closed_at'
  | 'created_at'
  | 'version'
> & { name: Localized | TalentNames | null; address: string | null; permission: Permission | null };

const JOINS = sql`LEFT JOIN profile p ON p.id = t.profile_id LEFT JOIN talent a ON a.id = t.talent_id`;

const PERSON = "coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), t.requester)";
const NAME = sql.raw(`CASE WHEN a.id IS NOT NULL THEN ${talentNames('a')}
  WHEN ${PERSON} IS NOT NULL THEN ${inBothLanguages(PERSON)} END`);

const COLUMNS = sql`t.id, t.kind, t.channel, t.asked_by, t.status, t.profile_id, t.talent_id, t.received_on::text,
  t.due_on::text, t.closed_at, t.created_at, t.version, p.permission,
  CASE WHEN t.kind = 'Erasure' AND t.status = 'Done' THEN NULL
    ELSE ${NAME} END AS name,
  CASE WHEN t.kind = 'Erasure' AND t.status = 'Done' THEN NULL ELSE coalesce(p.email, t.email) END AS address`;

function conditionsOf({ keyword, kind, status, overdue }: PrivacyListQuery): RawBuilder<unknown> {
  const search = searchFor(keyword);
  const isOverdue = sql`(${IS_LIVE} AND t.due_on < ${today()}::date)`;
  return sql.join(
    [
      sql`true`,
      ...(kind?.length ? [sql`t.kind = ANY (${kind}::text[])`] : []),
      ...(status?.length ? [sql`t.status = ANY (${status}::text[])`] : []),
      ...(overdue === undefined ? [] : [sql`${isOverdue} = ${overdue}`]),
      ...(search
        ? [
            sql`(${matches('p.search', search)} OR ${matches('a.search_text', search)}
              OR search_fold(coalesce(t.email, '') || ' ' || coalesce(t.requester, '')) LIKE ${search.pattern})`,
          ]
        : []),
    ],
    sql` AND `,
  );
}

function pageOf(db: Db, query: PrivacyListQuery): CompiledQuery<ListRow> {
  const order = orderBy(ORDERS, query, WAITING_FIRST);
  const list = {
    table: 'privacy_request',
    joins: JOINS,
    where: conditionsOf(query),
    order,
  } as const;
  return pageQuery<ListRow>(db, list, query, COLUMNS);
}

export async function listPrivacyRequests(db: Db, query: PrivacyListQuery) {
  const count = countQuery(db, {
    table: 'privacy_request',
    joins: JOINS,
    where: conditionsOf(query),
  });
  const { rows, total } = await readPage(db, pageOf(db, query), count);
  return { items: rows.map(toRow), page: query.page, size: query.size, total };
}

function toRow(row: ListRow): PrivacyRow {
  const isLive = row.status === 'Open' || row.status === 'Running';
  return answerOf(PrivacyRow, row, {
    subject: {
      profileId: row.profile_id,
      talentId: row.talent_id,
      name: row.name && recordName(row.name),
      email: row.address,
      permission: row.permission,
    },
    isOverdue: isLive && row.due_on < today(),
  });
}

type DetailRow = ListRow &
  Pick<
    RequestRow,
    | 'email'
    | 'requester'
    | 'reason'
    | 'answer'
    | 'identity_checked_at'
    | 'identity_checked_by'
    | 'identity_note'
    | 'report'
  > & { checked_by_name: string | null; guardian: Guardian | null; is_confirmed: boolean | null };

/**
 * A request with what an erasure would remove and retain, and what blocks it for `readerId`. Throws when there is
 * none.
 */
export async function readPrivacyRequest(
  db: Db,
  id: string,
  readerId: string,
): Promise<PrivacyRecord> {
  const { rows } = await sql<DetailRow>`
    SELECT ${COLUMNS}, t.email, t.requester, t.reason, t.answer, t.identity_checked_at, t.identity_checked_by,
      t.identity_note, t.report, ${nameOf('t.identity_checked_by')} AS checked_by_name, a.guardian,
      a.guardian_confirmed_at IS NOT NULL AS is_confirmed
    FROM privacy_request t ${JOINS} WHERE t.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('PRIVACY_REQUEST_NOT_EXIST');
  const isPlanned = row.kind === 'Erasure' && (row.status === 'Open' || row.status === 'Running');
  const subject = { profileId: row.profile_id, talentId: row.talent_id, email: row.address };
  return {
    ...toRow(row),
    requester: row.requester,
    reason: row.reason,
    answer: row.answer,
    identity: row.identity_checked_at && {
      at: row.identity_checked_at.toISOString(),
      by:
        (row.identity_checked_by && {
          id: row.identity_checked_by,
          name: row.checked_by_name,
        }) ||
        null,
      note: row.identity_note,
    },
    guardian: row.guardian && {
      name: row.guardian.name,
      isConfirmed: row.is_confirmed === true,
    },
    blocks: isPlanned ? await erasureBlockersOf(db, subject, readerId) : [],
    plan: isPlanned ? await planOf(db, subject) : null,
    report: row.report,
  };
}
