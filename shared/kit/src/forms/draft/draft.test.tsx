import { PROFILE_KEY } from '@dara/sdk/session';
import { person } from '@dara/sdk/testing';
import { act, render, screen } from '@testing-library/react';
import { Formik, type FormikProps } from 'formik';
import { DRAFT_MAX_AGE_DAYS, draftBase, readDraft, removeDraft, writeDraft } from './draft.ts';
import { TypedValuesContext, type TypedValues } from '../fields/typed-values.ts';
import { useFormDraft, type DraftOptions, type FormDraft } from './use-form-draft.ts';

describe('draft', () => {
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

  it('is read as written, with its initial values', () => {
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

  it('is shown only to the user who wrote it', () => {
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
});

describe('base store', () => {
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

  it('the initial values of a draft are stored once, however often the draft is', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem');
    const base = record(3);
    for (const text of ['a', 'ab', 'abc']) write(text, base);
    const written = set.mock.calls.map(([name]) => name === KEY);
    expect(written).toEqual([false, true, true, true]);
    expect(readDraft(KEY, initial)).toMatchObject({ values: { text: 'abc' }, base });
  });

  it('a newer initial draft replaces the previous one', () => {
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
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      name,
      text,
    ) {
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

  it('removing a draft removes all of its keys, and keeps the draft of another record', () => {
    writeDraft('draft.record.10', { text: 'other' }, 0, [], record(1));
    write('a', record(3));
    removeDraft(KEY);
    expect(names()).toHaveLength(2);
    expect(draftBase('draft.record.10')).toEqual(record(1));
  });
});

describe('use form draft', () => {
  const KEY = 'draft.hook';

  const EMPTY = { name: '', note: '', password: '' };

  const OPTIONS: DraftOptions = { key: KEY, notStored: ['password'], base: { version: 7 } };

  type Values = typeof EMPTY;

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  interface Opened {
    options?: DraftOptions;
    savedRef?: { current: boolean };
    typed?: TypedValues;
  }

  function open({ options, savedRef = { current: false }, typed }: Opened = { options: OPTIONS }) {
    let form: FormikProps<Values> | undefined;
    let draft: FormDraft | undefined;
    const onRestore = jest.fn();
    function Part({ furthest }: { furthest: number }) {
      draft = useFormDraft(options, savedRef, furthest, onRestore);
      return <output>{JSON.stringify(form?.values)}</output>;
    }
    const tree = (furthest: number) => (
      <TypedValuesContext value={typed}>
        <Formik<Values> initialValues={EMPTY} onSubmit={() => undefined}>
          {(own) => {
            form = own;
            return <Part furthest={furthest} />;
          }}
        </Formik>
      </TypedValuesContext>
    );
    const view = render(tree(0));
    return {
      onRestore,
      draft: () => draft!,
      enter: (values: Partial<Values>) =>
        act(async () => void (await form?.setValues({ ...form.values, ...values }))),
      reach: (furthest: number) => view.rerender(tree(furthest)),
      values: () => JSON.parse(screen.getByRole('status').textContent) as Values,
      unmount: view.unmount,
    };
  }

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  const kept = () => readDraft(KEY, EMPTY);

  const hide = () => act(() => void window.dispatchEvent(new Event('pagehide')));

  test('entries are stored shortly after the last keystroke, without notStored, with the record', async () => {
    const form = open();
    await wait(1000);
    await hide();
    expect([kept(), form.draft().isTouched]).toEqual([undefined, false]);
    await form.enter({ name: 'D' });
    await wait(399);
    await form.enter({ name: 'Da', password: 'Secret123' });
    await wait(399);
    expect([kept(), form.draft().isTouched]).toEqual([undefined, true]);
    await wait(1);
    expect(kept()).toMatchObject({
      furthest: 0,
      values: { name: 'Da', note: '' },
      base: { version: 7 },
    });
    expect(localStorage.getItem(KEY)).not.toContain('Secret');
    form.reach(2);
    await wait(400);
    expect(kept()?.furthest).toBe(2);
  });

  test('a page that is being left does not wait, and one that was left keeps nothing more', async () => {
    const form = open();
    await form.enter({ name: 'Da' });
    await hide();
    expect(kept()?.values.name).toBe('Da');
    await form.enter({ name: 'Dara' });
    form.unmount();
    await wait(1000);
    await hide();
    expect(kept()?.values.name).toBe('Da');
  });

  test('a stored draft is restored, is not written again before an entry, and can be discarded', async () => {
    writeDraft(KEY, { name: 'Da', note: 'x' }, 2, []);
    const before = localStorage.getItem(KEY);
    const savedAt = kept()?.savedAt;
    jest.setSystemTime(Date.now() + 60_000);
    const form = open();
    await wait(1000);
    await hide();
    expect(form.values()).toEqual({ name: 'Da', note: 'x', password: '' });
    expect(form.onRestore.mock.calls).toEqual([[2]]);
    expect([form.draft().restoredAt, form.draft().isTouched]).toEqual([savedAt, false]);
    expect(localStorage.getItem(KEY)).toBe(before);
    await form.enter({ name: 'Dara' });
    expect(form.draft().isTouched).toBe(true);
    await act(async () => form.draft().drop());
    await wait(399);
    expect([kept(), form.draft().restoredAt]).toEqual([undefined, undefined]);
  });

  test('a draft discarded before it is written is not stored', async () => {
    const form = open();
    await form.enter({ name: 'Da' });
    await act(async () => form.draft().drop());
    await wait(1000);
    expect(kept()).toBeUndefined();
  });

  test('a draft without fields of the form counts as none', async () => {
    writeDraft(KEY, { gone: 'x' }, 2, []);
    const form = open();
    await wait(1000);
    expect(form.onRestore).not.toHaveBeenCalled();
    expect(form.draft().restoredAt).toBeUndefined();
  });

  test('sending a form deletes its draft', async () => {
    const savedRef = { current: false };
    const form = open({ options: OPTIONS, savedRef });
    await form.enter({ name: 'Da' });
    savedRef.current = true;
    await wait(1000);
    await hide();
    expect(kept()).toBeUndefined();
  });

  test('a form without a key keeps nothing', async () => {
    const form = open({});
    await form.enter({ name: 'Da' });
    await wait(1000);
    await hide();
    await act(async () => form.draft().drop());
    expect(localStorage).toHaveLength(0);
  });

  test('what was typed before the page was hydrated gives way to the draft alone', async () => {
    writeDraft(KEY, { name: 'Da', note: '' }, 0, []);
    const typed: TypedValues = new Map([
      ['name', 'other'],
      ['note', 'mine'],
    ]);
    open({ options: OPTIONS, typed });
    await wait(0);
    expect([...typed]).toEqual([['note', 'mine']]);
  });
});
