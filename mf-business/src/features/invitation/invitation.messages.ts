import { defineMessages } from '@dara/sdk/i18n';

export const invitationMessages = defineMessages({
  title: { id: 'business.invitation.title' },
  search: { id: 'business.invitation.search' },
  talent: { id: 'business.invitation.column.talent' },
  job: { id: 'business.invitation.column.job' },
  status: { id: 'business.invitation.column.status' },
  rate: { id: 'business.invitation.column.rate' },
  respondBy: { id: 'business.invitation.column.respondBy' },
  sent: { id: 'business.invitation.column.sent' },
  actions: { id: 'business.invitation.column.actions' },
});

export const requestMessages = defineMessages({
  title: { id: 'business.invitation.title' },
  lead: { id: 'business.invitation.list.lead' },
  leadOwn: { id: 'business.invitation.list.leadOwn' },
  search: { id: 'business.invitation.search' },
  emptyTitle: { id: 'business.invitation.empty.title' },
  emptyText: { id: 'business.invitation.list.empty' },
});

export const candidateMessages = defineMessages({
  title: { id: 'business.candidate.title' },
  search: { id: 'business.candidate.search' },
  talent: { id: 'business.invitation.column.talent' },
  types: { id: 'business.candidate.column.types' },
  height: { id: 'business.candidate.column.height' },
  followers: { id: 'business.candidate.column.followers' },
  standing: { id: 'business.candidate.column.standing' },
  age: { id: 'business.candidate.filter.age' },
  heightRange: { id: 'business.candidate.filter.height' },
  weight: { id: 'business.candidate.filter.weight' },
  followersRange: { id: 'business.candidate.filter.followers' },
  gender: { id: 'business.candidate.filter.gender' },
  languages: { id: 'business.candidate.filter.languages' },
  channel: { id: 'business.candidate.filter.channel' },
  tags: { id: 'business.candidate.filter.tags' },
  starred: { id: 'business.candidate.filter.starred' },
});
