import type { At } from './db-columns.ts';

/** A staff rating of an application. */
export interface ApplicationRatingTable {
  application_id: string;
  profile_id: string;
  /** 1 to 5. */
  stars: number;
  updated_at: At;
}

/** An internal staff note on an application. */
export interface ApplicationNoteTable {
  id: string;
  application_id: string;
  profile_id: string | null;
  body: string;
  created_at: At;
}
