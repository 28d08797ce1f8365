import type { Generated, GeneratedAlways } from 'kysely';
import type {
  BudgetUnit,
  Gender,
  JobType,
  JobVisibility,
  TalentType,
  ApplicationStatus,
  JobStatus,
  RejectReason,
  RequestStatus,
} from '@dara/model';
import type { Day, Json, NullableAt, NullableJson, RecordColumns } from './db-columns.ts';
import type { Localized } from '../schema/shapes.ts';

export interface JobTable extends RecordColumns {
  title: Json<Localized>;
  description: Json<Localized>;
  job_type: JobType;
  talent_types: Generated<TalentType[]>;
  business_profile_id: string;
  image_id: string | null;
  openings: Generated<number>;
  gender: Generated<Gender[]>;
  age_from: number | null;
  age_to: number | null;
  height_from: number | null;
  height_to: number | null;
  weight_from: number | null;
  weight_to: number | null;
  budget_from: number | null;
  budget_to: number | null;
  budget_unit: BudgetUnit | null;
  show_budget: Generated<boolean>;
  casting_date: Day;
  shoot_from: Day;
  shoot_to: Day;
  /** Two-digit code of `PROVINCES`. */
  province: string | null;
  location: string | null;
  media: Generated<string[]>;
  usage_months: number | null;
  exclusivity: string | null;
  apply_until: Day;
  visibility: Generated<JobVisibility>;
  status: Generated<JobStatus>;
  status_reason: string | null;
  is_open: GeneratedAlways<boolean>;
  /** Its business is suspended, not active or deleted; set by triggers. */
  is_withheld: Generated<boolean>;
  is_listed: GeneratedAlways<boolean>;
  missing_translation: GeneratedAlways<boolean>;
  search_text: GeneratedAlways<string>;
}

export interface JobTagTable {
  job_id: string;
  tag_id: string;
  position: Generated<number>;
}

export interface JobApplicationTable extends RecordColumns {
  job_id: string;
  talent_id: string;
  composite_card_id: string | null;
  card_snapshot: NullableJson<unknown>;
  note: string | null;
  quoted_rate: number | null;
  source: Generated<'Apply' | 'Request' | 'Staff'>;
  internal_note: string | null;
  status: Generated<ApplicationStatus>;
  reject_reason: RejectReason | null;
  /** The message to a rejected talent. */
  reject_message: NullableJson<Localized>;
  /** Aggregates of staff ratings, updated with each of them. */
  rating_average: number | null;
  rating_count: Generated<number>;
}

export interface JobRequestTable extends RecordColumns {
  job_id: string;
  talent_id: string;
  message: string | null;
  offered_rate: number | null;
  respond_by: Day;
  status: Generated<RequestStatus>;
  decline_reason: string | null;
  /** Times at which the talent first saw it, answered it, and was last reminded. */
  seen_at: NullableAt;
  answered_at: NullableAt;
  reminded_at: NullableAt;
}
