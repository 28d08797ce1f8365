import { expect, test } from 'vitest';
import { withoutLinks } from './without-links.ts';

/** What the usual mail programs turn into a link. */
const LINK =
  /[a-z][a-z0-9+.-]*:\/\/|(?<![\p{L}\p{N}])www[.\u3002\uff0e\uff61]|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}/iu;

test.each([
  ['You won! Open http://evil.test/x', 'You won! Open evil test/x'],
  ['HTTPS://evil.test', 'evil test'],
  ['ftp:\\\\evil.test', 'evil test'],
  ['www.evil.test', 'evil test'],
  ['wwwwww.evil.test', 'wwwwww evil test'],
  ['www.www.evil.com', 'evil com'],
  ['http://http://evil.com', 'evil com'],
  ['hthttp://tp://evil.com', 'evil com'],
  ['evil.com', 'evil com'],
  ['see evil.co.th now', 'see evil co th now'],
  ['evil\u3002com evil\uff0ecom evil\uff61com', 'evil com evil com evil com'],
  ['evil.\u200bcom', 'evil com'],
  ['evil\u00ad.com', 'evil com'],
  ['ดารา.ไทย', 'ดารา ไทย'],
  ['evil.xn--o3cw4h', 'evil xn--o3cw4h'],
  ['javascript:alert(1)', 'alert(1)'],
  ['win@evil.com', 'win@evil com'],
  ['line\r\nBcc: x', 'line Bcc: x'],
])('%j holds no link', (given, expected) => {
  expect(withoutLinks(given)).toBe(expected);
  expect(withoutLinks(given)).not.toMatch(LINK);
});

test.each([
  'Flower Co., Ltd.',
  'บริษัท ดอกไม้ จำกัด',
  'Dr. A. B. Smith',
  'ม.ร.ว. น้ำผึ้ง',
  '3.5 mm',
  'No. 1',
  'a: b',
  'ครอบครัว 👨‍👩‍👧‍👦',
  '❤️‍🔥 🏴‍☠️',
])('%j stays as it is', (name) => expect(withoutLinks(name)).toBe(name));
