import { afterEach, beforeEach, describe, expect, vi, test } from 'vitest';
import { today } from '../../kernel/age.ts';
import { isSameMailbox } from '../../kernel/schema/contact.ts';
import { guardedChange, needsGuardian } from './guarded-change.ts';

const GUARDIAN = { name: 'แม่', relation: 'แม่', phone: '0812345678', email: 'mae@home.test' };
const birthday = (day: string | null) => ({ birthday: day }) as never;

/** The last moment of a day in Bangkok, and the first of the next: 17:00 in UTC. */
const LAST_MOMENT = new Date('2026-11-22T16:59:59.999Z');
const FIRST_MOMENT = new Date('2026-11-22T17:00:00.000Z');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('on the 20th birthday in Bangkok, and the moment before', () => {
  const born = '2006-11-23';
  test.each([
    [LAST_MOMENT, true],
    [FIRST_MOMENT, false],
  ])('at %s a guardian is needed: %s', (now, expected) => {
    vi.setSystemTime(now);
    expect(needsGuardian(born, today())).toBe(expected);
    const before = { birthday: born, guardian: null };
    const change = guardedChange(before, birthday('1999-01-01'), today());
    expect(change !== null).toBe(expected);
  });
});

describe('a change of birthday by the talent waits', () => {
  const day = '2026-11-22';
  test.each([
    ['from a minor to an adult', '2010-01-01', '2000-01-01', true],
    ['from a minor to one of 18', '2010-01-01', '2008-11-22', true],
    ['from one of 18 to one of 17', '2008-11-22', '2008-11-23', true],
    ['from one of 19 to one of 20', '2006-11-23', '2006-11-22', true],
    ['from one of 20 to one of 19', '2006-11-22', '2006-11-23', true],
    ['to the eve of the 18th birthday', '2015-01-01', '2008-11-23', true],
    ['from nothing', null, '2000-01-01', true],
    ['to nothing', '2010-01-01', null, true],
    ['among adults', '2006-11-22', '1990-01-01', false],
    ['to the same', '2010-01-01', '2010-01-01', false],
  ])('%s', (_what, before, after, waits) => {
    const change = guardedChange({ birthday: before, guardian: null }, birthday(after), day);
    expect(change).toEqual(waits ? { birthday: after } : null);
  });
});

test.each(['name', 'relation', 'phone', 'email'])('a change of the guardian: %s', (field) => {
  const before = { birthday: '2010-01-01', guardian: GUARDIAN };
  const guardian = { ...GUARDIAN, [field]: 'other' };
  const columns = { guardian: JSON.stringify(guardian) } as never;
  expect(guardedChange(before, columns, '2026-11-22')).toEqual({ guardian });
  const same = { guardian: JSON.stringify(GUARDIAN) } as never;
  expect(guardedChange(before, same, '2026-11-22')).toBeNull();
  expect(guardedChange({ ...before, birthday: '2000-01-01' }, columns, '2026-11-22')).toBeNull();
});

test.each([
  ['kid@home.test', 'KID@home.test', true],
  ['kid@home.test', 'kid+mum@home.test', true],
  ['kid@home.test', 'mum@home.test', false],
  ['kid@home.test', 'kid@other.test', false],
])('%s and %s are one mailbox: %s', (one, other, expected) => {
  expect(isSameMailbox(one, other)).toBe(expected);
});
