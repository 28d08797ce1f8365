import type { Db, Identity } from '@dara/backend';
import { AppError } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { countQuery, pageQuery, readPage } from '../../../kernel/query/list.ts';
import { matches, searchFor } from '../../../kernel/query/search.ts';
import { imageOf } from '../../../kernel/query/select.ts';
import { orderBy, sortable, type SortColumns } from '../../../kernel/query/sort.ts';
import { earliestRestorable, isRestorable } from '../../../kernel/record/deletion.ts';
import {
  toRecord,
  toRow,
  type BusinessDetailColumns,
  type BusinessRowColumns,
} from './business.model.ts';
import type { BusinessListQuery, BusinessRecord } from './business.schema.ts';

const ORDERS: SortColumns = {
  CreatedAt: sortable('t.created_at'),
  UpdatedAt: sortable('t.updated_at'),
  CompanyName: sortable(`(t.company_name ->> 'th') COLLATE "und-x-icu"`),
};

const ROW_COLUMNS = [
  ...['id', 'company_name', 'business_type', 'tax_id', 'branch_no', 'contact_name'],
  ...['email', 'contact_phone', 'province', 'status', 'active', 'show_as_client'],
  ...['missing_translation', 'created_at', 'updated_at', 'deleted_at', 'version'],
];
const DETAIL_COLUMNS = [
  ...ROW_COLUMNS,
  ...['industry', 'website', 'line_id', 'position', 'country', 'district', 'sub_district'],
  ...['postal_code', 'address', 'status_reason'],
];
const columns = (names: readonly string[]): RawBuilder<unknown> =>
  sql`${sql.raw(names.map((name) => `t.${name}`).join(', '))}, ${imageOf('t.logo_id', 'all')} AS logo`;

function listOf(query: BusinessListQuery) {
  const { status, businessType, province, showAsClient, active, missingTranslation } = query;
  const search = searchFor(query.keyword);
  const anyOf = (column: string, values: readonly string[] | undefined) =>
    values?.length ? [sql`${sql.raw(column)} = ANY (${values}::text[])`] : [];
  const is = (column: string, value: boolean | undefined) =>
    value === undefined ? [] : [sql`${sql.raw(column)} = ${value}`];
  const conditions = [
    query.deleted ? isRestorable('t.deleted_at') : sql`t.deleted_at IS NULL`,
    ...(search ? [matches('t.search_text', search)] : []),
    ...anyOf('t.status', status),
    ...anyOf('t.business_type', businessType),
    ...anyOf('t.province', province),
    ...is('t.show_as_client', showAsClient),
    ...is('t.active', active),
    ...is('t.missing_translation', missingTranslation),
  ];
  return { table: 'business_profile', where: sql.join(conditions, sql` AND `), search } as const;
}

/** The query of a page, exported so that its plan can be tested. Newest first unless sorted otherwise. */
function businessPageQuery(db: Db, query: BusinessListQuery): CompiledQuery<BusinessRowColumns> {
  const order = orderBy(ORDERS, query, ORDERS['CreatedAt']!.desc);
  return pageQuery(db, { ...listOf(query), order }, query, columns(ROW_COLUMNS));
}

export async function listBusinesses(db: Db, query: BusinessListQuery) {
  const { page, size } = query;
  const count = countQuery(db, listOf(query));
  const { rows, total } = await readPage(db, businessPageQuery(db, query), count);
  return { items: rows.map(toRow), page, size, total };
}

interface Reading {
  /** The user whose role in it is included. */
  reader: Pick<Identity, 'id'>;
  /** A deleted business that can be restored, instead of an active one. */
  deleted?: boolean;
}

/** One business with its reader's role; throws `BUSINESS_NOT_EXIST`. */
export async function readBusiness(
  db: Db,
  id: string,
  { reader, deleted = false }: Reading,
): Promise<BusinessRecord> {
  const { rows } = await sql<BusinessDetailColumns>`
    SELECT ${columns(DETAIL_COLUMNS)},
      (SELECT count(*)::int FROM profile p
        WHERE p.business_profile_id = t.id AND p.permission = 'Business' AND p.deleted_at IS NULL) AS people,
      (SELECT p.business_role FROM profile p WHERE p.id = ${reader.id} AND p.permission = 'Business'
        AND p.business_profile_id = t.id AND p.deleted_at IS NULL) AS own_role,
      (SELECT json_build_object('id', c.id, 'requestedAt', c.requested_at, 'change', c.change,
          'logo', ${imageOf("(c.change ->> 'logoId')::uuid", 'all')})
        FROM business_change_request c
        WHERE c.business_profile_id = t.id AND c.status = 'Open') AS pending
    FROM business_profile t
    WHERE t.id = ${id}
      AND ${deleted ? sql`t.deleted_at >= ${earliestRestorable()}` : sql`t.deleted_at IS NULL`}`.execute(
    db,
  );
  if (!rows[0]) throw new AppError('BUSINESS_NOT_EXIST');
  return toRecord(rows[0]);
}

/** Locks and reads the record until the transaction ends: writes are serialized. */
export async function lockBusiness(
  trx: Db,
  id: string,
  reader: Pick<Identity, 'id'>,
): Promise<BusinessRecord> {
  await sql`
    SELECT id FROM business_profile WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(
    trx,
  );
  return readBusiness(trx, id, { reader });
}
