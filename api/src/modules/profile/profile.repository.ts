import type { Db } from '@dara/backend';
import { sql, type CompiledQuery } from 'kysely';
import { answerColumns, toAnswer } from '../../kernel/query/answer-columns.ts';
import { anyOf, equals } from '../../kernel/query/conditions.ts';
import { listedIds } from '../../kernel/query/export-rows.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { matches, searchFor } from '../../kernel/query/search.ts';
import { isRestorable } from '../../kernel/record/deletion.ts';
import { imageOf } from '../../kernel/query/select.ts';
import { repeatedNames } from '../../kernel/query/talent-name.ts';
import { orderBy, sortable, type Sort, type SortColumns } from '../../kernel/query/sort.ts';
import { ManagementProfile, ManagementProfileRow } from './profile.schema.ts';
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

const computed = {
  image: imageOf('t.image_id', 'all'),
  isInvited: sql`t.password_hash IS NULL`,
  talentNames: sql.raw(repeatedNames('t')),
};
const ROW_COLUMNS = answerColumns('profile', ManagementProfileRow, computed);
const RECORD_COLUMNS = answerColumns('profile', ManagementProfile, computed);

function listOf({ keyword, permission, active, signedIn, deleted }: ProfileFilter) {
  const search = searchFor(keyword);
  const conditions = [
    deleted ? isRestorable('t.deleted_at') : sql`t.deleted_at IS NULL`,
    ...(search ? [matches('t.search', search)] : []),
    ...anyOf('t.permission', permission),
    ...equals('t.active', active),
    ...equals('(t.last_login_at IS NOT NULL)', signedIn),
  ];
  return { table: 'profile', where: sql.join(conditions, sql` AND `), search } as const;
}

/** The query of a page, exported so that its plan can be tested. Newest first unless sorted otherwise. */
export function profilePageQuery(db: Db, query: ProfileListQuery): CompiledQuery<object> {
  const order = orderBy(ORDERS, query, ORDERS['CreatedAt']!.desc);
  return pageQuery(db, { ...listOf(query), order }, query, ROW_COLUMNS);
}

/** The ids of an export, in its order. */
export function profileIds(
  db: Db,
  filter: ProfileFilter,
  sort: Sort,
  max: number,
): Promise<string[]> {
  const order = orderBy(ORDERS, sort, ORDERS['CreatedAt']!.desc);
  return listedIds(db, { ...listOf(filter), order }, max);
}

export async function listProfiles(db: Db, query: ProfileListQuery) {
  const { page, size } = query;
  const count = countQuery(db, listOf(query));
  const { rows, total } = await readPage(db, profilePageQuery(db, query), count);
  return { items: rows.map(toAnswer<typeof ManagementProfileRow>), page, size, total };
}

/** A user by id; with `deleted` one that can be restored instead. */
export async function findProfile(
  db: Db,
  id: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<ManagementProfile | undefined> {
  const { rows } = await sql<object>`
    SELECT ${RECORD_COLUMNS} FROM profile t
    WHERE t.id = ${id} AND ${deleted ? isRestorable('t.deleted_at') : sql`t.deleted_at IS NULL`}`.execute(
    db,
  );
  return rows[0] && toAnswer<typeof ManagementProfile>(rows[0]);
}
