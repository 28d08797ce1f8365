import { JOB_RANGES, PROVINCES } from '@dara/model';
import type { Updateable } from 'kysely';
import type { JobTable } from '../../../kernel/database/generated.ts';
import {
  InputCheck,
  cleanLine,
  cleanLocalized,
  cleanText,
  optionalLine,
} from '../../../kernel/schema/input.ts';
import type { JobInput } from './job-input.schema.ts';
import type { JobRecord } from './job-record.schema.ts';

type Columns = Updateable<JobTable>;

/** Latest accepted date, so that a mistyped year is reported. */
const EARLIEST = '2000-01-01';
const LATEST = '2199-12-31';

const DAYS = ['castingDate', 'shootFrom', 'shootTo', 'applyUntil'] as const;
type Day = (typeof DAYS)[number];

/** Checks beyond the schema; throws all errors together. `known` is the current job, `day` today in Bangkok. */
export function checkJob(data: JobInput, known: JobRecord | null, day: string): Columns {
  const check = new InputCheck();
  const columns: Columns = { ...plainColumns(data), ...textColumns(check, data) };
  checkRanges(check, data, known);
  checkDays(check, data, known, day);
  const hired = known?.hired ?? 0;
  if (data.openings !== undefined && data.openings < hired) {
    check.refuse('openings', 'min', { params: { limit: hired } });
  }
  if (data.province && !Object.hasOwn(PROVINCES, data.province)) check.refuse('province', 'exist');
  check.throwIfRefused();
  return columns;
}

/** Fields stored as sent. */
function plainColumns(data: JobInput): Columns {
  const columns: Columns = {
    job_type: data.jobType,
    talent_types: data.talentTypes,
    openings: data.openings,
    gender: data.gender,
    languages: data.languages,
    age_from: data.ageFrom,
    age_to: data.ageTo,
    height_from: data.heightFrom,
    height_to: data.heightTo,
    weight_from: data.weightFrom,
    weight_to: data.weightTo,
    budget_from: data.budgetFrom,
    budget_to: data.budgetTo,
    budget_unit: data.budgetUnit,
    show_budget: data.showBudget,
    casting_date: data.castingDate,
    shoot_from: data.shootFrom,
    shoot_to: data.shootTo,
    apply_until: data.applyUntil,
    province: data.province,
    usage_months: data.usageMonths,
    visibility: data.visibility,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function textColumns(check: InputCheck, data: JobInput): Columns {
  const columns: Columns = {};
  if (data.title) {
    const title = cleanLocalized(data.title);
    check.required('title.th', title.th);
    columns.title = JSON.stringify(title);
  }
  if (data.description) {
    const description = cleanLocalized(data.description, cleanText);
    check.required('description.th', description.th);
    columns.description = JSON.stringify(description);
  }
  if (data.location !== undefined) columns.location = optionalLine(data.location);
  if (data.exclusivity !== undefined) columns.exclusivity = optionalLine(data.exclusivity);
  if (data.media) {
    const media = data.media.map(cleanLine);
    media.forEach((one, index) => check.required(`media.${index}`, one));
    columns.media = [...new Set(media)];
  }
  return columns;
}

/** The value of a field after the write. */
function after<Name extends keyof JobInput & keyof JobRecord>(
  data: JobInput,
  known: JobRecord | null,
  name: Name,
) {
  return data[name] === undefined ? (known?.[name] ?? null) : data[name];
}

function checkRanges(check: InputCheck, data: JobInput, known: JobRecord | null): void {
  for (const name of JOB_RANGES) {
    const [from, to] = [`${name}From`, `${name}To`] as const;
    const least = after(data, known, from);
    const most = after(data, known, to);
    if (least === null || most === null || least <= most) continue;
    check.refuse(to, 'min', { params: { limit: least }, reads: [from] });
  }
  const [from, to] = [after(data, known, 'budgetFrom'), after(data, known, 'budgetTo')];
  const isPaid = from !== null || to !== null;
  if (isPaid && after(data, known, 'budgetUnit') === null) {
    check.refuse('budgetUnit', 'required', { reads: ['budgetFrom', 'budgetTo'] });
  }
}

/** The casting is before the shooting, and the deadline not after its beginning; new dates must be in the future. */
function checkDays(
  check: InputCheck,
  data: JobInput,
  known: JobRecord | null,
  today: string,
): void {
  for (const name of DAYS) {
    const given = data[name];
    if (given && (given < EARLIEST || given > LATEST)) check.refuse(name, 'date');
  }
  const dayOf = (name: Day) => after(data, known, name);
  const isAfter = (name: Day, other: Day) => {
    const [one, two] = [dayOf(name), dayOf(other)];
    return Boolean(one && two && one > two);
  };
  if (isAfter('shootFrom', 'shootTo'))
    check.refuse('shootTo', 'dateRank', { reads: ['shootFrom'] });
  const begin = dayOf('shootFrom') ? 'shootFrom' : 'shootTo';
  if (isAfter('castingDate', begin)) {
    check.refuse('castingDate', 'castingBeforeShoot', { reads: [begin] });
  }
  if (isAfter('applyUntil', begin)) {
    check.refuse('applyUntil', 'applyBeforeShoot', { reads: [begin] });
  }
  const { applyUntil } = data;
  if (applyUntil && applyUntil !== known?.applyUntil && applyUntil < today) {
    check.refuse('applyUntil', 'futureDate');
  }
}
