const USERS = '/management/setting/user';
const PRIVACY = '/management/setting/privacy';
const RELEASES = '/management/setting/release';
const AUDIT = '/management/setting/audit';

/** Addresses of the settings and of records that they lead to. */
export const paths = {
  users: USERS,
  userCreate: `${USERS}/detail`,
  userDetail: (id: string) => `${USERS}/detail/${id}`,
  privacy: PRIVACY,
  privacyCreate: `${PRIVACY}/detail`,
  /** A request of a user whose address is known. */
  privacyCreateFor: (email: string) => `${PRIVACY}/detail?email=${encodeURIComponent(email)}`,
  privacyDetail: (id: string) => `${PRIVACY}/detail/${id}`,
  talentCreate: '/management/talent/model/detail',
  businessCreate: '/management/business/profile/detail',
  businesses: '/management/business/profile',
  talentDetail: (id: string) => `/management/talent/model/detail/${id}`,
  businessDetail: (id: string) => `/management/business/profile/detail/${id}`,
  jobDetail: (id: string) => `/management/business/job/detail/${id}`,
  jobApplications: (id: string) => `/management/business/job/detail/${id}/application`,
  proposalDetail: (id: string) => `/management/business/proposal/detail/${id}`,
  audit: AUDIT,
  releases: RELEASES,
  releaseDetail: (name: string) => `${RELEASES}/${name}`,
  /** What a user did. */
  auditOf: (actorId: string) => `${AUDIT}?actorId=${actorId}`,
} as const;
