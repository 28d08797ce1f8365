import { AppError, type Db } from '@dara/backend';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ClientTable } from '../../../kernel/database/db-client.ts';
import { isId } from '../../../kernel/new-id.ts';
import { countQuery, pageQuery, readPage } from '../../../kernel/query/list.ts';
import { matches, searchFor } from '../../../kernel/query/search.ts';
import { imageOf } from '../../../kernel/query/select.ts';
import { orderBy, sortable, sortableOrNull, type SortColumns } from '../../../kernel/query/sort.ts';
import { isRestorable } from '../../../kernel/record/deletion.ts';
import type { ImageRef } from '../../../kernel/schema/shapes.ts';
import type { ClientListQuery, ClientRecord } from './client-management.schema.ts';

/** The editors' order of all clients; those that nobody placed follow by age. */
export const CLIENT_ORDER = sql.raw('sort_order ASC NULLS LAST, created_at, id');
const POSITIONS = sql`LEFT JOIN (
  SELECT id, (row_number() OVER (ORDER BY ${CLIENT_ORDER}))::int AS position
  FROM client WHERE deleted_at IS NULL AND (business_profile_id IS NULL OR publish)) p ON p.id = t.id`;

const ORDERS: SortColumns = {
  Order: sortableOrNull('p.position'),
  Name: sortable(`(t.name ->> 'th') COLLATE "und-x-icu"`),
  CreatedAt: sortable('t.created_at'),
  UpdatedAt: sortable('t.updated_at'),
};

type ClientRow = Pick<
  Selectable<ClientTable>,
  | 'id'
  | 'name'
  | 'link'
  | 'publish'
  | 'business_profile_id'
  | 'missing_translation'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
> & { logo: ImageRef | null; position: number | null };

const COLUMNS = sql`t.id, t.name, t.link, t.publish, t.business_profile_id, t.missing_translation, t.version,
  t.created_at, t.updated_at, t.deleted_at, p.position, ${imageOf('t.logo_id', 'all')} AS logo`;

function toClientRecord(row: ClientRow): ClientRecord {
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    link: row.link,
    publish: row.publish,
    position: row.position,
    businessProfileId: row.business_profile_id,
    missingTranslation: row.missing_translation,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

/** A business that is not shown keeps its row, which is nothing to look at. */
const LISTED = sql`t.deleted_at IS NULL AND (t.business_profile_id IS NULL OR t.publish)`;
const DELETED = sql`t.business_profile_id IS NULL AND ${isRestorable('t.deleted_at')}`;

function conditions(query: ClientListQuery): RawBuilder<unknown> {
  const { keyword, publish, ofBusiness, missingTranslation, deleted } = query;
  const search = searchFor(keyword);
  const all = [
    deleted ? DELETED : LISTED,
    ...(search ? [matches('t.search_text', search)] : []),
    ...(publish === undefined ? [] : [sql`t.publish = ${publish}`]),
    ...(ofBusiness === undefined ? [] : [sql`(t.business_profile_id IS NOT NULL) = ${ofBusiness}`]),
    ...(missingTranslation === undefined
      ? []
      : [sql`t.missing_translation = ${missingTranslation}`]),
  ];
  return sql.join(all, sql` AND `);
}

/** Clients as editors see them, in their order unless asked otherwise. */
export async function listClients(db: Db, query: ClientListQuery) {
  const { page, size } = query;
  const order = orderBy(ORDERS, query, ORDERS['Order']!.asc);
  const list = { table: 'client', joins: POSITIONS, where: conditions(query), order } as const;
  const rows = pageQuery<ClientRow>(db, list, query, COLUMNS);
  const found = await readPage(db, rows, countQuery(db, list));
  return { items: found.rows.map(toClientRecord), page, size, total: found.total };
}

/** An id as it is kept; a mistyped one is no client's. */
export function requireClientId(id: string): string {
  if (!isId(id)) throw new AppError('CLIENT_NOT_EXIST');
  return id.toLowerCase();
}

/** One client, or a deleted one that can be restored. Throws `CLIENT_NOT_EXIST`. */
export async function readClient(
  db: Db,
  id: string,
  { deleted = false } = {},
): Promise<ClientRecord> {
  const { rows } = await sql<ClientRow>`
    SELECT ${COLUMNS} FROM client t ${POSITIONS}
    WHERE t.id = ${requireClientId(id)} AND ${deleted ? DELETED : LISTED}`.execute(db);
  if (!rows[0]) throw new AppError('CLIENT_NOT_EXIST');
  return toClientRecord(rows[0]);
}

/** A client that is edited here, held until the transaction ends; one that follows a business is not. */
export async function lockClient(trx: Db, id: string): Promise<ClientRecord> {
  const clientId = requireClientId(id);
  await sql`SELECT id FROM client WHERE id = ${clientId} FOR UPDATE`.execute(trx);
  const client = await readClient(trx, clientId);
  if (client.businessProfileId) throw new AppError('CLIENT_OF_BUSINESS');
  return client;
}
