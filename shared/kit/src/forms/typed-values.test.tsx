import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PENDING_SUBMIT } from '@dara/contract';
import { required } from '@dara/kit/validation';
import { array, boolean, object, string } from 'yup';
import { hydrate } from '../testing/hydrate.tsx';
import { writeDraft } from './draft/draft.ts';
import {
  FormBirthdayField,
  FormCheckbox,
  FormCheckboxChips,
  FormNumberField,
  FormPasswordField,
  FormRadioChips,
  FormRadioGroup,
  FormSwitch,
  FormTextArea,
  FormTextField,
  ResourceForm,
  StepForm,
  SubmitBar,
} from './forms.ts';

afterEach(() => localStorage.clear());

const options = [
  { value: 'Film', label: 'Film' },
  { value: 'Music', label: 'Music' },
  { value: 'Sport', label: 'Sport' },
];
const initialValues = {
  name: 'Yaya',
  message: '',
  password: '',
  kinds: ['Sport'],
  size: '',
  pay: '',
  born: '',
  fee: '',
  agrees: false,
  notes: true,
};
const schema = object({
  name: string().test(required()),
  message: string().test(required()),
  kinds: array(),
  agrees: boolean(),
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const secret = () => screen.getByLabelText<HTMLInputElement>('Password');

function Form({ onSubmit }: { onSubmit: (values: object) => Promise<unknown> }) {
  return (
    <ResourceForm {...{ initialValues, schema, onSubmit }} guard label="Form">
      <FormTextField name="name" label="Name" />
      <FormTextArea name="message" label="Message" />
      <FormPasswordField name="password" label="Password" />
      <FormCheckboxChips name="kinds" label="Kinds" options={options} />
      <FormRadioChips name="size" label="Size" options={options} />
      <FormRadioGroup name="pay" label="Pay" options={options.slice(0, 1)} />
      <FormBirthdayField name="born" label="Born" />
      <FormNumberField name="fee" label="Fee" />
      <FormCheckbox name="agrees" label="Agrees" />
      <FormSwitch name="notes" label="Notes" />
      <SubmitBar />
    </ResourceForm>
  );
}

/** As a browser does without scripts: the label ticks what is behind it. */
const tick = (role: string, name: string, index = 0) =>
  screen.getAllByRole(role, { name })[index]?.closest('label')?.click();

test('input before hydration is in the form, without errors', async () => {
  const onSubmit = jest.fn().mockResolvedValue({});
  await hydrate(<Form onSubmit={onSubmit} />, () => {
    box('Name').value = '';
    box('Message').value = 'Two lines\nof it';
    secret().value = 'Secret123';
    tick('checkbox', 'Film');
    tick('checkbox', 'Music');
    tick('radio', 'Music');
    tick('radio', 'Film', 1);
    box('Day').value = '๕';
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).value = '03';
    box('Year').value = '๒๕๔๓';
    box('Fee').value = '฿1,500.-';
    tick('checkbox', 'Agrees');
    tick('switch', 'Notes');
  });
  expect(box('Message')).toHaveValue('Two lines\nof it');
  expect(box('Year')).toHaveValue('2000');
  expect(screen.getByRole('checkbox', { name: 'Agrees' })).toBeChecked();
  expect(box('Name')).toBeValid();
  expect(screen.queryByText('Please specify information.')).not.toBeInTheDocument();

  await userEvent.type(box('Name'), 'Nine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]).toEqual([
    {
      name: 'Nine',
      message: 'Two lines\nof it',
      password: 'Secret123',
      kinds: ['Sport', 'Film', 'Music'],
      size: 'Music',
      pay: 'Film',
      born: '2000-03-05',
      fee: '1500',
      agrees: true,
      notes: false,
    },
  ]);
});

test('a form that was not touched before the page is hydrated has no unsaved changes', async () => {
  await hydrate(<Form onSubmit={jest.fn()} />, () => undefined);
  expect(box('Name')).toHaveValue('Yaya');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

/** Marks a form as submitted before hydration, as the first script of the document does. */
const holdSubmit = () =>
  Object.assign(screen.getByRole('form', { name: /^Form|^Registration/ }), {
    [PENDING_SUBMIT]: true,
  });

test('a form that was submitted before the page is hydrated is sent once, with what was typed', async () => {
  const onSubmit = jest.fn().mockResolvedValue({});
  await hydrate(<Form onSubmit={onSubmit} />, () => {
    box('Message').value = 'Early';
    secret().value = 'Secret123';
    holdSubmit();
  });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const early = { name: 'Yaya', message: 'Early', password: 'Secret123' };
  expect(onSubmit.mock.calls[0]).toMatchObject([early]);
  await userEvent.type(box('Message'), 'er');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a form submitted before hydration shows its missing fields', async () => {
  const onSubmit = jest.fn();
  await hydrate(<Form onSubmit={onSubmit} />, () => {
    box('Name').value = 'Nine';
    holdSubmit();
  });
  expect(await screen.findAllByText('Please specify information.')).not.toHaveLength(0);
  expect(box('Message')).toBeInvalid();
  expect(box('Name')).toHaveValue('Nine');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a step that was submitted before the page is hydrated leads to the next', async () => {
  const steps = ['First', 'Second'].map((title) => ({
    id: title,
    title,
    schema: object({ [title]: string().test(required()) }),
    content: <FormTextField key={title} name={title} label={`${title} name`} />,
  }));
  const initial = { First: '', Second: '' };
  await hydrate(
    <StepForm
      label="Registration"
      heading={<h1>Register</h1>}
      steps={steps}
      initialValues={initial}
      submitLabel="Send"
      onSubmit={jest.fn()}
    />,
    () => {
      box('First name').value = 'Typed';
      holdSubmit();
    },
  );
  expect(await screen.findByRole('textbox', { name: 'Second name' })).toBeValid();
});

test('a draft wins where it has values; text typed elsewhere is added', async () => {
  const KEY = 'draft.typed';
  const values = { email: '', password: '', name: { th: '', en: '' } };
  writeDraft(KEY, { ...values, name: { th: 'มาลี', en: '' } }, 0, ['password']);
  await hydrate(
    <StepForm
      label="Registration"
      heading={<h1>Register</h1>}
      steps={[
        {
          id: 'account',
          title: 'Account',
          schema: object({}),
          content: (
            <>
              <FormTextField name="email" label="Email" />
              <FormPasswordField name="password" label="Password" />
              <FormTextField name="name.th" label="Thai" />
              <FormTextField name="name.en" label="English" />
            </>
          ),
        },
      ]}
      initialValues={values}
      draft={{ key: KEY, notStored: ['password'] }}
      submitLabel="Send"
      onSubmit={jest.fn()}
    />,
    () => {
      box('Email').value = 'new@dara.test';
      secret().value = 'Secret123';
      box('Thai').value = 'อื่น';
      box('English').value = 'Dara';
    },
  );
  expect(screen.getByRole('status')).toBeInTheDocument();
  await waitFor(() => expect(box('Thai')).toHaveValue('มาลี'));
  expect(box('Email')).toHaveValue('new@dara.test');
  expect(box('English')).toHaveValue('Dara');
  expect(secret()).toHaveValue('Secret123');
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('new@dara.test'));
  expect(localStorage.getItem(KEY)).not.toContain('Secret123');
});
