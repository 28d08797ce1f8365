import { act, render, screen } from '@testing-library/react';
import { createCatalogue, DaraIntlProvider, FormattedMessage, type Messages } from './i18n.ts';

function sourceOf(th: Messages) {
  return { th: jest.fn(() => Promise.resolve(th)), en: jest.fn(() => Promise.resolve({})) };
}

const seeded = () =>
  createCatalogue({ locale: 'th', messages: { 'a.first': 'หนึ่ง' }, isSeed: true });

test('a page that brought its own texts waits for no catalogue', async () => {
  const catalogue = seeded();
  const source = sourceOf({ 'a.first': 'หนึ่ง', 'a.later': 'สอง' });
  await catalogue.addSource('a', source);
  expect(source.th).not.toHaveBeenCalled();
  await catalogue.fill();
  expect(catalogue.messages).toEqual({ 'a.first': 'หนึ่ง', 'a.later': 'สอง' });
  await catalogue.fill();
  expect(source.th).toHaveBeenCalledTimes(1);
});

test('texts that are not shown cause no re-render', async () => {
  const catalogue = seeded();
  const onChange = jest.fn();
  catalogue.subscribe(onChange);
  await catalogue.addSource('a', sourceOf({ 'a.later': 'สอง' }));
  await catalogue.fill();
  expect(onChange).not.toHaveBeenCalled();
});

test('a part rendered before its messages shows them once loaded', async () => {
  const catalogue = seeded();
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await catalogue.addSource('a', sourceOf({ 'a.later': 'สอง' }));
  render(
    <DaraIntlProvider catalogue={catalogue}>
      <p title="later">
        <FormattedMessage id="a.later" />
      </p>
      <FormattedMessage id="a.word-of-a-record" defaultMessage="as it was written" />
    </DaraIntlProvider>,
  );
  expect(screen.getByTitle('later').textContent?.trim()).toBe('');
  expect(screen.getByText('as it was written')).toBeVisible();
  expect(consoleError).not.toHaveBeenCalled();
  await act(() => catalogue.fill());
  expect(screen.getByText('สอง')).toBeVisible();
  consoleError.mockRestore();
});

test('a package that is down keeps no other from its texts', async () => {
  const catalogue = seeded();
  const down = sourceOf({});
  down.th.mockRejectedValue(new Error('down'));
  await catalogue.addSource('down', down);
  await expect(catalogue.fill()).rejects.toThrow('down');
  await catalogue.addSource('b', sourceOf({ 'b.text': 'ข' }));
  expect(catalogue.messages['b.text']).toBe('ข');
});

test('a catalogue that failed to load can be asked for again', async () => {
  const catalogue = seeded();
  const source = sourceOf({ 'a.later': 'สอง' });
  source.th.mockRejectedValueOnce(new Error('no connection'));
  await catalogue.addSource('a', source);
  await expect(catalogue.fill()).rejects.toThrow('no connection');
  await catalogue.fill();
  expect(catalogue.messages['a.later']).toBe('สอง');
});
