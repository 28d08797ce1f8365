import { describe, expect, vi, test } from 'vitest';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import {
  createForms,
  createMembers,
  imageBytes,
  talentData,
} from '../../../testing/registration.ts';

const setup = staffTestApi({
  env: { PUBLIC_URL: 'https://dara.test', CONTACT_EMAIL: 'agency@dara.test' },
});
const register = createForms(setup, '/api/talent/register');
const join = createMembers(setup, '/api/talent/register');

const PLACE = { province: '10', district: '1004', subDistrict: '100402', postalCode: '10500' };
const get = (url: string, accessToken?: string) =>
  setup.api.app.inject({
    url,
    headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
  });
const mailsTo = async (address: string) => {
  const mails = await Promise.all(
    (await setup.api.services.outbox()).map((source) => PostalMime.parse(source)),
  );
  return mails.filter(({ to }) => to?.[0]?.address === address);
};

describe('a registration', () => {
  test('makes the whole record, signs in once confirmed, and shows to its person and to staff alone', async () => {
    const data = talentData({
      displayName: '  Pin   Jaidee ',
      email: 'Pin.Whole@Talent.test',
      companyName: 'บ้านปิ่น',
      socialMedia: [
        { channel: 'Instagram', name: '@pin', link: 'instagram.com/pin', followers: 1200 },
        { channel: 'Tiktok', name: 'pin' },
      ],
      height: 168,
      weight: 48.5,
      chest: 32.5,
      waist: 24,
      hip: 35,
      shoes: 38,
      eyeColour: 'น้ำตาล',
      bio: { th: 'สวัสดี\nฉันชื่อปิ่น' },
      languages: ['th', 'en'],
      ...PLACE,
      address: '1 ถนนสีลม',
      language: 'en',
    });
    const answer = await join(data, {
      imageFile: [{ bytes: await imageBytes(96) }],
      albumImageFiles: [
        { bytes: await imageBytes(80, 120, 'jpeg') },
        { bytes: await imageBytes(120, 80) },
      ],
    });
    expect(answer.statusCode).toBe(200);
    const session = answer.json();
    expect(session.profile).toMatchObject({
      email: 'pin.whole@talent.test',
      firstName: 'Pinpetch',
      lastName: 'ใจดี',
      permission: 'Talent',
      language: 'en',
      image: { width: 96, height: 96 },
    });
    const id = session.profile.talentId;
    const own = (await get('/api/talent/profile', session.accessToken)).json();
    expect(own).toMatchObject({
      id,
      displayName: 'Pin Jaidee',
      firstName: { th: 'ปิ่นเพชร', en: 'Pinpetch' },
      lastName: { th: 'ใจดี', en: '' },
      email: 'pin.whole@talent.test',
      phoneNumber: '0812345678',
      companyName: 'บ้านปิ่น',
      birthday: '1998-02-28',
      talentTypes: ['Actor', 'Influencer'],
      height: 168,
      weight: 48.5,
      chest: 32.5,
      eyeColour: 'น้ำตาล',
      hairColour: null,
      bio: { th: 'สวัสดี\nฉันชื่อปิ่น', en: '' },
      languages: ['th', 'en'],
      guardian: null,
      channel: 'Instagram',
      followers: 1200,
      status: 'Pending',
      active: true,
      isPublic: false,
      isTop10: false,
      image: { width: 96 },
    });
    expect(own.works.map((work: { talentType: string }) => work.talentType)).toEqual([
      'Actor',
      'Influencer',
    ]);
    expect(own.socialMedia).toMatchObject([
      { channel: 'Instagram', link: 'https://instagram.com/pin', followers: 1200 },
      { channel: 'Tiktok', link: null, followers: null },
    ]);
    expect(own.album.map((image: { width: number }) => image.width)).toEqual([80, 120]);
    expect(own.consents).toMatchObject([
      { purpose: 'PublicProfile', textVersion: '2026-11', givenBy: 'self', withdrawnAt: null },
      { purpose: 'ClientSharing', givenBy: 'self' },
    ]);
    const account = await get(`/api/management/profile/${session.profile.id}`, session.accessToken);
    expect(account.json()).toMatchObject({
      ...PLACE,
      country: 'TH',
      address: '1 ถนนสีลม',
      contactPhone: '0812345678',
      language: 'en',
      talentId: id,
    });
    const login = await setup.api.app.inject({
      method: 'POST',
      url: '/api/authorization/login',
      payload: { email: 'pin.whole@talent.test', password: 'Rose-window-27' },
    });
    expect(login.statusCode).toBe(200);
  });

  test('is not public, and visible to staff immediately', async () => {
    const before = (await get('/api/management/talent', setup.staff.accessToken)).json().total;
    const publicBefore = (await get('/api/talent/summary')).json();
    const neighbour = await setup.records.talent({}, { types: ['Actor'] });
    const session = (await join(talentData({ displayName: 'Hidden Newcomer' }))).json();
    const id = session.profile.talentId;
    expect((await get(`/api/talent/${id}`)).json()).toMatchObject({ code: 'TALENT_NOT_EXIST' });
    expect((await get('/api/talent?keyword=Hidden')).json()).toMatchObject({ items: [], total: 0 });
    expect((await get(`/api/talent?ids=${id}`)).json()).toMatchObject({ items: [], total: 0 });
    expect((await get('/api/talent?talentGroup=Actor')).body).not.toContain(id);
    expect((await get(`/api/talent/${neighbour}`)).body).not.toContain(id);
    expect((await get('/api/talent/summary')).json().total).toBe(publicBefore.total + 1);
    const list = (await get('/api/management/talent', setup.staff.accessToken)).json();
    expect(list.total).toBe(before + 2);
    expect(list.items[0]).toMatchObject({
      id,
      displayName: 'Hidden Newcomer',
      status: 'Pending',
      active: true,
      isPublic: false,
      missingTranslation: true,
    });
  });

  test('needs no file and may come as JSON', async () => {
    const payload = { data: talentData() };
    const answer = await setup.api.app.inject({
      method: 'POST',
      url: '/api/talent/register',
      payload,
    });
    expect(answer.statusCode).toBe(202);
    const email = String(payload.data['email']);
    expect(answer.json()).toEqual({ email });
    const { db } = setup.api.services;
    const account = db
      .selectFrom('profile')
      .select(['language', 'image_id'])
      .where('email', '=', email);
    expect(await account.executeTakeFirst()).toEqual({ language: 'th', image_id: null });
  });

  test('welcomes the person in their language and tells the agency, with names as text', async () => {
    const displayName = '<b>Pin</b> & "co"';
    const data = talentData({ displayName, language: 'en' });
    const { profile } = (await join(data)).json();
    const [confirm, welcome, ...others] = await mailsTo(String(data['email']));
    expect(confirm?.subject).toMatch(/^Confirm your email to start with Dara/);
    expect(others).toEqual([]);
    expect(welcome?.subject).toMatch(/^Welcome to Dara/);
    expect(welcome?.html).toContain('https://dara.test/talent/profile');
    const told = (await mailsTo('agency@dara.test')).find(({ text }) =>
      text?.includes(displayName),
    );
    expect(told?.html).toContain('&lt;b&gt;Pin&lt;/b&gt; &amp; &quot;co&quot;');
    expect(told?.html).toContain(`/management/talent/model/detail/${profile.talentId}`);
  });

  test('is stored when the mail server is down', async () => {
    const { jobs, db, mail } = setup.api.services;
    await jobs.drain();
    const send = vi.spyOn(mail, 'send').mockRejectedValue(new Error('no route'));
    const data = talentData();
    try {
      expect((await register(data)).statusCode).toBe(202);
      await jobs.drain();
      expect(send).toHaveBeenCalledTimes(1);
    } finally {
      send.mockRestore();
    }
    expect(await mailsTo(String(data['email']))).toEqual([]);
    await sql`UPDATE pgboss.job SET start_after = now()`.execute(db);
    expect(await mailsTo(String(data['email']))).toHaveLength(1);
  });

  test('keeps texts with single spaces and without half characters', async () => {
    const firstName = { th: 'ปิ่น\n เพชร', en: '\t' };
    const bio = { th: 'ครึ่ง \ud83d ตัว' };
    const data = talentData({ firstName, bio, eyeColour: ' ' });
    const { accessToken } = (await join(data)).json();
    const own = (await get('/api/talent/profile', accessToken)).json();
    expect(own).toMatchObject({
      firstName: { th: 'ปิ่น เพชร', en: '' },
      bio: { th: 'ครึ่ง \ufffd ตัว', en: '' },
      eyeColour: null,
    });
  });
});
