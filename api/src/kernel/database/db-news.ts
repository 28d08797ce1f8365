import type { NewsType } from '@dara/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Localized } from '../schema/shapes.ts';
import type { At, Json, NullableAt, NullableJson, RecordColumns } from './db-columns.ts';

export interface NewsTable extends RecordColumns {
  type: NewsType;
  title: Json<Localized>;
  short_description: Json<Localized>;
  /** Sanitised HTML. */
  detail: Json<Localized>;
  publish: Generated<boolean>;
  publish_at: NullableAt;
  published_at: GeneratedAlways<Date | null>;
  sort_order: number | null;
  image_id: string | null;
  share_image_id: string | null;
  updated_by: string | null;
  /** Counted up by a deletion, which ends every preview. */
  preview_round: Generated<number>;
  missing_translation: GeneratedAlways<boolean>;
  search_text: GeneratedAlways<string>;
  /** Pictures within `detail`. */
  text_image_ids: GeneratedAlways<string[]>;
}

export interface NewsTagTable {
  news_id: string;
  tag_id: string;
  position: Generated<number>;
}

/** Every version of an article's texts and images; written by a trigger. */
export interface NewsVersionTable {
  news_id: string;
  version: number;
  title: Json<Localized>;
  short_description: Json<Localized>;
  detail: Json<Localized>;
  image_id: string | null;
  share_image_id: string | null;
  text_image_ids: GeneratedAlways<string[]>;
  created_by: string | null;
  created_at: At;
}

/** A user's unsaved draft. */
export interface NewsDraftTable {
  news_id: string;
  profile_id: string;
  base_version: number;
  data: Json<Record<string, unknown>>;
  /** State of the article when the draft began, beyond versioned fields. */
  base: NullableJson<Record<string, unknown>>;
  image_ids: GeneratedAlways<string[]>;
  saved_at: At;
}

/** Users who have an article open. */
export interface NewsEditingTable {
  news_id: string;
  profile_id: string;
  since: At;
  seen_at: At;
}
