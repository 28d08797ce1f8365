import type { NoticeChoice, NoticeKind } from '@dara/model';
import { defineMessages } from '@dara/sdk/i18n';

export const kindMessages = defineMessages({
  NewFaceReceived: { id: 'setting.notice.kind.NewFaceReceived' },
  BusinessRegistered: { id: 'setting.notice.kind.BusinessRegistered' },
  BusinessStatus: { id: 'setting.notice.kind.BusinessStatus' },
  BusinessChangeRequested: { id: 'setting.notice.kind.BusinessChangeRequested' },
  BusinessChangeDecided: { id: 'setting.notice.kind.BusinessChangeDecided' },
  MemberJoined: { id: 'setting.notice.kind.MemberJoined' },
  JobSubmitted: { id: 'setting.notice.kind.JobSubmitted' },
  JobStatus: { id: 'setting.notice.kind.JobStatus' },
  ApplicationReceived: { id: 'setting.notice.kind.ApplicationReceived' },
  ApplicationStatus: { id: 'setting.notice.kind.ApplicationStatus' },
  InvitationReceived: { id: 'setting.notice.kind.InvitationReceived' },
  InvitationAnswered: { id: 'setting.notice.kind.InvitationAnswered' },
  InvitationEnded: { id: 'setting.notice.kind.InvitationEnded' },
  ProposalSent: { id: 'setting.notice.kind.ProposalSent' },
  ProposalViewed: { id: 'setting.notice.kind.ProposalViewed' },
  ProposalAnswered: { id: 'setting.notice.kind.ProposalAnswered' },
  ProposalChanged: { id: 'setting.notice.kind.ProposalChanged' },
  ProposalExpired: { id: 'setting.notice.kind.ProposalExpired' },
  BookingMade: { id: 'setting.notice.kind.BookingMade' },
  BookingChanged: { id: 'setting.notice.kind.BookingChanged' },
  BookingLapsed: { id: 'setting.notice.kind.BookingLapsed' },
  SearchMatched: { id: 'setting.notice.kind.SearchMatched' },
  EmailChangeAsked: { id: 'setting.notice.kind.EmailChangeAsked' },
  PrivacyRequested: { id: 'setting.notice.kind.PrivacyRequested' },
  PrivacyAnswered: { id: 'setting.notice.kind.PrivacyAnswered' },
} satisfies Record<NoticeKind, { id: string }>);

export const choiceMessages = defineMessages({
  instant: { id: 'setting.notice.choice.instant' },
  daily: { id: 'setting.notice.choice.daily' },
  never: { id: 'setting.notice.choice.never' },
} satisfies Record<NoticeChoice, { id: string }>);
