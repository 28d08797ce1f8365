import { MONEY_MAX } from './amounts.ts';

/** What goes with an application to a job. */
export const APPLICATION_FIELDS = {
  note: { max: 500 },
  /** Forms ask for whole baht. */
  quotedRate: { min: 0, max: MONEY_MAX },
} as const;
