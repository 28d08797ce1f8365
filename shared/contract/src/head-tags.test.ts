import { localeAddress, plainAddress } from './head-tags.ts';

test.each([
  ['/', 'en', '/?lang=en'],
  ['/', 'th', '/'],
  ['/a?b=1#c', 'en', '/a?b=1&lang=en#c'],
  ['/a#c?d', 'en', '/a?lang=en#c?d'],
  ['/a?lang=th&b=%20+', 'en', '/a?b=%20+&lang=en'],
  ['/a?lang=en', 'th', '/a'],
  ['/a?b=1&lang=en&lang=th#c', 'th', '/a?b=1#c'],
  ['?lang=en', 'th', ''],
] as const)('the address of %s in %s is %s where Thai is the main language', (from, locale, to) => {
  expect(localeAddress(from, locale, 'th')).toBe(to);
  expect(localeAddress(to, locale, 'th')).toBe(to);
});

test('an address without a language keeps all else as it is written', () => {
  expect(plainAddress('/a%2Fb?slang=en&lang&language=th&q=a%20b#lang=en')).toBe(
    '/a%2Fb?slang=en&language=th&q=a%20b#lang=en',
  );
});
