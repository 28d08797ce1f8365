import { AppError, type Identity } from '@dara/backend';
import { searchFor } from '../../domain/search.ts';
import type { TagFinder } from '../tag/tag.repository.ts';
import type { TalentFilter } from './talent-filter.ts';
import type { TalentRowQuery } from './talent-management.schema.ts';

type Filters = Omit<TalentRowQuery, 'page' | 'size' | 'sortByColumn' | 'sortByAlphabetically'>;

/** Management's filters as conditions; the deleted are for who may restore them. */
export async function staffFilter(
  { keyword, tags, ...filter }: Filters,
  { permission }: Identity,
  tagFinder: TagFinder,
): Promise<TalentFilter> {
  if (filter.deleted && permission !== 'Admin') throw new AppError('FORBIDDEN');
  const tagIds = tags?.length ? await tagFinder.resolve('Talent', tags) : undefined;
  return { ...filter, isPublic: false, tagIds, search: searchFor(keyword) };
}
