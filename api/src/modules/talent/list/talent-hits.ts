/** Maximum number of sorted and counted matches of a keyword; more are "1,000+". */
export const HITS_MAX = 1000;

export interface Hit {
  id: string;
  /** Below `FOUND_BY.tag` for names. */
  rank: number;
}

/** Ranks of matches after those of written names, from 0 to 3. */
export const FOUND_BY = { sound: 3, tag: 4, credit: 5, bio: 6 } as const;
