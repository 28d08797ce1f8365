import { BUSINESS_LINES } from './fields/business.ts';
import { GUARDIAN_LINES } from './fields/talent.ts';
import { TALENT_BODY } from './fields/talent-body.ts';
import type { Transitions } from './status.ts';

export const NEW_FACE_STATUSES = ['Received', 'InReview', 'Accepted', 'Declined'] as const;
export type NewFaceStatus = (typeof NEW_FACE_STATUSES)[number];
const STAFF = ['Staff', 'Admin'] as const;
export const NEW_FACE_TRANSITIONS: Transitions<NewFaceStatus> = {
  Received: { InReview: STAFF, Accepted: STAFF, Declined: STAFF },
  InReview: { Accepted: STAFF, Declined: STAFF },
  Accepted: {},
  Declined: {},
};

/** Whether a guardian has agreed to an application; before that staff do not see it. */
export const NEW_FACE_GUARDIANS = ['NotNeeded', 'Waiting', 'Confirmed'] as const;
export type NewFaceGuardian = (typeof NEW_FACE_GUARDIANS)[number];

/** The pictures of an application, in their order. */
export const NEW_FACE_PICTURES = ['faceFile', 'profileFile', 'fullLengthFile'] as const;
export type NewFacePicture = (typeof NEW_FACE_PICTURES)[number];

/** The clip of an application has less than `maxBytes`: room for 40 seconds as phones film them in full HD. */
export const NEW_FACE_CLIP = { maxBytes: 100 * 1024 * 1024 } as const;

/** Days after the last change of status until an application is deleted with its pictures. */
export const NEW_FACE_DAYS: Readonly<Record<NewFaceStatus, number>> = {
  Received: 365,
  InReview: 365,
  Accepted: 90,
  Declined: 30,
};
/** Days that a guardian has to answer, after which the application is deleted. */
export const NEW_FACE_GUARDIAN_DAYS = 14;

/** Limits of an application: characters, and whole centimetres. */
export const NEW_FACE_LINES = {
  name: 100,
  lineId: BUSINESS_LINES.lineId,
  guardianName: GUARDIAN_LINES.name,
} as const;
export const NEW_FACE_HEIGHT = { ...TALENT_BODY.height, step: 1 } as const;
