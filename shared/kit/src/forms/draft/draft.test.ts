import { PROFILE_KEY } from '@dara/sdk/session';
import { person } from '@dara/sdk/testing';
import { DRAFT_MAX_AGE_DAYS, draftBase, readDraft, removeDraft, writeDraft } from './draft.ts';

const KEY = 'draft.test';
const NOW = Date.parse('2026-03-01T00:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const initial = { name: '', tags: [] as string[], age: null as null | number, on: false };

const store = (value: unknown) => localStorage.setItem(KEY, JSON.stringify(value));
const stored = () => localStorage.getItem(KEY);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

it('is read as it was written, with what it began with', () => {
  const values = { ...initial, name: 'Dao', tags: ['a'] };
  writeDraft(KEY, values, 2, [], { version: 3 });
  expect(readDraft(KEY, initial)).toEqual({
    savedAt: new Date(NOW).toISOString(),
    furthest: 2,
    values,
    base: { version: 3 },
  });
  expect(draftBase(KEY)).toEqual({ version: 3 });
  removeDraft(KEY);
  expect(stored()).toBeNull();
  expect(readDraft(KEY, initial)).toBeUndefined();
  expect(draftBase(KEY)).toBeUndefined();
});

const signInAs = (id: string) =>
  localStorage.setItem(PROFILE_KEY, JSON.stringify({ ...person('Staff'), id }));

it('is shown to the person who wrote it alone', () => {
  signInAs('one');
  writeDraft(KEY, { ...initial, name: 'Dao' }, 0, []);
  localStorage.removeItem(PROFILE_KEY);
  expect(readDraft(KEY, initial)).toBeUndefined();
  signInAs('one');
  expect(readDraft(KEY, initial)?.values.name).toBe('Dao');
  signInAs('two');
  expect(readDraft(KEY, initial)).toBeUndefined();
  expect(stored()).toBeNull();
});

it('never holds a secret', () => {
  writeDraft(KEY, { ...initial, name: 'Dao', password: 'Dara1234!' }, 0, ['password']);
  expect(stored()).not.toContain('Dara1234!');
  expect(stored()).not.toContain('password');
  expect(readDraft(KEY, initial)?.values.name).toBe('Dao');
});

it('lasts a moment less than 14 days and is then removed', () => {
  writeDraft(KEY, initial, 0, []);
  jest.setSystemTime(NOW + DRAFT_MAX_AGE_DAYS * DAY_MS - 1);
  expect(readDraft(KEY, initial)).toBeDefined();
  jest.setSystemTime(NOW + 14 * DAY_MS);
  expect(readDraft(KEY, initial)).toBeUndefined();
  expect(stored()).toBeNull();
});

it('of no time is removed', () => {
  store({ savedAt: 'once', furthest: 0, values: {} });
  expect(readDraft(KEY, initial)).toBeUndefined();
  expect(stored()).toBeNull();
});

it('of an older form gives what still fits', () => {
  const savedAt = new Date(NOW).toISOString();
  store({
    savedAt,
    furthest: 1.5,
    values: { name: 3, tags: {}, age: null, on: true, gone: 'x' },
  });
  expect(readDraft(KEY, initial)).toMatchObject({ furthest: 0 });
  expect(readDraft(KEY, initial)?.values).toEqual({ age: null, on: true });
  store({ savedAt, furthest: 1, values: { name: [], tags: 'a', age: {}, on: null } });
  expect(readDraft(KEY, initial)?.values).toEqual({});
});

it.each(['', '{', 'null', '3', '{}', '{"values":[]}', '{"values":null}', '{"values":"x"}'])(
  'that is %s is none',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(readDraft(KEY, initial)).toBeUndefined();
    expect(stored()).toBe(text);
  },
);

it('is none where nothing can be stored', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
  expect(() => writeDraft(KEY, initial, 0, [])).not.toThrow();
  expect(() => removeDraft(KEY)).not.toThrow();
  expect(readDraft(KEY, initial)).toBeUndefined();
});
