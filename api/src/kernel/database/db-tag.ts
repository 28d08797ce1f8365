import type { TAG } from '@dara/model';
import type { GeneratedAlways } from 'kysely';
import type { ResourceColumns } from './resource-columns.ts';

export type TagTable = ResourceColumns<typeof TAG> & {
  /** The tag that took it over; it is deleted then. */
  merged_into: string | null;
  th_key: GeneratedAlways<string | null>;
  en_key: GeneratedAlways<string | null>;
};
