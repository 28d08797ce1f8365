import type { Candidate, Invitation, JobRecord } from '../api/generated.ts';
import { draftJob } from './job-record.ts';

/** A job that accepts applications, with requirements. */
export const openJob: JobRecord = {
  ...draftJob,
  status: 'Open',
  talentTypes: ['Actor'],
  gender: ['Female'],
  ageFrom: 20,
  ageTo: 30,
  heightFrom: 165,
  weightTo: 60,
  budgetUnit: 'Day',
  applyUntil: '2099-01-31',
};

const talent = {
  id: 't1',
  displayName: 'น้ำผึ้ง',
  name: { th: 'น้ำผึ้ง', en: 'Namphueng' },
  nickName: null,
  talentTypes: ['Actor' as const],
  image: null,
  gender: 'Female' as const,
  age: 24,
  height: 168,
  hairColour: null,
  nationality: 'TH',
  followers: 12_000,
  engagementRate: null,
  channel: null,
  tags: [],
  isTop10: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

export const invitation: Invitation = {
  id: 'r1',
  talent,
  status: 'Pending',
  sentBy: 'Agency',
  message: { th: 'มาแคสต์กัน', en: 'Come and cast' },
  offeredRate: 9000,
  declineReason: null,
  respondBy: '2099-01-20',
  createdAt: '2026-01-01T00:00:00.000Z',
  seenAt: null,
  remindedAt: null,
  answeredAt: null,
  tape: null,
  canRemind: true,
  canCancel: true,
  version: 1,
};

export const candidate: Candidate = {
  ...talent,
  invitation: null,
  hasApplied: false,
  canInvite: true,
  clash: null,
};
