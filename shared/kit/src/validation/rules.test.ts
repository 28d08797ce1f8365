import { isAtLeast, isAtMost, isDateRank, isDigits, isEmail, isPresent } from './rules.ts';
import { hasMaxLength, hasMinLength, perceivedLength, storedLength } from './text-length.ts';
import { isPassword, passwordChecks } from './password.ts';

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

test('a long address that is none is refused at once', () => {
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
