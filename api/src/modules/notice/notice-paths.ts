import type { NoticeKind, Permission } from '@dara/model';
import type { NoticeData } from './notify.ts';

export interface NoticeSubject {
  kind: NoticeKind;
  entity: string;
  entityId: string;
  data: NoticeData;
}

const BUSINESS = '/management/business';
const OWN_JOBS = '/talent/profile/job';
const OWN_CALENDAR = '/talent/profile/calendar';

/** Tab of a talent's own jobs per kind. */
const TALENT_TABS: Partial<Record<NoticeKind, string>> = {
  ApplicationStatus: 'applications',
  InvitationReceived: 'invitations',
  InvitationEnded: 'invitations',
};

/** Page of a user's own data and export. */
export const ownDataPath = (role: Permission): string =>
  role === 'Talent' ? '/talent/profile' : '/management/setting/account';

/** The target of a notice for a role, without language prefix; null without one. */
export function noticePath(subject: NoticeSubject, role: Permission): string | null {
  if (subject.kind === 'PrivacyAnswered') return ownDataPath(role);
  if (subject.kind === 'SearchMatched') return `/talent?${String(subject.data['search'] ?? '')}`;
  return role === 'Talent' ? talentPath(subject) : managementPath(subject, role);
}

function jobIdOf({ entity, entityId, data }: NoticeSubject): string | null {
  if (entity === 'job') return entityId;
  return typeof data['jobId'] === 'string' ? data['jobId'] : null;
}

/** The calendar month of a booking. */
const monthQuery = ({ data }: NoticeSubject): string =>
  `month=${String(data['from'] ?? '').slice(0, 7)}`;

const bookingQuery = (subject: NoticeSubject): string =>
  `${monthQuery(subject)}&booking=${subject.entityId}`;

/**
 * The accepted proposal whose line-up a booking notice leads to: staff find a replacement for an ended booking there,
 * and a business reads a booking without a job only there.
 */
function proposalOfBooking({ kind, data }: NoticeSubject, role: Permission): string | null {
  const isEnded = kind === 'BookingLapsed' || data['status'] === 'Cancelled';
  const isThere = role === 'Business' ? !data['jobId'] : isEnded;
  return isThere && typeof data['proposalId'] === 'string' ? data['proposalId'] : null;
}

function talentPath(subject: NoticeSubject): string {
  if (subject.kind.startsWith('Booking')) return `${OWN_CALENDAR}?${monthQuery(subject)}`;
  const tab = TALENT_TABS[subject.kind];
  if (tab) return `${OWN_JOBS}?tab=${tab}`;
  const jobId = subject.kind === 'JobStatus' ? jobIdOf(subject) : null;
  return jobId ? `/job/${jobId}` : OWN_JOBS;
}

function managementPath(subject: NoticeSubject, role: Permission): string | null {
  const { kind, entity, entityId } = subject;
  const jobId = jobIdOf(subject);
  const job = jobId ? `${BUSINESS}/job/detail/${jobId}` : `${BUSINESS}/job`;
  if (kind.startsWith('Application')) return jobId ? `${job}/application` : job;
  if (kind.startsWith('Invitation')) return jobId ? `${job}/request` : job;
  if (kind.startsWith('Job')) return job;
  if (kind === 'NewFaceReceived') return `/management/talent/newface/detail/${entityId}`;
  if (kind === 'EmailChangeAsked') {
    return entity === 'talent'
      ? `/management/talent/model/detail/${entityId}`
      : `/management/setting/user/detail/${entityId}`;
  }
  if (kind === 'PrivacyRequested') return `/management/setting/privacy/detail/${entityId}`;
  if (kind.startsWith('Proposal')) return `${BUSINESS}/proposal/detail/${entityId}`;
  if (kind.startsWith('Booking')) {
    const proposalId = proposalOfBooking(subject, role);
    if (proposalId) return `${BUSINESS}/proposal/detail/${proposalId}`;
    return `${BUSINESS}/booking?${bookingQuery(subject)}`;
  }
  return role === 'Business'
    ? `${BUSINESS}/profile/detail`
    : `${BUSINESS}/profile/detail/${entityId}`;
}
