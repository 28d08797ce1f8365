import { expect, it } from '@jest/globals';
import { localeOf } from './language.ts';

it.each([
  ['', undefined, 'th'],
  ['lang=en', undefined, 'en'],
  ['lang=EN', undefined, 'en'],
  ['lang=fr', undefined, 'th'],
  ['lang=th', 'lang=en', 'th'],
  ['lang=fr', 'lang=en', 'en'],
  ['language=en', undefined, 'th'],
  ['', 'lang=en', 'en'],
  ['', 'a=b; lang=en ; c=d', 'en'],
  ['', 'a=b;lang="en"', 'en'],
  ['', ' lang =EN', 'en'],
  ['', 'lang=xx; lang=en', 'th'],
  ['', 'slang=en', 'th'],
  ['', 'lang', 'th'],
  ['', 'lang=e"n', 'th'],
  ['', '', 'th'],
])('a request with ?%s and cookies %j is answered in %s', (query, cookie, locale) => {
  expect(localeOf(new URLSearchParams(query), cookie)).toBe(locale);
});
