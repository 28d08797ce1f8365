/** The public interface of the job module. */
export { listedFor, type JobFilter } from './job-filter.ts';
export { type JobDetailRow, toJobCard } from './job.model.ts';
export type { JobMove, NoticedJob } from './job-notice.ts';
export { closeDueJobs } from './close-jobs.job.ts';
export type { ManagedJob } from './job.policy.ts';
export { insertDraft, jobBusinessOf } from './management/job-draft.ts';
export { checkJob } from './management/job-input.check.ts';
export type { JobInput } from './management/job-input.schema.ts';
export { findVisibleJob, jobCountQuery, jobPageQuery } from './job.repository.ts';
