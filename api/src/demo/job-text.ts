import type { JobStatus } from '@dara/model';
import type { NamePair } from './people-data.ts';

/** Requirements beside the types; adults unless it says otherwise. */
export interface WantsText {
  ageFrom?: number;
  ageTo?: number;
  heightFrom?: number;
  languages?: readonly string[];
}

export interface JobText {
  title: NamePair;
  description: NamePair;
  jobType: string;
  talentTypes: readonly string[];
  budget: readonly [from: number, to: number];
  unit: 'Day' | 'Job' | 'Post' | 'Month';
  openings: number;
  province: string;
  wants?: WantsText;
  /** Open unless it says otherwise. */
  status?: JobStatus;
  /** Why it was returned or cancelled. */
  reason?: string;
  /** Index of the company, if not the next one. */
  business?: number;
}
