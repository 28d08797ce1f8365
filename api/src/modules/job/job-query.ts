import type { Identity } from '@dara/backend';
import type { Static } from 'typebox';
import { searchFor } from '../../kernel/query/search.ts';
import type { TagFinder } from '../tag/tag.public.ts';
import type { ManagementJobFilter } from './job-filter.ts';
import type { JobQuery, JobRowQuery } from './job.schema.ts';

type SharedQuery = Pick<
  Static<typeof JobQuery>,
  'jobType' | 'talentType' | 'province' | 'tags' | 'keyword'
>;

/** Filters common to visitors and management, mapped field by field: nothing else of a query becomes a condition. */
export async function sharedFilter(
  { jobType, talentType, province, tags, keyword }: SharedQuery,
  tagFinder: TagFinder,
) {
  const tagIds = tags?.length ? await tagFinder.resolve('Job', tags) : undefined;
  return { jobType, talentType, province, tagIds, search: searchFor(keyword) };
}

type Paging = 'page' | 'size' | 'sortByColumn' | 'sortByAlphabetically';

/** The user's scope: staff as requested, a business its own. Null when it matches no job. */
export async function managementFilter(
  {
    deadline,
    deleted,
    missingTranslation,
    status,
    visibility,
    ...query
  }: Omit<JobRowQuery, Paging>,
  { permission, businessProfileId }: Identity,
  tagFinder: TagFinder,
): Promise<ManagementJobFilter | null> {
  const isBusiness = permission === 'Business';
  if (isBusiness && businessProfileId === null) return null;
  const owner = isBusiness ? (businessProfileId ?? undefined) : query.businessProfileId;
  return {
    ...(await sharedFilter(query, tagFinder)),
    audience: 'management',
    businessProfileId: owner,
    ...{ deadline, deleted, missingTranslation, status, visibility },
  };
}
