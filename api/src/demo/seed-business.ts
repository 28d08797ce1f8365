import type { Trx } from '@dara/backend';
import { ADULT_AGE, briefMismatches, type BriefWants, type TalentType } from '@dara/model';
import { newId } from '../kernel/new-id.ts';
import { BUSINESSES, JOBS } from './business-data.ts';
import type { JobText } from './job-text.ts';
import type { DemoTalent } from './people.ts';
import { createRandom } from './random.ts';
import { dayText, daysFrom, localizedJson, type SeedContext } from './seed-context.ts';
import type { DemoImages } from './seed-images.ts';

/** A number with the check digit that Thai tax ids end in. */
function taxId(index: number): string {
  const digits = [...`0${String(10_556_000_000 + index * 7_919_333).padStart(11, '0')}`].map(
    Number,
  );
  const sum = digits.reduce((total, digit, at) => total + digit * (13 - at), 0);
  return `${digits.join('')}${(11 - (sum % 11)) % 10}`;
}

/** Where they can be visited. */
const OFFICE = {
  province: '10',
  district: '1004',
  sub_district: '100402',
  postal_code: '10500',
  address: 'อาคารสีลมคอมเพล็กซ์ ชั้น 12 ถนนสีลม',
};

export async function seedBusinesses(
  trx: Trx,
  { now }: SeedContext,
  images: DemoImages,
): Promise<string[]> {
  const ids = BUSINESSES.map(() => newId());
  for (const [index, business] of BUSINESSES.entries()) {
    const slug = business.name[1].toLowerCase().replace(/[^a-z]+/g, '-');
    const id = ids[index] ?? newId();
    const { status = 'Approved', reason = null } = business;
    const isClient = status === 'Approved' && index < 12;
    await trx
      .insertInto('business_profile')
      .values({
        id,
        company_name: localizedJson(business.name),
        business_type: business.type,
        tax_id: taxId(index),
        branch_no: '00000',
        industry: business.industry,
        logo_id: images.logos[index] ?? null,
        website: `https://${slug}.example`,
        contact_name: 'ฝ่ายการตลาด',
        email: `hello@${slug}.example`,
        contact_phone: `02${String(1_000_000 + index * 81_307).slice(0, 7)}`,
        ...OFFICE,
        show_as_client: isClient,
        status,
        status_reason: reason,
        created_at: daysFrom(now, -200 + index * 3),
      })
      .execute();
    if (!isClient) continue;
    await trx
      .insertInto('client')
      .values({
        id: newId(),
        name: localizedJson(business.name),
        logo_id: images.logos[index] ?? null,
        link: `https://${slug}.example`,
        sort_order: index + 1,
        business_profile_id: id,
      })
      .execute();
  }
  return ids;
}

/** The others wait for approval, were rejected or are suspended. */
const WITH_JOBS = BUSINESSES.filter(({ status }) => status === undefined).length;

/** Position of the company that gives out a job. */
export function businessOf(index: number): number {
  return JOBS[index]?.business ?? index % WITH_JOBS;
}

/** Mostly open; one is for invited talents only. */
export function jobState(index: number) {
  const { status = 'Open', reason = null } = JOBS[index] ?? {};
  const visibility = index === 12 ? ('Internal' as const) : ('Public' as const);
  return { status, status_reason: reason, visibility };
}

/** How long ago the work of a completed job was, in days. */
export const DONE_DAYS = 80;

/** A completed job lies behind, one that was closed takes no more applications. */
function jobDays(now: Date, index: number) {
  const { status } = jobState(index);
  const start = status === 'Completed' ? daysFrom(now, -DONE_DAYS) : now;
  const casting = daysFrom(start, 12 + index);
  return {
    written: daysFrom(start, -(index + 1)),
    days: {
      casting_date: dayText(casting),
      shoot_from: dayText(daysFrom(casting, 7)),
      shoot_to: dayText(daysFrom(casting, 9)),
      apply_until: dayText(daysFrom(start, status === 'Closed' ? -2 : 8 + index)),
    },
  };
}

function wantsOf({ talentTypes, wants = {} }: JobText): BriefWants {
  const { ageFrom = ADULT_AGE, ageTo = null, heightFrom = null, languages = [] } = wants;
  const ages = { ageFrom, ageTo };
  return {
    ...{ talentTypes: talentTypes as TalentType[], gender: [], languages },
    ...{ ...ages, heightFrom, heightTo: null },
  };
}

/** Whether a talent fits a job by its brief. */
export function fitsJob(talent: DemoTalent, index: number, { now }: Pick<SeedContext, 'now'>) {
  const { shoot_from: from, shoot_to: to } = jobDays(now, index).days;
  const { types: talentTypes, gender, birthday, languages, body } = talent;
  const known = { talentTypes, gender, birthday, languages, height: body.height, bookouts: [] };
  const dates = { shoot: { from, to }, today: dayText(now) };
  const job = JOBS[index];
  return job !== undefined && briefMismatches(wantsOf(job), known, dates).length === 0;
}

export async function seedJobs(
  trx: Trx,
  { now }: SeedContext,
  businessIds: readonly string[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, job] of JOBS.entries()) {
    const random = createRandom(`job:${job.title[1]}`);
    const id = newId();
    ids.push(id);
    const { written, days } = jobDays(now, index);
    const wants = wantsOf(job);
    await trx
      .insertInto('job')
      .values({
        id,
        title: localizedJson(job.title),
        description: localizedJson(job.description),
        job_type: job.jobType as 'TVC',
        talent_types: [...wants.talentTypes],
        business_profile_id: businessIds[businessOf(index)] ?? '',
        openings: job.openings,
        languages: [...wants.languages],
        age_from: wants.ageFrom,
        age_to: wants.ageTo,
        height_from: wants.heightFrom,
        budget_from: job.budget[0],
        budget_to: job.budget[1],
        budget_unit: job.unit,
        show_budget: index % 4 !== 3,
        province: job.province,
        media: random.sample(['TV', 'Online', 'Print', 'OOH'], 2),
        usage_months: random.pick([3, 6, 12]),
        ...days,
        ...jobState(index),
        created_at: written,
        updated_at: written,
      })
      .execute();
  }
  return ids;
}
