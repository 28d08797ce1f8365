import { api } from '@dara/sdk/api';
import { mockApi, problem, renderPart } from '@dara/kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useRecordSave, type ConflictField } from './record.ts';

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

/** Somebody else has saved `theirs` meanwhile. */
async function save(mine: Partial<Values>, theirs: Partial<Values>) {
  const current = { ...base, ...theirs, version: 2 };
  network.put('/api/records/1', ({ body }) =>
    (body as Article).version === 2 ? current : problem(409, 'VERSION_CONFLICT', { current }),
  );
  await renderPart(<Form mine={mine} />, { locale: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('edits of different values are brought together and saved on the newer version', async () => {
  await save({ title: 'Mine' }, { text: 'Theirs' });
  expect(await screen.findByText('saved')).toBeVisible();
  expect(screen.getByText(/Somebody else changed other things meanwhile/)).toBeVisible();
  expect(sent().at(-1)).toEqual({ title: 'Mine', text: 'Theirs', version: 2 });
});

test('of a value that both changed the person chooses whose stays', async () => {
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
