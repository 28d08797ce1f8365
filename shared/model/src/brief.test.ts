import { briefMismatches, type BriefTalent, type BriefWants } from './brief.ts';

const ANY: BriefWants = {
  ...{ talentTypes: [], gender: [], languages: [] },
  ...{ ageFrom: null, ageTo: null, heightFrom: null, heightTo: null },
};
const ADULT: BriefTalent = {
  ...{ talentTypes: ['Actor'], gender: 'Female', birthday: '1995-05-05', height: 170 },
  ...{ languages: ['th', 'en'], bookouts: [] },
};
const SHOOT = { from: '2030-06-10', to: '2030-06-12' };

const check = (wants: Partial<BriefWants>, talent: Partial<BriefTalent>, shoot: object | null) =>
  briefMismatches(
    { ...ANY, ...wants },
    { ...ADULT, ...talent },
    { shoot: shoot as typeof SHOOT | null, today: '2030-01-01' },
  );

const off = (from: string, to: string) => ({ bookouts: [{ from, to }] });

test.each<[string, Partial<BriefWants>, Partial<BriefTalent>, string[]]>([
  ['no wants', {}, {}, []],
  ['one of the types', { talentTypes: ['Singer', 'Actor'] }, {}, []],
  ['another type', { talentTypes: ['Singer'] }, {}, ['Type']],
  ['no known type', { talentTypes: ['Singer'] }, { talentTypes: [] }, []],
  ['one of the genders', { gender: ['Female', 'LGBTQ+'] }, {}, []],
  ['another gender', { gender: ['Male'] }, {}, ['Gender']],
  ['an unknown gender', { gender: ['Male'] }, { gender: null }, []],
  ['the least height', { heightFrom: 170 }, {}, []],
  ['below the least height', { heightFrom: 170.5 }, {}, ['Height']],
  ['the greatest height', { heightTo: 170 }, {}, []],
  ['above the greatest height', { heightTo: 169.5 }, {}, ['Height']],
  ['an unknown height', { heightFrom: 170 }, { height: null }, []],
  ['all languages', { languages: ['en', 'th'] }, {}, []],
  ['a missing language', { languages: ['en', 'zh'] }, {}, ['Language']],
  ['unknown languages', { languages: ['en'] }, { languages: [] }, []],
  ['turns 30 on the first day', { ageFrom: 30 }, { birthday: '2000-06-10' }, []],
  ['turns 30 on the second day', { ageFrom: 30 }, { birthday: '2000-06-11' }, ['Age']],
  ['turns 31 on the second day', { ageTo: 30 }, { birthday: '1999-06-11' }, []],
  ['turns 31 on the first day', { ageTo: 30 }, { birthday: '1999-06-10' }, ['Age']],
  ['an unknown birthday', { ageFrom: 18, ageTo: 30 }, { birthday: null }, []],
  ['a minor, where no age is named', {}, { birthday: '2012-06-11' }, []],
  ['a minor, up to an adult age', { ageTo: 30 }, { birthday: '2013-01-01' }, []],
  ['18 on the first day', { ageFrom: 18 }, { birthday: '2012-06-10' }, []],
  ['18 on the second day', { ageFrom: 18 }, { birthday: '2012-06-11' }, ['Minor']],
  [
    'a minor, where older adults are wanted',
    { ageFrom: 25 },
    { birthday: '2013-01-01' },
    ['Minor'],
  ],
  ['a child, where teenagers are wanted', { ageFrom: 15 }, { birthday: '2020-01-01' }, ['Age']],
  ['a minor, where minors are wanted', { ageFrom: 8, ageTo: 40 }, { birthday: '2013-01-01' }, []],
  ['a child, up to 12', { ageTo: 12 }, { birthday: '2020-01-01' }, []],
  ['off until the day before', {}, off('2030-06-01', '2030-06-09'), []],
  ['off until the first day', {}, off('2030-06-01', '2030-06-10'), ['DayOff']],
  ['off from the last day', {}, off('2030-06-12', '2030-06-20'), ['DayOff']],
  ['off from the day after', {}, off('2030-06-13', '2030-06-20'), []],
])('%s', (_name, wants, talent, reasons) => {
  expect(check(wants, talent, SHOOT)).toEqual(reasons);
});

test('without a shooting day the age is that of today, and no day off counts', () => {
  const talent = { birthday: '2012-06-10', ...off('2030-01-01', '2030-12-31') };
  const wants = { ageFrom: 18 };
  expect(check(wants, talent, null)).toEqual(['Minor']);
  expect(check(wants, { ...talent, birthday: '2012-01-01' }, null)).toEqual([]);
});

test('every reason is named, in one order', () => {
  const wants: Partial<BriefWants> = {
    ...{ talentTypes: ['Singer'], gender: ['Male'], languages: ['zh'] },
    ...{ ageFrom: 30, heightTo: 160 },
  };
  const rest = ['Type', 'Gender', 'Height', 'Language', 'DayOff'];
  for (const [birthday, reason] of [
    ['2013-01-01', 'Minor'],
    ['2005-01-01', 'Age'],
  ] as const) {
    const talent = { birthday, ...off(SHOOT.from, SHOOT.to) };
    expect(check(wants, talent, SHOOT)).toEqual([reason, ...rest]);
  }
});
