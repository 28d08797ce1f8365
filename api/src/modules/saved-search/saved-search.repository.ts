import { AppError, type Db } from '@dara/backend';
import { SEARCH_LIMITS } from '@dara/model';
import { newId } from '../../kernel/new-id.ts';
import type { SavedSearch, SavedSearchBody } from './saved-search.schema.ts';

const COLUMNS = ['id', 'name', 'query', 'created_at'] as const;

function toSavedSearch<Row extends { created_at: Date }>({ created_at, ...row }: Row) {
  return { ...row, createdAt: created_at.toISOString() };
}

/** Searches of a person, newest first. */
export async function listSearches(db: Db, profileId: string): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_search')
    .select(COLUMNS)
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SEARCH_LIMITS.searches)
    .execute();
  return rows.map(toSavedSearch);
}

/** Throws `SEARCHES_FULL`; the caller has locked the searches of the person. */
export async function insertSearch(
  trx: Db,
  profileId: string,
  { name, query }: SavedSearchBody,
): Promise<SavedSearch> {
  const existing = await listSearches(trx, profileId);
  if (existing.length >= SEARCH_LIMITS.searches) throw new AppError('SEARCHES_FULL');
  const row = await trx
    .insertInto('saved_search')
    .values({
      id: newId(),
      profile_id: profileId,
      name: name.trim(),
      query: JSON.stringify(query),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toSavedSearch(row);
}

/** Throws `SEARCH_NOT_EXIST`, also for the search of another person. */
export async function deleteSearch(db: Db, profileId: string, id: string): Promise<void> {
  const deleted = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw new AppError('SEARCH_NOT_EXIST');
}
