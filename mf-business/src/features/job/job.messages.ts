import { defineMessages } from '@dara/shared/i18n';

export const jobMessages = defineMessages({
  title: { id: 'business.job.title' },
  lead: { id: 'business.job.lead' },
  leadOwn: { id: 'business.job.leadOwn' },
  search: { id: 'business.job.search' },
  emptyTitle: { id: 'business.job.empty.title' },
  emptyText: { id: 'business.job.empty.text' },
  columnTitle: { id: 'business.job.column.title' },
  columnCompany: { id: 'business.job.column.company' },
  columnType: { id: 'business.job.column.type' },
  columnTalentTypes: { id: 'business.job.column.talentTypes' },
  columnStatus: { id: 'business.job.column.status' },
  columnApplications: { id: 'business.job.column.applications' },
  columnDeadline: { id: 'business.job.column.deadline' },
  columnBudget: { id: 'business.job.column.budget' },
  columnUpdated: { id: 'business.job.column.updated' },
  province: { id: 'business.job.province' },
  applications: { id: 'business.job.applications' },
  openings: { id: 'business.job.openings' },
  internal: { id: 'business.job.internal' },
  budgetHidden: { id: 'business.job.budgetHidden' },
  past: { id: 'business.job.past' },
});

export const budgetUnitMessages = defineMessages({
  Day: { id: 'business.job.budgetUnit.Day' },
  Job: { id: 'business.job.budgetUnit.Job' },
  Post: { id: 'business.job.budgetUnit.Post' },
  Month: { id: 'business.job.budgetUnit.Month' },
});
