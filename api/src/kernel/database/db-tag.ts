import type { TagKind } from '@dara/model';
import type { GeneratedAlways } from 'kysely';
import type { Localized } from '../schema/shapes.ts';
import type { Json, RecordColumns } from './db-columns.ts';

export interface TagTable extends RecordColumns {
  name: Json<Localized>;
  kind: TagKind;
  /** The tag that took it over; it is deleted then. */
  merged_into: string | null;
  th_key: GeneratedAlways<string | null>;
  en_key: GeneratedAlways<string | null>;
  search_text: GeneratedAlways<string>;
  missing_translation: GeneratedAlways<boolean>;
}
