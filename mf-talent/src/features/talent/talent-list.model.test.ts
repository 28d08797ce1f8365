import { TALENT_RANGES } from '@dara/model';
import { readListState, writeListState } from '@dara/kit/resource';
import { talentExportArgs, talentListArgs, talentListSpec } from './talent-list.model.ts';

const argsFor = (query: string) =>
  talentListArgs(readListState(new URLSearchParams(query), talentListSpec));

test('the export asks for the same filters and order, without pages', () => {
  const values = readListState(
    new URLSearchParams('status=Pending&followers=0-999&missingTranslation=true&page=3&size=50'),
    talentListSpec,
  );
  expect(talentExportArgs(values)).toEqual({
    status: ['Pending'],
    missingTranslation: true,
    followersFrom: 0,
    followersTo: 999,
    sortByColumn: 'UpdatedAt',
    sortByAlphabetically: 'desc',
  });
});

const paging = {
  page: 1,
  size: 10,
  sortByColumn: 'UpdatedAt',
  sortByAlphabetically: 'desc',
};

test.each([
  ['followers=0-999', { followersFrom: 0, followersTo: 999 }],
  ['followers=1000001', { followersFrom: 1_000_001 }],
  ['engagementRate=0-0.99', { engagementRateFrom: 0, engagementRateTo: 0.99 }],
  ['engagementRate=20.01', { engagementRateFrom: 20.01 }],
  ['budget=0-499.99', { budgetFrom: 0, budgetTo: 499.99 }],
  ['budget=500000.01', { budgetFrom: 500_000.01 }],
  ['age=0-7', { ageFrom: 0, ageTo: 7 }],
  ['age=61', { ageFrom: 61 }],
  ['height=0-139.9', { heightFrom: 0, heightTo: 139.9 }],
  ['height=200.1', { heightFrom: 200.1 }],
  ['weight=0-39.9', { weightFrom: 0, weightTo: 39.9 }],
  ['weight=100.1', { weightFrom: 100.1 }],
  ['height=165-175', { heightFrom: 165, heightTo: 175 }],
  ['age=8.5', {}],
  ['age=30-20', {}],
  ['height=9999', {}],
])('%s asks for %o', (query, args) => {
  expect(argsFor(query)).toEqual({ ...paging, ...args });
});

test.each([
  ['followers', 1_000, 1_000_000],
  ['engagementRate', 1, 20],
  ['budget', 500, 500_000],
  ['age', 8, 60],
  ['height', 140, 200],
  ['weight', 40, 100],
] as const)('%s has its open ends under %d and over %d', (name, under, over) => {
  expect(TALENT_RANGES[name]).toMatchObject({ under, over });
});

test('every filter survives the way through the address', () => {
  const query =
    'keyword=%E0%B8%94%E0%B8%B2%E0%B8%A7&talentGroup=Actor&status=Pending&status=Approved&active=true' +
    '&isTop10=false&missingTranslation=true&deleted=true&tags=t1&tags=t2&gender=LGBTQ%2B&channel=Tiktok&followers=0-999&engagementRate=20.01' +
    '&budget=500-5000&age=8-60&height=140-200&weight=40-100&sort=Age&order=desc&size=20&page=3';
  const values = readListState(new URLSearchParams(query), talentListSpec);
  expect(Object.keys(values.filters)).toHaveLength(16);
  const written = writeListState(values, talentListSpec, new URLSearchParams());
  expect(readListState(written, talentListSpec)).toEqual(values);
  expect(argsFor(query)).toMatchObject({
    talentGroup: 'Actor',
    gender: 'LGBTQ+',
    status: ['Pending', 'Approved'],
    tags: ['t1', 't2'],
    isTop10: false,
    page: 3,
    size: 20,
    sortByColumn: 'Age',
    sortByAlphabetically: 'desc',
  });
});
