import { figureSchema, futureDate } from '@dara/agency/schema';
import {
  dateRank,
  email,
  max,
  maxLength,
  money,
  phone,
  required,
  webAddress,
  type Rule,
} from '@dara/kit/validation';
import {
  BRIEF_LINES,
  CONTACT_LINES,
  JOB_FIGURES,
  SCRIPT_MAX_BYTES,
  JOB_LINES,
  PERSON_LINES,
  type BudgetUnit,
  type JobType,
} from '@dara/model';
import { array, mixed, object, string, type InferType } from 'yup';
import type { BriefBody } from '../../api/generated.ts';

/** When an answer is needed. */
export const ANSWERS = ['Any', 'Day', 'Tonight'] as const;

const line = (limit: number) => string().ensure().test(maxLength(limit));
const given = (limit: number) => line(limit).test(required());
const day = () => string().ensure().test(futureDate(''));
const amount = () => string().ensure().test(money()).test(max(JOB_FIGURES.budget.max));

/** A kind of file is for the api to tell. */
const isScriptSize = (file: File | null | undefined) => !file || file.size <= SCRIPT_MAX_BYTES;

/** Only over an encrypted connection. */
const secure: Rule<string> = {
  name: 'secure',
  message: { id: 'kit.validation.web' },
  test: (value) => !value || !/^\s*http:/i.test(value),
};

export const briefSchema = object({
  project: given(JOB_LINES.title),
  jobType: string().ensure().test(required()),
  roles: given(BRIEF_LINES.roles),
  openings: figureSchema(JOB_FIGURES.openings).ensure().test(required()),
  shootFrom: day(),
  shootTo: day().test(dateRank('shootFrom')),
  shootDays: line(BRIEF_LINES.shootDays),
  location: line(JOB_LINES.location),
  media: array(string().required()).required(),
  usageMonths: figureSchema(JOB_FIGURES.usageMonths).ensure(),
  territory: line(BRIEF_LINES.territory),
  budgetFrom: amount(),
  budgetTo: amount(),
  budgetUnit: string().ensure(),
  answer: string().oneOf(ANSWERS).required(),
  answerBy: day().when('answer', { is: 'Day', then: (schema) => schema.test(required()) }),
  message: line(BRIEF_LINES.message),
  script: mixed<File>()
    .nullable()
    .defined()
    .test('size', { id: 'sdk.error.FILE_TOO_LARGE' } as never, isScriptSize),
  scriptLink: line(BRIEF_LINES.scriptLink).test(webAddress()).test(secure),
  name: given(CONTACT_LINES.name),
  company: line(CONTACT_LINES.company),
  email: given(PERSON_LINES.email).test(email()),
  phone: line(PERSON_LINES.phone).test(phone()),
  /** Not seen by people; machines fill it in. */
  website: string().ensure(),
});

export type BriefValues = InferType<typeof briefSchema>;

export const EMPTY_BRIEF: BriefValues = {
  ...{ project: '', jobType: '', roles: '', openings: '' },
  ...{ shootFrom: '', shootTo: '', shootDays: '', location: '' },
  ...{ media: [], usageMonths: '', territory: '' },
  ...{ budgetFrom: '', budgetTo: '', budgetUnit: 'Job' },
  ...{ answer: 'Any', answerBy: '', message: '', script: null, scriptLink: '' },
  ...{ name: '', company: '', email: '', phone: '', website: '' },
};

/** What was filled in, as the api takes it. */
export function bodyOf(
  values: BriefValues,
  { talentIds, language }: Required<Pick<BriefBody, 'talentIds' | 'language'>>,
): BriefBody {
  const { answer, answerBy, budgetFrom, budgetTo, budgetUnit, script: _script, ...rest } = values;
  const { project, jobType, roles, openings, usageMonths, media, name, email: to, ...lines } = rest;
  const filled = Object.entries(lines).filter(([, value]) => value.trim() !== '');
  return {
    ...{ project, roles, name, email: to, talentIds, language },
    jobType: jobType as JobType,
    openings: Number(openings),
    ...Object.fromEntries(filled),
    ...(media.length > 0 && { media: media as BriefBody['media'] & object }),
    ...(usageMonths && { usageMonths: Number(usageMonths) }),
    ...(budgetFrom && { budgetFrom: Number(budgetFrom) }),
    ...(budgetTo && { budgetTo: Number(budgetTo) }),
    ...((budgetFrom || budgetTo) && { budgetUnit: budgetUnit as BudgetUnit }),
    ...(answer === 'Tonight' && { isTonight: true }),
    ...(answer === 'Day' && { answerBy }),
  };
}
