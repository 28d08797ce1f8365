import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  BudgetType,
  CardTemplate,
  Channel,
  ConsentPurpose,
  ExperienceType,
  Gender,
  TalentType,
  TalentStatus,
} from '@dara/model';
import type { BodyRow } from './talent-body.ts';
import type { At, Day, Json, NullableAt, NullableJson, RecordColumns } from './db-columns.ts';
import type { Language, Localized } from '../schema/shapes.ts';

export interface Bookout {
  from: string;
  to: string;
}

export interface Guardian {
  name: string;
  relation: string;
  phone: string;
  email: string;
}

export interface TalentTable extends RecordColumns, BodyRow {
  display_name: string;
  /** Confusable skeleton of the name (`name_skeleton`): set by a trigger, unique. */
  display_name_key: GeneratedAlways<string>;
  first_name: Json<Localized>;
  last_name: Json<Localized>;
  nick_name: NullableJson<Localized>;
  nationality: Generated<string>;
  gender: Gender;
  birthday: Day;
  /** Age in years: set by a trigger, updated on each birthday. */
  age_years: GeneratedAlways<number | null>;
  next_birthday: GeneratedAlways<string | null>;
  email: string;
  phone_number: string | null;
  company_name: string | null;
  bio: NullableJson<Localized>;
  languages: Generated<string[]>;
  bookouts: ColumnType<Bookout[], string | undefined, string>;
  guardian: NullableJson<Guardian>;
  /** When the guardian in force confirmed; a trigger empties it for another one. */
  guardian_confirmed_at: NullableAt;
  image_id: string | null;
  album_image_ids: Generated<string[]>;
  status: Generated<TalentStatus>;
  /** Why it was rejected. */
  status_reason: string | null;
  active: Generated<boolean>;
  is_top10: Generated<boolean>;
  /** Set by triggers: from work; from talent_social (3); from consent. */
  talent_types: Generated<TalentType[]>;
  channel: Channel | null;
  followers: number | null;
  engagement_rate: number | null;
  public_consent: Generated<boolean>;
  is_public: GeneratedAlways<boolean>;
  missing_translation: GeneratedAlways<boolean>;
  search_text: GeneratedAlways<string>;
  staff_search_text: GeneratedAlways<string>;
  sound_text: GeneratedAlways<string>;
}

export interface TalentTagTable {
  talent_id: string;
  tag_id: string;
  position: Generated<number>;
}

export interface TalentSocialTable {
  id: string;
  talent_id: string;
  channel: Channel;
  name: string;
  link: string | null;
  /** Set by a trigger once a work has a performance of this channel. */
  followers: number | null;
  engagement_rate: number | null;
  position: Generated<number>;
}

export interface WorkTable extends RecordColumns {
  talent_id: string;
  talent_type: TalentType;
}

interface OfWork {
  id: string;
  work_id: string;
  talent_id: string;
  position: Generated<number>;
}

export interface WorkBudgetTable extends OfWork {
  budget_type: BudgetType;
  detail: string | null;
  rate_charge: number;
  date_update: At;
}

export interface WorkExperienceTable extends OfWork {
  customer_name: string;
  /** The product of the work, and the talent's role in it. */
  project: string | null;
  role: string | null;
  experience_type: ExperienceType;
  hire_date: Day;
  link: string | null;
  image_ids: Generated<string[]>;
}

export interface WorkSocialPerformanceTable extends OfWork {
  channel: Channel;
  followers: number | null;
  /** Rate in percent. */
  engagement: number | null;
  average_post_reach: number | null;
  average_story_view: number | null;
  cpr: number | null;
  cpe: number | null;
  measured_at: At;
}

export interface CardSlot {
  slot: string;
  imageId: string;
  x: number;
  y: number;
  zoom: number;
}

export interface CompositeCardTable extends RecordColumns {
  talent_id: string;
  name: string;
  template: CardTemplate;
  image_ids: Generated<string[]>;
  slots: ColumnType<CardSlot[], string | undefined, string>;
  fields: Generated<string[]>;
  language: Generated<Language>;
  is_default: Generated<boolean>;
  shared: Generated<boolean>;
  search_text: GeneratedAlways<string>;
}

export interface ConsentTable {
  id: string;
  /** A talent's id, or a profile's. */
  subject: string;
  purpose: ConsentPurpose;
  text_version: string;
  given_at: At;
  given_by: 'self' | 'guardian';
  withdrawn_at: NullableAt;
}
