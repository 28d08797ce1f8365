import type { Transitions } from './status.ts';

/** Kinds of requests about personal data. */
export const PRIVACY_KINDS = ['Access', 'Correction', 'Erasure'] as const;
export type PrivacyKind = (typeof PRIVACY_KINDS)[number];

/** How a request came in: by one's own account, or written down by the agency. */
export const PRIVACY_CHANNELS = ['Account', 'Mail', 'Phone', 'Letter', 'Visit'] as const;
export type PrivacyChannel = (typeof PRIVACY_CHANNELS)[number];

export const PRIVACY_ASKERS = ['Self', 'Guardian'] as const;
export type PrivacyAsker = (typeof PRIVACY_ASKERS)[number];

export const PRIVACY_STATUSES = ['Open', 'Running', 'Done', 'Refused', 'Withdrawn'] as const;
export type PrivacyStatus = (typeof PRIVACY_STATUSES)[number];
/** Erasures are executed by the system in the background; a blocked one returns to the worklist. */
export const PRIVACY_TRANSITIONS: Transitions<PrivacyStatus> = {
  Open: {
    Running: ['Admin'],
    Done: ['Admin'],
    Refused: ['Admin'],
    Withdrawn: ['Owner', 'Admin'],
  },
  Running: { Done: ['System'], Open: ['System'] },
  Done: {},
  Refused: {},
  Withdrawn: {},
};

/** Legal period in days for an answer. */
export const PRIVACY_DUE_DAYS = 30;

/** Reasons that block an erasure. */
export const ERASURE_BLOCKS = [
  'Oneself',
  'LastAdmin',
  'LastOwner',
  'LiveBooking',
  'Hired',
] as const;
export type ErasureBlock = (typeof ERASURE_BLOCKS)[number];

/** Data removed by an erasure. */
export const ERASED_PARTS = [
  'account',
  'talent',
  'pictures',
  'videos',
  'cards',
  'works',
  'applications',
  'invitations',
  'options',
  'proposals',
  'messages',
  'signIns',
  'notices',
  'line',
] as const;
export type ErasedPart = (typeof ERASED_PARTS)[number];

/** Data retained, and why. */
export const RETENTION_REASONS = {
  bookings: 'Accounting',
  jobsDone: 'Accounting',
  proposalsAccepted: 'Contract',
  legalName: 'Accounting',
  consents: 'Evidence',
  auditEvents: 'Security',
} as const;
export type RetainedPart = keyof typeof RETENTION_REASONS;
export type RetentionReason = (typeof RETENTION_REASONS)[RetainedPart];
export const RETAINED_PARTS = Object.keys(RETENTION_REASONS) as RetainedPart[];
