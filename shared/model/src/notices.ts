import type { Permission } from './permission.ts';

/** The kinds of notifications. */
export const NOTICE_KINDS = [
  'NewFaceReceived',
  'BusinessRegistered',
  'BusinessStatus',
  'BusinessChangeRequested',
  'BusinessChangeDecided',
  'MemberJoined',
  'JobSubmitted',
  'JobStatus',
  'ApplicationReceived',
  'ApplicationStatus',
  'InvitationReceived',
  'InvitationAnswered',
  'InvitationEnded',
  'ProposalSent',
  'ProposalViewed',
  'ProposalAnswered',
  'ProposalChanged',
  'ProposalExpired',
  'BookingMade',
  'BookingChanged',
  'BookingLapsed',
  'SearchMatched',
  'EmailChangeAsked',
  'PrivacyRequested',
  'PrivacyAnswered',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** When a notice is mailed; the bell shows it immediately. */
export const NOTICE_CHOICES = ['instant', 'daily', 'never'] as const;
export type NoticeChoice = (typeof NOTICE_CHOICES)[number];

export type NoticeDefaults = Partial<Record<NoticeKind, NoticeChoice>>;

const STAFF: NoticeDefaults = {
  NewFaceReceived: 'daily',
  BusinessRegistered: 'instant',
  BusinessChangeRequested: 'instant',
  MemberJoined: 'never',
  JobSubmitted: 'instant',
  JobStatus: 'daily',
  ApplicationReceived: 'daily',
  ApplicationStatus: 'daily',
  InvitationAnswered: 'daily',
  InvitationEnded: 'daily',
  ProposalViewed: 'daily',
  ProposalAnswered: 'instant',
  ProposalChanged: 'instant',
  ProposalExpired: 'daily',
  BookingMade: 'daily',
  BookingChanged: 'daily',
  BookingLapsed: 'instant',
  EmailChangeAsked: 'instant',
  PrivacyAnswered: 'instant',
};

/** The kinds each role receives, and the default time of the mail. */
export const NOTICES_OF: Readonly<Record<Permission, NoticeDefaults>> = {
  Admin: { ...STAFF, PrivacyRequested: 'instant' },
  Staff: STAFF,
  Business: {
    BusinessStatus: 'instant',
    BusinessChangeDecided: 'instant',
    MemberJoined: 'daily',
    JobStatus: 'instant',
    ApplicationReceived: 'daily',
    ApplicationStatus: 'daily',
    InvitationAnswered: 'daily',
    InvitationEnded: 'daily',
    ProposalSent: 'instant',
    ProposalChanged: 'instant',
    ProposalExpired: 'daily',
    BookingMade: 'daily',
    BookingChanged: 'daily',
    SearchMatched: 'instant',
    PrivacyAnswered: 'instant',
  },
  Talent: {
    JobStatus: 'daily',
    ApplicationStatus: 'instant',
    InvitationReceived: 'instant',
    InvitationEnded: 'instant',
    BookingMade: 'instant',
    BookingChanged: 'instant',
    BookingLapsed: 'daily',
    PrivacyAnswered: 'instant',
  },
};
