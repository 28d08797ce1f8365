import { defineMessages } from '@dara/sdk/i18n';

export const proposalMessages = defineMessages({
  title: { id: 'business.proposal.title' },
  lead: { id: 'business.proposal.lead' },
  leadOwn: { id: 'business.proposal.leadOwn' },
  search: { id: 'business.proposal.search' },
  emptyTitle: { id: 'business.proposal.empty.title' },
  emptyText: { id: 'business.proposal.empty.text' },
  emptyOwn: { id: 'business.proposal.empty.own' },
  columnTitle: { id: 'business.proposal.column.title' },
  columnCompany: { id: 'business.proposal.column.company' },
  columnStatus: { id: 'business.proposal.column.status' },
  columnTotal: { id: 'business.proposal.column.total' },
  columnValid: { id: 'business.proposal.column.valid' },
  columnSeen: { id: 'business.proposal.column.seen' },
  deleted: { id: 'business.proposal.deleted' },
  deletedOnly: { id: 'business.proposal.deletedOnly' },
  columnUpdated: { id: 'business.proposal.column.updated' },
});
