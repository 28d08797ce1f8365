import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '@dara/kit/testing';
import { useState } from 'react';
import { FormDateField } from '../../forms/fields/form-date-field.tsx';
import { ResourceForm, SubmitBar } from '../../forms/forms.ts';
import { DateField } from './date-field.tsx';

const given: string[] = [];

function Harness({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <DateField
      label="Day"
      value={value}
      onChange={(next) => {
        given.push(next);
        setValue(next);
      }}
    />
  );
}

const segments = () => screen.getAllByRole('spinbutton');
const yearSegment = () => segments()[2]!;

async function show(locale: 'th' | 'en', initial: string): Promise<void> {
  given.length = 0;
  await renderPart(<Harness initial={initial} />, { locale });
}

/** Types a date as `dd/mm/yyyy`, segment by segment; returns the form's value afterwards. */
async function typed(locale: 'th' | 'en', initial: string, text: string): Promise<string> {
  await show(locale, initial);
  for (const [index, part] of text.split('/').entries()) {
    act(() => segments()[index]!.focus());
    await userEvent.keyboard(part);
  }
  const result = given.at(-1) ?? initial;
  cleanup();
  return result;
}

const EARLIER = ['', '2026-11-27', '2024-02-29'];

test.each([
  ['th', '01/12/2569', '2026-12-01'],
  ['en', '01/12/2569', '2026-12-01'],
  ['th', '31/12/2025', '2025-12-31'],
  ['en', '31/12/2025', '2025-12-31'],
  ['th', '01/03/2569', '2026-03-01'],
  ['th', '29/02/2567', '2024-02-29'],
  ['en', '29/02/2024', '2024-02-29'],
] as const)('in "%s" %s is %s, whatever the field had before', async (locale, text, expected) => {
  for (const initial of EARLIER) expect(await typed(locale, initial, text)).toBe(expected);
});

test('a year of the other era is shown in the reader\u2019s', async () => {
  await show('th', '');
  for (const [index, part] of ['01', '12', '2026'].entries()) {
    act(() => segments()[index]!.focus());
    await userEvent.keyboard(part);
  }
  expect(yearSegment()).toHaveTextContent('2569');
});

test('the last digit of a year can be replaced by itself', async () => {
  await show('th', '2026-12-01');
  act(() => yearSegment().focus());
  await userEvent.keyboard('{Backspace}');
  expect(given).toEqual([]);
  await userEvent.keyboard('8');
  expect(given.at(-1)).toBe('2025-12-01');
});

test('an incomplete year leaves the value as it was and is named once the field is left', async () => {
  await show('th', '2026-12-01');
  act(() => yearSegment().focus());
  await userEvent.keyboard('25');
  expect(screen.queryByText(/กรุณากรอกวัน เดือน และปีให้ครบ/)).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  expect(given).toEqual([]);
  expect(screen.getByText(/กรุณากรอกวัน เดือน และปีให้ครบ/)).toBeVisible();
});

test('a date that is cleared is empty', async () => {
  await show('en', '2026-12-01');
  for (const index of [0, 1, 2]) {
    act(() => segments()[index]!.focus());
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
  expect(given).toEqual(['']);
});

test('a form is not submitted while a year is incomplete', async () => {
  const onSubmit = jest.fn((values: { day: string }) => Promise.resolve(values));
  await renderPart(
    <ResourceForm label="Plan" compact initialValues={{ day: '2026-12-01' }} onSubmit={onSubmit}>
      <FormDateField name="day" label="Day" />
      <SubmitBar />
    </ResourceForm>,
    { locale: 'en' },
  );
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  act(() => yearSegment().focus());
  await userEvent.keyboard('20');
  await save();
  expect(await screen.findByText(/enter day, month and year/)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  act(() => yearSegment().focus());
  await userEvent.keyboard('2027');
  await waitFor(() => expect(screen.queryByText(/enter day, month/)).not.toBeInTheDocument());
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '2027-12-01' });
});
