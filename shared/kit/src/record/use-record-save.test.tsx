import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, renderPart } from '@dara/kit/testing';
import { useState } from 'react';
import { useRecordSave } from './record.ts';

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

test('what others changed meanwhile is brought together with it', async () => {
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

test('how much was sent is told where there is a file', async () => {
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
