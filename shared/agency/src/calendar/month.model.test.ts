import { describe, expect, test } from '@jest/globals';
import { daysOfMonth, isMonth, lanesOf, monthRange, shiftMonth, weeksOf } from './month.model.ts';

describe('weeks of a month', () => {
  test.each([
    ['2026-11', 0, 5, '2026-11-01', '2026-12-05'],
    ['2026-11', 1, 6, '2026-10-26', '2026-12-06'],
    ['2026-02', 0, 4, '2026-02-01', '2026-02-28'],
    ['2028-02', 1, 5, '2028-01-31', '2028-03-05'],
  ])('of %s, beginning on weekday %d, are %d', (month, first, count, from, to) => {
    const weeks = weeksOf(month, first);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(monthRange(month, first)).toEqual({ from, to });
  });
});

test('months and days go on over the ends of years and of February', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1), shiftMonth('2026-05', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-05',
  ]);
  expect(daysOfMonth('2028-02')).toHaveLength(29);
  expect(['2026-11', '2026-13', '1999-01', 'x'].map(isMonth)).toEqual([true, false, false, false]);
});

test('overlapping spans are in separate lanes, and a free lane is reused', () => {
  const span = (id: string, from: number, to: number) => ({
    id,
    from: `2026-11-0${from}`,
    to: `2026-11-0${to}`,
  });
  const spans = [
    span('a', 1, 3),
    span('b', 2, 2),
    span('c', 3, 4),
    span('d', 4, 5),
    span('e', 8, 9),
  ];
  const lanes = lanesOf(spans, { from: '2026-11-01', to: '2026-11-07' });
  expect(Object.fromEntries(lanes)).toEqual({ a: 0, b: 1, c: 1, d: 0 });
});
