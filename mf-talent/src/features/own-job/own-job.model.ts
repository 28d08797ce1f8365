import { applicationMessages, type ApplicationStatus } from '@dara/agency/job';
import { oneOf, type ListSpec } from '@dara/kit/resource';
import type { JobCard, JobRequest, JobRequestStatus } from '../../api/generated.ts';

export const TABS = ['applications', 'invitations'] as const;
export type TabName = (typeof TABS)[number];

export const APPLICATION_STATUSES = Object.keys(applicationMessages) as ApplicationStatus[];
export const REQUEST_STATUSES = [
  'Pending',
  'Accepted',
  'Declined',
  'Expired',
  'Cancelled',
] as const satisfies readonly JobRequestStatus[];

const PAGE_SIZES = [12] as const;

const status = oneOf(APPLICATION_STATUSES);
export const applicationSpec = {
  sizes: PAGE_SIZES,
  sorts: [],
  filters: { status },
} as const satisfies ListSpec<{ status: typeof status }>;

const requestStatus = oneOf(REQUEST_STATUSES);
export const requestSpec = {
  sizes: PAGE_SIZES,
  sorts: [],
  filters: { status: requestStatus },
} as const satisfies ListSpec<{ status: typeof requestStatus }>;

/** The api accepts several statuses; the screen filters by one. */
export function withStatuses<Status>({
  status: one,
  ...args
}: {
  status?: Status;
  page: number;
  size: number;
}) {
  return { ...args, ...(one === undefined ? {} : { status: [one] }) };
}

/** Number of pending invitations: the total of a minimal page. */
export const OPEN_REQUESTS = { status: ['Pending' as const], page: 1, size: 1 };

/** Whether the talent can look at the job: drafts, completed and cancelled ones have no page. */
export function hasPage(job: JobCard, request?: JobRequest): boolean {
  const isListed = job.status === 'Open' || job.status === 'Closed';
  const isLetIn = !request || request.status === 'Pending' || request.status === 'Accepted';
  return isListed && (job.visibility === 'Public' || isLetIn);
}
