import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { createRecords, text, type Records } from '../../testing/records.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let records: Records;
let invited: SignedIn;
let stranger: SignedIn;
let owner: SignedIn;
let internal = '';

beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  const business_profile_id = await records.business({ company_name: text('สยาม', 'Siam') });
  const other = await records.business();
  const at = (day: number) => `2026-01-0${day}T00:00:00Z`;
  await records.job({
    business_profile_id,
    title: text('โฆษณาน้ำหอม', 'Perfume'),
    talent_types: ['Actor', 'Singer'],
    province: '10',
    budget_from: 1000,
    budget_to: 5000,
    budget_unit: 'Day',
    show_budget: true,
    apply_until: '2100-01-01',
    created_at: at(1),
  });
  await records.job({
    business_profile_id,
    title: text('ซีรีส์', 'Series'),
    job_type: 'Series',
    talent_types: ['NewBorn'],
    province: '50',
    budget_from: 2000,
    budget_to: 3000,
    apply_until: '2020-01-01',
    created_at: at(2),
  });
  await records.job({
    business_profile_id: other,
    title: text('ปิดแล้ว'),
    status: 'Closed',
    created_at: at(3),
  });
  internal = await records.job({
    business_profile_id,
    title: text('ภายใน'),
    visibility: 'Internal',
    created_at: at(4),
  });
  for (const status of ['Draft', 'Review', 'Completed', 'Cancelled'] as const) {
    await records.job({ business_profile_id: other, title: text(`ลับ ${status}`), status });
  }
  const talentId = await records.talent();
  await records.db
    .insertInto('job_request')
    .values({ id: newId(), job_id: internal, talent_id: talentId })
    .execute();
  invited = await api.signIn({ permission: 'Talent', talent_id: talentId });
  stranger = await api.signIn({ permission: 'Talent', talent_id: await records.talent() });
  owner = await api.signIn({ permission: 'Business', business_profile_id });
});
afterAll(() => api.close());

const inject = (url: string, person?: SignedIn) =>
  api.app.inject({ url, headers: person ? person.headers : {} });
const titles = (body: { items: { title: { th: string } }[] }): string[] =>
  body.items.map(({ title }) => title.th);

const PERFUME = 'โฆษณาน้ำหอม';

describe('the public list', () => {
  test.each([
    ['', ['ซีรีส์', PERFUME, 'ปิดแล้ว']],
    ['open=true', [PERFUME]],
    ['jobType=Series', ['ซีรีส์']],
    ['jobType=Series&jobType=TVC', ['ซีรีส์', PERFUME, 'ปิดแล้ว']],
    ['talentType=Singer', [PERFUME]],
    ['province=50', ['ซีรีส์']],
    ['budgetFrom=5000', [PERFUME]],
    ['budgetFrom=5001', []],
    ['budgetTo=3000', [PERFUME]],
    ['keyword=นำหอม', [PERFUME]],
    ['keyword=perfume', [PERFUME]],
    ['keyword=ลับ', []],
    ['keyword=ภายใน', []],
  ])('%s', async (query, expected) => {
    const answer = await inject(`/api/job?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(titles(answer.json())).toEqual(expected);
    expect(answer.json().total).toBe(expected.length);
  });

  test.each([
    'jobType=Party',
    'province=BKK',
    'page=0',
    'size=-1',
    'sortByColumn=budget',
    'open=x',
  ])('refuses %s', async (query) => {
    expect((await inject(`/api/job?${query}`)).statusCode).toBe(400);
  });

  test('shows a budget only where the job does', async () => {
    const [series, perfume] = (await inject('/api/job')).json().items;
    expect(perfume).toMatchObject({
      budgetFrom: 1000,
      budgetTo: 5000,
      budgetUnit: 'Day',
      isOpen: true,
      companyName: { th: 'สยาม', en: 'Siam' },
      province: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
    });
    expect(series).toMatchObject({
      budgetFrom: null,
      budgetTo: null,
      budgetUnit: null,
      isOpen: false,
    });
  });
});

describe('an internal job', () => {
  test('is for those invited', async () => {
    expect(titles((await inject('/api/job', invited)).json())).toContain('ภายใน');
    expect((await inject(`/api/job/${internal}`, invited)).statusCode).toBe(200);
    for (const person of [undefined, stranger, owner]) {
      expect(titles((await inject('/api/job', person)).json())).not.toContain('ภายใน');
      const answer = await inject(`/api/job/${internal}`, person);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'JOB_NOT_EXIST']);
    }
  });
});

test('a job that is not listed, and what is no id, do not exist', async () => {
  const { id } = await records.db
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'Draft')
    .executeTakeFirstOrThrow();
  for (const path of [id, newId(), 'garbage']) {
    expect((await inject(`/api/job/${path}`)).statusCode).toBe(404);
  }
});

describe('the management list', () => {
  test('shows staff all, a business its own', async () => {
    const staff = await api.signIn({ permission: 'Staff' });
    expect((await inject('/api/management/job', staff)).json().total).toBe(8);
    const own = (await inject('/api/management/job', owner)).json();
    expect(titles(own)).toEqual(['ภายใน', 'ซีรีส์', PERFUME]);
    expect(own.items[1]).toMatchObject({ budgetFrom: 2000, showBudget: false, applications: 0 });
    const foreign = await inject(`/api/management/job?businessProfileId=${newId()}`, owner);
    expect(foreign.json().total).toBe(3);
    const without = await api.signIn({ permission: 'Business' });
    expect((await inject('/api/management/job', without)).json()).toMatchObject({
      items: [],
      total: 0,
    });
  });

  test.each([
    ['status=Draft', 1],
    ['status=Draft&status=Review', 2],
    ['visibility=Internal', 1],
    ['keyword=ลับ', 4],
    ['talentType=Actor', 1],
  ])('%s', async (query, total) => {
    const staff = await api.signIn({ permission: 'Admin' });
    expect((await inject(`/api/management/job?${query}`, staff)).json().total).toBe(total);
  });

  test.each([
    ['Admin', 200],
    ['Staff', 200],
    ['Business', 200],
    ['Talent', 403],
    [null, 401],
  ] as const)('%s gets %i', async (permission, status) => {
    const person = permission ? await api.signIn({ permission }) : undefined;
    expect((await inject('/api/management/job', person)).statusCode).toBe(status);
  });
});
