import { personName } from './person-name.ts';
import { fullName, shownName } from './shown-name.ts';

const names = (changes: Partial<Parameters<typeof shownName>[0]> = {}) => ({
  displayName: 'น้ำผึ้ง กานต์ธิดา',
  nickName: { th: 'น้ำผึ้ง', en: 'Namphueng' },
  firstName: { th: 'กานต์ธิดา', en: 'Kanthida' },
  lastName: { th: 'แสงดาวเรือง', en: 'Saengdaorueang' },
  ...changes,
});

test.each([
  ['a Thai stage name', {}, 'Namphueng Kanthida'],
  ['a Latin one', { displayName: 'Mint Pimlapat' }, 'Mint Pimlapat'],
  ['one of both scripts', { displayName: 'DJ น้ำผึ้ง' }, 'Namphueng Kanthida'],
  ['no nickname', { nickName: null }, 'Kanthida Saengdaorueang'],
  [
    'a stage name with the last name',
    { displayName: 'น้ำผึ้ง แสงดาวเรือง' },
    'Namphueng Kanthida Saengdaorueang',
  ],
  ['a first name that was never translated', { firstName: { th: 'กานต์ธิดา', en: '' } }, 'Namphueng'],
  ['Thai in the place of English', { firstName: { th: 'กานต์ธิดา', en: 'กานต์ธิดา' } }, 'Namphueng'],
  [
    'a nickname that is the first name',
    { nickName: { th: 'ดาริน', en: 'Darin' }, firstName: { th: 'ดาริน', en: 'Darin' } },
    'Darin',
  ],
])('%s in English', (_what, changes, english) => {
  const { displayName } = names(changes);
  expect(shownName(names(changes))).toEqual({ th: displayName, en: english });
});

test('without any English name the stage name stays', () => {
  const none = { th: 'ดาว', en: '' };
  expect(shownName(names({ nickName: none, firstName: none, lastName: none })).en).toBe(
    'น้ำผึ้ง กานต์ธิดา',
  );
});

test.each([
  ['th', 'กานต์ธิดา แสงดาวเรือง'],
  ['en', 'Kanthida แสงดาวเรือง'],
] as const)('first and last name in %s', (language, full) => {
  const lastName = { th: 'แสงดาวเรือง', en: '' };
  expect(fullName(names({ lastName }), language)).toBe(full);
});

test('a user without a name is called by the e-mail address', () => {
  const email = 'ann@dara.test';
  expect(personName({ firstName: 'Ann', lastName: '', email }, 'en')).toBe('Ann');
  expect(personName({ firstName: '', lastName: '', email }, 'en')).toBe(email);
});

test.each([
  ['th', 'กานต์ธิดา แสงดาวเรือง'],
  ['en', 'Kanthida Saengdaorueang'],
] as const)('the account of a talent is called in %s as the talent', (language, full) => {
  const lastName = { th: 'แสงดาวเรือง', en: 'Saengdaorueang' };
  const own = { firstName: 'กานต์ธิดา', lastName: 'แสงดาวเรือง', email: 'kan@dara.test' };
  expect(personName({ ...own, talentNames: names({ lastName }) }, language)).toBe(full);
});
