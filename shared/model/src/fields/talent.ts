import { COUNT_MAX, MONEY_MAX } from './amounts.ts';
import type { Figure } from './field.ts';

/** Maximum lengths of a talent's texts. */
export const TALENT_LINES = {
  displayName: 60,
  firstName: 50,
  lastName: 50,
  nickName: 50,
  companyName: 120,
  bio: 2000,
  imageAlt: 200,
} as const;

/** Maximum numbers of entries in a talent's lists. */
export const TALENT_LISTS = {
  album: 30,
  /** Consents at registration; others come later. */
  albumAtRegistration: 5,
  bookouts: 100,
  languages: 20,
  socialMedia: 20,
  talentTypes: 8,
} as const;

export const GUARDIAN_LINES = { name: 100, relation: 50 } as const;

/** An account at a channel. */
export const SOCIAL_FIELDS = {
  name: { max: 100 },
  followers: { min: 0, max: COUNT_MAX, step: 1 },
  /** Percent; likes and comments together can be more than the followers. */
  engagementRate: { min: 0, max: 1000, step: 0.01 },
} as const satisfies Record<string, { max: number } | Figure>;

/** Fields of a work: cost, performance, and channels. */
export const WORK_FIELDS = {
  budgetDetail: { max: 200 },
  rateCharge: { min: 0, max: MONEY_MAX, step: 0.01 },
  /** Customer, project and role. */
  line: { max: 120 },
  figure: { min: 0, max: COUNT_MAX, step: 1 },
  engagement: { min: 0, max: 1000, step: 0.01 },
} as const satisfies Record<string, { max: number } | Figure>;

export const WORK_LISTS = { parts: 50, performances: 20, pictures: 10, files: 30 } as const;

/** In baht, for talents and jobs. */
export const BUDGET_RANGE = { under: 500, over: 500_000, step: 0.01, max: MONEY_MAX } as const;

/** Open bounds of range filters, and where the bands between them meet; `step` matches the stored numbers. */
export const TALENT_RANGES = {
  followers: { under: 1_000, over: 1_000_000, steps: [10_000, 100_000], step: 1, max: 999_999_999 },
  engagementRate: { under: 1, over: 20, steps: [3, 6, 10], step: 0.01, max: 100 },
  budget: BUDGET_RANGE,
  age: { under: 8, over: 60, steps: [18, 25, 35, 45], step: 1, max: 150 },
  height: { under: 140, over: 200, steps: [160, 170, 180], step: 0.1, max: 300 },
  weight: { under: 40, over: 100, step: 0.1, max: 1_000 },
} as const;

/** Maximum number of bands of age or height that are filtered by at once. */
export const BANDS_MAX = 10;
/** Days ahead for which a visitor may ask who is free. */
export const FREE_DAYS_AHEAD = 365;
