import { expect, test } from 'vitest';
import { passwordProblem } from './password-strength.ts';

test.each([
  ['Dara-123', 'of eight characters with every kind', null],
  ['Dar-123', 'one character short', 'password'],
  ['dara-kept-7', 'without an upper-case letter', 'password'],
  ['DARA-KEPT-7', 'without a lower-case letter', 'password'],
  ['Dara-kept-x', 'without a digit', 'password'],
  ['Password1', 'one of the commonest', 'knownPassword'],
  ['  pAssword1!', 'one of the commonest with marks around it', 'knownPassword'],
  ['PasＳword1', 'one of the commonest with a wide letter', 'knownPassword'],
  ['P4ssw0rd1', 'one of the commonest with figures for letters', 'knownPassword'],
  ['Qwerty123', 'a row of the keyboard', 'knownPassword'],
  ['Abcd1234', 'two sequences', 'knownPassword'],
  ['Aaaaaaa1', 'a repetition', 'commonPassword'],
  ['Iloveyou1', 'leaked ever so often', 'knownPassword'],
  ['Dara1234', 'the name of the site', 'commonPassword'],
  ['Somchai2530', 'a name that no list has', null],
  ['Rose-window-27', 'a good one', null],
])('%s (%s)', async (password, _what, problem) => {
  expect(await passwordProblem(password)).toBe(problem);
});

test('a password from personal data is refused', async () => {
  const password = 'Namphung99';
  expect(await passwordProblem(password)).toBe(null);
  expect(await passwordProblem(password, ['namphung99@talent.test'])).toBe('commonPassword');
});

test('the longest password is judged like any other', async () => {
  expect(await passwordProblem(`A1${'a'.repeat(198)}`)).toBe('commonPassword');
  expect(await passwordProblem('Rose-window-27 '.repeat(13))).toBe(null);
  expect(await passwordProblem('Rose-window-27 '.repeat(13) + 'Rose-')).toBe(null);
  expect(await passwordProblem('Rose-window-27 '.repeat(13) + 'Rose-w')).toBe('password');
});
