import type {
  ApplicationStatus,
  JobApplication,
  JobDetail,
  JobRequest,
  JobViewer,
} from '../api/generated.ts';
import { id, job, picture } from './fixtures.ts';

/** A job as its page gets it. */
export function jobDetail(changes: Partial<JobDetail> = {}): JobDetail {
  return {
    ...job(1),
    description: { th: 'ถ่ายริมแม่น้ำ', en: 'One day by the river' },
    companyLogo: null,
    image: picture(3),
    gender: ['Female'],
    languages: ['th', 'en'],
    ageFrom: 18,
    ageTo: 30,
    heightFrom: 160,
    heightTo: null,
    weightFrom: null,
    weightTo: null,
    shootFrom: '2026-12-10',
    shootTo: '2026-12-12',
    location: null,
    media: ['TV', 'Online'],
    usageMonths: 6,
    exclusivity: null,
    tags: [],
    updatedAt: '2026-11-01T00:00:00.000Z',
    viewer: null,
    ...changes,
  };
}

/** Relation of a talent that may apply to the job: none. */
export function viewer(changes: Partial<JobViewer> = {}): JobViewer {
  return {
    isApproved: true,
    cards: 2,
    talentTypes: ['Actor'],
    application: null,
    request: null,
    ...changes,
  };
}

/** A talent's application to `job(1)`, with the second of its cards. */
export function application(status: ApplicationStatus, canWithdraw = false): JobApplication {
  return {
    id: id('application', 1),
    jobId: id('job', 1),
    status,
    canWithdraw,
    message: null,
    compositeCardId: id('card', 2),
    cardName: 'Card 2',
    tape: null,
    note: null,
    quotedRate: 4500,
    createdAt: '2026-11-05T05:00:00.000Z',
    updatedAt: '2026-11-06T05:00:00.000Z',
  };
}

export const INVITATION: JobRequest = {
  id: id('request', 1),
  jobId: id('job', 1),
  status: 'Pending',
  message: { th: 'เรานึกถึงคุณ', en: 'We thought of you' },
  offeredRate: 30_000,
  respondBy: '2026-11-28',
  declineReason: null,
  createdAt: '2026-11-05T05:00:00.000Z',
  updatedAt: '2026-11-05T05:00:00.000Z',
};
