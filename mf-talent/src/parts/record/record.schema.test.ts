import { todayInBangkok } from '@dara/kit/validation';
import { ValidationError } from 'yup';
import { emptyTalent } from '../../testing/empty-talent.ts';
import { toValues, type RecordValues } from './record.model.ts';
import { ownSchema, staffSchema } from './record.schema.ts';

const right: RecordValues = { ...toValues(emptyTalent), birthDay: '1995-05-01' };
const social = { key: 'k', channel: 'Youtube' as const, name: 'ploy', link: '', followers: '' };
const year = Number(todayInBangkok().slice(0, 4));

/** The messages of the fields that are wrong, each as its id with the values in it. */
async function problems(change: object, schema: typeof ownSchema | typeof staffSchema = ownSchema) {
  try {
    await schema.validate({ ...right, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const words = (message: unknown) => {
      const { id, values = {} } = message as { id: string; values?: object };
      return [id.split('.').slice(-1), ...Object.values(values)].join(' ');
    };
    // The first of a field is what the form shows.
    return Object.fromEntries(
      error.inner.toReversed().map((one) => [one.path, words(one.message)]),
    );
  }
}

test('a right record has no problem', async () => {
  expect(await problems({})).toEqual({});
  expect(await problems({ birthDay: '' }, staffSchema)).toEqual({});
  expect(await problems({ shoes: '38.5', height: '168.25' })).toEqual({});
});

test.each([
  [{ displayName: ' ' }, 'displayName', 'required'],
  [{ displayName: 'ก'.repeat(61) }, 'displayName', 'maxLength 60'],
  [{ firstName: { th: '', en: 'Ploy' } }, 'firstName.th', 'required'],
  [{ lastName: { th: 'ก'.repeat(51), en: '' } }, 'lastName.th', 'maxLength 50'],
  [{ nickName: { th: '', en: 'Ploy' } }, 'nickName.th', 'required'],
  [{ gender: '' }, 'gender', 'required'],
  [{ nationality: '' }, 'nationality', 'required'],
  [{ birthDay: '' }, 'birthDay', 'required'],
  [{ birthDay: `${year + 1}-01-01` }, 'birthDay', 'birthDay'],
  [{ birthDay: `${year - 15}-01-01` }, 'guardian.email', 'required'],
  [{ phoneNumber: 'abc' }, 'phoneNumber', 'phone'],
  [{ companyName: 'x'.repeat(121) }, 'companyName', 'maxLength 120'],
  [{ height: '29' }, 'height', 'min 30'],
  [{ height: '251' }, 'height', 'max 250'],
  [{ height: '1.7m' }, 'height', 'decimal'],
  [{ weight: '0' }, 'weight', 'min 1'],
  [{ weight: '301' }, 'weight', 'max 300'],
  [{ chest: '30.3' }, 'chest', 'halves'],
  [{ waist: '101' }, 'waist', 'max 100'],
  [{ hip: '0' }, 'hip', 'min 1'],
  [{ shoes: '51' }, 'shoes', 'max 50'],
  [{ shoes: '38.3' }, 'shoes', 'halves'],
  [{ socialMedia: [{ ...social, name: '' }] }, 'socialMedia[0].name', 'required'],
  [{ socialMedia: [{ ...social, link: 'javascript:x' }] }, 'socialMedia[0].link', 'web'],
  [{ socialMedia: [{ ...social, followers: '1.5' }] }, 'socialMedia[0].followers', 'number'],
  [
    { socialMedia: [{ ...social, engagementRate: '1001' }] },
    'socialMedia[0].engagementRate',
    'max 1000',
  ],
  [{ bio: { th: 'x'.repeat(2001), en: '' } }, 'bio.th', 'maxLength 2000'],
  [{ tags: Array.from({ length: 21 }, String) }, 'tags', 'tags 20'],
  [{ bookouts: [{ key: 'b', from: '2027-02-02', to: '' }] }, 'bookouts[0].to', 'required'],
  [
    { bookouts: [{ key: 'b', from: '2027-02-02', to: '2027-02-01' }] },
    'bookouts[0].to',
    'dateRank',
  ],
])('%j is refused at its field', async (change, field, message) => {
  expect(await problems(change)).toMatchObject({ [field]: message });
});

test.each([
  [{ email: '' }, 'email', 'required'],
  [{ email: 'ploy@dara' }, 'email', 'email'],
])('%j is refused to staff', async (change, field, message) => {
  expect(await problems(change, staffSchema)).toEqual({ [field]: message });
});
