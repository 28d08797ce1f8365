import { COUNTRIES } from './countries.ts';
import { nationalityName } from './nationality.ts';

it.each([
  ['TH', 'ไทย', 'Thai'],
  ['US', 'อเมริกัน', 'American'],
  ['JP', 'ญี่ปุ่น', 'Japanese'],
  ['MM', 'เมียนมา', 'Myanmar'],
  ['HK', 'ฮ่องกง', 'Hong Konger'],
])('calls a citizen of %s %s and %s', (code, th, en) => {
  expect([nationalityName(code, 'th'), nationalityName(code, 'en')]).toEqual([th, en]);
});

it('names a territory without a nationality by its name', () => {
  expect(nationalityName('AW', 'en')).toBe('Aruba');
  expect(nationalityName('AW', 'th')).toBe('อารูบา');
});

it('has no name for a code that is not a country', () => {
  const named = COUNTRIES.filter((code) => nationalityName(code, 'en') !== code);
  expect(named).toEqual([...COUNTRIES]);
});

it('leaves free text unchanged', () => {
  expect(nationalityName('ไทย-ลาว', 'en')).toBe('ไทย-ลาว');
});
