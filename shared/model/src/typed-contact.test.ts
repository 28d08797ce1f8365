import { cleanEmail, cleanPhone, isPhone } from './typed-contact.ts';

test.each([
  ['081 234 5678', '0812345678'],
  ['\u202A+66 81-234-5678\u202C', '+66812345678'],
  ['๐๘๑-๒๓๔-๕๖๗๘', '0812345678'],
  ['０８１２３４５６７８', '0812345678'],
  ['081–234–5678', '0812345678'],
  ['081\u2011234\u20115678', '0812345678'],
  ['tel:+66812345678', '+66812345678'],
  ['+66 (0)81 234 5678', '+66812345678'],
  ['+66 081 234 5678', '+66812345678'],
  ['081\u200B2345678', '0812345678'],
])('the phone number %j is %s', (text, expected) => {
  expect(cleanPhone(text)).toBe(expected);
  expect(isPhone(text)).toBe(true);
});

test.each(['', '12345678', '0812345678x', '++66812345678', '๐๘๑'])(
  '%j is no phone number',
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);

test.each([
  '\u200Bnok@dara.test',
  'nok@dara.test\uFEFF',
  'nok@\u202Adara.test\u202C',
  'nok＠dara.test',
])('invisible characters of the e-mail address %j are removed', (text) => {
  expect(cleanEmail(text)).toBe('nok@dara.test');
});
