import { mockApi, renderPart } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { object, string } from 'yup';
import { FormTextField } from '../forms/fields/form-text-fields.tsx';
import { FormSections, RecordForm, recordOfDraft, useRecordBase } from './record.ts';

mockApi();
const KEY = 'draft.test-record';
interface Article {
  id: string;
  version: number;
  title: string;
}
const article: Article = { id: '1', version: 2, title: 'Old title' };
const schema = object({ title: string().required(), author: string() });
const onCancel = jest.fn();
const onSaved = jest.fn();

beforeEach(() => {
  localStorage.clear();
  onCancel.mockClear();
  onSaved.mockClear();
});

const toValues = ({ title }: Article) => ({ title, author: '' });
const never = () => new Promise<never>(() => undefined);

interface FormProps {
  record: Article;
  save?: (values: object) => Promise<Article>;
}

function Form({ record, save = never }: FormProps) {
  const empty = { title: '', author: '' };
  const begun = useRecordBase({ record, draftKey: KEY, toValues, empty });
  return (
    <RecordForm
      {...begun}
      label="Article"
      labels={{ title: 'Title', author: 'Author' }}
      record={record}
      name="First article"
      schema={schema}
      saving={{ save, dialog: null }}
      draftKey={KEY}
      secrets={['author']}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      <FormSections
        prefix="article"
        sections={[
          {
            id: 'text',
            title: 'The text',
            names: ['title'],
            content: <FormTextField name="title" label="Title" />,
          },
          {
            id: 'people',
            title: 'The people',
            lead: 'Who wrote it.',
            names: ['author'],
            content: <FormTextField name="author" label="Author" />,
          },
        ]}
      />
    </RecordForm>
  );
}

function Newer() {
  const [record, setRecord] = useState(article);
  return (
    <>
      <Form record={record} />
      <button
        type="button"
        onClick={() => setRecord({ ...article, version: 3, title: 'New title' })}
      >
        newer
      </button>
    </>
  );
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the list of sections leads to them and counts what is wrong in each', async () => {
  await renderPart(<Form record={article} />, { locale: 'en' });
  const nav = within(screen.getByRole('navigation'));
  await userEvent.click(nav.getByRole('button', { name: 'The people' }));
  expect(screen.getByRole('heading', { name: 'The people' })).toHaveFocus();
  await userEvent.clear(title());
  await press('Save');
  expect(await nav.findByRole('button', { name: /The text.*1 thing to correct/ })).toBeVisible();
  expect(nav.getByRole('button', { name: 'The people' })).toBeVisible();
});

test('nothing can be entered while the form is being sent', async () => {
  await renderPart(<Form record={article} />, { locale: 'en' });
  const section = screen.getByRole('region', { name: 'The text' });
  expect(section.closest('[inert]')).toBeNull();
  await userEvent.type(title(), '!');
  await press('Save');
  await waitFor(() => expect(section.closest('[inert]')).not.toBeNull());
});

test('a newer record is shown while nothing was entered', async () => {
  await renderPart(<Newer />, { locale: 'en' });
  await press('newer');
  await waitFor(() => expect(title()).toHaveValue('New title'));
});

test('what was entered stays when a newer record arrives', async () => {
  await renderPart(<Newer />, { locale: 'en' });
  await userEvent.type(title(), '!');
  await press('newer');
  expect(title()).toHaveValue('Old title!');
});

test('a record is shown as it was stored, and its draft is forgotten', async () => {
  const stored = { ...article, version: 3, title: 'Old title, corrected' };
  await renderPart(<Form record={article} save={() => Promise.resolve(stored)} />, {
    locale: 'en',
  });
  await userEvent.type(title(), '!');
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Old title!'));
  await press('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(stored));
  await waitFor(() => expect(title()).toHaveValue('Old title, corrected'));
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a draft is brought back and can be discarded', async () => {
  const kept = { title: 'Draft', author: '' };
  const draft = { savedAt: new Date().toISOString(), furthest: 0, values: kept, base: article };
  localStorage.setItem(KEY, JSON.stringify(draft));
  await renderPart(<Form record={article} />, { locale: 'en' });
  await waitFor(() => expect(title()).toHaveValue('Draft'));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(title()).toHaveValue('Old title'));
});

test('leaving asks first when something was entered', async () => {
  await renderPart(<Form record={article} />, { locale: 'en' });
  await userEvent.type(title(), '!');
  await press('Cancel');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('First article')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'cancel' }));
  expect(onCancel).not.toHaveBeenCalled();
  await press('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
});

test('without a draft a form begins with the record as it stands', () => {
  expect(recordOfDraft(article, KEY, () => undefined)).toBe(article);
});

test.each([
  ['the record that it was begun with', { id: '1', version: 1, title: 'Older' }, 'Older'],
  [
    'the present one, when another record was kept',
    { id: '2', version: 1, title: 'x' },
    'Old title',
  ],
  ['the present one, when the kept one is newer', { id: '1', version: 3, title: 'x' }, 'Old title'],
  [
    'the present one, when the form cannot show the kept one',
    { id: '1', version: 1, title: null },
    'Old title',
  ],
])('a draft goes with %s', (_which, base, expected) => {
  const draft = {
    savedAt: new Date().toISOString(),
    furthest: 0,
    values: { title: 'Draft' },
    base,
  };
  localStorage.setItem(KEY, JSON.stringify(draft));
  const toValues = (record: Article) => record.title.length;
  expect(recordOfDraft(article, KEY, toValues).title).toBe(expected);
});
