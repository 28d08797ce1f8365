import { expect, test } from 'vitest';
import { imageBytes } from '../../../testing/form.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';
import { newId } from '../../../kernel/new-id.ts';
import { createImageStore } from '../store/image-store.ts';

const site = testSite();

async function imaged(row: object) {
  const { api, records } = site;
  const businessProfileId = await records.business({ show_as_client: true });
  const { id } = await createImageStore(api.services).add(await imageBytes(), {
    ...{ alt: null, access: 'public', businessProfileId },
  });
  const job = { business_profile_id: businessProfileId, image_id: id, ...row };
  return { id, businessProfileId, jobId: await records.job(job) };
}

const statusOf = async (id: string, who?: SignedIn) => {
  const headers = who?.headers ?? {};
  return (await site.api.app.inject({ url: `/api/image/${id}/320.webp`, headers })).statusCode;
};

async function talentInvitedTo(job_id: string) {
  const talent_id = await site.records.talent();
  await site.records.db
    .insertInto('job_request')
    .values({ id: newId(), job_id, talent_id })
    .execute();
  return site.api.signIn({ permission: 'Talent', talent_id });
}

test('the image of an open public job is public', async () => {
  expect(await statusOf((await imaged({})).id)).toBe(200);
});

test.each([
  ['a draft', { status: 'Draft' }, 404],
  ['a job that waits for staff', { status: 'Review' }, 404],
  ['an internal job', { visibility: 'Internal' }, 200],
])('of %s is visible to the users who may see the job', async (_what, row, invited) => {
  const { id, jobId, businessProfileId } = await imaged(row);
  const { api, records } = site;
  const business = (business_profile_id: string) =>
    api.signIn({ permission: 'Business', business_profile_id });
  const other = await api.signIn({ permission: 'Talent', talent_id: await records.talent() });
  expect(await statusOf(id)).toBe(404);
  expect(await statusOf(id, other)).toBe(404);
  expect(await statusOf(id, await business(await records.business()))).toBe(404);
  expect(await statusOf(id, await business(businessProfileId))).toBe(200);
  expect(await statusOf(id, await api.signIn({ permission: 'Staff' }))).toBe(200);
  expect(await statusOf(id, await talentInvitedTo(jobId))).toBe(invited);
});

test('shown by an open job as well, it is public', async () => {
  const { id, businessProfileId } = await imaged({ status: 'Draft' });
  await site.records.job({ business_profile_id: businessProfileId, image_id: id });
  expect(await statusOf(id)).toBe(200);
});
