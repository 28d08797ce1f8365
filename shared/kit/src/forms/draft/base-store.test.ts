import { draftBase, readDraft, removeDraft, writeDraft } from './draft.ts';

const KEY = 'draft.record.1';
const initial = { text: '' };
const record = (version: number) => ({ id: '1', version, text: 'ข้อความยาว' });
const names = () => Object.keys(localStorage).sort();
const write = (text: string, base: unknown) => writeDraft(KEY, { text }, 0, [], base);

afterEach(() => {
  jest.restoreAllMocks();
  removeDraft(KEY);
  localStorage.clear();
});

it('what a draft began with is stored once, however often the draft is', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem');
  const base = record(3);
  for (const text of ['a', 'ab', 'abc']) write(text, base);
  const written = set.mock.calls.map(([name]) => name === KEY);
  expect(written).toEqual([false, true, true, true]);
  expect(readDraft(KEY, initial)).toMatchObject({ values: { text: 'abc' }, base });
});

it('a newer beginning takes the place of the one before, which is gone', () => {
  write('a', record(3));
  write('b', record(4));
  expect(draftBase(KEY)).toEqual(record(4));
  expect(names()).toHaveLength(2);
});

it('two tabs at one record leave the draft of the last with what that one began with', () => {
  const mine = record(3);
  write('mine', mine);
  // Another tab knows nothing of what this one has stored.
  const [, own = ''] = names();
  localStorage.removeItem(own);
  localStorage.setItem(`${KEY}#begun-other`, JSON.stringify(record(4)));
  localStorage.setItem(
    KEY,
    JSON.stringify({
      savedAt: new Date().toISOString(),
      furthest: 0,
      values: { text: 'theirs' },
      baseAt: `${KEY}#begun-other`,
    }),
  );
  expect(readDraft(KEY, initial)).toMatchObject({ values: { text: 'theirs' }, base: record(4) });
  write('mine again', mine);
  expect(readDraft(KEY, initial)).toMatchObject({ values: { text: 'mine again' }, base: mine });
  expect(names()).toHaveLength(2);
});

it('a full storage leaves the draft of before with what that began with', () => {
  write('before', record(3));
  const set = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    if (name === KEY) throw new DOMException('full', 'QuotaExceededError');
    set.call(this, name, text);
  });
  write('after', record(4));
  expect(readDraft(KEY, initial)).toMatchObject({ values: { text: 'before' }, base: record(3) });
  jest.restoreAllMocks();
  write('after', record(4));
  expect(readDraft(KEY, initial)).toMatchObject({ values: { text: 'after' }, base: record(4) });
  expect(names()).toHaveLength(2);
});

it('one of an older release holds what it began with itself', () => {
  const savedAt = new Date().toISOString();
  localStorage.setItem(
    KEY,
    JSON.stringify({ savedAt, furthest: 0, values: { text: 'a' }, base: record(2) }),
  );
  expect(draftBase(KEY)).toEqual(record(2));
});

it('removing a draft leaves nothing of it, and the draft of another record alone', () => {
  writeDraft('draft.record.10', { text: 'other' }, 0, [], record(1));
  write('a', record(3));
  removeDraft(KEY);
  expect(names()).toHaveLength(2);
  expect(draftBase('draft.record.10')).toEqual(record(1));
});
