import { checkAll } from '@dara/backend';
import { BRIEF_LINES, cleanEmail, type EmailSuffix } from '@dara/model';
import { today } from '../../kernel/age.ts';
import { cleanPhone, isEmail, isPhone, webAddress } from '../../kernel/schema/contact.ts';
import {
  InputCheck,
  cleanLine,
  cleanName,
  cleanText,
  optionalLine,
} from '../../kernel/schema/input.ts';
import { checkJob } from '../job/job.public.ts';
import type { BriefBody, BriefFields } from './brief.schema.ts';

/** A brief as stored. */
export interface BriefInput extends BriefFields {
  talentIds: string[];
  scriptId: string | null;
}

/** Normalizes a brief; refuses one that could not become a job, or to which there is no reply. */
export async function parseBrief(body: BriefBody, suffix: EmailSuffix): Promise<BriefInput> {
  const day = today();
  const input = inputOf(body, day);
  const { shootFrom, shootTo, budgetFrom, budgetTo, budgetUnit } = input;
  const ofJob = { shootFrom, shootTo, budgetFrom, budgetTo, budgetUnit };
  await checkAll(
    () => checkBrief(body, input, { day, suffix }),
    () => checkJob(ofJob, null, day),
  );
  return input;
}

function inputOf(body: BriefBody, day: string): BriefInput {
  const isTonight = body.isTonight ?? false;
  return {
    project: cleanLine(body.project),
    jobType: body.jobType,
    roles: cleanText(body.roles),
    openings: body.openings,
    shootFrom: body.shootFrom ?? null,
    shootTo: body.shootTo ?? null,
    shootDays: optionalLine(body.shootDays),
    location: optionalLine(body.location),
    media: body.media ?? [],
    usageMonths: body.usageMonths ?? null,
    territory: optionalLine(body.territory),
    budgetFrom: body.budgetFrom ?? null,
    budgetTo: body.budgetTo ?? null,
    budgetUnit: body.budgetUnit ?? null,
    answerBy: isTonight ? day : (body.answerBy ?? null),
    isTonight,
    message: cleanText(body.message ?? '') || null,
    scriptLink: body.scriptLink?.trim() ? webAddress(body.scriptLink) : null,
    name: cleanName(body.name),
    company: optionalLine(body.company),
    email: optionalLine(cleanEmail(body.email)) ?? '',
    phone: cleanPhone(optionalLine(body.phone) ?? '') || null,
    language: body.language ?? 'th',
    talentIds: [...new Set(body.talentIds ?? [])],
    scriptId: body.scriptId ?? null,
  };
}

function checkBrief(
  body: BriefBody,
  input: BriefInput,
  { day, suffix }: { day: string; suffix: EmailSuffix },
): void {
  const check = new InputCheck();
  for (const name of ['project', 'roles', 'name', 'email'] as const) {
    check.required(name, input[name]);
  }
  for (const name of ['roles', 'message'] as const) {
    check.atMost(name, input[name], BRIEF_LINES[name]);
  }
  if (input.email && !isEmail(input.email, suffix)) check.refuse('email', 'email');
  if (input.phone !== null && !isPhone(input.phone)) check.refuse('phone', 'number');
  if (body.scriptLink?.trim() && !input.scriptLink?.startsWith('https:')) {
    check.refuse('scriptLink', 'link');
  }
  for (const name of ['shootFrom', 'shootTo', 'answerBy'] as const) {
    const given = input[name];
    if (given && given < day) check.refuse(name, 'futureDate');
  }
  check.throwIfRefused();
}
