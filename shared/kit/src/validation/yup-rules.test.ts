import { PNG_HEAD } from '../testing/pictures.ts';
import {
  array,
  mixed,
  number as yupNumber,
  object,
  string,
  ValidationError,
  type AnyObjectSchema,
} from 'yup';
import en from '../messages/en.json';
import th from '../messages/th.json';
import {
  confirmed,
  dateRank,
  email,
  image,
  max,
  maxLength,
  min,
  minLength,
  number,
  password,
  required,
} from './validation.ts';

/** What a failed validation says, by field. */
async function problems(schema: AnyObjectSchema, value: unknown) {
  try {
    await schema.validate(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((one) => [one.path, one.message as unknown]));
  }
}

const schema = object({
  name: string().test(required()).test(maxLength(5)),
  nick: string().test(minLength(2)),
  phone: string().test(number()),
  mail: string().test(email()),
  age: yupNumber().test(required()).test(min(18)).test(max(60)),
  secret: string().test(password()),
  again: string().test(confirmed('secret')),
  from: string(),
  to: string().test(dateRank('from')),
  photo: mixed().test(image()),
});

test('a right form has no problem', async () => {
  const form = {
    name: 'มาลี',
    nick: '',
    phone: '',
    mail: '',
    age: 18,
    secret: 'Dara1234',
    again: 'Dara1234',
    from: '2026-01-01',
    to: '2026-01-01',
    photo: new File([PNG_HEAD], 'a.png', { type: 'image/png' }),
  };
  const bitmap = { width: 1, height: 1, close: () => {} };
  globalThis.createImageBitmap = () => Promise.resolve(bitmap as ImageBitmap);
  expect(await problems(schema, form)).toEqual({});
});

test('every rule names its message and its limit', async () => {
  const form = {
    name: 'Superstar',
    nick: 'ที่',
    phone: '02-123',
    mail: 'a@b.museum',
    age: 61,
    secret: 'short',
    again: 'other',
    from: '2026-01-02',
    to: '2026-01-01',
    photo: new File(['x'], 'a.gif', { type: 'image/gif' }),
  };
  expect(await problems(schema, form)).toEqual({
    name: { id: 'kit.validation.maxLength', values: { limit: 5 } },
    nick: { id: 'kit.validation.minLength', values: { limit: 2 } },
    phone: { id: 'kit.validation.number' },
    mail: { id: 'kit.validation.email' },
    age: { id: 'kit.validation.max', values: { value: 60 } },
    secret: { id: 'kit.validation.password' },
    again: { id: 'kit.validation.confirmed' },
    to: { id: 'kit.validation.dateRank' },
    photo: { id: 'kit.validation.imageType' },
  });
});

test('what is empty is only ever missing', async () => {
  expect(await problems(schema, { name: ' ', again: '' })).toEqual({
    name: { id: 'kit.validation.required' },
    age: { id: 'kit.validation.required' },
  });
  expect((await problems(schema, { name: 'a', age: 0 })).age).toEqual({
    id: 'kit.validation.min',
    values: { value: 18 },
  });
});

test('a confirmation of a password that is there must be there', async () => {
  const found = await problems(schema, { name: 'a', age: 20, secret: 'Dara1234' });
  expect(found).toEqual({ again: { id: 'kit.validation.confirmed' } });
});

test("Yup's own rules are worded alike", async () => {
  const own = object({
    a: string().required(),
    b: string().min(3),
    c: yupNumber().max(2),
    d: array().min(1),
    e: yupNumber(),
    f: string().oneOf(['x']),
  });
  expect(await problems(own, { a: '', b: 'x', c: 3, d: [], e: 'no', f: 'y' })).toEqual({
    a: { id: 'kit.validation.required' },
    b: { id: 'kit.validation.minLength', values: { limit: 3 } },
    c: { id: 'kit.validation.max', values: { value: 2 } },
    d: { id: 'kit.validation.required' },
    e: { id: 'kit.validation.invalid' },
    f: { id: 'kit.validation.invalid' },
  });
});

test('the English wording is the specified one', () => {
  expect(en['kit.validation.required']).toBe('Please specify information.');
  expect(en['kit.validation.number']).toBe('Please enter 0-9 only.');
  expect(en['kit.validation.email']).toBe('Please enter your email address correctly.');
  expect(en['kit.validation.minLength']).toBe('Please enter at least "{limit}" characters.');
  expect(en['kit.validation.maxLength']).toBe('Please enter in no more than "{limit}" characters.');
  expect(en['kit.validation.confirmed']).toBe('Please enter your passwords to match.');
  expect(en['kit.validation.dateRank']).toBe(
    'The end date must be greater than or equal to the start date.',
  );
});

test('every message that a rule names exists in both languages', () => {
  const ids = [
    ...['required', 'number', 'email', 'minLength', 'maxLength', 'min', 'max', 'confirmed'],
    ...['password', 'dateRank', 'invalid', 'imageType', 'imageSize', 'imageRatio'],
    'imageUnreadable',
  ].map((rule) => `kit.validation.${rule}`);
  for (const id of ids) {
    expect(Object.keys(th)).toContain(id);
    expect(Object.keys(en)).toContain(id);
  }
});
