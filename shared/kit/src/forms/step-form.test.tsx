import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from '@dara/sdk/router';
import { renderPart } from '@dara/kit/testing';
import { email, required } from '@dara/kit/validation';
import { axe } from 'jest-axe';
import { object, string } from 'yup';
import { FormPasswordField, FormTextField, StepForm } from './forms.ts';

const KEY = 'draft.test';
afterEach(() => localStorage.clear());
const steps = [
  {
    id: 'account',
    title: 'Account',
    schema: object({
      email: string().test(required()).test(email()),
      password: string().test(required()),
    }),
    content: (
      <>
        <FormTextField name="email" label="Email" required />
        <FormPasswordField name="password" label="Password" required />
      </>
    ),
  },
  {
    id: 'name',
    title: 'Your name',
    schema: object({ name: object({ th: string().test(required()) }) }),
    content: <FormTextField name="name.th" label="Name" required />,
  },
  { id: 'review', title: 'Review', schema: object({}), content: <p>All of it</p> },
];

interface PartProps {
  onSubmit?: (values: object) => Promise<unknown>;
  onSuccess?: () => void;
}

function Part({ onSubmit = jest.fn().mockResolvedValue({}), onSuccess }: PartProps) {
  return (
    <>
      <StepForm
        label="Registration"
        heading={<h1>Register</h1>}
        steps={steps}
        initialValues={{ email: '', password: '', name: { th: '' } }}
        labels={{ email: 'Email', password: 'Password', 'name.th': 'Name' }}
        codeFields={{ EMAIL_DUPLICATE: 'email' }}
        draft={{ key: KEY, notStored: ['password'] }}
        draftNote="Enter your password again."
        submitLabel="Send"
        {...{ onSubmit, onSuccess }}
      />
      <Link to="/away">Away</Link>
    </>
  );
}

const open = (props: PartProps = {}, url = '/') =>
  renderPart(<Part {...props} />, { locale: 'en', url });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

async function fillAccount(password = 'Secret123') {
  await userEvent.type(box('Email'), 'new@dara.test');
  if (password) await userEvent.type(screen.getByLabelText(/^Password/), password);
  await press('Next');
}

async function fillAll() {
  await fillAccount();
  await heading('Your name');
  await userEvent.type(box('Name'), 'มาลี');
  await press('Next');
  await heading('Review');
}

test('a step with errors stays, sums them up in the order of its fields and takes the focus', async () => {
  const { container } = await open();
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
  await press('Next');
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Email: Please specify information.', 'Password: Please specify information.']);
  expect(await heading('Account')).toBeVisible();
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test('a step that is right leads on: focus on its heading, no errors yet, its name in the address', async () => {
  const { currentUrl } = await open();
  await fillAccount();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  await waitFor(() => expect(currentUrl()).toBe('/?step=name'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(box('Name')).not.toBeInvalid();
  const current = screen.getByRole('navigation', { name: 'Steps' }).querySelector('[aria-current]');
  expect(current).toHaveTextContent('Your name');
});

test('back keeps what was entered, by button, list and browser; unreached steps do not open', async () => {
  const { router, currentUrl } = await open({}, '/?step=review');
  expect(await heading('Account')).toBeVisible();
  await fillAccount();
  await heading('Your name');
  await press('Back');
  expect(await heading('Account')).toBeVisible();
  expect(box('Email')).toHaveValue('new@dara.test');
  await press('Your name');
  expect(await heading('Your name')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await heading('Account')).toBeVisible();
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

test('a refusal opens the step that holds the field and says it there', async () => {
  const onSubmit = jest.fn().mockRejectedValue({ status: 409, code: 'EMAIL_DUPLICATE' });
  await open({ onSubmit });
  await fillAll();
  await press('Send');
  expect(await heading('Account')).toBeVisible();
  await waitFor(() => expect(box('Email')).toHaveAccessibleDescription(/Email is duplicate/));
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getByLabelText(/^Password/)).toHaveValue('Secret123');
});

test('refusals of several steps are shown one after the other', async () => {
  const errors = [
    { field: 'email', rule: 'EMAIL_DUPLICATE' },
    { field: 'name.th', rule: 'maxLength', params: { limit: 3 } },
  ];
  const onSubmit = jest.fn().mockRejectedValue({ status: 409, code: 'EMAIL_DUPLICATE', errors });
  await open({ onSubmit });
  await fillAll();
  await press('Send');
  await waitFor(() => expect(box('Email')).toBeInvalid());
  await userEvent.clear(box('Email'));
  await userEvent.type(box('Email'), 'other@dara.test');
  await press('Next');
  await heading('Your name');
  await waitFor(() => expect(box('Name')).toHaveAccessibleDescription(/no more than "3"/));
});

test('two clicks send once, and success forgets the draft and leads on', async () => {
  let answer: (value: object) => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<object>((resolve) => (answer = resolve)));
  const onSuccess = jest.fn();
  await open({ onSubmit, onSuccess });
  await fillAll();
  await waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull());
  const send = screen.getByRole('button', { name: 'Send' });
  // Both clicks before the first render, unlike a user event's.
  act(() => {
    send.click();
    send.click();
  });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  act(() => send.click());
  await act(async () => answer({}));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a lost connection keeps everything and offers to send again', async () => {
  const lost = { status: 'FETCH_ERROR', code: 'FETCH_ERROR' };
  const onSubmit = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue({});
  const onSuccess = jest.fn();
  await open({ onSubmit, onSuccess });
  await fillAll();
  await press('Send');
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  await userEvent.click(within(summary).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  expect(onSubmit.mock.calls[1]).toEqual(onSubmit.mock.calls[0]);
});

test('a draft is restored without its notStored, is announced, and submitting asks for missing values', async () => {
  const first = await open();
  await fillAccount();
  await heading('Your name');
  await userEvent.type(box('Name'), 'มาลี');
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('มาลี'));
  expect(localStorage.getItem(KEY)).not.toContain('Secret123');
  first.unmount();

  const onSubmit = jest.fn();
  await open({ onSubmit }, '/?step=name');
  expect(await screen.findByText(/We brought back/)).toHaveTextContent(
    'Enter your password again.',
  );
  expect(await heading('Account')).toBeVisible();
  expect(box('Email')).toHaveValue('new@dara.test');
  await press('Your name');
  await heading('Your name');
  expect(box('Name')).toHaveValue('มาลี');
  await press('Next');
  await heading('Review');
  await press('Send');
  expect(await heading('Account')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Password/)).toBeInvalid());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a draft can be discarded, after a question', async () => {
  const values = { email: 'old@dara.test' };
  localStorage.setItem(
    KEY,
    JSON.stringify({ savedAt: new Date().toISOString(), furthest: 1, values }),
  );
  await open();
  await waitFor(() => expect(box('Email')).toHaveValue('old@dara.test'));
  await press('Discard and start over');
  await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(box('Email')).toHaveValue(''));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(screen.queryByText(/We brought back/)).not.toBeInTheDocument();
});

test.each([
  ['too old', { savedAt: '2020-01-01T00:00:00Z', furthest: 1, values: { email: 'old@dara.test' } }],
  ['of another form', { savedAt: new Date().toISOString(), values: { email: ['x'], other: 1 } }],
  ['no draft at all', 'nonsense'],
])('a draft that is %s is not taken', async (_name, draft) => {
  localStorage.setItem(KEY, JSON.stringify(draft));
  await open();
  await userEvent.type(box('Email'), 'new');
  expect(box('Email')).toHaveValue('new');
  expect(screen.queryByText(/We brought back/)).not.toBeInTheDocument();
});

test('leaving asks and says what stays on the device', async () => {
  const { currentUrl } = await open();
  await userEvent.type(box('Email'), 'new@dara.test');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'The draft stays on this device',
  );
  await userEvent.click(screen.getByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(currentUrl()).toBe('/away'));
});
