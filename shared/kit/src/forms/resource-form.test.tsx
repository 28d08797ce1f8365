import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from '@dara/sdk/router';
import { renderPart } from '@dara/kit/testing';
import { email, required } from '@dara/kit/validation';
import { axe } from 'jest-axe';
import { object, string } from 'yup';
import { FormTextField, ResourceForm, SubmitBar, mapServerErrors } from './forms.ts';

const schema = object({
  name: string().test(required()),
  email: string().test(required()).test(email()),
});

function Part(props: {
  onSubmit: () => Promise<unknown>;
  compact?: boolean;
  guard?: boolean;
  onSuccess?: () => void;
}) {
  return (
    <ResourceForm
      label="Reader"
      initialValues={{ name: '', email: '' }}
      schema={schema}
      labels={{ name: 'Name', email: 'Email' }}
      codeFields={{ EMAIL_DUPLICATE: 'email' }}
      successMessage={{ id: 'sdk.notice.saved' }}
      {...props}
    >
      <FormTextField name="name" label="Name" required />
      <FormTextField name="email" label="Email" required />
      <SubmitBar />
      <Link to="/away">Away</Link>
    </ResourceForm>
  );
}

const english = { locale: 'en' } as const;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });

test('a refused attempt sums up the errors, takes the focus and leads to the field', async () => {
  const onSubmit = jest.fn();
  const { container } = await renderPart(<Part onSubmit={onSubmit} />, english);
  await save();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Please correct 2 things');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('Please specify information.');
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: /^Email/ }));
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a short form leads the focus to its first wrong field', async () => {
  await renderPart(<Part compact onSubmit={jest.fn()} />, english);
  await save();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a refusal of the server is beside its field', async () => {
  const onSubmit = jest.fn().mockRejectedValue({ status: 409, code: 'EMAIL_DUPLICATE' });
  await renderPart(<Part compact onSubmit={onSubmit} />, english);
  await userEvent.type(field('Name'), 'Yaya');
  await userEvent.type(field('Email'), 'a@b.co');
  await save();
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Email is duplicate'));
  await waitFor(() => expect(field('Email')).toHaveFocus());
});

test('any other refusal is above the form and takes the focus, every time', async () => {
  const onSubmit = jest.fn().mockRejectedValue({ status: 401, code: 'INVALID_CREDENTIALS' });
  await renderPart(<Part compact onSubmit={onSubmit} />, english);
  await userEvent.type(field('Name'), 'Yaya');
  await userEvent.type(field('Email'), 'a@b.co');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Email or password is invalid');
    await waitFor(() => expect(alert).toHaveFocus());
  }
});

test('reports success, and the form has no unsaved changes', async () => {
  const onSuccess = jest.fn();
  const onSubmit = jest.fn().mockResolvedValue({ id: '1' });
  const { currentUrl } = await renderPart(<Part guard {...{ onSubmit, onSuccess }} />, english);
  await userEvent.type(field('Name'), 'Yaya');
  await userEvent.type(field('Email'), 'a@b.co');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Saved successfully')).toBeInTheDocument();
  expect(onSuccess).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  await waitFor(() => expect(currentUrl()).toBe('/away'));
});

test('leaving unsaved work asks first, then stays or leaves', async () => {
  const { currentUrl } = await renderPart(<Part guard onSubmit={jest.fn()} />, english);
  await userEvent.type(field('Name'), 'Yaya');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Leave this page?');
  await userEvent.click(screen.getByRole('button', { name: 'cancel' }));
  await waitFor(() => expect(currentUrl()).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(currentUrl()).toBe('/away'));
});

test('refusals are sorted into fields, nested ones too; the rest stays above', () => {
  const errors = [
    { field: '/address/postalCode', rule: 'required' },
    { field: 'unknown', rule: 'required' },
  ];
  const mapped = mapServerErrors({ status: 400, code: 'VALIDATION_FAILED', errors }, ['address']);
  expect(mapped.fields).toEqual({ 'address.postalCode': { id: 'kit.validation.required' } });
  expect(mapped.hasFormError).toBe(true);
  expect(mapServerErrors(new Error('bug'), []).hasFormError).toBe(true);
});

test('the second click of a double click sends nothing, also when the answer was quick', async () => {
  const onSubmit = jest.fn().mockResolvedValue({});
  await renderPart(<Part onSubmit={onSubmit} />, english);
  await userEvent.type(field('Name'), 'Ploy');
  await userEvent.type(field('Email'), 'ploy@dara.test');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved successfully')).toBeInTheDocument();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.type(field('Name'), ' P');
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});
