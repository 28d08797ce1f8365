import type { Localized } from '@dara/contract';
import { isFile, type Picture } from '@dara/kit/image-field';
import { formBodies, mergeUploads } from '@dara/kit/record';
import type { BudgetUnit, Gender, JobType, JobVisibility, TalentType } from '@dara/model';
import type { JobRecord } from '../../../api/generated.ts';

/** Numbers of the form, which are text until submit. */
export const FIGURES = [
  ...([
    'openings',
    'ageFrom',
    'ageTo',
    'heightFrom',
    'heightTo',
    'weightFrom',
    'weightTo',
  ] as const),
  ...(['budgetFrom', 'budgetTo', 'usageMonths'] as const),
] as const;
/** Texts and days; empty means none. */
const LINES = [
  ...(['castingDate', 'shootFrom', 'shootTo', 'applyUntil'] as const),
  ...(['province', 'location', 'exclusivity'] as const),
] as const;

type Figure = (typeof FIGURES)[number];
type Line = (typeof LINES)[number];

/** Form values. */
export interface JobValues extends Record<Figure | Line, string> {
  businessProfileId: string;
  title: Localized;
  description: Localized;
  jobType: JobType | '';
  talentTypes: TalentType[];
  gender: Gender[];
  languages: string[];
  budgetUnit: BudgetUnit | '';
  showBudget: boolean;
  media: string[];
  visibility: JobVisibility;
  tags: string[];
  picture: Picture | null;
}

const emptyLocalized = (): Localized => ({ th: '', en: '' });
const none = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

/** A job that is yet to be made. */
export const NO_JOB: JobValues = {
  ...none(FIGURES),
  ...none(LINES),
  openings: '1',
  businessProfileId: '',
  title: emptyLocalized(),
  description: emptyLocalized(),
  jobType: '',
  talentTypes: [],
  gender: [],
  languages: [],
  budgetUnit: '',
  showBudget: false,
  media: [],
  visibility: 'Public',
  tags: [],
  picture: null,
};

const text = (value: string | number | null): string => (value === null ? '' : String(value));

export function toValues(job: JobRecord): JobValues {
  const values: JobValues = {
    ...NO_JOB,
    businessProfileId: job.businessProfileId,
    title: { ...emptyLocalized(), ...job.title },
    description: { ...emptyLocalized(), ...job.description },
    jobType: job.jobType,
    talentTypes: job.talentTypes,
    gender: job.gender,
    languages: job.languages,
    budgetUnit: job.budgetUnit ?? '',
    showBudget: job.showBudget,
    media: job.media,
    visibility: job.visibility,
    tags: job.tags.map(({ id }) => id),
    picture: job.image,
  };
  for (const name of [...FIGURES, ...LINES]) values[name] = text(job[name]);
  return values;
}

/** A new job that begins as an earlier one: everything but its days. */
export function fromTemplate(job: JobRecord): JobValues {
  const { castingDate, shootFrom, shootTo, applyUntil } = NO_JOB;
  return { ...toValues(job), castingDate, shootFrom, shootTo, applyUntil };
}

const both = ({ th, en }: Localized) => ({ th: th.trim() || en.trim(), en: en.trim() });

/** All values in the api's format, by name. */
function partsOf(values: JobValues): Record<keyof JobValues, object> {
  const { picture } = values;
  const parts: Partial<Record<keyof JobValues, object>> = {
    businessProfileId: values.businessProfileId
      ? { businessProfileId: values.businessProfileId }
      : {},
    title: { title: both(values.title) },
    description: { description: both(values.description) },
    jobType: { jobType: values.jobType || undefined },
    talentTypes: { talentTypes: values.talentTypes },
    gender: { gender: values.gender },
    languages: { languages: values.languages },
    budgetUnit: { budgetUnit: values.budgetUnit || null },
    showBudget: { showBudget: values.showBudget },
    media: { media: values.media },
    visibility: { visibility: values.visibility },
    tags: { tags: values.tags },
    picture: isFile(picture) ? {} : { imageId: picture?.id ?? null },
  };
  for (const name of FIGURES) {
    const figure = values[name] === '' ? null : Number(values[name]);
    parts[name] = { [name]: name === 'openings' ? (figure ?? 1) : figure };
  }
  for (const name of LINES) parts[name] = { [name]: values[name].trim() || null };
  return parts as Record<keyof JobValues, object>;
}

const filesOf = ({ picture }: JobValues) => ({ imageFile: isFile(picture) ? [picture] : [] });

export const { createForm, updateForm } = formBodies({ toValues, partsOf, filesOf });

/** The values after an attempt that was stored: the image that it sent is the job's now. */
export const mergeUploadedFiles = (values: JobValues, sent: JobValues, job: JobRecord): JobValues =>
  mergeUploads(values, sent, { picture: job.image });
