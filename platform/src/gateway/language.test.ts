import { expect, it } from 'vitest';
import { SAMPLE_SITE } from '../testing/sample-site.ts';
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
  expect(localeOf(SAMPLE_SITE, new URLSearchParams(query), cookie)).toBe(locale);
});

it.each([
  [['en', 'th'], '', 'en'],
  [['en', 'th'], 'lang=th', 'th'],
  [['en'], 'lang=th', 'en'],
] as const)('a site in %j answers a request with ?%s in %s', (languages, query, locale) => {
  expect(localeOf({ ...SAMPLE_SITE, languages }, new URLSearchParams(query), undefined)).toBe(
    locale,
  );
});
