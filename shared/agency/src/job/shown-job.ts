import type { ImageRef, Localized } from '@dara/contract';
import type { BudgetUnit, Gender, JobType, TalentType } from '@dara/model';

/** A job as its public page shows it: hidden budgets are null. */
export interface ShownJob {
  title: Localized;
  description: Localized;
  jobType: JobType;
  talentTypes: readonly TalentType[];
  companyName: Localized | null;
  companyLogo: ImageRef | null;
  image: ImageRef | null;
  isOpen: boolean;
  openings: number;
  gender: readonly Gender[];
  /** ISO 639 codes. */
  languages: readonly string[];
  ageFrom: number | null;
  ageTo: number | null;
  heightFrom: number | null;
  heightTo: number | null;
  weightFrom: number | null;
  weightTo: number | null;
  budgetFrom: number | null;
  budgetTo: number | null;
  budgetUnit: BudgetUnit | null;
  castingDate: string | null;
  shootFrom: string | null;
  shootTo: string | null;
  applyUntil: string | null;
  province: Localized | null;
  location: string | null;
  media: readonly string[];
  usageMonths: number | null;
  exclusivity: string | null;
  tags: readonly (Localized & { id: string })[];
}
