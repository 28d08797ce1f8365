import { defineMessages } from '@dara/sdk/i18n';

export const jobMessages = defineMessages({
  title: { id: 'public.job.list.title' },
  lead: { id: 'public.job.list.lead' },
  description: { id: 'public.job.list.description' },
  search: { id: 'public.job.list.search' },
  count: { id: 'public.job.list.count' },
  emptyTitle: { id: 'public.job.list.emptyTitle' },
  emptyText: { id: 'public.comeBack' },
  open: { id: 'public.job.filter.open' },
  closedToo: { id: 'public.job.filter.closedToo' },
  talentType: { id: 'public.job.filter.talentType' },
  jobType: { id: 'public.job.filter.jobType' },
  province: { id: 'public.job.filter.province' },
  anyProvince: { id: 'public.job.filter.anyProvince' },
  budget: { id: 'public.job.filter.budget' },
});

/** Sort orders of the list, the default first. */
export const jobSortMessages = defineMessages({
  'CreatedAt.desc': { id: 'public.job.sort.newest' },
  'ApplyUntil.asc': { id: 'public.job.sort.deadline' },
});
