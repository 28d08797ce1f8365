import type { At } from './db-columns.ts';

/** What one of the staff thinks of an application. */
export interface ApplicationRatingTable {
  application_id: string;
  profile_id: string;
  /** 1 to 5. */
  stars: number;
  updated_at: At;
}

/** What staff tell each other about an application. */
export interface ApplicationNoteTable {
  id: string;
  application_id: string;
  profile_id: string | null;
  body: string;
  created_at: At;
}
