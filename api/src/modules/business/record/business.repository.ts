import { AppError, type Db, type Identity } from '@dara/backend';
import { sql } from 'kysely';
import { answerColumns, toAnswer } from '../../../kernel/query/answer-columns.ts';
import { anyOf, equals } from '../../../kernel/query/conditions.ts';
import { countQuery, pageQuery, readPage } from '../../../kernel/query/list.ts';
import { matches, searchFor } from '../../../kernel/query/search.ts';
import { imageOf, instant } from '../../../kernel/query/select.ts';
import { orderBy, sortable, type SortColumns } from '../../../kernel/query/sort.ts';
import { earliestRestorable, isRestorable } from '../../../kernel/record/deletion.ts';
import { pendingOf, type PendingRow } from './business.model.ts';
import { BusinessRecord, BusinessRow, type BusinessListQuery } from './business.schema.ts';

const ORDERS: SortColumns = {
  CreatedAt: sortable('t.created_at'),
  UpdatedAt: sortable('t.updated_at'),
  CompanyName: sortable(`(t.company_name ->> 'th') COLLATE "und-x-icu"`),
};

const logo = imageOf('t.logo_id', 'all');
const isAddressConfirmed = sql`t.email_confirmed_at IS NOT NULL`;
const ROW_COLUMNS = answerColumns('business_profile', BusinessRow, { logo, isAddressConfirmed });

function listOf(query: BusinessListQuery) {
  const { status, businessType, province, showAsClient, active, missingTranslation } = query;
  const search = searchFor(query.keyword);
  const conditions = [
    query.deleted ? isRestorable('t.deleted_at') : sql`t.deleted_at IS NULL`,
    ...(search ? [matches('t.search_text', search)] : []),
    ...anyOf('t.status', status),
    ...anyOf('t.business_type', businessType),
    ...anyOf('t.province', province),
    ...equals('t.show_as_client', showAsClient),
    ...equals('t.active', active),
    ...equals('t.missing_translation', missingTranslation),
  ];
  return { table: 'business_profile', where: sql.join(conditions, sql` AND `), search } as const;
}

export async function listBusinesses(db: Db, query: BusinessListQuery) {
  const { page, size } = query;
  const list = { ...listOf(query), order: orderBy(ORDERS, query, ORDERS['CreatedAt']!.desc) };
  const rows = pageQuery<object>(db, list, query, ROW_COLUMNS);
  const found = await readPage(db, rows, countQuery(db, list));
  return { items: found.rows.map(toAnswer<typeof BusinessRow>), page, size, total: found.total };
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
  const columns = answerColumns('business_profile', BusinessRecord, {
    logo,
    isAddressConfirmed,
    people: sql`(SELECT count(*)::int FROM profile p
      WHERE p.business_profile_id = t.id AND p.permission = 'Business' AND p.deleted_at IS NULL)`,
    ownRole: sql`(SELECT p.business_role FROM profile p WHERE p.id = ${reader.id}
      AND p.permission = 'Business' AND p.business_profile_id = t.id AND p.deleted_at IS NULL)`,
    pendingEmail:
      sql.raw(`(SELECT json_build_object('email', e.email, 'sentAt', ${instant('e.sent_at')},
        'expiresAt', ${instant('e.expires_at')})
      FROM business_email_change e WHERE e.business_profile_id = t.id AND e.expires_at > now())`),
    pendingChange: sql`(SELECT json_build_object('id', c.id, 'requestedAt', c.requested_at,
        'change', c.change, 'logo', ${imageOf("(c.change ->> 'logoId')::uuid", 'all')})
      FROM business_change_request c
      WHERE c.business_profile_id = t.id AND c.status = 'Open')`,
  });
  const { rows } = await sql<{ pendingChange: PendingRow | null }>`
    SELECT ${columns} FROM business_profile t
    WHERE t.id = ${id}
      AND ${deleted ? sql`t.deleted_at >= ${earliestRestorable()}` : sql`t.deleted_at IS NULL`}`.execute(
    db,
  );
  if (!rows[0]) throw new AppError('BUSINESS_NOT_EXIST');
  const { pendingChange } = rows[0];
  return {
    ...toAnswer<typeof BusinessRecord>(rows[0]),
    pendingChange: pendingChange && pendingOf(pendingChange),
  };
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
