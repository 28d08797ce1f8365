import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '@dara/kit/testing';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { DateField } from './inputs/date-field.tsx';
import {
  Button,
  Checkbox,
  Combobox,
  MultiSelect,
  NumberField,
  PasswordField,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
} from './ui.ts';
import { Tabs } from './navigation/tabs.tsx';

const options = [
  { value: 'Actor', label: 'Actor' },
  { value: 'Singer', label: 'Singer' },
];

test('a loading button keeps its name and ignores clicks', async () => {
  const onClick = jest.fn();
  await renderPart(
    <Button loading onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a field ties label, hint and error to its control', async () => {
  await renderPart(<TextField label="Email" hint="Never shown" error="Wrong" required />);
  const input = screen.getByRole('textbox', { name: /Email/ });
  expect(input).toHaveAccessibleDescription('Never shown Wrong');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
});

test('a password can be shown, and its checklist follows the typing', async () => {
  function Part() {
    const [value, setValue] = useState('');
    return (
      <PasswordField
        label="Password"
        checklist
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    );
  }
  await renderPart(<Part />, { locale: 'en' });
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'abcD1');
  expect(screen.getAllByText('met')).toHaveLength(3);
  expect(screen.getByText(/none of the 10,000 most common passwords/)).toBeVisible();
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
});

test('a select is chosen from by keyboard and does not count opening as leaving', async () => {
  const onChange = jest.fn();
  const onBlur = jest.fn();
  await renderPart(
    <Select label="Type" options={options} value="" onChange={onChange} onBlur={onBlur} />,
  );
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Singer' });
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: 'Singer' }));
  expect(onChange).toHaveBeenCalledWith('Singer');
});

test('a combobox finds by typing', async () => {
  const onChange = jest.fn();
  await renderPart(<Combobox label="Type" options={options} value="" onChange={onChange} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Type' }), 'sing');
  expect(screen.queryByRole('option', { name: 'Actor' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('option', { name: 'Singer' }));
  expect(onChange).toHaveBeenCalledWith('Singer');
});

test.each([
  ['น\u0E4D้\u0E32', 'น้ำหอม'],
  ['เเฟชั่น', 'แฟชั่น'],
  ['รุ่น 5', 'รุ่น ๕'],
])('a combobox and a multiple choice find by %s what displays alike', async (typed, found) => {
  const names = ['น้ำหอม', 'แฟชั่น', 'รุ่น ๕'];
  const many = names.map((label) => ({ value: label, label }));
  await renderPart(
    <>
      <Combobox label="One" options={many} value="" onChange={jest.fn()} />
      <MultiSelect label="Many" options={many} value={[]} onChange={jest.fn()} />
    </>,
  );
  for (const name of ['One', 'Many']) {
    await userEvent.type(screen.getByRole('combobox', { name }), typed);
    const shown = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(shown).toEqual([found]);
    await userEvent.keyboard('{Escape}');
  }
});

test('a combobox with options of a server sends the typed text and shows all results', async () => {
  const onSearch = jest.fn();
  await renderPart(
    <Combobox label="Type" options={options} value="" onChange={jest.fn()} onSearch={onSearch} />,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Type' }), 'zz');
  expect(onSearch).toHaveBeenLastCalledWith('zz');
  expect(await screen.findAllByRole('option')).toHaveLength(options.length);
});

test('a multiple choice takes a chip away', async () => {
  const onChange = jest.fn();
  await renderPart(
    <MultiSelect label="Types" options={options} value={['Actor', 'Singer']} onChange={onChange} />,
    { locale: 'en' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Actor' }));
  expect(onChange).toHaveBeenCalledWith(['Singer']);
});

test('checkbox, switch and radio answer to their labels', async () => {
  const onCheck = jest.fn();
  const onSwitch = jest.fn();
  const onRadio = jest.fn();
  await renderPart(
    <>
      <Checkbox label="Agree" checked={false} onChange={onCheck} />
      <Switch label="Active" checked onChange={onSwitch} />
      <RadioGroup label="Type" options={options} value="Actor" onChange={onRadio} />
    </>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Agree' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Singer' }));
  expect(onCheck.mock.calls[0]?.[0]).toBe(true);
  expect(onSwitch.mock.calls[0]?.[0]).toBe(false);
  expect(onRadio).toHaveBeenCalledWith('Singer');
  expect(screen.getByRole('radiogroup', { name: 'Type' })).toBeInTheDocument();
});

test.each([
  ['th', '2543'],
  ['en', '2000'],
] as const)(
  'a date shows the year of the %s calendar and keeps yyyy-mm-dd',
  async (locale, year) => {
    const onChange = jest.fn();
    await renderPart(<DateField label="Born" value="2000-02-28" onChange={onChange} />, { locale });
    const [, , yearPart] = screen.getAllByRole('spinbutton');
    expect(yearPart).toHaveTextContent(year);
    await userEvent.click(screen.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenCalledWith('2000-02-29');
  },
);

test('the calendar of a date is in Thai, which its library does not offer', async () => {
  await renderPart(<DateField label="วันเกิด" value="2000-02-28" onChange={jest.fn()} />, {
    locale: 'th',
  });
  await userEvent.click(screen.getByRole('button', { name: /ปฏิทิน/ }));
  expect(await screen.findByRole('button', { name: 'เดือนก่อนหน้า' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'เดือนถัดไป' })).toBeVisible();
});

test('the controls have no accessibility faults', async () => {
  const nothing = () => undefined;
  const { container } = await renderPart(
    <main>
      <TextField label="Name" hint="Hint" error="Wrong" required />
      <TextArea label="About" limit={10} value="hello" onChange={nothing} />
      <NumberField label="Height" unit="cm" value="" onChange={nothing} />
      <PasswordField label="Password" checklist value="" onChange={nothing} />
      <Select label="Type" options={options} value="Actor" onChange={nothing} error="Wrong" />
      <Combobox label="Province" options={options} value="" onChange={nothing} />
      <MultiSelect label="Tags" options={options} value={['Actor']} onChange={nothing} />
      <Checkbox label="Agree" checked={false} onChange={nothing} error="Wrong" />
      <Switch label="Active" checked onChange={nothing} />
      <RadioGroup label="Kind" options={options} value="" onChange={nothing} hint="Hint" />
      <DateField label="Born" value="2000-02-28" onChange={nothing} error="Wrong" />
    </main>,
  );
  expect((await axe(container)).violations).toEqual([]);
});

describe('tabs', () => {
  const WIDTH = 100;

  const items = ['one', 'two', 'three', 'four', 'five'].map((id) => ({
    id,
    label: id,
    content: id,
  }));

  /** Tabs that stand side by side in a row with room for three and a half. */
  beforeEach(() => {
    const size = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', of: (at: number) => number) =>
      jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (
        this: HTMLElement,
      ) {
        return of([...(this.parentElement?.children ?? [])].indexOf(this));
      });
    size('offsetLeft', (at) => at * WIDTH);
    size('offsetWidth', () => WIDTH);
    size('clientWidth', () => 350);
  });

  afterEach(() => jest.restoreAllMocks());

  const row = () => screen.getByRole('tablist');

  const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

  test.each([
    ['one', 0],
    ['two', 0],
    ['three', 0],
    ['four', 90],
  ])('a row that begins with %s open is at %d', async (value, left) => {
    await renderPart(<Tabs label="Account" items={items} value={value} />);
    expect(row().scrollLeft).toBe(left);
  });

  test('the row moves no further than it must to show the open tab with a piece of the next', async () => {
    await renderPart(<Tabs label="Account" items={items} />);
    await open('four');
    expect(row().scrollLeft).toBe(90);
    await open('two');
    expect(row().scrollLeft).toBe(60);
    await open('three');
    expect(row().scrollLeft).toBe(60);
    await open('one');
    expect(row().scrollLeft).toBe(0);
  });
});
