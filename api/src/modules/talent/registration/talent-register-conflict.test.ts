import { describe, expect, vi, test } from 'vitest';
import { testSite } from '../../../testing/staff-test-api.ts';
import { createRecords } from '../../../testing/records.ts';
import {
  createForms,
  createMembers,
  everything,
  mailedTokens,
  imageBytes,
  talentData,
} from '../../../testing/registration.ts';

const site = testSite();
const register = createForms(site, '/api/talent/register');
const join = createMembers(site, '/api/talent/register');

describe('what another has already', () => {
  test('whether any account has an address, in any case, is revealed to its owner only', async () => {
    const account = await site.api.createProfile({ permission: 'Staff', email: 'taken@dara.test' });
    const talent = createRecords(site.api.services);
    await talent.talent({ email: 'Known@Talent.test' });
    const before = await everything(site.api);
    for (const email of [account.email, 'TAKEN@dara.test', 'known@talent.test']) {
      const answer = await register(talentData({ email }));
      expect([answer.statusCode, answer.json()]).toEqual([202, { email: email.toLowerCase() }]);
    }
    const { mails, ...after } = await everything(site.api);
    expect({ ...after, mails: 0 }).toEqual({ ...before, mails: 0 });
    // The talent has no account to sign in with: nobody to tell.
    expect(mails).toBe(Number(before['mails']) + 2);
  });

  test('the display name in any case', async () => {
    const data = talentData({ displayName: 'Nam Fon น้ำฝน' });
    expect((await register(data)).statusCode).toBe(202);
    const name = await register(talentData({ displayName: 'NAM  fon น้ำฝน' }));
    expect(name.json()).toMatchObject({
      status: 409,
      code: 'DISPLAY_NAME_DUPLICATE',
      errors: [{ field: 'displayName', rule: 'DISPLAY_NAME_DUPLICATE' }],
    });
    // Of the same address it is one registration, sent again.
    expect((await register(data)).statusCode).toBe(202);
  });

  test('nothing of a deleted person', async () => {
    const gone = { email: 'gone@talent.test', deleted_at: new Date() };
    await site.api.createProfile({ permission: 'Talent', ...gone });
    await createRecords(site.api.services).talent({ ...gone, display_name: 'Gone' });
    const again = await register(talentData({ email: 'gone@talent.test', displayName: 'Gone' }));
    expect(again.statusCode).toBe(202);
  });
});

describe('at the same moment', () => {
  const sorted = (answers: { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).sort();

  test('a double click makes one talent, with its images', async () => {
    const before = await everything(site.api);
    const data = talentData();
    const files = { imageFile: [{ bytes: await imageBytes() }] };
    const answers = await Promise.all([register(data, files), register(data, files)]);
    expect(sorted(answers)).toEqual([202, 202]);
    const after = await everything(site.api);
    expect(after['files']).toBe((before['files'] ?? 0) + 1);
    const { db } = site.api.services;
    for (const table of ['profile', 'talent'] as const) {
      const live = db.selectFrom(table).select('id').where('deleted_at', 'is', null);
      expect(await live.where('email', '=', String(data['email'])).execute()).toHaveLength(1);
    }
    // The second registration replaced the first, whose mail may leave after it.
    const confirmed = await Promise.all(
      (await mailedTokens(site.api, String(data['email']))).map((token) =>
        site.api.app.inject({
          method: 'POST',
          url: '/api/authorization/register/confirm',
          payload: { token, password: data['password'] },
        }),
      ),
    );
    const good = confirmed.filter(({ statusCode }) => statusCode === 200);
    expect(good).toHaveLength(1);
    const { accessToken, profile } = good[0]!.json();
    const headers = { authorization: `Bearer ${accessToken}` };
    const url = `/api/image/${profile.image.id}/160.jpg`;
    expect((await site.api.app.inject({ url, headers })).statusCode).toBe(200);
  });

  test('one name is taken once by several, one address by the last', async () => {
    const email = 'race@talent.test';
    const emails = [1, 2, 3].map(() => register(talentData({ email })));
    const answers = await Promise.all(emails);
    expect(sorted(answers)).toEqual([202, 202, 202]);
    const names = ['Race', 'RACE', 'race'].map((displayName) =>
      register(talentData({ displayName })),
    );
    const named = await Promise.all(names);
    expect(sorted(named)).toEqual([202, 409, 409]);
    for (const { statusCode, json } of named) {
      if (statusCode === 409) expect(json()).toMatchObject({ code: 'DISPLAY_NAME_DUPLICATE' });
    }
  });
});

describe('files', () => {
  const sent = async (field: string, bytes: Buffer | Buffer[]) => {
    const before = await everything(site.api);
    const files = [bytes].flat().map((one) => ({ bytes: one }));
    const answer = await register(talentData(), { [field]: files });
    expect(await everything(site.api)).toEqual(before);
    return answer.json();
  };

  test.each([
    ['a gif named png', () => imageBytes(32, 32, 'gif')],
    ['text', async () => Buffer.from('hello')],
    ['half a picture', async () => (await imageBytes(200)).subarray(0, 3000)],
  ])('%s is no profile picture', async (_name, make) => {
    expect(await sent('imageFile', await make())).toMatchObject({
      status: 415,
      code: 'FILE_TYPE',
      errors: [{ field: 'imageFile', rule: 'FILE_TYPE' }],
    });
  });

  test('a profile image is square', async () => {
    expect(await sent('imageFile', await imageBytes(90, 60))).toMatchObject({
      status: 400,
      errors: [{ field: 'imageFile', rule: 'ratio' }],
    });
  });

  test('over 5 MB is reported at its field', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    expect(await sent('imageFile', large)).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
      errors: [{ field: 'imageFile', rule: 'FILE_TOO_LARGE' }],
    });
    expect(await sent('albumImageFiles', [await imageBytes(), large])).toMatchObject({
      status: 413,
      errors: [{ field: 'albumImageFiles.1', rule: 'FILE_TOO_LARGE' }],
    });
  });

  test('the album accepts five, and an invalid one is reported at its field', async () => {
    const good = await imageBytes();
    expect(await sent('albumImageFiles', Array<Buffer>(6).fill(good))).toMatchObject({
      status: 400,
      errors: [{ field: 'albumImageFiles', rule: 'maxItems', params: { limit: 5 } }],
    });
    expect(await sent('albumImageFiles', [good, Buffer.from('x'), good])).toMatchObject({
      status: 415,
      errors: [{ field: 'albumImageFiles.1', rule: 'FILE_TYPE' }],
    });
    expect(await sent('imageFile', [good, good])).toMatchObject({
      status: 400,
      errors: [{ field: 'imageFile', rule: 'maxItems' }],
    });
  });

  test('a store that fails half way leaves nothing behind', async () => {
    const before = await everything(site.api);
    const { files } = site.api.services;
    const put = files.put.bind(files);
    const broken = vi.spyOn(files, 'put').mockImplementation(async (key, data, options) => {
      if (broken.mock.calls.length === 3) throw new Error('disk full');
      await put(key, data, options);
    });
    const album = await Promise.all([imageBytes(), imageBytes(), imageBytes(), imageBytes()]);
    const answer = await register(talentData(), {
      albumImageFiles: album.map((bytes) => ({ bytes })),
    });
    expect(broken).toHaveBeenCalledTimes(3);
    broken.mockRestore();
    expect(answer.json()).toMatchObject({ status: 500, code: 'INTERNAL' });
    expect(await everything(site.api)).toEqual(before);
  });

  test('a failure spares the file of another with the same image', async () => {
    const bytes = await imageBytes();
    const first = (await join(talentData(), { imageFile: [{ bytes }] })).json();
    const { files } = site.api.services;
    const broken = vi.spyOn(files, 'put').mockRejectedValue(new Error('disk full'));
    const other = { bytes: await imageBytes() };
    const answer = await register(talentData(), {
      imageFile: [{ bytes }],
      albumImageFiles: [other],
    });
    broken.mockRestore();
    expect(answer.statusCode).toBe(500);
    const headers = { authorization: `Bearer ${first.accessToken}` };
    const url = `/api/image/${first.profile.image.id}/160.jpg`;
    const shown = await site.api.app.inject({ url, headers });
    expect(shown.statusCode).toBe(200);
  });
});

test('an address that tries too often waits', async () => {
  const attempt = () => register({}, {}, '10.99.0.1');
  for (let count = 0; count < 60; count += 1) expect((await attempt()).statusCode).toBe(400);
  const answer = await attempt();
  expect(answer.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
