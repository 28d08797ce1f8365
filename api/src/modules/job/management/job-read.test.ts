import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { text } from '../../../testing/records.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';

const site = staffTestApi();
let owner: SignedIn;
let stranger: SignedIn;
let jobId = '';

beforeAll(async () => {
  const { api, records } = site;
  const business_profile_id = await records.business({ company_name: text('สยาม', 'Siam') });
  jobId = await records.job({
    business_profile_id,
    status: 'Draft',
    province: '50',
    budget_from: 1000,
    openings: 3,
  });
  owner = await api.signIn({ permission: 'Business', business_profile_id });
  stranger = await api.signIn({
    permission: 'Business',
    business_profile_id: await records.business(),
  });
  for (const status of ['Hired', 'Completed', 'Applied', 'Withdrawn'] as const) {
    await records.db
      .insertInto('job_application')
      .values({ id: newId(), job_id: jobId, talent_id: await records.talent(), status })
      .execute();
  }
});

const read = (person: SignedIn, id = jobId) =>
  site.api.app.inject({ url: `/api/management/job/${id}`, headers: person.headers });

describe('a job in management', () => {
  test('tells its business and staff all of it, and who was hired', async () => {
    for (const person of [owner, site.staff, site.admin]) {
      expect((await read(person)).json()).toMatchObject({
        id: jobId,
        status: 'Draft',
        province: '50',
        budgetFrom: 1000,
        showBudget: false,
        companyName: { th: 'สยาม', en: 'Siam' },
        businessStatus: 'Approved',
        openings: 3,
        hired: 2,
        applications: 3,
        version: 1,
      });
    }
  });

  test('is given its tags and, by staff, its business', async () => {
    const tag = await site.records.tag('Job', 'ด่วน', 'Urgent');
    await site.records.tag('News', 'ข่าว');
    expect((await read(site.staff, 'choices')).json()).toMatchObject({
      tags: [{ id: tag, th: 'ด่วน', en: 'Urgent' }],
      businesses: expect.arrayContaining([
        expect.objectContaining({ companyName: { th: 'สยาม', en: 'Siam' }, status: 'Approved' }),
      ]),
    });
    expect((await read(owner, 'choices')).json().businesses).toEqual([]);
  });

  test("another's job, and what is no id, do not exist", async () => {
    for (const answer of [
      await read(stranger),
      await read(site.staff, newId()),
      await read(site.staff, 'garbage'),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'JOB_NOT_EXIST']);
    }
    const nobody = await site.api.signIn({ permission: 'Business' });
    expect((await read(nobody)).statusCode).toBe(404);
    const talent = await site.api.signIn({ permission: 'Talent' });
    expect((await read(talent)).statusCode).toBe(403);
  });
});
