import { MONEY_MAX } from './amounts.ts';

/** What goes with an application to a job. */
export const APPLICATION_FIELDS = {
  note: { max: 500 },
  /** Forms ask for whole baht. */
  quotedRate: { min: 0, max: MONEY_MAX },
} as const;

/** What goes with an invitation to a job; the message in each language. */
export const INVITATION_FIELDS = {
  message: { max: 1000 },
  offeredRate: { min: 0, max: MONEY_MAX },
  /** As many talents as are invited at once. */
  talents: { max: 50 },
} as const;

/** What staff write and judge about an application; neither talents nor businesses see it. */
export const APPLICATION_INTERNAL = {
  note: { max: 2000 },
  stars: { min: 1, max: 5 },
} as const;

/** As many applications as a board shows at once. */
export const BOARD_MAX = 1000;
