/** What other modules may use of job. */
export type { JobFilter } from './job-filter.ts';
export { type JobDetailRow, toJobCard } from './job.model.ts';
export { type JobMove, type NoticedJob, tellOfJobStatus } from './job-notice.ts';
export {
  type ManagedJob,
  jobActorsOf,
  managesAllJobs,
  requireJobId,
  requireManagedJob,
} from './job.policy.ts';
export { findVisibleJob, jobCountQuery, jobPageQuery } from './job.repository.ts';
