import type { Generated, GeneratedAlways } from 'kysely';
import type { Localized } from '../schema/shapes.ts';
import type { Json, RecordColumns } from './db-columns.ts';

export interface ClientTable extends RecordColumns {
  name: Json<Localized>;
  logo_id: string | null;
  link: string | null;
  sort_order: number | null;
  publish: Generated<boolean>;
  /** The business that it follows. */
  business_profile_id: string | null;
  search_text: GeneratedAlways<string>;
  missing_translation: GeneratedAlways<boolean>;
}
