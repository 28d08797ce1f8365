import { defineMessages } from '@dara/sdk/i18n';

export const talentMessages = defineMessages({
  title: { id: 'public.talent.list.title' },
  lead: { id: 'public.talent.list.lead' },
  description: { id: 'public.talent.list.description' },
  groups: { id: 'public.talent.list.groups' },
  everyone: { id: 'public.talent.list.everyone' },
  search: { id: 'public.talent.list.search' },
  count: { id: 'public.talent.list.count' },
  emptyTitle: { id: 'public.talent.list.emptyTitle' },
  emptyText: { id: 'public.comeBack' },
  channel: { id: 'public.talent.filter.channel' },
  followers: { id: 'public.talent.filter.followers' },
  engagement: { id: 'public.talent.filter.engagement' },
  gender: { id: 'public.talent.filter.gender' },
  age: { id: 'public.talent.fact.age' },
  languages: { id: 'public.talent.fact.languages' },
  free: { id: 'public.talent.filter.free' },
  tags: { id: 'public.talent.filter.tags' },
});

const relevance = defineMessages({
  'Relevance.desc': { id: 'public.talent.sort.relevance' },
});

/** Sort orders of the list, the default first. */
export const talentSortMessages = defineMessages({
  'Followers.desc': { id: 'public.talent.sort.followers' },
  'EngagementRate.desc': { id: 'public.talent.sort.engagement' },
  'CreatedAt.desc': { id: 'public.talent.sort.newest' },
  'DisplayName.asc': { id: 'public.talent.sort.name' },
});

/** A search can be sorted by relevance too. */
export const talentSearchSortMessages = { ...relevance, ...talentSortMessages };
