import { bandRanges, overRange, rangeArgs, rangeFilter, toRange, underRange } from './resource.ts';

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

test.each(['', 'abc', '-5', '10-', '9-1', '1-2-3', '1.5', '1e3', '-1-5', '1000000001'])(
  '"%s" is no range of people',
  (text) => expect(rangeFilter(followers).read([text])).toBeUndefined(),
);

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
])('typed "%s" and "%s"', (from, to, range) => expect(toRange(from, to, followers)).toEqual(range));

test('a single figure sends the From parameter alone', () => {
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

test('bands reach from end to end, and no figure lies in two', () => {
  const bands = bandRanges({ ...followers, steps: [10_000, 100_000] });
  expect(bands).toEqual([
    { from: 1000, to: 9999 },
    { from: 10_000, to: 99_999 },
    { from: 100_000, to: 1_000_000 },
  ]);
  expect(bandRanges(followers)).toEqual([]);
});
