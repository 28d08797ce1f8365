import { ageOn } from '@dara/model';
import { describe, expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import { today, yearsBefore } from '../../../kernel/age.ts';
import {
  createForms,
  createMembers,
  everything,
  imageBytes,
  talentData,
} from '../../../testing/registration.ts';
import { testSite } from '../../../testing/staff-test-api.ts';

const site = testSite();
const register = createForms(site, '/api/talent/register');
const join = createMembers(site, '/api/talent/register');

const PLACE = { province: '10', district: '1004', subDistrict: '100402', postalCode: '10500' };

/** Sends what must be refused, and checks that nothing came of it. */
async function refused(
  data: unknown,
  files?: Parameters<typeof register>[1],
): Promise<{ status: number; code: string; errors: { field: string; rule: string }[] }> {
  const before = await everything(site.api);
  const answer = await register(data, files);
  expect(await everything(site.api)).toEqual(before);
  return answer.json();
}

describe('refuses', () => {
  const social = (...changes: object[]) => ({
    socialMedia: changes.map((change) => ({ channel: 'Tiktok', name: 'pin', ...change })),
  });
  test.each<[string, object, string, string]>([
    ['no display name', { displayName: undefined }, 'displayName', 'required'],
    ['a display name of spaces', { displayName: ' \t ' }, 'displayName', 'required'],
    ['a long display name', { displayName: 'ก'.repeat(61) }, 'displayName', 'maxLength'],
    ['a number as name', { displayName: 5 }, 'displayName', 'type'],
    ['no Thai name', { firstName: { en: 'Pin' } }, 'firstName.th', 'required'],
    ['an invisible Thai name', { lastName: { th: ' \u200b' } }, 'lastName.th', 'required'],
    ['a long nick name', { nickName: { th: 'x'.repeat(51) } }, 'nickName.th', 'maxLength'],
    ['an unknown nation', { nationality: 'XX' }, 'nationality', 'enum'],
    ['an unknown gender', { gender: 'Other' }, 'gender', 'enum'],
    ['no birthday', { birthDay: undefined }, 'birthDay', 'required'],
    ['a day that is none', { birthDay: '2001-02-30' }, 'birthDay', 'date'],
    ['a birthday to come', { birthDay: '2999-01-01' }, 'birthDay', 'date'],
    ['a birthday long ago', { birthDay: '1850-01-01' }, 'birthDay', 'date'],
    ['a broken e-mail address', { email: 'pin@talent' }, 'email', 'email'],
    ['a control character', { bio: { th: 'a\u0000' } }, 'bio.th', 'characters'],
    ['half a character in it', { email: 'pi\ud83dn@talent.test' }, 'email', 'email'],
    ['a long suffix', { email: 'pin@talent.museum' }, 'email', 'email'],
    ['a weak password', { password: 'dara1234' }, 'password', 'password'],
    ['letters as phone', { phoneNumber: 'call me' }, 'phoneNumber', 'phone'],
    ['no type', { talentTypes: [] }, 'talentTypes', 'minItems'],
    ['a type twice', { talentTypes: ['Actor', 'Actor'] }, 'talentTypes', 'uniqueItems'],
    ['an unknown type', { talentTypes: ['King'] }, 'talentTypes.0', 'enum'],
    ['an unknown channel', social({ channel: 'Myspace' }), 'socialMedia.0.channel', 'enum'],
    ['a nameless channel', social({ name: ' ' }), 'socialMedia.0.name', 'required'],
    ['a link that runs', social({ link: 'javascript:alert(1)' }), 'socialMedia.0.link', 'url'],
    ['negative followers', social({ followers: -1 }), 'socialMedia.0.followers', 'min'],
    ['a giant', { height: 251 }, 'height', 'max'],
    ['quarter inches', { waist: 24.25 }, 'waist', 'multipleOf'],
    ['a long story', { bio: { th: 'x'.repeat(2001) } }, 'bio.th', 'maxLength'],
    ['a district without a province', { ...PLACE, province: undefined }, 'province', 'required'],
    ['an unknown province', { ...PLACE, province: '97' }, 'province', 'place'],
    ['a district elsewhere', { ...PLACE, district: '5001' }, 'district', 'place'],
    ['a sub-district elsewhere', { ...PLACE, subDistrict: '500101' }, 'subDistrict', 'place'],
    ['a postal code elsewhere', { ...PLACE, postalCode: '50000' }, 'postalCode', 'place'],
    ['no consents', { consents: undefined }, 'consents', 'required'],
    ['no data at all', [], 'data', 'type'],
  ])('%s', async (_name, change, field, rule) => {
    const problem = await refused(Array.isArray(change) ? change : talentData(change));
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(problem.errors).toEqual([expect.objectContaining({ field, rule })]);
  });

  test('reports all errors together', async () => {
    const change = { email: 'x', password: 'x', phoneNumber: 'x', birthDay: '2999-01-01' };
    const { errors } = await refused(talentData(change));
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'birthDay',
      'email',
      'password',
      'phoneNumber',
    ]);
  });

  test('schema, rules, names of others and files together, and no address', async () => {
    const known = talentData();
    expect((await register(known)).statusCode).toBe(202);
    const { email } = await site.api.createProfile({ permission: 'Talent' });
    const change = {
      displayName: known['displayName'],
      email,
      height: 251,
      nickName: {},
      birthDay: yearsBefore(today(), 12),
      consents: { publicProfile: false, clientSharing: true, textVersion: '1' },
      ...social({ link: 'javascript:alert(1)' }, { channel: 'Tiktok' }),
    };
    const bytes = Buffer.from('no picture');
    const { status, errors } = await refused(talentData(change), { imageFile: [{ bytes }] });
    expect(status).toBe(400);
    expect(errors.map(({ field, rule }) => `${field} ${rule}`).sort()).toEqual([
      'consents.publicProfile CONSENT_REQUIRED',
      'displayName DISPLAY_NAME_DUPLICATE',
      'guardian.email required',
      'guardian.name required',
      'guardian.phone required',
      'guardian.relation required',
      'height max',
      'imageFile FILE_TYPE',
      'nickName.th required',
      'socialMedia.0.link url',
      'socialMedia.1.channel CHANNEL_DUPLICATE',
    ]);
  });

  test('invalid JSON, and an unknown part', async () => {
    expect(await refused('{"displayName":')).toMatchObject({
      status: 400,
      errors: [{ field: 'data', rule: 'format' }],
    });
    expect(await refused(undefined)).toMatchObject({ status: 400, errors: [{ field: 'data' }] });
    const bytes = await imageBytes();
    expect(await refused(talentData(), { passport: [{ bytes }] })).toMatchObject({
      status: 400,
      errors: [{ field: 'passport', rule: 'unknown' }],
    });
  });

  test.each([false, undefined])('a person who does not agree to be shown (%s)', async (given) => {
    const consents = { publicProfile: given, clientSharing: true, textVersion: '1' };
    expect(await refused(talentData({ consents }))).toMatchObject({
      status: 422,
      code: 'CONSENT_REQUIRED',
      errors: [{ field: 'consents.publicProfile', rule: 'CONSENT_REQUIRED' }],
    });
  });

  test('a channel twice', async () => {
    const change = social({}, { channel: 'Youtube' }, { name: 'pin2' });
    expect(await refused(talentData(change))).toMatchObject({
      status: 409,
      code: 'CHANNEL_DUPLICATE',
      errors: [{ field: 'socialMedia.2.channel', rule: 'CHANNEL_DUPLICATE' }],
    });
  });
});

describe('under 20', () => {
  const profile = (accessToken: string) =>
    site.api.app.inject({
      url: '/api/talent/profile',
      headers: { authorization: `Bearer ${accessToken}` },
    });
  const mailsTo = async (address: string) => {
    const mails = (await site.api.services.outbox()).map((source) => PostalMime.parse(source));
    return (await Promise.all(mails)).filter(({ to }) => to?.[0]?.address === address);
  };
  const guardian = {
    name: 'มาลี ใจดี',
    relation: 'มารดา',
    phone: '089 999 9999',
    email: 'Mali@Home.test',
  };
  const yearsOld = (years: number): string => yearsBefore(today(), years);
  const dayBefore = (day: string): string =>
    new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

  test('a guardian is due until the day of the 20th birthday', async () => {
    const almost = new Date(Date.parse(yearsOld(20)) + 86_400_000).toISOString().slice(0, 10);
    expect(ageOn(almost, today())).toBe(19);
    const problem = await refused(talentData({ birthDay: almost }));
    expect(problem.errors).toEqual(
      ['name', 'relation', 'phone', 'email'].map((field) => ({
        field: `guardian.${field}`,
        rule: 'required',
      })),
    );
    const adult = await join(talentData({ birthDay: dayBefore(yearsOld(20)), guardian }));
    const own = await profile(adult.json().accessToken);
    expect(own.json()).toMatchObject({ guardian: null });
    expect((await register(talentData({ birthDay: yearsOld(20) }))).statusCode).toBe(202);
  });

  test('the guardian grants the consents and is notified', async () => {
    const data = talentData({ birthDay: undefined, birthday: yearsOld(12), guardian });
    const { accessToken } = (await join(data)).json();
    const own = (await profile(accessToken)).json();
    expect(own).toMatchObject({
      isMinor: true,
      guardian: { ...guardian, phone: '0899999999', email: 'mali@home.test' },
    });
    expect(own.consents.map((consent: { givenBy: string }) => consent.givenBy)).toEqual([
      'guardian',
      'guardian',
    ]);
    expect((await mailsTo('mali@home.test'))[0]?.text).toContain(String(data['displayName']));
  });

  test.each([
    ['name', ' ', 'required'],
    ['phone', '12', 'phone'],
    ['email', 'mali', 'email'],
  ])('a guardian with a wrong %s is refused', async (field, value, rule) => {
    const wrong = { ...guardian, [field]: value };
    const problem = await refused(talentData({ birthDay: yearsOld(12), guardian: wrong }));
    expect(problem.errors).toEqual([{ field: `guardian.${field}`, rule }]);
  });
});
