import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { formOf, imageBytes } from '../../../testing/form.ts';
import { createJobPeople, jobCalls, NEW_JOB, type JobPeople } from '../../../testing/job-people.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
let people: JobPeople;
let calls: ReturnType<typeof jobCalls>;
beforeAll(async () => {
  people = await createJobPeople(site);
  calls = jobCalls(site);
});

const EVERYTHING = {
  talentTypes: ['Actor', 'Singer'],
  openings: 3,
  gender: ['Female', 'LGBTQ+'],
  languages: ['th', 'en'],
  ageFrom: 18,
  ageTo: 30,
  heightFrom: 160,
  heightTo: 175.5,
  weightFrom: 45,
  weightTo: 60,
  budgetFrom: 10_000,
  budgetTo: 20_000.5,
  budgetUnit: 'Day',
  showBudget: true,
  castingDate: '2100-02-01',
  shootFrom: '2100-02-10',
  shootTo: '2100-02-12',
  applyUntil: '2100-01-20',
  province: '50',
  location: 'สตูดิโอ',
  media: ['TV', 'Online'],
  usageMonths: 12,
  exclusivity: 'เครื่องดื่ม',
  visibility: 'Internal',
};

describe('making a job', () => {
  test('a business creates a draft with every field', async () => {
    const { records } = site;
    const tags = [await records.tag('Job', 'ด่วน'), await records.tag('Job', 'ต่างจังหวัด')];
    const answer = await calls.create(people.owner, { ...EVERYTHING, tags });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ...NEW_JOB,
      ...EVERYTHING,
      businessProfileId: people.businessId,
      status: 'Draft',
      version: 1,
      tags: [{ th: 'ด่วน' }, { th: 'ต่างจังหวัด' }],
    });
    expect(await calls.read(people.colleague, answer.json().id)).toEqual(answer.json());
  });

  test('staff say whose it is', async () => {
    const { businessId: businessProfileId } = people;
    const answer = await calls.create(site.staff, { businessProfileId });
    expect(answer.json()).toMatchObject({ businessProfileId, companyName: { en: 'Siam' } });
    const rulesOf = async (given: object) => (await calls.create(site.staff, given)).json().errors;
    expect(await rulesOf({})).toMatchObject([{ field: 'businessProfileId', rule: 'required' }]);
    expect(await rulesOf({ businessProfileId: newId() })).toMatchObject([{ rule: 'exist' }]);
  });

  test("a business cannot create another's job, and a user without a business none", async () => {
    const other = await site.records.business();
    const refused = await calls.create(people.owner, { businessProfileId: other });
    expect(refused.json().errors).toMatchObject([{ rule: 'notAllowed' }]);
    const nobody = await site.api.signIn({ permission: 'Business' });
    expect((await calls.create(nobody)).statusCode).toBe(403);
  });

  test.each<[object, string, string]>([
    [{ title: { th: ' ' } }, 'title.th', 'required'],
    [{ ageFrom: 30, ageTo: 20 }, 'ageTo', 'min'],
    [{ heightFrom: 180, heightTo: 170 }, 'heightTo', 'min'],
    [{ weightFrom: 80, weightTo: 70 }, 'weightTo', 'min'],
    [{ budgetFrom: 5, budgetTo: 1, budgetUnit: 'Day' }, 'budgetTo', 'min'],
    [{ budgetFrom: 5 }, 'budgetUnit', 'required'],
    [{ shootFrom: '2100-02-02', shootTo: '2100-02-01' }, 'shootTo', 'dateRank'],
    [{ castingDate: '2100-02-03', shootFrom: '2100-02-02' }, 'castingDate', 'castingBeforeShoot'],
    [{ applyUntil: '2100-02-03', shootFrom: '2100-02-02' }, 'applyUntil', 'applyBeforeShoot'],
    [{ applyUntil: '2020-01-01' }, 'applyUntil', 'futureDate'],
    [{ castingDate: '0202-01-01' }, 'castingDate', 'date'],
    [{ province: '99' }, 'province', 'exist'],
    [{ media: [' '] }, 'media.0', 'required'],
    [{ tags: ['018cc251-f400-7000-8000-000000000000'] }, 'tags.0', 'exist'],
    [{ imageId: '018cc251-f400-7000-8000-000000000000' }, 'imageId', 'exist'],
    [{ openings: 0 }, 'openings', 'min'],
    [{ heightFrom: 1 }, 'heightFrom', 'min'],
    [{ usageMonths: 61 }, 'usageMonths', 'max'],
  ])('refuses %j', async (data, field, rule) => {
    const answer = await calls.create(people.owner, data);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field, rule }]);
  });
});

describe('the image of a job', () => {
  async function make(colour: string) {
    const form = await formOf({ ...NEW_JOB }, { imageFile: await imageBytes(colour, 300, 200) });
    return site.api.app.inject({
      method: 'POST',
      url: '/api/management/job',
      ...form,
      headers: { ...form.headers, ...people.owner.headers },
    });
  }

  test('comes with the form, and goes once no job shows it', async () => {
    const job = (await make('#aa1122')).json();
    expect(job.image).toMatchObject({ width: 300, height: 200 });
    const copy = (await calls.create(people.owner, { imageId: job.image.id })).json();
    expect(copy.image).toEqual(job.image);
    const gone = async () =>
      (
        await site.records.db
          .selectFrom('image')
          .select('deleted_at')
          .where('id', '=', job.image.id)
          .executeTakeFirstOrThrow()
      ).deleted_at !== null;
    await calls.update(people.owner, job.id, { imageId: null, version: 1 });
    expect(await gone()).toBe(false);
    const left = await calls.update(people.owner, copy.id, { imageId: null, version: 1 });
    expect(left.json().image).toBeNull();
    expect(await gone()).toBe(true);
  });

  test("is not another business's", async () => {
    const job = (await make('#11aa22')).json();
    const answer = await calls.create(people.stranger, { imageId: job.image.id });
    expect(answer.json().errors).toMatchObject([{ field: 'imageId', rule: 'exist' }]);
  });
});

describe('changing a job', () => {
  test('keeps absent fields, empties null ones, and is in the history', async () => {
    const { id } = (await calls.create(people.owner, EVERYTHING)).json();
    const answer = await calls.update(people.owner, id, {
      title: { th: 'ใหม่' },
      location: null,
      version: 1,
    });
    expect(answer.json()).toMatchObject({
      title: { th: 'ใหม่', en: '' },
      location: null,
      missingTranslation: true,
      exclusivity: 'เครื่องดื่ม',
      version: 2,
    });
    const history = (await calls.call(site.staff, 'GET', `/${id}/audit`)).json();
    expect(history.items.map(({ action }: { action: string }) => action)).toEqual([
      'Update',
      'Create',
    ]);
    expect((await calls.call(people.owner, 'GET', `/${id}/audit`)).statusCode).toBe(403);
  });

  test('a stale version gets the current record, and an unchanged save creates no version', async () => {
    const { id } = (await calls.create(people.owner)).json();
    const same = await calls.update(people.owner, id, { ...NEW_JOB, version: 1 });
    expect(same.json().version).toBe(1);
    await calls.update(people.colleague, id, { openings: 4, version: 1 });
    const stale = await calls.update(people.owner, id, { openings: 5, version: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(stale.json().current).toMatchObject({ openings: 4, version: 2 });
  });

  test('rules hold with what the job has already', async () => {
    const { id } = (await calls.create(people.owner, EVERYTHING)).json();
    const answer = await calls.update(people.owner, id, { ageTo: 17, version: 1 });
    expect(answer.json().errors).toMatchObject([{ field: 'ageTo', params: { limit: 18 } }]);
  });

  test('openings cannot be fewer than the hired', async () => {
    const { records } = site;
    const id = await records.job({ business_profile_id: people.businessId, openings: 3 });
    for (let hired = 0; hired < 2; hired += 1) {
      await records.db
        .insertInto('job_application')
        .values({ id: newId(), job_id: id, talent_id: await records.talent(), status: 'Hired' })
        .execute();
    }
    const answer = await calls.update(site.staff, id, { openings: 1, version: 1 });
    expect(answer.json().errors).toMatchObject([{ field: 'openings', params: { limit: 2 } }]);
  });

  test("another's job does not exist, whatever is sent", async () => {
    const { id } = (await calls.create(people.owner)).json();
    const answer = await calls.update(people.stranger, id, { nonsense: 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'JOB_NOT_EXIST']);
  });
});
