import { expect, test } from 'vitest';
import { isEmail } from './contact.ts';

test.each(['pin@talent.test', "o'brien+dara@mail.example.co.th"])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  ...['a,bX@t.test', 'a;bX@t.test', '<x>X@t.test', 'a b@t.test', '"a"@t.test', 'a%b@t.test'],
  ...['a@t.test,b@t.test', 'A <a@t.test>', 'a@t.museum', 'a@t', 'a\u200bb@t.test', ''],
])('%p is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
