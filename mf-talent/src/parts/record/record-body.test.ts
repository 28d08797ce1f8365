import { PNG_HEAD } from '@dara/kit/testing';
import { emptyTalent } from '../../testing/empty-talent.ts';
import { mergeUploadedFiles, createForm, updateForm } from './record-body.ts';
import { namedErrors } from './record-errors.ts';
import { NO_RECORD, toValues, type RecordValues } from './record.model.ts';

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

test('pictures of an attempt that was stored, though its answer was lost, are not sent again', () => {
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
