import { act, render, screen } from '@testing-library/react';
import { Formik, type FormikProps } from 'formik';
import { readDraft, writeDraft } from './draft.ts';
import { TypedValuesContext, type TypedValues } from '../fields/typed-values.ts';
import { useFormDraft, type DraftOptions, type FormDraft } from './use-form-draft.ts';

const KEY = 'draft.hook';
const EMPTY = { name: '', note: '', password: '' };
const OPTIONS: DraftOptions = { key: KEY, secrets: ['password'], base: { version: 7 } };
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

test('what is entered is kept a moment after the last letter, without secrets, with its record', async () => {
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

test('what is kept comes back, is not written again before something is entered, and may be dropped', async () => {
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

test('what is dropped while it waits is not kept', async () => {
  const form = open();
  await form.enter({ name: 'Da' });
  await act(async () => form.draft().drop());
  await wait(1000);
  expect(kept()).toBeUndefined();
});

test('a draft that holds nothing of the form is none', async () => {
  writeDraft(KEY, { gone: 'x' }, 2, []);
  const form = open();
  await wait(1000);
  expect(form.onRestore).not.toHaveBeenCalled();
  expect(form.draft().restoredAt).toBeUndefined();
});

test('the draft of what was sent is deleted', async () => {
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
