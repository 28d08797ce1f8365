import type { MockApi } from '@dara/kit/testing';
import type { JobApplication, JobCard, JobRequest } from '../api/generated.ts';

/** A job as its card shows it. */
export const job: JobCard = {
  id: 'j1',
  title: { th: 'โฆษณาน้ำดื่ม', en: 'Water commercial' },
  jobType: 'TVC',
  talentTypes: ['Actor'],
  image: null,
  province: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
  openings: 1,
  castingDate: '2026-12-01',
  applyUntil: '2026-11-30',
  budgetFrom: null,
  budgetTo: null,
  budgetUnit: 'Day',
  companyName: { th: 'สายน้ำ', en: 'River Co' },
  status: 'Open',
  isOpen: true,
  visibility: 'Public',
  createdAt: '2026-11-01T00:00:00.000Z',
};

export const application: JobApplication = {
  id: 'a1',
  jobId: 'j1',
  status: 'Applied',
  canWithdraw: true,
  message: null,
  compositeCardId: 'c1',
  cardName: 'Classic card',
  note: 'Free all week',
  quotedRate: 4500,
  tape: null,
  createdAt: '2026-11-05T05:00:00.000Z',
  updatedAt: '2026-11-06T05:00:00.000Z',
};

export const request: JobRequest = {
  id: 'r1',
  jobId: 'j1',
  status: 'Pending',
  message: { th: 'เรานึกถึงคุณ', en: 'We thought of you' },
  offeredRate: 30_000,
  respondBy: '2026-11-28',
  declineReason: null,
  createdAt: '2026-11-05T05:00:00.000Z',
  updatedAt: '2026-11-05T05:00:00.000Z',
};

interface Served {
  applications?: { application: JobApplication; job: JobCard }[];
  requests?: { request: JobRequest; job: JobCard }[];
  total?: number;
}

/** Fake api for a talent; its data can change during a test. */
export function serveOwnJobs(
  network: MockApi,
  { applications = [], requests = [], total }: Served,
) {
  const state = { applications, requests };
  network.get('/api/job/myjob', ({ url }) => {
    const wanted = url.searchParams.getAll('status');
    const items = state.applications.filter(
      (one) => wanted.length === 0 || wanted.includes(one.application.status),
    );
    return { items, page: 1, size: 12, total: total ?? items.length };
  });
  network.get('/api/job/requestjob', ({ url }) => {
    const wanted = url.searchParams.getAll('status');
    const items = state.requests.filter(
      (one) => wanted.length === 0 || wanted.includes(one.request.status),
    );
    return { items, page: 1, size: 12, total: items.length };
  });
  return state;
}
