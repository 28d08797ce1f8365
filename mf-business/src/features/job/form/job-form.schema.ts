import { figureSchema, futureDate } from '@dara/agency/schema';
import {
  localizedText,
  dateRank,
  max,
  money,
  required,
  text,
  type Rule,
} from '@dara/kit/validation';
import {
  JOB_FIGURES,
  JOB_LINES,
  JOB_RANGES,
  TAGS_MAX,
  TALENT_LISTS,
  type JobRange,
} from '@dara/model';
import { array, mixed, object, string, type StringSchema, type TestContext } from 'yup';

const valueOf = ({ parent }: TestContext, name: string): string =>
  String((parent as Record<string, unknown>)[name] ?? '');

/** Not below the lower end. */
const notBelow = (from: string): Rule<string> => ({
  name: 'notBelow',
  test: (value, context) => {
    const least = valueOf(context, from);
    if (!value || !least || Number(value) >= Number(least)) return true;
    return context.createError({
      message: { id: 'kit.validation.min', values: { value: least } },
    } as never);
  },
});

/** Not after the first shooting day. */
const beforeShoot = (rule: string): Rule<string> => ({
  name: rule,
  message: { id: `agency.error.${rule}` },
  test: (value, context) => {
    const begin = valueOf(context, 'shootFrom') || valueOf(context, 'shootTo');
    return !value || !begin || value <= begin;
  },
});

/** Pay is counted in something. */
const unitOfPay: Rule<string> = {
  name: 'unitOfPay',
  message: { id: 'kit.validation.required' },
  test: (value, context) =>
    Boolean(value) || !(valueOf(context, 'budgetFrom') || valueOf(context, 'budgetTo')),
};

const rangeSchema = (name: JobRange): StringSchema =>
  name === 'budget'
    ? string().test(money()).test(max(JOB_FIGURES.budget.max))
    : figureSchema(JOB_FIGURES[name]);

const ranges = Object.fromEntries(
  JOB_RANGES.flatMap((name): [string, StringSchema][] => [
    [`${name}From`, rangeSchema(name)],
    [`${name}To`, rangeSchema(name).test(notBelow(`${name}From`))],
  ]),
);

/** Validation of the form; the business is for staff only. */
export function jobSchema({ isStaff, applyUntil }: { isStaff: boolean; applyUntil: string }) {
  return object({
    ...ranges,
    businessProfileId: isStaff ? string().test(required()) : string(),
    title: localizedText(JOB_LINES.title),
    description: localizedText(JOB_LINES.description),
    jobType: string().test(required()),
    openings: figureSchema(JOB_FIGURES.openings).test(required()),
    usageMonths: figureSchema(JOB_FIGURES.usageMonths),
    budgetUnit: string().test(unitOfPay),
    shootTo: string().test(dateRank('shootFrom')),
    castingDate: string().test(beforeShoot('castingBeforeShoot')),
    applyUntil: string().test(beforeShoot('applyBeforeShoot')).test(futureDate(applyUntil)),
    location: text(JOB_LINES.location),
    exclusivity: text(JOB_LINES.exclusivity),
    languages: array(string()).max(TALENT_LISTS.languages),
    tags: array(string()).max(TAGS_MAX),
    picture: mixed().nullable(),
  });
}
