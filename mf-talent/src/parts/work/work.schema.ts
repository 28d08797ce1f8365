import { max, maxLength, required, webAddress, type Rule } from '@dara/kit/validation';
import { array, mixed, object, string } from 'yup';
import { isFile } from '@dara/kit/image-field';
import { figure, type ExperienceValues, type WorkValues } from './work.model.ts';

/** As the api bounds them. */
export const ROWS_MAX = 50;
export const PICTURES_MAX = 10;
const FILES_MAX = 30;
export const DETAIL_MAX = 200;
export const NAME_MAX = 120;
export const LINK_MAX = 500;
const MONEY_MAX = 9_999_999_999;
const COUNT_MAX = 2_147_483_647;
const PERCENT_MAX = 1000;

function rule(id: string, passes: (value: string) => boolean): Rule<string> {
  return { name: id, message: { id }, test: (value) => !value?.trim() || passes(value) };
}

const DECIMALS = /^\d+(\.\d{1,2})?$/;
const bare = (value: string) => value.replaceAll(/[,\s]/g, '');

/** Baht with at most two decimals; `12,500.50` as people write it. */
const money = () => rule('talent.work.rule.money', (value) => DECIMALS.test(bare(value)));
const percent = () => rule('talent.work.rule.percent', (value) => DECIMALS.test(bare(value)));
const count = () => rule('kit.validation.number', (value) => /^\d+$/.test(bare(value)));

const atMost = (limit: number): Rule<string> => {
  const bound = max(limit);
  return {
    name: 'max',
    message: bound.message,
    test: (value) => (figure(value ?? '') ?? 0) <= limit,
  };
};

const line = (limit: number) => string().ensure().test(maxLength(limit));
const amount = () => string().ensure().test(money()).test(atMost(MONEY_MAX));
const figures = () => string().ensure().test(count()).test(atMost(COUNT_MAX));

const budget = object({
  type: string().ensure().test(required()),
  detail: line(DETAIL_MAX),
  rateCharge: amount().test(required()),
});

const experience = object({
  customerName: line(NAME_MAX).test(required()),
  project: line(NAME_MAX),
  role: line(NAME_MAX),
  hireDate: string().ensure(),
  link: line(LINK_MAX).test(webAddress()),
  pictures: mixed(),
});

const performance = object({
  followers: figures(),
  engagement: string().ensure().test(percent()).test(atMost(PERCENT_MAX)),
  averagePostReach: figures(),
  averageStoryView: figures(),
  cpr: amount(),
  cpe: amount(),
});

/** The row in which a form holds more files than the api takes at once; -1 when none does. */
function overFull(experiences: readonly ExperienceValues[]): number {
  let files = 0;
  return experiences.findIndex(({ pictures }) => {
    files += pictures.filter(isFile).length;
    return files > FILES_MAX;
  });
}

export const workSchema = object({
  budgets: array().of(budget),
  experiences: array()
    .of(experience)
    .test('files', (_value, context) => {
      const row = overFull((context.parent as WorkValues).experiences);
      if (row < 0) return true;
      const message = { id: 'talent.work.rule.files', values: { limit: FILES_MAX } };
      return context.createError({ path: `experiences.${row}.pictures`, message });
    }),
  socialMediaPerformance: array().of(performance),
});
