import { BUDDHIST_OFFSET } from '@dara/model';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '@dara/kit/testing';
import { useState } from 'react';
import { FormDateField } from '../../forms/fields/form-date-field.tsx';
import { ResourceForm, SubmitBar } from '../../forms/forms.ts';
import { DateField } from './date-field.tsx';
import { wholeDate } from './whole-date.ts';

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

const DAY_MS = 86_400_000;

/** Every nth day of ten years as `yyyy-mm-dd`. */
const days = (step: number): string[] =>
  Array.from({ length: Math.ceil(3653 / step) }, (_, index) =>
    new Date(Date.UTC(2020, 0, 1) + index * step * DAY_MS).toISOString().slice(0, 10),
  );

const LANGUAGES_AND_ERAS = [
  ['th', 0],
  ['th', BUDDHIST_OFFSET],
  ['en', 0],
  ['en', BUDDHIST_OFFSET],
] as const;

test.each([0, BUDDHIST_OFFSET])(
  'every day of ten years with a year + %i is that day once its year is complete',
  (offset) => {
    for (const text of days(1)) {
      const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
      const typed = String(year + offset);
      const dates = [1, 2, 3, 4].map((length) =>
        wholeDate({ year: Number(typed.slice(0, length)), month, day })?.toString(),
      );
      expect(dates).toEqual([undefined, undefined, undefined, text]);
    }
  },
);

test('a day that the month of either era lacks is none', () => {
  expect(wholeDate({ year: 2025, month: 2, day: 29 })).toBeNull();
  expect(wholeDate({ year: 2568, month: 2, day: 29 })).toBeNull();
});

/** Typing every day through the component takes an hour. */
const TYPED_DAYS = ['2024-02-29', '2026-12-01', ...days(process.env['DARA_TEST_ALL'] ? 37 : 3653)];

/** What a key press sends to a segment; `userEvent` takes much longer. */
function press(index: number, keys: string): void {
  for (const data of keys) {
    act(() => {
      const segment = document.querySelectorAll<HTMLElement>('[role="spinbutton"]')[index]!;
      segment.focus();
      const init = { data, inputType: 'insertText', bubbles: true, cancelable: true };
      segment.dispatchEvent(new InputEvent('beforeinput', init));
    });
  }
}

let setEarlier: (value: string) => void;

function Refilled() {
  const [value, setValue] = useState('');
  setEarlier = setValue;
  return <DateField label="Day" value={value} onChange={(next) => setValue((given[0] = next))} />;
}

describe.each(LANGUAGES_AND_ERAS)('in "%s" days typed with years + %i', (locale, offset) => {
  test.each([
    ['an empty field', ''],
    ['another day', '2024-01-31'],
    ['an incomplete year', '2023-06-30', '25'],
  ])('replace %s', async (_kind, earlier, year = '') => {
    await renderPart(<Refilled />, { locale });
    for (const day of TYPED_DAYS) {
      const [yyyy = '', mm = '', dd = ''] = day.split('-');
      act(() => setEarlier(''));
      act(() => setEarlier(earlier));
      press(2, year);
      press(0, dd);
      press(1, mm);
      press(2, String(Number(yyyy) + offset));
      expect(given[0]).toBe(day);
    }
  });
});

test('Thai and full-width digits are digits', async () => {
  await show('th', '');
  for (const [index, part] of ['๐๑', '１２', '๒๕๖๙'].entries()) press(index, part);
  expect(given.at(-1)).toBe('2026-12-01');
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

test('an incomplete year keeps the value, and shows an error once the field is left', async () => {
  await show('th', '2026-12-01');
  act(() => yearSegment().focus());
  await userEvent.keyboard('25');
  expect(screen.queryByText(/กรุณากรอกวัน เดือน และปีให้ครบ/)).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  expect(given).toEqual([]);
  expect(screen.getByText(/กรุณากรอกวัน เดือน และปีให้ครบ/)).toBeVisible();
});

test('no incomplete year reaches the hidden date input, which would report it', async () => {
  await show('th', '2026-12-01');
  act(() => yearSegment().focus());
  await userEvent.keyboard('25');
  const hidden = document.querySelector('input[type="date"]');
  expect(hidden).toHaveAttribute('value', '2026-12-01');
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
