import { max, maxLength, money, required, webAddress, type Rule } from '@dara/kit/validation';
import { PERSON_LINES, WORK_FIELDS, WORK_LISTS, plainNumber, typedNumber } from '@dara/model';
import { array, mixed, object, string } from 'yup';
import { isFile } from '@dara/kit/image-field';
import { type ExperienceValues, type WorkValues } from './work.model.ts';

function rule(id: string, passes: (value: string) => boolean): Rule<string> {
  return { name: id, message: { id }, test: (value) => !value?.trim() || passes(value) };
}

const DECIMALS = /^\d+(\.\d{1,2})?$/;
const percent = () =>
  rule('talent.work.rule.percent', (value) => DECIMALS.test(plainNumber(value)));
const count = () => rule('kit.validation.number', (value) => /^\d+$/.test(plainNumber(value)));

const atMost = (limit: number): Rule<string> => {
  const bound = max(limit);
  return {
    name: 'max',
    message: bound.message,
    test: (value) => (typedNumber(value ?? '') ?? 0) <= limit,
  };
};

const line = (limit: number) => string().ensure().test(maxLength(limit));
const amount = () => string().ensure().test(money()).test(atMost(WORK_FIELDS.rateCharge.max));
const figures = () => string().ensure().test(count()).test(atMost(WORK_FIELDS.figure.max));

const budget = object({
  type: string().ensure().test(required()),
  detail: line(WORK_FIELDS.budgetDetail.max),
  rateCharge: amount().test(required()),
});

const experience = object({
  customerName: line(WORK_FIELDS.line.max).test(required()),
  project: line(WORK_FIELDS.line.max),
  role: line(WORK_FIELDS.line.max),
  hireDate: string().ensure(),
  link: line(PERSON_LINES.link).test(webAddress()),
  pictures: mixed(),
});

const performance = object({
  followers: figures(),
  engagement: string().ensure().test(percent()).test(atMost(WORK_FIELDS.engagement.max)),
  averagePostReach: figures(),
  averageStoryView: figures(),
  cpr: amount(),
  cpe: amount(),
});

/** The row with more files than one request allows; -1 when there is none. */
function overFull(experiences: readonly ExperienceValues[]): number {
  let files = 0;
  return experiences.findIndex(({ pictures }) => {
    files += pictures.filter(isFile).length;
    return files > WORK_LISTS.files;
  });
}

export const workSchema = object({
  budgets: array().of(budget),
  experiences: array()
    .of(experience)
    .test('files', (_value, context) => {
      const row = overFull((context.parent as WorkValues).experiences);
      if (row < 0) return true;
      const message = { id: 'talent.work.rule.files', values: { limit: WORK_LISTS.files } };
      return context.createError({ path: `experiences.${row}.pictures`, message });
    }),
  socialMediaPerformance: array().of(performance),
});
