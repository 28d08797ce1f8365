/** What people are told of, each once. */
export const NOTICE_KINDS = [
  'BusinessRegistered',
  'BusinessStatus',
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
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
