import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '@dara/kit/testing';
import { required } from '@dara/kit/validation';
import { object, string } from 'yup';
import { FormTextField, StepForm } from './forms.ts';

const TAKEN = {
  status: 409,
  code: 'EMAIL_DUPLICATE',
  errors: [{ field: 'email', rule: 'EMAIL_DUPLICATE' }],
};
const look = jest.fn().mockResolvedValue(undefined);
const step = (id: string, name: string) => ({
  id,
  title: `Step ${id}`,
  schema: object({ [name]: string().test(required()) }),
  content: <FormTextField name={name} label={name} />,
});
const steps = [
  { ...step('one', 'email'), check: look },
  step('two', 'city'),
  { id: 'three', title: 'Review', schema: object({}), content: <p>All of it</p> },
];

const open = (onSubmit: () => Promise<unknown> = jest.fn().mockResolvedValue({})) =>
  renderPart(
    <StepForm
      label="Registration"
      heading={<h1>Register</h1>}
      steps={steps}
      initialValues={{ email: 'new', city: 'Bangkok' }}
      codeFields={{ EMAIL_DUPLICATE: 'email' }}
      submitLabel="Send"
      onSubmit={onSubmit}
    />,
    { locale: 'en' },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const email = () => screen.getByRole('textbox', { name: 'email' });

test('a value that is taken is shown at its own step; a check that fails blocks nothing', async () => {
  look.mockRejectedValueOnce(TAKEN);
  await open();
  await press('Next');
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Email is duplicate'));
  expect(look).toHaveBeenLastCalledWith({ email: 'new', city: 'Bangkok' });
  look.mockRejectedValueOnce({ status: 'FETCH_ERROR', code: 'NETWORK' });
  await press('Next');
  expect(await heading('Step two')).toBeVisible();
});

test('after mending a step the form goes back to the last one', async () => {
  await open(jest.fn().mockRejectedValueOnce(TAKEN));
  await press('Next');
  await heading('Step two');
  await press('Next');
  await heading('Review');
  await press('Send');
  await heading('Step one');
  await userEvent.type(email(), 'er');
  await press('Next');
  expect(await heading('Review')).toBeVisible();
});
