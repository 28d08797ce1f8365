import { act, renderHook } from '@testing-library/react';
import {
  listArgs,
  manyOf,
  oneOf,
  readListState,
  textFilter,
  wholeNumber,
  writeListState,
  yesOrNo,
  bandRange,
  bandRanges,
  bandText,
  bandsFilter,
  dayFilter,
  overRange,
  rangeArgs,
  rangeFilter,
  toRange,
  underRange,
} from './resource.ts';
import { useDeviceValue } from './state/device-value.ts';

const spec = {
  sorts: ['DisplayName', 'UpdatedAt'],
  defaultSort: { column: 'UpdatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    status: oneOf(['Pending', 'Approved']),
    tags: manyOf(['a', 'b', 'c']),
    active: yesOrNo,
    heightFrom: wholeNumber(30, 250),
  },
} as const;

const read = (query: string) => readListState(new URLSearchParams(query), spec);

test.each([
  'page=0',
  'page=-1',
  'page=abc',
  'page=1.5',
  'page=99999999999999999999',
  'size=7',
  'size=10000',
  'sort=Password',
  'status=Evil',
  'tags=x',
  'active=maybe',
  'heightFrom=1e3',
  'heightFrom=251',
  'keyword=%20%20',
])('"%s" falls back to the default', (query) => {
  expect(read(query)).toEqual({ page: 1, size: 10, sort: spec.defaultSort, filters: {} });
});

test('allowed values are read, each value of a repeated filter once', () => {
  expect(read('page=3&size=20&sort=DisplayName&tags=b&tags=a&tags=a&active=false')).toEqual({
    page: 3,
    size: 20,
    sort: { column: 'DisplayName', direction: 'asc' },
    filters: { tags: ['a', 'b'], active: false },
  });
});

test('an address is written without defaults, keeps what pages read and reads back', () => {
  const values = read('lang=en&page=2&tags=b&keyword=%E0%B8%94%E0%B8%B2%E0%B8%A3%E0%B8%B2');
  const params = writeListState(
    values,
    spec,
    new URLSearchParams('utm_source=x&lang=en&page=9&dialog=sign-in&own=1'),
  );
  const unread = ['utm_source', 'dialog', 'lang'].filter((name) => params.has(name));
  expect(unread).toEqual([]);
  expect(params.get('own')).toBe('1');
  expect(params.has('size')).toBe(false);
  expect(params.has('sort')).toBe(false);
  expect(readListState(params, spec)).toEqual(values);
});

test('arguments carry the names of the api', () => {
  expect(listArgs(read('keyword=ya'))).toEqual({
    keyword: 'ya',
    page: 1,
    size: 10,
    sortByColumn: 'UpdatedAt',
    sortByAlphabetically: 'desc',
  });
});

describe('device value', () => {
  const parseSavedFilters = (stored: unknown) => String(stored);

  it('shows the values that could not be stored, instead of the stored ones', () => {
    localStorage.setItem('list.full', '"old"');
    const { result } = renderHook(() => useDeviceValue('list.full', parseSavedFilters));
    expect(result.current[0]).toBe('old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => result.current[1]('new'));
    expect(result.current[0]).toBe('new');
    full.mockRestore();
    act(() => result.current[1]('newer'));
    expect(result.current[0]).toBe('newer');
  });
});

describe('range filter', () => {
  const followers = { under: 1000, over: 1_000_000, step: 1, max: 1_000_000_000 };

  const engagement = { under: 1, over: 20, step: 0.01, max: 1000 };

  const height = { under: 140, over: 200, step: 0.1, max: 300 };

  test.each([
    [followers, { from: 0, to: 999 }, { from: 1_000_001 }],
    [engagement, { from: 0, to: 0.99 }, { from: 20.01 }],
    [height, { from: 0, to: 139.9 }, { from: 200.1 }],
  ])('the open ends of %o', (bounds, under, over) => {
    expect(underRange(bounds)).toEqual(under);
    expect(overRange(bounds)).toEqual(over);
  });

  test.each([
    ['0-999', { from: 0, to: 999 }],
    ['1000-10000', { from: 1000, to: 10_000 }],
    ['1000001', { from: 1_000_001 }],
    ['5-5', { from: 5, to: 5 }],
  ])('"%s" is read and written back', (text, range) => {
    const filter = rangeFilter(followers);
    expect(filter.read([text])).toEqual(range);
    expect(filter.write(range)).toEqual([text]);
  });

  test.each(['', 'abc', '-5', '9-1', '1-2-3', '1.5', '1e3', '-1-5', '1000000001'])(
    '"%s" is no range of people',
    (text) => expect(rangeFilter(followers).read([text])).toBeUndefined(),
  );

  test.each([
    [
      ['18-24', '25-34'],
      ['18-24', '25-34'],
    ],
    [
      ['61', '18-24'],
      ['18-24', '61-'],
    ],
    [['61'], ['61-']],
    [['61-'], ['61-']],
    // The two boxes of a form.
    [['30', '20'], ['20-30']],
    [['20', ''], ['20-']],
    [['', ''], undefined],
    [
      ['20-', '61-'],
      ['20-', '61-'],
    ],
    [['18-24', '18-24', 'x', '9-1', '1-2-3'], ['18-24']],
    [Array.from({ length: 50 }, (_, index) => `${index}-99`), ['0-99', '1-99', '2-99']],
    [[], undefined],
  ])('several ranges %j are read as %j', (texts, bands) => {
    const filter = bandsFilter({ under: 8, over: 60, step: 1, max: 150 }, 3);
    expect(filter.read(texts)).toEqual(bands);
    if (bands) expect(filter.read(filter.write(bands))).toEqual(bands);
    expect((bands ?? []).map((band) => bandText(bandRange(band)))).toEqual(bands ?? []);
  });

  test.each([
    ['2028-02-29', '2028-02-29'],
    ['2027-02-29', undefined],
    ['2027-13-01', undefined],
    ['27-01-01', undefined],
  ])('of days, %s is read as %s', (text, day) => expect(dayFilter.read([text])).toBe(day));

  test.each([
    ['0.5-2.25', { from: 0.5, to: 2.25 }],
    ['0.555', undefined],
  ])('rates have two decimals: "%s"', (text, range) =>
    expect(rangeFilter(engagement).read([text])).toEqual(range),
  );

  test.each([
    ['1,000', '5000', { from: 1000, to: 5000 }],
    ['5000', '1000', { from: 1000, to: 5000 }],
    ['', '5000', { from: 0, to: 5000 }],
    ['5000', '', { from: 5000 }],
    ['', '', undefined],
    ['x', '.', undefined],
  ])('typed "%s" and "%s"', (from, to, range) =>
    expect(toRange(from, to, followers)).toEqual(range),
  );

  test('a single figure sends only the From parameter', () => {
    expect(rangeArgs('followers', { from: 0, to: 999 })).toEqual({
      followersFrom: 0,
      followersTo: 999,
    });
    expect(rangeArgs('followers', { from: 1_000_001 })).toEqual({ followersFrom: 1_000_001 });
    expect(rangeArgs('followers', undefined)).toEqual({});
  });

  test.each([
    [['2000', '9000'], { from: 2000, to: 9000 }],
    [['', '9,000'], { from: 0, to: 9000 }],
    [['2000', ''], { from: 2000 }],
    [['', ''], undefined],
  ])('the two boxes of a form %j', (texts, range) =>
    expect(rangeFilter(followers).read(texts)).toEqual(range),
  );

  test('bands cover the whole range without overlaps', () => {
    const bands = bandRanges({ ...followers, steps: [10_000, 100_000] });
    expect(bands).toEqual([
      { from: 1000, to: 9999 },
      { from: 10_000, to: 99_999 },
      { from: 100_000, to: 1_000_000 },
    ]);
    expect(bandRanges(followers)).toEqual([]);
  });
});
