import type { ShownJob } from '@dara/agency/job';
import { isFile } from '@dara/kit/image-field';
import { PROVINCES } from '@dara/model';
import type { JobValues } from './job-form.model.ts';

const figure = (value: string): number | null =>
  value === '' || Number.isNaN(Number(value)) ? null : Number(value);

type Known = Pick<ShownJob, 'companyName' | 'companyLogo' | 'tags'>;

/** What the page of a job would show of these values. */
export function shownJob(values: JobValues, known: Known, untitled: string): ShownJob {
  const { title, picture, showBudget } = values;
  const pay = (value: string) => (showBudget ? figure(value) : null);
  return {
    ...known,
    title: title.th || title.en ? title : { th: untitled, en: untitled },
    description: values.description,
    jobType: values.jobType || 'Other',
    talentTypes: values.talentTypes,
    image: isFile(picture) ? null : picture,
    isOpen: true,
    openings: figure(values.openings) ?? 1,
    gender: values.gender,
    ageFrom: figure(values.ageFrom),
    ageTo: figure(values.ageTo),
    heightFrom: figure(values.heightFrom),
    heightTo: figure(values.heightTo),
    weightFrom: figure(values.weightFrom),
    weightTo: figure(values.weightTo),
    budgetFrom: pay(values.budgetFrom),
    budgetTo: pay(values.budgetTo),
    budgetUnit: (showBudget && values.budgetUnit) || null,
    castingDate: values.castingDate || null,
    shootFrom: values.shootFrom || null,
    shootTo: values.shootTo || null,
    applyUntil: values.applyUntil || null,
    province: PROVINCES[values.province] ?? null,
    location: values.location.trim() || null,
    media: values.media,
    usageMonths: figure(values.usageMonths),
    exclusivity: values.exclusivity.trim() || null,
  };
}
