import { typedNumber, type Channel } from '@dara/model';
import { isFile, type Picture } from '@dara/kit/image-field';
import type {
  SocialMediaPerformance,
  WorkBudget,
  WorkExperience,
  WorkRecord,
  WorkUpdate,
} from '../../api/generated.ts';

export type BudgetType = WorkBudget['type'];
export type ExperienceType = WorkExperience['experienceType'];

/** A row of the form; `key` is stable while editing, `id` is the api's. */
interface Row {
  key: string;
  id?: string;
}

export interface BudgetValues extends Row {
  type: BudgetType | '';
  detail: string;
  rateCharge: string;
}

export interface ExperienceValues extends Row {
  customerName: string;
  project: string;
  role: string;
  experienceType: ExperienceType;
  hireDate: string;
  link: string;
  pictures: Picture[];
}

export interface PerformanceValues extends Row {
  channel: Channel;
  followers: string;
  engagement: string;
  averagePostReach: string;
  averageStoryView: string;
  /** When empty the suggestion applies. */
  cpr: string;
  cpe: string;
}

/** Form values: numbers are text until submit. */
export interface WorkValues {
  budgets: BudgetValues[];
  experiences: ExperienceValues[];
  socialMediaPerformance: PerformanceValues[];
}

const text = (value: number | string | null): string => (value === null ? '' : String(value));

function budgetValues({ id, type, detail, rateCharge }: WorkBudget): BudgetValues {
  return { key: id, id, type, detail: text(detail), rateCharge: text(rateCharge) };
}

function experienceValues(experience: WorkExperience): ExperienceValues {
  const { id, customerName, project, role, experienceType, hireDate, link, images } = experience;
  return {
    ...{ key: id, id, customerName, project: text(project), role: text(role), experienceType },
    ...{ hireDate: text(hireDate), link: text(link), pictures: images },
  };
}

function performanceValues(entry: SocialMediaPerformance): PerformanceValues {
  return {
    // One row per channel, also after concurrent additions.
    key: entry.channel,
    id: entry.id,
    channel: entry.channel,
    followers: text(entry.followers),
    engagement: text(entry.engagement),
    averagePostReach: text(entry.averagePostReach),
    averageStoryView: text(entry.averageStoryView),
    cpr: text(entry.cpr),
    cpe: text(entry.cpe),
  };
}

export function workValues(work: WorkRecord): WorkValues {
  return {
    budgets: work.budgets.map(budgetValues),
    experiences: work.experiences.map(experienceValues),
    socialMediaPerformance: work.socialMediaPerformance.map(performanceValues),
  };
}

let made = 0;
const newKey = (): string => `new-${(made += 1)}`;

export const newBudget = (): BudgetValues => ({
  ...{ key: newKey(), type: '', detail: '', rateCharge: '' },
});

export const newExperience = (): ExperienceValues => ({
  ...{ key: newKey(), customerName: '', project: '', role: '', experienceType: 'External' },
  ...{ hireDate: '', link: '', pictures: [] },
});

export const newPerformance = (channel: Channel): PerformanceValues => ({
  ...{ key: channel, channel, followers: '', engagement: '' },
  ...{ averagePostReach: '', averageStoryView: '', cpr: '', cpe: '' },
});

const optional = (value: string): string | null => value.trim() || null;
const withId = ({ id }: Row) => (id === undefined ? {} : { id });

/** Position of each file: experience and image index. */
export type FilePlace = readonly [experience: number, image: number];

export interface SentWork {
  data: WorkUpdate;
  files: File[];
  places: FilePlace[];
}

/** Request body of a work; files in the order in which experiences refer to them. */
export function workUpdate(values: WorkValues, version: number): SentWork {
  const files: File[] = [];
  const places: FilePlace[] = [];
  const imageIds = (pictures: readonly Picture[], experience: number) =>
    pictures.map((image, index) => {
      if (!isFile(image)) return image.id;
      places.push([experience, index]);
      return `file:${files.push(image) - 1}`;
    });
  const data: WorkUpdate = {
    version,
    budgets: values.budgets.map((row) => ({
      ...withId(row),
      type: row.type as BudgetType,
      detail: optional(row.detail),
      rateCharge: typedNumber(row.rateCharge) ?? 0,
    })),
    experiences: values.experiences.map((row, index) => ({
      ...withId(row),
      customerName: row.customerName.trim(),
      project: optional(row.project),
      role: optional(row.role),
      experienceType: row.experienceType,
      hireDate: row.hireDate || null,
      link: optional(row.link),
      imageIds: imageIds(row.pictures, index),
    })),
    socialMediaPerformance: values.socialMediaPerformance.map((row) => ({
      ...withId(row),
      channel: row.channel,
      followers: typedNumber(row.followers),
      engagement: typedNumber(row.engagement),
      averagePostReach: typedNumber(row.averagePostReach),
      averageStoryView: typedNumber(row.averageStoryView),
      cpr: typedNumber(row.cpr),
      cpe: typedNumber(row.cpe),
    })),
  };
  return { data, files, places };
}
