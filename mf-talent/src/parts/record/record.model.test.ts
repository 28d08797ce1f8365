import { PNG_HEAD } from '@dara/kit/testing';
import { todayInBangkok } from '@dara/kit/validation';
import { ValidationError } from 'yup';
import { emptyTalent } from '../../testing/empty-talent.ts';
import { mergeUploadedFiles, createForm, updateForm } from './record-body.ts';
import { namedErrors } from './record-errors.ts';
import { NO_RECORD, toValues, valuesOf, type RecordValues } from './record.model.ts';
import { ownSchema, staffSchema } from './record.schema.ts';

const image = (id: string) => ({ id, width: 900, height: 900, alt: null, placeholder: null });

const file = (name: string) => new File([PNG_HEAD], name, { type: 'image/png' });

const NO_ALT = { th: '', en: '' };

const talent = {
  ...emptyTalent,
  version: 4,
  album: [image('a'), image('b')],
  socialMedia: [
    { channel: 'Youtube' as const, name: 'ploy', link: null, followers: 5, engagementRate: null },
  ],
};

const dataOf = (form: FormData | undefined) =>
  JSON.parse(String(form?.get('data'))) as Record<string, unknown>;

const change = (values: Partial<RecordValues>) => ({ ...toValues(talent), ...values });

test('only what was changed is sent, with the version it was changed from', () => {
  const form = updateForm(change({ height: '170.5', companyName: '' }), talent, 'own');
  expect(dataOf(form)).toEqual({ version: 4, height: 170.5 });
  expect(updateForm(toValues(talent), talent, 'own')).toBeUndefined();
});

test('what was emptied is cleared', () => {
  const record = { ...talent, height: 170, nickName: { th: 'พลอย', en: '' } };
  const values = { ...toValues(record), height: '', nickName: NO_ALT };
  expect(dataOf(updateForm(values, record, 'own'))).toEqual({
    version: 4,
    height: null,
    nickName: null,
  });
});

test('an emptied figure of a channel is cleared', () => {
  const [youtube] = toValues(talent).socialMedia;
  const form = updateForm(change({ socialMedia: [{ ...youtube!, followers: '' }] }), talent, 'own');
  expect(dataOf(form)['socialMedia']).toEqual([
    { channel: 'Youtube', name: 'ploy', followers: null, engagementRate: null },
  ]);
});

test('a talent never sends what the team decides', () => {
  const values = change({ email: 'new@dara.test', active: false, isTop10: true, height: '170' });
  expect(dataOf(updateForm(values, talent, 'own'))).toEqual({ version: 4, height: 170 });
  expect(dataOf(updateForm(values, talent, 'staff'))).toMatchObject({
    email: 'new@dara.test',
    active: false,
    isTop10: true,
  });
});

test('the album goes in its order, files by their place among the files, with their texts', () => {
  const [a, b] = toValues(talent).album;
  const [first, second] = [file('1.png'), file('2.png')];
  const album = [
    { key: 'n1', picture: first, alt: { th: 'หนึ่ง', en: 'One' } },
    { ...b!, alt: { th: '', en: 'Second' } },
    { key: 'n2', picture: second, alt: NO_ALT },
    a!,
  ];
  const form = updateForm(change({ album }), talent, 'own');
  expect(dataOf(form)).toEqual({
    version: 4,
    imageIds: ['file:0', 'b', 'file:1', 'a'],
    imageAlts: [
      { image: 'file:0', alt: { th: 'หนึ่ง', en: 'One' } },
      { image: 'b', alt: { th: 'Second', en: 'Second' } },
    ],
  });
  expect(form?.getAll('imageFiles')).toHaveLength(2);
});

test('a new talent is sent without what was left empty', () => {
  const values: RecordValues = {
    ...NO_RECORD,
    displayName: ' Ploy ',
    firstName: { th: 'พลอย', en: '' },
    lastName: { th: 'ใจดี', en: '' },
    gender: 'Female',
    email: 'ploy@dara.test',
    talentTypes: ['Actor'],
  };
  expect(dataOf(createForm(values))).toEqual({
    displayName: 'Ploy',
    firstName: { th: 'พลอย', en: '' },
    lastName: { th: 'ใจดี', en: '' },
    gender: 'Female',
    email: 'ploy@dara.test',
    nationality: 'TH',
    talentTypes: ['Actor'],
    active: true,
    isTop10: false,
    language: 'th',
  });
});

test('a refused file is named by its place in the album', () => {
  const [a] = toValues(talent).album;
  const album = [
    { key: 'n1', picture: file('1.png'), alt: NO_ALT },
    a!,
    { key: 'n2', picture: file('2.png'), alt: NO_ALT },
  ];
  const errors = [
    { field: 'imageFiles.1', rule: 'FILE_TYPE' },
    { field: 'imageFile', rule: 'ratio' },
    { field: 'birthday', rule: 'date' },
    { field: 'firstName.th', rule: 'required' },
  ];
  const refusal = { status: 400, code: 'VALIDATION_FAILED', errors };
  expect(namedErrors(refusal, change({ album }))).toMatchObject({
    errors: [
      { field: 'album.2', rule: 'FILE_TYPE' },
      { field: 'picture', rule: 'ratio' },
      { field: 'birthDay', rule: 'birthDay' },
      { field: 'firstName.th', rule: 'required' },
    ],
  });
});

test('images of an attempt that was stored, though its answer was lost, are not sent again', () => {
  const [a, b] = toValues(talent).album;
  const own = { key: 'n1', picture: file('1.png'), alt: { th: 'ใหม่', en: '' } };
  const me = file('me.png');
  const sent = change({ height: '170', album: [b!, own, a!], picture: me });
  const stored = {
    ...talent,
    version: 5,
    height: 170,
    image: image('me'),
    album: [image('b'), { ...image('c'), alt: { th: 'ใหม่', en: '' } }, image('a')],
  };
  const later = { key: 'n2', picture: file('2.png'), alt: NO_ALT };
  const values = { ...sent, height: '171', album: [own, later, b!, a!] };
  const after = mergeUploadedFiles(values, sent, stored);
  expect(after.picture).toMatchObject({ id: 'me' });
  expect(after.album.map(({ picture }) => ('id' in picture ? picture.id : picture.name))).toEqual([
    'c',
    '2.png',
    'b',
    'a',
  ]);
  expect(after.height).toBe('171');
  const other = { ...values, picture: file('other.png') };
  expect(mergeUploadedFiles(other, sent, stored).picture).toBe(other.picture);
});

describe('record schema', () => {
  const right: RecordValues = { ...toValues(emptyTalent), birthDay: '1995-05-01' };

  const social = { key: 'k', channel: 'Youtube' as const, name: 'ploy', link: '', followers: '' };

  const year = Number(todayInBangkok().slice(0, 4));

  /** The messages of the fields that are wrong, each as its id with the values in it. */
  async function problems(
    change: object,
    schema: typeof ownSchema | typeof staffSchema = ownSchema,
  ) {
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
});

test.each([
  ['กานดา', { th: 'กานดา', en: '' }],
  ['Kanda', { th: '', en: 'Kanda' }],
])('a first name typed elsewhere, %s, is in its language', (firstName, expected) => {
  const rest = { lastName: '', email: 'kanda@dara.test', contactPhone: '0812345678' };
  const place = { address: '', province: '', district: '', subDistrict: '', postalCode: '' };
  expect(valuesOf({ firstName, ...rest, ...place, language: 'en' })).toMatchObject({
    ...{ firstName: expected, email: rest.email, phoneNumber: rest.contactPhone, language: 'en' },
  });
});
