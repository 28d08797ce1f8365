import type { Db, Tables } from '@dara/backend';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { ProfileTable } from '../../kernel/database/account-tables.ts';
import { matches, searchFor } from '../../kernel/query/search.ts';
import { imageOf } from '../../kernel/query/select.ts';
import { limit, orderBy, sortable, type SortColumns } from '../../kernel/query/sort.ts';
import type {
  ManagementProfile,
  ManagementProfileRow,
  ProfileListQuery,
} from './profile.schema.ts';

/** The same expressions as the indexes of migration 001. */
const ORDERS: SortColumns = {
  CreatedAt: sortable('created_at', 'id'),
  UpdatedAt: sortable('updated_at', 'id'),
  Email: sortable('email COLLATE "und-x-icu"', 'id'),
  FirstName: sortable('first_name COLLATE "und-x-icu"', 'id'),
  LastName: sortable('last_name COLLATE "und-x-icu"', 'id'),
  LastLoginAt: sortable('last_login_at', 'id'),
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

function filtered<O>(
  query: SelectQueryBuilder<Tables, 'profile', O>,
  { keyword, permission, active }: ProfileListQuery,
): SelectQueryBuilder<Tables, 'profile', O> {
  const search = searchFor(keyword);
  let result = query.where('deleted_at', 'is', null);
  if (search) result = result.where(sql<boolean>`${matches('search', search)}`);
  if (permission?.length) result = result.where('permission', 'in', permission);
  if (active !== undefined) result = result.where('active', '=', active);
  return result;
}

const picture = imageOf('profile.image_id', 'all').as('image');

/** The page of rows as a query, so that its plan can be looked at. Newest first unless asked otherwise. */
export function profileRowsQuery(db: Db, query: ProfileListQuery) {
  const newestFirst = sql.raw('created_at DESC, id DESC');
  return filtered(db.selectFrom('profile').select(ROW_COLUMNS).select(picture), query).modifyEnd(
    sql`ORDER BY ${orderBy(ORDERS, query, newestFirst)} ${limit(query)}`,
  );
}

export async function listProfiles(db: Db, query: ProfileListQuery) {
  const { page, size } = query;
  const rows = await profileRowsQuery(db, query).execute();
  const { total } = await filtered(
    db.selectFrom('profile').select((eb) => eb.fn.countAll<number>().as('total')),
    query,
  ).executeTakeFirstOrThrow();
  return { items: rows.map(toRow), page, size, total };
}

export async function findProfile(db: Db, id: string): Promise<ManagementProfile | undefined> {
  const row = await db
    .selectFrom('profile')
    .select(DETAIL_COLUMNS)
    .select(picture)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
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

type Row = Awaited<ReturnType<ReturnType<typeof profileRowsQuery>['execute']>>[number];

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
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
