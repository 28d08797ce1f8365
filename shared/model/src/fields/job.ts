import { MONEY_MAX } from './amounts.ts';
import type { Figure } from './field.ts';
import { TALENT_BODY } from './talent-body.ts';

/** Fields of an application to a job. */
export const APPLICATION_FIELDS = {
  note: { max: 500 },
  /** Forms ask for whole baht. */
  quotedRate: { min: 0, max: MONEY_MAX },
} as const;

/** Fields of an invitation to a job; the message in each language. */
export const INVITATION_FIELDS = {
  message: { max: 1000 },
  offeredRate: { min: 0, max: MONEY_MAX },
} as const;

/** Staff-only fields of an application; hidden from talents and businesses. */
export const APPLICATION_INTERNAL = {
  note: { max: 2000 },
  stars: { min: 1, max: 5 },
} as const;

/** Maximum number of applications on a board. */
export const BOARD_MAX = 1000;
/** As many applicants as a casting sheet prints. */
export const CASTING_SHEET_MAX = 100;

/** Maximum lengths of a job's texts. */
export const JOB_LINES = {
  title: 200,
  description: 5000,
  location: 200,
  exclusivity: 300,
  media: 60,
} as const;

const { height, weight } = TALENT_BODY;

/** Numbers of a job; those of people and pay are From and To. */
export const JOB_FIGURES = {
  openings: { min: 1, max: 999, step: 1 },
  usageMonths: { min: 0, max: 60, step: 1 },
  age: { min: 0, max: 120, step: 1 },
  height: { min: height.min, max: height.max, step: height.step },
  weight: { min: weight.min, max: weight.max, step: weight.step },
  budget: { min: 0, max: MONEY_MAX, step: 0.01 },
} as const satisfies Record<string, Figure>;

/** Requirement ranges with lower and upper bounds. */
export const JOB_RANGES = ['age', 'height', 'weight', 'budget'] as const;
export type JobRange = (typeof JOB_RANGES)[number];

/** Media usage; others can be entered as text. */
export const JOB_MEDIA = [
  'TV',
  'Online',
  'Social media',
  'Print',
  'OOH',
  'POSM',
  'Cinema',
  'Radio',
  'Event',
] as const;
export const JOB_MEDIA_MAX = 20;

/** When jobs stop taking applications, as lists are narrowed by it: days in Bangkok, today included. */
export const JOB_DEADLINES = ['Today', 'Week', 'Month', 'Past', 'None'] as const;
export type JobDeadline = (typeof JOB_DEADLINES)[number];
