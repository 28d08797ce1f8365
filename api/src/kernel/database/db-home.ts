import type { HomeSection } from '@dara/model';
import type { Generated } from 'kysely';
import type { Localized } from '../schema/shapes.ts';
import type { At, Json, NullableJson } from './db-columns.ts';

/** The single row with the settings of the home page. */
export interface HomeContentTable {
  id: string;
  is_only: Generated<boolean>;
  hero_title: NullableJson<Localized>;
  hero_text: NullableJson<Localized>;
  hero_talent_ids: Generated<string[]>;
  sections: Json<{ id: HomeSection; shown: boolean }[]>;
  updated_by: string | null;
  created_at: At;
  updated_at: At;
  version: Generated<number>;
}
