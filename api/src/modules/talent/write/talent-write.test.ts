import { recordedStatements } from '@dara/backend/testing';
import { describe, expect, test } from 'vitest';
import { today } from '../../../kernel/age.ts';
import { newId } from '../../../kernel/new-id.ts';
import { ONE_CONNECTION, staffTestApi } from '../../../testing/staff-test-api.ts';
import { imageBytes } from '../../../testing/form.ts';
import { text, type Records } from '../../../testing/records.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';
import { TEST_PASSWORD } from '../../../testing/test-api.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';
const setup = staffTestApi(ONE_CONNECTION);
const { send, put, record } = talentCalls(() => setup.api);
const year = Number(today().slice(0, 4));
const GUARDIAN = { name: 'แม่', relation: 'แม่', phone: '0812345678', email: 'mae@talent.test' };

async function ownTalent(row: Parameters<Records['talent']>[0] = {}) {
  const id = await setup.records.talent(row);
  const talent = await setup.api.signIn({
    permission: 'Talent',
    talent_id: id,
    email: `${id}@talent.test`,
  });
  return { id, talent };
}

test('every field is stored and returned as sent', async () => {
  const tags = [await setup.records.tag('Talent', 'เต้น'), await setup.records.tag('Talent', 'ร้อง')];
  const { id, talent } = await ownTalent();
  const data = {
    displayName: ' ฟ้า  ใส ',
    firstName: { th: 'ฟ้า', en: 'Fah' },
    lastName: { th: 'ใส', en: 'Sai' },
    nickName: { th: 'ฟ้า', en: 'Fah' },
    nationality: 'JP',
    gender: 'LGBTQ+',
    birthDay: `${year - 30}-02-03`,
    phoneNumber: '081-234-5678',
    companyName: 'ดารา',
    bio: { th: 'บรรทัดแรก\nบรรทัดสอง', en: 'One\nTwo' },
    languages: ['th', 'en'],
    bookouts: [
      { from: '2027-02-01', to: '2027-02-03' },
      { from: '2026-12-30', to: '2027-01-02' },
    ],
    guardian: GUARDIAN,
    tags: tags.toReversed(),
    socialMedia: [
      {
        channel: 'Youtube',
        name: 'fah',
        link: 'youtube.com/fah',
        followers: 10,
        engagementRate: 2.5,
      },
      { channel: 'Instagram', name: 'fahsai' },
    ],
    height: 165,
    weight: 48.5,
    chest: 32.5,
    waist: 24,
    hip: 34,
    shoes: 38,
    eyeColour: 'Brown',
    hairColour: 'Black',
    skinTone: 'Honey',
  };
  const answer = await put(talent, id, { ...data, version: 1 });
  expect(answer.statusCode).toBe(200);
  const { birthDay, socialMedia: _sent, tags: _tags, ...same } = data;
  const expected = {
    ...same,
    displayName: 'ฟ้า ใส',
    phoneNumber: '0812345678',
    birthday: birthDay,
    bookouts: data.bookouts.toReversed(),
    tags: [{ th: 'ร้อง' }, { th: 'เต้น' }],
    socialMedia: [
      { channel: 'Youtube', link: 'https://youtube.com/fah', followers: 10, engagementRate: 2.5 },
      { channel: 'Instagram', name: 'fahsai', link: null, followers: null },
    ],
    followers: 10,
    channel: 'Youtube',
    version: 2,
  };
  expect(answer.json()).toMatchObject(expected);
  expect(await record(setup.staff, id)).toMatchObject(expected);
});

test('what is left out stays, what is null is cleared', async () => {
  const { id, talent } = await ownTalent({ height: 170, company_name: 'เดิม', bio: text('เดิม') });
  const before = await record(talent, id);
  const after = (await put(talent, id, { height: null, version: 1 })).json<TalentRecord>();
  expect(after).toEqual({ ...before, height: null, version: 2, updatedAt: after.updatedAt });
  const cleared = await put(talent, id, { companyName: '', bio: null, version: 2 });
  expect(cleared.json()).toMatchObject({ companyName: null, bio: null });
});

test('a figure of a channel is cleared by null alone, the other one stays', async () => {
  const { id, talent } = await ownTalent();
  const write = async (figures: object, version: number) => {
    const socialMedia = [{ channel: 'Instagram', name: 'fah', ...figures }];
    const answer = await put(talent, id, { socialMedia, version });
    return answer.json<TalentRecord>().socialMedia[0];
  };
  const figures = { followers: 1200, engagementRate: 3.5 };
  expect(await write(figures, 1)).toMatchObject(figures);
  expect(await write({ link: 'instagram.com/fah' }, 2)).toMatchObject(figures);
  expect(await write({ followers: null }, 3)).toMatchObject({
    followers: null,
    engagementRate: 3.5,
  });
  expect(await write({ engagementRate: null }, 4)).toMatchObject({ engagementRate: null });
  expect(await record(talent, id)).toMatchObject({ followers: null, engagementRate: null });
});

test('JSON does without files', async () => {
  const { id } = await ownTalent();
  const answer = await send(setup.staff, 'PUT', `/${id}`, { data: { height: 180, version: 1 } });
  expect(answer.json()).toMatchObject({ height: 180, version: 2 });
});

describe('refused', () => {
  test.each([
    [{ displayName: '\u200b ' }, 'displayName:required'],
    [{ firstName: { th: '  ' } }, 'firstName.th:required'],
    [{ displayName: 'ก'.repeat(61) }, 'displayName:maxLength'],
    [{ nationality: 'ZZ' }, 'nationality:enum'],
    [{ birthDay: `${year + 1}-01-01` }, 'birthDay:date'],
    [{ birthDay: `${year - 15}-01-01` }, 'guardian.name:required'],
    [{ phoneNumber: 'abc' }, 'phoneNumber:phone'],
    [{ height: 251 }, 'height:max'],
    [{ weight: 0 }, 'weight:min'],
    [{ chest: 30.3 }, 'chest:multipleOf'],
    [{ shoes: 14 }, 'shoes:min'],
    [{ shoes: 38.3 }, 'shoes:multipleOf'],
    [{ gender: 'Other' }, 'gender:enum'],
    [{ bookouts: [{ from: '2027-02-02', to: '2027-02-01' }] }, 'bookouts.0.to:dateRank'],
    [{ tags: [newId()] }, 'tags.0:exist'],
    [{ tags: Array.from({ length: 21 }, () => newId()) }, 'tags:maxItems'],
    [{ imageIds: [newId()] }, 'imageIds.0:exist'],
    [{ imageIds: ['file:0'] }, 'imageIds.0:exist'],
    [{ imageId: newId() }, 'imageId:exist'],
    [
      { socialMedia: [{ channel: 'Instagram', name: 'x', link: 'javascript:x' }] },
      'socialMedia.0.link:url',
    ],
    [{ active: false }, 'active:notAllowed'],
    [{ isTop10: true }, 'isTop10:notAllowed'],
    [{ status: 'Pending' }, 'status:notAllowed'],
    [{ email: 'other@talent.test' }, 'email:notAllowed'],
  ])('%j', async (data, expected) => {
    const { id, talent } = await ownTalent();
    const answer = await put(talent, id, { ...data, version: 1 });
    expect(refusal(answer)).toEqual([400, 'VALIDATION_FAILED', expect.arrayContaining([expected])]);
    expect(await record(setup.staff, id)).toMatchObject({ version: 1 });
  });

  test('a repeated channel', async () => {
    const { id } = await ownTalent();
    const socialMedia = ['Tiktok', 'Tiktok'].map((channel) => ({ channel, name: 'x' }));
    const answer = await put(setup.staff, id, { socialMedia, version: 1 });
    const errors = ['socialMedia.1.channel:CHANNEL_DUPLICATE'];
    expect(refusal(answer)).toEqual([409, 'CHANNEL_DUPLICATE', errors]);
  });

  test("another's display name and e-mail, whatever their case", async () => {
    const { id } = await ownTalent();
    await setup.records.talent({ display_name: 'Taken', email: 'taken@talent.test' });
    await setup.api.createProfile({ permission: 'Business', email: 'firm@talent.test' });
    const named = await put(setup.staff, id, { displayName: 'TAKEN', version: 1 });
    expect(refusal(named)).toEqual([
      409,
      'DISPLAY_NAME_DUPLICATE',
      ['displayName:DISPLAY_NAME_DUPLICATE'],
    ]);
    for (const email of ['Taken@talent.test', 'firm@talent.test']) {
      const answer = await put(setup.staff, id, { email, version: 1 });
      expect(refusal(answer)).toEqual([409, 'EMAIL_DUPLICATE', ['email:EMAIL_DUPLICATE']]);
    }
    expect(await record(setup.staff, id)).toMatchObject({ version: 1 });
  });

  test('no version, no data', async () => {
    const { id } = await ownTalent();
    expect(refusal(await put(setup.staff, id, {}))).toEqual([
      400,
      'VALIDATION_FAILED',
      ['version:required'],
    ]);
    expect((await send(setup.staff, 'PUT', `/${id}`, {})).statusCode).toBe(400);
  });
});

test('staff change the e-mail of an unused account; others must be confirmed', async () => {
  const { id } = await ownTalent();
  const data = { email: 'New@Talent.test', version: 1 };
  const held = await put(setup.staff, id, { ...data, height: 171 });
  expect(held.json()).toMatchObject({ email: `${id}@talent.test`, height: 171, version: 2 });
  const login = (email: string) =>
    setup.api.app.inject({
      method: 'POST',
      url: '/api/authorization/login',
      payload: { email, password: TEST_PASSWORD },
    });
  expect((await login('new@talent.test')).statusCode).toBe(401);
  const { db } = setup.api.services;
  const unused = { password_hash: null, last_login_at: null };
  await db.updateTable('profile').set(unused).where('talent_id', '=', id).execute();
  const written = await put(setup.staff, id, { ...data, version: 2 });
  expect(written.json()).toMatchObject({ email: 'new@talent.test' });
  const account = await db
    .selectFrom('profile')
    .select('email')
    .where('talent_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(account.email).toBe('new@talent.test');
  const audit = await db
    .selectFrom('audit_event')
    .select(['action', 'diff'])
    .where('entity_id', '=', id)
    .orderBy('at')
    .execute();
  expect(audit).toMatchObject([
    { action: 'Update', diff: { height: { after: 171 } } },
    {
      action: 'Update',
      diff: { email: { before: `${id}@talent.test`, after: 'new@talent.test' } },
    },
  ]);
});

test('a save without changes makes no version and no notification', async () => {
  const { id } = await ownTalent({ height: 170 });
  const before = await record(setup.staff, id);
  const { displayName, socialMedia, tags } = before;
  const same = { displayName, height: 170, socialMedia, tags: tags.map((tag) => tag.id) };
  const answer = await put(setup.staff, id, { ...same, version: 1 });
  expect([answer.statusCode, answer.json()]).toEqual([200, before]);
  expect(await record(setup.staff, id)).toEqual(before);
  const changed = await put(setup.staff, id, { ...same, height: 171, version: 1 });
  expect(changed.json()).toMatchObject({ height: 171, version: 2 });
  expect(await record(setup.staff, id)).toEqual(changed.json());
});

describe('the statements of a save', () => {
  /** A whole form with one changed field: the rest is sent as it was read. */
  const changed = ({ tags, album, image, socialMedia, version, ...own }: TalentRecord) => ({
    ...{ height: (own.height ?? 150) + 1, firstName: own.firstName, bookouts: own.bookouts },
    ...{ tags: tags.map(({ id }) => id), imageIds: album.map(({ id }) => id) },
    ...{ imageId: image?.id ?? null, imageAlts: album.map(({ id, alt }) => ({ image: id, alt })) },
    ...{ socialMedia, version },
  });

  test('are bounded: unchanged parts are neither checked nor written again', async () => {
    const { id, talent } = await ownTalent();
    const tags = [await setup.records.tag('Talent', 'เต้นรำ')];
    const socialMedia = ['Youtube', 'Tiktok'].map((channel) => ({
      ...{ channel, name: 'fah', link: `https://${channel}.test/fah` },
      ...{ followers: 10, engagementRate: 2 },
    }));
    const first = { tags, socialMedia, version: 1 };
    expect((await put(setup.staff, id, first)).statusCode).toBe(200);
    const statementsOf = async (who = setup.staff, files?: Record<string, Buffer | Buffer[]>) => {
      const before = await record(setup.staff, id);
      const statements = await recordedStatements(async () => {
        const answer = await put(who, id, changed(before), files);
        expect(answer.json()).toMatchObject({ version: before.version + 1, tags: before.tags });
      });
      // On a server, events are sent as statements too.
      return statements.filter((one) => !/pg_notify|publish_event/.test(one.sql)).length;
    };
    const imageFiles = [await imageBytes('#010203'), await imageBytes('#040506')];
    expect(
      await statementsOf(setup.staff, { imageFile: await imageBytes(), imageFiles }),
    ).toBeLessThanOrEqual(20);
    expect(await statementsOf()).toBeLessThanOrEqual(12);
    expect(await statementsOf(talent)).toBeLessThanOrEqual(12);
  });
});
