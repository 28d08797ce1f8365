export interface Known {
  talentId: string;
  workId: string;
  /** A card that the talent does not share. */
  cardId: string;
  sharedCardId: string;
  /** A private image of the talent. */
  imageId: string;
  /** An open job that the talent applied to with its card, and one that it is invited to. */
  jobId: string;
  invitedJobId: string;
  requestId: string;
  unknownId: string;
}

/** `Other` is a talent and `Stranger` a business without relation to the talent whose ids the requests name. */
export const PEOPLE = [
  'anonymous',
  'Talent',
  'Other',
  'Business',
  'Stranger',
  'Staff',
  'Admin',
] as const;
export type Person = (typeof PEOPLE)[number];
/** Status and code of the response; `200` without code on success. */
export type Answers = Record<Person, string>;

export interface Call {
  /** As the route is declared. */
  route: string;
  /** Distinguishes two requests of one route. */
  what?: string;
  path: (known: Known) => string;
  /** Bodies are refused in the end, so that nothing changes from one person to the next. */
  body?: object;
  answers: Answers;
}

const NO_TOKEN = '401 TOKEN_INVALID';
export const NOT_YOURS = '404 TALENT_NOT_EXIST';
export const FORBIDDEN = '403 FORBIDDEN';
export const INVALID = '400 VALIDATION_FAILED';
export const NO_CARD = '404 CARD_NOT_EXIST';
export const NO_IMAGE = '404 IMAGE_NOT_EXIST';
export const NO_VIDEO = '404 VIDEO_NOT_EXIST';

export function all(answer: string): Answers {
  return Object.fromEntries(PEOPLE.map((person) => [person, answer])) as Answers;
}
export const staff = (answer: string): Answers => ({
  ...all(FORBIDDEN),
  anonymous: NO_TOKEN,
  Staff: answer,
  Admin: answer,
});
export const admin = (answer: string): Answers => ({ ...staff(answer), Staff: FORBIDDEN });
/** Staff any, a talent its own. */
export const own = (answer: string): Answers => ({
  ...staff(answer),
  Talent: answer,
  Other: NOT_YOURS,
});
/** As `own`, and the business whose job the card was sent to. */
export const sent = (answer: string): Answers => ({
  ...own(answer),
  Business: answer,
  Stranger: NO_CARD,
});
/** Only about the caller: other users get their own data. */
export const talents = (answer: string, other = answer): Answers => ({
  ...all(FORBIDDEN),
  anonymous: NO_TOKEN,
  Talent: answer,
  Other: other,
});
export const signedIn = (answer: string): Answers => ({ ...all(answer), anonymous: NO_TOKEN });
