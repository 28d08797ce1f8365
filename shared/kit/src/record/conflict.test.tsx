import { api } from '@dara/sdk/api';
import { mockApi, problem, renderPart } from '@dara/kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useRecordSave, type ConflictField } from './record.ts';
import { isSame, mergeValues, resolveMerge } from './conflict/conflict.model.ts';

interface Values {
  title: string;
  text: string;
}

type Article = Values & { version: number };

const network = mockApi();

const { useTestSaveMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    testSave: build.mutation<Article, Article>({
      query: (body) => ({ url: '/api/records/1', method: 'PUT', body }),
    }),
  }),
});

const base: Article = { title: 'Old title', text: 'Old text', version: 1 };

const self = (value: string) => value;

const fields: ConflictField<Values>[] = [
  { name: 'title', label: 'Title', show: self },
  { name: 'text', label: 'Text', show: self },
];

const toValues = ({ title, text }: Article): Values => ({ title, text });

function Form({ mine }: { mine: Partial<Values> }) {
  const [send] = useTestSaveMutation();
  const [result, setResult] = useState('');
  const saving = useRecordSave<Values, Article, Values>({
    ...{ record: base, toValues, fields, name: 'First article' },
    bodyOf: (values) => values,
    send: (values, { version } = base) => send({ ...values, version }),
  });
  const save = async () => {
    try {
      const values = { ...toValues(base), ...mine };
      await saving.save(values);
      setResult('saved');
    } catch {
      setResult('refused');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <p>{result}</p>
      {saving.dialog}
    </>
  );
}

const sent = () => network.requests.map(({ body }) => body);

/** Another user has saved `theirs` meanwhile. */
async function save(mine: Partial<Values>, theirs: Partial<Values>) {
  const current = { ...base, ...theirs, version: 2 };
  network.put('/api/records/1', ({ body }) =>
    (body as Article).version === 2 ? current : problem(409, 'VERSION_CONFLICT', { current }),
  );
  await renderPart(<Form mine={mine} />, { locale: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('edits of different values are merged and saved on the newer version', async () => {
  await save({ title: 'Mine' }, { text: 'Theirs' });
  expect(await screen.findByText('saved')).toBeVisible();
  expect(screen.getByText(/Somebody else changed other things meanwhile/)).toBeVisible();
  expect(sent().at(-1)).toEqual({ title: 'Mine', text: 'Theirs', version: 2 });
});

test('the user chooses between two edits of the same value', async () => {
  await save({ title: 'Mine' }, { title: 'Theirs' });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('First article')).toBeVisible();
  const title = within(dialog.getByRole('group', { name: 'Title' }));
  expect(title.getByRole('radio', { name: /Mine/ })).toBeChecked();
  await userEvent.click(title.getByRole('radio', { name: /Theirs/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save this' }));
  expect(await screen.findByText('saved')).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ title: 'Theirs', version: 2 });
});

test('going back to the form sends nothing more', async () => {
  await save({ title: 'Mine' }, { title: 'Theirs' });
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }));
  expect(await screen.findByText('refused')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

describe('conflict model', () => {
  interface Values {
    name: string;
    bio: { th: string; en: string };
    tags: string[];
    rows: { key: string; text: string }[];
  }

  const base: Values = {
    name: 'Ploy',
    bio: { th: 'สวัสดี', en: 'Hello' },
    tags: ['a', 'b'],
    rows: [
      { key: '1', text: 'one' },
      { key: '2', text: 'two' },
      { key: '3', text: 'three' },
    ],
  };

  const FIELDS = [
    { name: 'name' },
    { name: 'bio' },
    { name: 'tags', keyOf: (tag: string) => tag },
    { name: 'rows', keyOf: ({ key }: { key: string }) => key },
  ];

  const merge = (mine: Partial<Values>, theirs: Partial<Values>) =>
    mergeValues(base, { ...base, ...mine }, { ...base, ...theirs }, FIELDS);

  const [one, two, three] = base.rows as [Values['rows'][0], Values['rows'][0], Values['rows'][0]];

  test('a value that one side changed is taken from that side', () => {
    const merged = merge({ name: 'Mine' }, { bio: { th: 'ใหม่', en: 'New' } });
    expect(merged.conflicts).toEqual([]);
    expect(merged.values).toEqual({ ...base, name: 'Mine', bio: { th: 'ใหม่', en: 'New' } });
    expect(merged.taken).toEqual(['bio']);
  });

  test('the same change on both sides is none', () => {
    expect(merge({ name: 'Same' }, { name: 'Same' })).toMatchObject({ conflicts: [], taken: [] });
  });

  test('different changes of one value are a conflict, settled by either side', () => {
    const merged = merge({ name: 'Mine' }, { name: 'Theirs', tags: ['b'] });
    expect(merged.conflicts).toEqual([
      { id: 'name', name: 'name', mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(resolveMerge(merged, {}, FIELDS)).toEqual({ ...base, name: 'Mine', tags: ['b'] });
    expect(resolveMerge(merged, { name: 'theirs' }, FIELDS).name).toBe('Theirs');
  });

  test('entries added, changed and removed on different sides are merged', () => {
    const merged = merge(
      { rows: [one, { ...two, text: 'TWO' }, three, { key: 'mine', text: 'new' }] },
      { rows: [two, three, { key: 'theirs', text: 'new' }] },
    );
    expect(merged.conflicts).toEqual([]);
    expect(merged.values.rows.map(({ key, text }) => `${key} ${text}`)).toEqual([
      '2 TWO',
      '3 three',
      'mine new',
      'theirs new',
    ]);
  });

  test('an entry that one changed and the other removed is asked about', () => {
    const merged = merge({ rows: [{ ...one, text: 'ONE' }, two, three] }, { rows: [two, three] });
    expect(merged.conflicts).toEqual([
      { id: 'rows.1', name: 'rows', key: '1', mine: { key: '1', text: 'ONE' }, theirs: undefined },
    ]);
    expect(resolveMerge(merged, {}, FIELDS).rows).toHaveLength(3);
    expect(resolveMerge(merged, { 'rows.1': 'theirs' }, FIELDS).rows).toEqual([two, three]);
  });

  test('one’s own removal of what the other changed can win', () => {
    const merged = merge({ rows: [two, three] }, { rows: [{ ...one, text: 'ONE' }, two, three] });
    expect(resolveMerge(merged, { 'rows.1': 'mine' }, FIELDS).rows).toEqual([two, three]);
    expect(resolveMerge(merged, { 'rows.1': 'theirs' }, FIELDS).rows).toHaveLength(3);
  });

  test('the order of the user who moved entries wins, the own one first', () => {
    expect(merge({ rows: [three, two, one] }, {}).values.rows).toEqual([three, two, one]);
    expect(merge({ name: 'x' }, { rows: [two, one, three] }).values.rows).toEqual([
      two,
      one,
      three,
    ]);
    const both = merge({ rows: [three, one, two] }, { rows: [two, one, three] });
    expect(both.values.rows).toEqual([three, one, two]);
  });

  test('files are the same only as themselves', () => {
    const file = new File(['x'], 'a.png');
    expect(isSame({ file }, { file })).toBe(true);
    expect(isSame({ file }, { file: new File(['x'], 'a.png') })).toBe(false);
    expect(isSame([1, { a: undefined }], [1, {}])).toBe(true);
  });
});
