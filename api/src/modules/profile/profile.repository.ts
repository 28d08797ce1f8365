import type { Db } from '@dara/backend';
import { sql, type CompiledQuery, type Selectable } from 'kysely';
import type { ProfileTable } from '../../kernel/database/generated.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { matches, searchFor } from '../../kernel/query/search.ts';
import { isRestorable } from '../../kernel/record/deletion.ts';
import { imageOf } from '../../kernel/query/select.ts';
import { orderBy, sortable, type Sort, type SortColumns } from '../../kernel/query/sort.ts';
import type { ImageRef } from '../../kernel/schema/shapes.ts';
import type { ManagementProfile, ManagementProfileRow } from './profile.schema.ts';
import type { ProfileFilter, ProfileListQuery } from './profile-query.schema.ts';

/** The same expressions as the indexes in `migrations/baseline/account.ts`. */
const ORDERS: SortColumns = {
  CreatedAt: sortable('t.created_at'),
  UpdatedAt: sortable('t.updated_at'),
  Email: sortable('t.email COLLATE "und-x-icu"'),
  FirstName: sortable('t.first_name COLLATE "und-x-icu"'),
  LastName: sortable('t.last_name COLLATE "und-x-icu"'),
  LastLoginAt: sortable('t.last_login_at'),
};

const ROW_COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'permission',
  'contact_phone',
  'active',
  'last_login_at',
  'created_at',
  'updated_at',
  'deleted_at',
  'version',
] as const satisfies readonly (keyof ProfileTable)[];

const DETAIL_COLUMNS = [
  ...ROW_COLUMNS,
  'country',
  'province',
  'district',
  'sub_district',
  'postal_code',
  'address',
  'language',
  'talent_id',
  'business_profile_id',
] as const satisfies readonly (keyof ProfileTable)[];

const isInvited = (alias: string) => sql<boolean>`${sql.ref(`${alias}.password_hash`)} IS NULL`;

const LIST_COLUMNS = sql.join([
  ...ROW_COLUMNS.map((column) => sql.ref(`t.${column}`)),
  sql`${isInvited('t')} AS is_invited`,
  sql`${imageOf('t.image_id', 'all')} AS image`,
]);

function listOf({ keyword, permission, active, signedIn, deleted }: ProfileFilter) {
  const search = searchFor(keyword);
  const conditions = [
    deleted ? isRestorable('t.deleted_at') : sql`t.deleted_at IS NULL`,
    ...(search ? [matches('t.search', search)] : []),
    ...(permission?.length ? [sql`t.permission = ANY (${permission}::text[])`] : []),
    ...(active === undefined ? [] : [sql`t.active = ${active}`]),
    ...(signedIn === undefined ? [] : [sql`(t.last_login_at IS NOT NULL) = ${signedIn}`]),
  ];
  return { table: 'profile', where: sql.join(conditions, sql` AND `), search } as const;
}

type Row = Pick<Selectable<ProfileTable>, (typeof ROW_COLUMNS)[number]> & {
  image: ImageRef | null;
  is_invited: boolean;
};

/** The query of a page, exported so that its plan can be tested. Newest first unless sorted otherwise. */
export function profilePageQuery(db: Db, query: ProfileListQuery): CompiledQuery<Row> {
  const order = orderBy(ORDERS, query, ORDERS['CreatedAt']!.desc);
  return pageQuery(db, { ...listOf(query), order }, query, LIST_COLUMNS);
}

/** The ids of an export, in its order. */
export async function profileIds(
  db: Db,
  filter: ProfileFilter,
  sort: Sort,
  max: number,
): Promise<string[]> {
  const order = orderBy(ORDERS, sort, ORDERS['CreatedAt']!.desc);
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM profile t WHERE ${listOf(filter).where} ORDER BY ${order} LIMIT ${max}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function listProfiles(db: Db, query: ProfileListQuery) {
  const { page, size } = query;
  const count = countQuery(db, listOf(query));
  const { rows, total } = await readPage(db, profilePageQuery(db, query), count);
  return { items: rows.map(toRow), page, size, total };
}

const picture = imageOf('profile.image_id', 'all').as('image');

/** A user by id; with `deleted` one that can be restored instead. */
export async function findProfile(
  db: Db,
  id: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<ManagementProfile | undefined> {
  const row = await db
    .selectFrom('profile')
    .select(DETAIL_COLUMNS)
    .select([picture, isInvited('profile').as('is_invited')])
    .where('id', '=', id)
    .where(deleted ? isRestorable('deleted_at') : sql<boolean>`deleted_at IS NULL`)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...toRow(row),
    country: row.country,
    province: row.province,
    district: row.district,
    subDistrict: row.sub_district,
    postalCode: row.postal_code,
    address: row.address,
    language: row.language,
    talentId: row.talent_id,
    businessProfileId: row.business_profile_id,
  };
}

function toRow(row: Row): ManagementProfileRow {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    image: row.image,
    permission: row.permission,
    contactPhone: row.contact_phone,
    active: row.active,
    isInvited: row.is_invited,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}
