import type { BudgetType, Channel, ExperienceType } from '@dara/model';
import { webAddress } from '../../../kernel/schema/contact.ts';
import { InputCheck, cleanLine, optionalLine } from '../../../kernel/schema/input.ts';
import { fileOf } from '../write/talent-album.ts';
import { checkRepeatedChannels } from '../rules/talent-input.check.ts';
import type { WorkRecord } from '../record/talent-record.schema.ts';
import { LINE_MAX, type WorkUpdate } from './talent-work.schema.ts';

export interface WrittenBudget {
  id: string | undefined;
  type: BudgetType;
  detail: string | null;
  rateCharge: number;
}

export interface WrittenExperience {
  id: string | undefined;
  customerName: string;
  /** Undefined stays as it is: pages that were opened before these fields came do not send them. */
  project: string | null | undefined;
  role: string | null | undefined;
  experienceType: ExperienceType;
  hireDate: string | null;
  link: string | null;
  imageIds: string[] | undefined;
}

export interface WrittenPerformance {
  id: string | undefined;
  channel: Channel;
  followers: number | null;
  engagement: number | null;
  averagePostReach: number | null;
  averageStoryView: number | null;
  cpr: number | null;
  cpe: number | null;
}

export interface CheckedWork {
  budgets: WrittenBudget[] | undefined;
  experiences: WrittenExperience[] | undefined;
  performances: WrittenPerformance[] | undefined;
}

function money(value: number): number {
  return Math.round(value * 100) / 100;
}

function moneyOrNull(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : money(value);
}

/** Everything the schema cannot say; `files` is how many images came with the form. */
export function checkWork(data: WorkUpdate, current: WorkRecord, files: number): CheckedWork {
  const check = new InputCheck();
  const { budgets, experiences, socialMediaPerformance: performances } = data;
  checkIds(check, 'budgets', budgets, current.budgets);
  checkIds(check, 'experiences', experiences, current.experiences);
  checkIds(check, 'socialMediaPerformance', performances, current.socialMediaPerformance);
  const written = {
    budgets: budgets?.map(({ id, type, detail, rateCharge }) => ({
      id,
      type,
      detail: optionalLine(detail ?? undefined),
      rateCharge: money(rateCharge),
    })),
    experiences: experiences?.map((one, index) => experienceOf(check, one, index)),
    performances: performances?.map(performanceOf),
  };
  checkFiles(check, written.experiences ?? [], files);
  if (performances) checkRepeatedChannels(check, performances, 'socialMediaPerformance');
  check.throwIfRefused();
  return written;
}

/** Parts that are said to be there must be, and each once. */
function checkIds(
  check: InputCheck,
  field: string,
  parts: readonly { id?: string }[] = [],
  current: readonly { id: string }[],
): void {
  const open = new Set(current.map(({ id }) => id));
  for (const [index, { id }] of parts.entries()) {
    if (id !== undefined && !open.delete(id)) {
      check.refuse(`${field}.${index}.id`, 'exist');
    }
  }
}

function experienceOf(
  check: InputCheck,
  given: NonNullable<WorkUpdate['experiences']>[number],
  index: number,
): WrittenExperience {
  const customerName = cleanLine(given.customerName);
  const project = given.project === undefined ? undefined : optionalLine(given.project);
  const role = given.role === undefined ? undefined : optionalLine(given.role);
  check.required(`experiences.${index}.customerName`, customerName);
  for (const [field, line] of Object.entries({ customerName, project, role })) {
    check.atMost(`experiences.${index}.${field}`, line, LINE_MAX);
  }
  const wanted = optionalLine(given.link ?? undefined);
  const link = wanted && webAddress(wanted);
  if (wanted && !link) check.refuse(`experiences.${index}.link`, 'url');
  return {
    id: given.id,
    customerName,
    project,
    role,
    experienceType: given.experienceType,
    hireDate: given.hireDate ?? null,
    link,
    imageIds: given.imageIds,
  };
}

function performanceOf(
  given: NonNullable<WorkUpdate['socialMediaPerformance']>[number],
): WrittenPerformance {
  return {
    id: given.id,
    channel: given.channel,
    followers: given.followers ?? given.subscribers ?? null,
    engagement: given.engagement ?? null,
    averagePostReach: given.averagePostReach ?? null,
    averageStoryView: given.averageStoryView ?? null,
    cpr: moneyOrNull(given.cpr),
    cpe: moneyOrNull(given.cpe),
  };
}

/** Refuses a file that no experience names. */
function checkFiles(
  check: InputCheck,
  experiences: readonly WrittenExperience[],
  files: number,
): void {
  const named = experiences.flatMap(({ imageIds = [] }) => imageIds).map(fileOf);
  const reads = experiences.map((_, index) => `experiences.${index}.imageIds`);
  for (let index = 0; index < files; index += 1) {
    if (!named.includes(index)) check.refuse(`imageFiles.${index}`, 'unused', { reads });
  }
}
