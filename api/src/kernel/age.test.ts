import { ADULT_AGE, MAJORITY_AGE, ageOn } from '@dara/model';
import { describe, expect, test } from 'vitest';
import { isMinor, today, yearsBefore } from './age.ts';

/** Every day from the first to the last, both `yyyy-mm-dd`. */
function* days(first: string, last: string): Generator<string> {
  for (let at = Date.parse(first); at <= Date.parse(last); at += 24 * 3_600_000) {
    yield new Date(at).toISOString().slice(0, 10);
  }
}

test.each([
  ['2026-08-15T16:59:59.999Z', '2026-08-15'],
  ['2026-08-15T17:00:00.000Z', '2026-08-16'],
  ['2026-12-31T16:59:59.999Z', '2026-12-31'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Bangkok', (now, day) => {
  expect(today(new Date(now))).toBe(day);
});

test.each([
  ['2008-08-16', '2026-08-15', 17],
  ['2008-08-16', '2026-08-16', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2010-03-01', '2028-02-29', 17],
  ['2026-08-16', '2026-08-16', 0],
])('a person born on %s is on %s %i years old', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});

test('is a minor until the 18th birthday, and without a birthday', () => {
  expect(isMinor('2008-08-16', '2026-08-15')).toBe(true);
  expect(isMinor('2008-08-16', '2026-08-16')).toBe(false);
  expect(isMinor(null, '2026-08-16')).toBe(true);
});

describe.each([ADULT_AGE, MAJORITY_AGE, 1])('the latest birthday of those of %i years', (years) => {
  test.each(['2026', '2027', '2028'])('is right on every day of %s', (year) => {
    for (const day of days(`${year}-01-01`, `${year}-12-31`)) {
      const latest = yearsBefore(day, years);
      const next = new Date(Date.parse(latest) + 24 * 3_600_000).toISOString().slice(0, 10);
      expect([day, ageOn(latest, day), ageOn(next, day)]).toEqual([day, years, years - 1]);
    }
  });
});
