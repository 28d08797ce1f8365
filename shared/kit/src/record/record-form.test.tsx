import { mockApi, renderPart } from '@dara/kit/testing';
import { screen, waitFor, within, act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { object, string } from 'yup';
import { FormTextField } from '../forms/fields/form-text-fields.tsx';
import { FormSections, RecordForm, recordOfDraft, useRecordBase, useRecordSave } from './record.ts';

describe('record form', () => {
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
        notStored={['author']}
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

  test('after saving the stored record is shown, and its draft is deleted', async () => {
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

  test('a draft is restored and can be discarded', async () => {
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

  test('without a draft a form begins with the values of the record', () => {
    expect(recordOfDraft(article, KEY, () => undefined)).toBe(article);
  });

  test.each([
    ['the record that it was begun with', { id: '1', version: 1, title: 'Older' }, 'Older'],
    [
      'the present one, when another record was kept',
      { id: '2', version: 1, title: 'x' },
      'Old title',
    ],
    [
      'the present one, when the kept one is newer',
      { id: '1', version: 3, title: 'x' },
      'Old title',
    ],
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
});

describe('use record save', () => {
  mockApi();

  interface Article {
    id: string;
    version: number;
    title: string;
  }

  interface Values {
    title: string;
    file?: File;
  }

  type Answer = Promise<Article>;

  const article: Article = { id: '1', version: 2, title: 'Old' };

  const formOf = ({ title }: Values) => {
    const form = new FormData();
    form.set('title', title);
    return form;
  };

  const onSaved = jest.fn();

  const onRefused = jest.fn();

  const create = jest.fn<{ abort: () => void; unwrap: () => Answer }, [{ body: FormData }]>();

  const update = jest.fn<
    { abort: () => void; unwrap: () => Answer },
    [{ id: string; body: FormData }]
  >();

  const answered = (answer: Answer) => ({ abort: jest.fn(), unwrap: () => answer });

  interface SavingProps {
    record?: Article;
    values: Values;
    /** What the values become. */
    next?: Values;
  }

  function Saving({ record, values: first, next = first }: SavingProps) {
    const [values, setValues] = useState(first);
    const saving = useRecordSave<Values, Article>({
      record,
      toValues: ({ title }) => ({ title }),
      fields: [{ name: 'title', label: 'Title', show: (title: string) => title }],
      bodyOf: (mine, base) => (mine.title === base?.title && !mine.file ? undefined : formOf(mine)),
      send: (body, base) => (base ? update({ id: base.id, body }) : create({ body })),
      namedErrors: (error, { title }) =>
        (error as { code: string }).code === 'VERSION_CONFLICT'
          ? error
          : { named: error, ...(title === 'Theirs' && { sent: title }) },
    });
    return (
      <>
        <button type="button" onClick={() => void saving.save(values).then(onSaved, onRefused)}>
          save
        </button>
        <button type="button" onClick={saving.cancel}>
          stop
        </button>
        <button type="button" onClick={() => setValues(next)}>
          change
        </button>
        <output aria-label="share">{saving.share ?? 'at rest'}</output>
        {saving.dialog}
      </>
    );
  }

  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  const share = () => screen.getByRole('status', { name: 'share' });

  beforeEach(() => jest.resetAllMocks());

  test('without a record a new one is made', async () => {
    create.mockReturnValue(answered(Promise.resolve(article)));
    await renderPart(<Saving values={{ title: 'New' }} />);
    await press('save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(article));
    expect(create.mock.calls[0]?.[0].body.get('title')).toBe('New');
    expect(update).not.toHaveBeenCalled();
  });

  test('a record is changed by its id, and not asked for where nothing is new', async () => {
    const changed = { ...article, version: 3, title: 'New' };
    update.mockReturnValue(answered(Promise.resolve(changed)));
    await renderPart(<Saving record={article} values={{ title: 'Old' }} next={{ title: 'New' }} />);
    await press('save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(article));
    expect(update).not.toHaveBeenCalled();
    await press('change');
    await press('save');
    await waitFor(() => expect(onSaved).toHaveBeenLastCalledWith(changed));
    expect(update.mock.calls[0]?.[0].id).toBe('1');
  });

  test('changes of other users are merged with it', async () => {
    const current = { ...article, version: 3 };
    const saved = { ...article, version: 4, title: 'New' };
    update
      .mockReturnValueOnce(
        answered(
          Promise.reject({ status: 409, code: 'VERSION_CONFLICT', current } as unknown as Error),
        ),
      )
      .mockReturnValueOnce(answered(Promise.resolve(saved)));
    await renderPart(<Saving record={article} values={{ title: 'New' }} />);
    await press('save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  });

  test('a refusal names its fields as the form does', async () => {
    const refusal = { status: 400, code: 'VALIDATION_FAILED' };
    create.mockReturnValue(answered(Promise.reject(refusal as unknown as Error)));
    await renderPart(<Saving values={{ title: '' }} />);
    await press('save');
    await waitFor(() => expect(onRefused).toHaveBeenCalledWith({ named: refusal }));
  });

  test('a refusal after a merge is named by what was sent then', async () => {
    const current = { ...article, version: 3, title: 'Theirs' };
    const conflicting = { status: 409, code: 'VERSION_CONFLICT', current };
    const refusal = { status: 400, code: 'VALIDATION_FAILED' };
    const file = new File(['x'], 'x.png');
    update
      .mockReturnValueOnce(answered(Promise.reject(conflicting as unknown as Error)))
      .mockReturnValueOnce(answered(Promise.reject(refusal as unknown as Error)));
    await renderPart(<Saving record={article} values={{ title: 'Old', file }} />);
    await press('save');
    await waitFor(() => expect(onRefused).toHaveBeenCalledWith({ named: refusal, sent: 'Theirs' }));
  });

  test('shows upload progress where there is a file', async () => {
    let settle: (saved: Article) => void = () => undefined;
    const call = answered(new Promise((resolve) => (settle = resolve)));
    create.mockReturnValue(call);
    const file = new File(['x'], 'x.png');
    await renderPart(<Saving values={{ title: 'New' }} next={{ title: 'New', file }} />);
    await press('save');
    expect(share()).toHaveTextContent('at rest');
    await act(async () => settle(article));
    await press('change');
    create.mockReturnValue({ ...call, unwrap: () => new Promise(() => undefined) });
    await press('save');
    await waitFor(() => expect(share()).toHaveTextContent('0'));
    await press('stop');
    expect(call.abort).toHaveBeenCalled();
  });
});
