import { defineMessages } from '@dara/sdk/i18n';

export const dashboardMessages = defineMessages({
  title: { id: 'business.dashboard.title' },
  lead: { id: 'business.dashboard.lead' },
  leadOwn: { id: 'business.dashboard.leadOwn' },
});

export const figureMessages = defineMessages({
  jobsOpen: { id: 'business.dashboard.figure.jobsOpen' },
  jobsInReview: { id: 'business.dashboard.figure.jobsInReview' },
  jobsDraft: { id: 'business.dashboard.figure.jobsDraft' },
  applicationsNew: { id: 'business.dashboard.figure.applicationsNew' },
  applicationsShortlisted: { id: 'business.dashboard.figure.applicationsShortlisted' },
  requestsPending: { id: 'business.dashboard.figure.requestsPending' },
  bookingsAhead: { id: 'business.dashboard.figure.bookingsAhead' },
  proposalsExpiring: { id: 'business.dashboard.figure.proposalsExpiring' },
  businessesPending: { id: 'business.dashboard.figure.businessesPending' },
  talentsPending: { id: 'business.dashboard.figure.talentsPending' },
  talentsWithStaleRates: { id: 'business.dashboard.figure.talentsWithStaleRates' },
  talentsUnused: { id: 'business.dashboard.figure.talentsUnused' },
});

export const stageMessages = defineMessages({
  Applied: { id: 'business.application.stage.Applied' },
  Shortlisted: { id: 'business.application.stage.Shortlisted' },
  Hold: { id: 'business.application.stage.Hold' },
  Hired: { id: 'business.application.stage.Hired' },
  Completed: { id: 'business.application.stage.Completed' },
  Rejected: { id: 'business.application.stage.Rejected' },
});

export const dueMessages = defineMessages({
  JobCloses: { id: 'business.dashboard.due.JobCloses' },
  RequestEnds: { id: 'business.dashboard.due.RequestEnds' },
  OptionLapses: { id: 'business.dashboard.due.OptionLapses' },
});

export const profileMessages = defineMessages({
  title: { id: 'business.dashboard.profile.title' },
  lead: { id: 'business.dashboard.profile.lead' },
  search: { id: 'business.dashboard.profile.search' },
  emptyTitle: { id: 'business.dashboard.profile.empty.title' },
  emptyText: { id: 'business.dashboard.profile.empty.text' },
  columnName: { id: 'business.dashboard.profile.column.name' },
  columnJobs: { id: 'business.dashboard.profile.column.jobs' },
  columnOpenJobs: { id: 'business.dashboard.profile.column.openJobs' },
  columnApplications: { id: 'business.dashboard.profile.column.applications' },
  columnHired: { id: 'business.dashboard.profile.column.hired' },
});
