import {
  array,
  mixed,
  number as yupNumber,
  object,
  string,
  ValidationError,
  type AnyObjectSchema,
} from 'yup';
import {
  IMAGE_ACCEPT,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  PASSWORD_MIN_LENGTH,
  PROFILE_IMAGE_RATIO,
} from '@dara/kit/validation';
import { PNG_HEAD } from '../testing/images.ts';
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
import { setLongEmailSuffixes } from '@dara/sdk/api';
import { isAtLeast, isAtMost, isDateRank, isDigits, isEmail, isPresent } from './rules.ts';
import { hasMaxLength, hasMinLength, perceivedLength, storedLength } from './text-length.ts';
import { isPassword, passwordChecks } from './password.ts';

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

test('an empty value has no error besides "required"', async () => {
  expect(await problems(schema, { name: ' ', again: '' })).toEqual({
    name: { id: 'kit.validation.required' },
    age: { id: 'kit.validation.required' },
  });
  expect((await problems(schema, { name: 'a', age: 0 })).age).toEqual({
    id: 'kit.validation.min',
    values: { value: 18 },
  });
});

test('a password needs its confirmation', async () => {
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

describe('figures', () => {
  test('images are png, jpg or jpeg of 5 MB at most, profile images square', () => {
    expect(IMAGE_ACCEPT).toBe('.png,.jpg,.jpeg');
    expect(IMAGE_TYPES).toEqual(['image/png', 'image/jpeg']);
    expect(IMAGE_MAX_BYTES).toBe(5_242_880);
    expect(PROFILE_IMAGE_RATIO).toEqual({ width: 1, height: 1 });
  });

  test('a password has eight characters at least', () => {
    expect(PASSWORD_MIN_LENGTH).toBe(8);
  });
});

describe('rules', () => {
  test.each([
    ['', false],
    [' ', false],
    [' \t\n\u00a0\u3000', false],
    ['a', true],
    ['0', true],
    ['false', true],
    ['ก', true],
    [0, true],
    [-0, true],
    [1, true],
    [NaN, false],
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
    [[], true],
    [{}, true],
    [new Date(0), true],
  ])('required: %p -> %s', (value, expected) => {
    expect(isPresent(value)).toBe(expected);
  });

  test.each([
    ['', true],
    ['0', true],
    ['0123456789', true],
    [42, true],
    ['-1', false],
    ['+1', false],
    ['1.5', false],
    [1.5, false],
    ['1e3', false],
    ['1 2', false],
    [' 1', false],
    ['1\n', false],
    ['๑๒๓', false],
    ['１２', false],
    ['12a', false],
  ])('number: %p -> %s', (value, expected) => {
    expect(isDigits(value)).toBe(expected);
  });

  test.each([
    ['', true],
    ['a@b.co', true],
    ['a@b.com', true],
    ['a@b.info', true],
    ['first.last+tag@mail.example.co.th', true],
    ['มาลี@example.com', false],
    ['a,b@c.com', false],
    ['a;b@c.com', false],
    ['<x>a@c.com', false],
    ['A@B.TH', true],
    ['a@b.c', false],
    ['a@b.museum', false],
    ['a@b.c0m', false],
    ['a@b', false],
    ['@b.com', false],
    ['a@.com', false],
    ['a@b..com', false],
    ['a@@b.com', false],
    ['a b@c.com', false],
    ['a@b.com ', false],
    [' a@b.com', false],
    ['a@b.com\n', false],
    ['a@b.com,c@d.com', false],
    ['a', false],
  ])('email: %p -> %s', (value, expected) => {
    expect(isEmail(value)).toBe(expected);
  });

  test('a suffix of 5 to 24 letters is accepted where the site accepts it', () => {
    expect(isEmail('mali@flower.agency')).toBe(false);
    setLongEmailSuffixes(true);
    expect(isEmail('mali@flower.agency')).toBe(true);
    expect(isEmail(`a@b.${'x'.repeat(25)}`)).toBe(false);
    setLongEmailSuffixes(undefined);
    expect(isEmail('mali@flower.agency')).toBe(false);
  });

  test('a long invalid address is refused quickly', () => {
    const started = performance.now();
    expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
    expect(isEmail('a'.repeat(100_000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });

  test.each([
    ['', 0, 0],
    ['abc', 3, 3],
    ['ที่', 1, 3],
    ['น้ำผึ้ง', 3, 7],
    ['👍', 1, 1],
    ['👩‍👩‍👧', 1, 5],
    ['e\u0301', 1, 2],
  ])('length of %p: %i seen, %i stored', (value, seen, stored) => {
    expect(perceivedLength(value)).toBe(seen);
    expect(storedLength(value)).toBe(stored);
  });

  test('the length seen is never above the length stored', () => {
    for (const text of ['กำ', 'ปั๊ม', 'ญี่ปุ่น', '🇹🇭🇹🇭', '\r\n', 'ฎีกา']) {
      expect(perceivedLength(text)).toBeLessThanOrEqual(storedLength(text));
    }
  });

  test.each([
    ['', 3, true],
    ['ab', 3, false],
    ['abc', 3, true],
    ['   ', 3, true],
    ['ที่', 2, false],
    ['👩‍👩‍👧', 2, false],
    ['มานา', 4, true],
  ])('minLength: %p with %i -> %s', (value, limit, expected) => {
    expect(hasMinLength(value, limit)).toBe(expected);
  });

  test.each([
    ['', 0, true],
    ['abc', 3, true],
    ['abcd', 3, false],
    ['👍👍👍', 3, true],
    ['ที่', 3, true],
    ['ที่', 2, false],
  ])('maxLength: %p with %i -> %s', (value, limit, expected) => {
    expect(hasMaxLength(value, limit)).toBe(expected);
  });

  test.each([
    ['', 1, 5, true, true],
    [0, 0, 0, true, true],
    [0, 1, 5, false, true],
    ['1', 1, 5, true, true],
    ['5', 1, 5, true, true],
    ['5.01', 1, 5, true, false],
    [-1, -1, 5, true, true],
    ['abc', 1, 5, false, false],
    [' ', 0, 5, false, false],
    [NaN, 0, 5, false, false],
    ['10', 9, 10, true, true],
  ])('min and max: %p within %i and %i -> %s, %s', (value, low, high, atLeast, atMost) => {
    expect(isAtLeast(value, low)).toBe(atLeast);
    expect(isAtMost(value, high)).toBe(atMost);
  });

  test.each([
    ['', true],
    ['Dara1234!', true],
    ['Dara1234', true],
    ['aB345678', true],
    ['aB34567', false],
    ['dara1234', false],
    ['DARA1234', false],
    ['DaraDara', false],
    ['12345678', false],
    ['        ', false],
    ['มาลีมาลีA1', false],
    ['มาลีมาลีaA1', true],
    ['ÀàÀàÀà12', false],
  ])('password: %p -> %s', (value, expected) => {
    expect(isPassword(value)).toBe(expected);
  });

  test('a symbol is advice: the checklist shows it, the rule does not ask for it', () => {
    expect(passwordChecks('Dara1234')).toEqual({
      length: true,
      lower: true,
      upper: true,
      digit: true,
      symbol: false,
    });
    expect(passwordChecks('!').symbol).toBe(true);
    expect(passwordChecks('มาลี ที่').symbol).toBe(false);
  });

  test.each([
    ['2026-01-02', '2026-01-01', true],
    ['2026-01-01', '2026-01-01', true],
    ['2025-12-31', '2026-01-01', false],
    [new Date(2), new Date(1), true],
    [new Date(1), new Date(2), false],
    ['', '2026-01-01', true],
    ['2026-01-01', '', true],
    [null, '2026-01-01', true],
    ['2026-01-01', undefined, true],
    ['not a date', '2026-01-01', true],
  ])('dateRank: end %p, start %p -> %s', (end, start, expected) => {
    expect(isDateRank(end, start)).toBe(expected);
  });
});
