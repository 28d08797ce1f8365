import { searchFor } from '../kernel/query/search.ts';
import type { JobFilter } from '../modules/job/job.public.ts';

const SOME = '018cc251-f400-7000-8000-000000000000';

/** All filters of jobs, each with a name; `firstTags` returns tags of the database. */
export function jobFilters(firstTags: (kind: string) => string[]): [string, () => JobFilter][] {
  return [
    ['nothing', () => ({ audience: 'public' })],
    ['an invited talent', () => ({ audience: 'public', talentId: SOME })],
    ['a type', () => ({ audience: 'public', jobType: ['TVC'] })],
    ['a talent type', () => ({ audience: 'public', talentType: ['Actor'] })],
    ['a province', () => ({ audience: 'public', province: ['10'] })],
    ['a budget', () => ({ audience: 'public', budgetFrom: 100_000 })],
    ['open', () => ({ audience: 'public', openOn: '2026-11-21' })],
    ['three Thai letters', () => ({ audience: 'public', search: searchFor('ละค') })],
    ['tags', () => ({ audience: 'public', tagIds: firstTags('Job') })],
    ['nothing, for staff', () => ({ audience: 'management' })],
    ['its owner', () => ({ audience: 'management', businessProfileId: SOME })],
    ['a status', () => ({ audience: 'management', status: ['Review'] })],
    ['visibility', () => ({ audience: 'management', visibility: 'Internal' })],
  ];
}
