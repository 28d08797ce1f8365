import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '@dara/kit/testing';
import { useState } from 'react';
import { SearchBox } from './search-box.tsx';

let onSearch: jest.Mock<void, [string]>;
let follow: (value: string) => void;

function Part() {
  const [value, setValue] = useState('');
  follow = setValue;
  return <SearchBox label="Search" value={value} onSearch={onSearch} />;
}

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function start() {
  onSearch = jest.fn();
  await renderPart(<Part />);
  jest.useFakeTimers();
}
afterEach(() => {
  jest.useRealTimers();
});

test('letters typed while the address follows are not lost', async () => {
  await start();
  type('a');
  wait(300);
  expect(onSearch.mock.calls).toEqual([['a']]);
  type('ab');
  act(() => follow('a'));
  expect(box()).toHaveValue('ab');
  wait(300);
  expect(onSearch.mock.calls).toEqual([['a'], ['ab']]);
});

test('what was taken back before the address followed is asked for', async () => {
  await start();
  type('a');
  wait(300);
  type('');
  wait(300);
  expect(onSearch.mock.calls).toEqual([['a'], ['']]);
});

test('an address that changes by itself wins, there and back', async () => {
  await start();
  type('a');
  wait(300);
  act(() => follow('a'));
  act(() => follow(''));
  expect(box()).toHaveValue('');
  act(() => follow('a'));
  expect(box()).toHaveValue('a');
  wait(300);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('whoever goes to a record before the pause is over is not held back', async () => {
  onSearch = jest.fn();
  const { router } = await renderPart(<Part />);
  let arrive: (data: null) => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (arrive = resolve));
  act(() => router.patchRoutes(null, [{ path: '/record', loader, element: 'Record' }]));
  jest.useFakeTimers();
  type('a');
  await act(async () => void router.navigate('/record'));
  wait(300);
  expect(onSearch).not.toHaveBeenCalled();
  await act(async () => arrive(null));
  expect(screen.getByText('Record')).toBeVisible();
});

test('nor is who presses a link elsewhere, before the router has drawn that it leads there', async () => {
  await start();
  const link = document.createElement('a');
  link.href = '/record';
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  type('a');
  fireEvent.click(link, { ctrlKey: true });
  wait(300);
  expect(onSearch.mock.calls).toEqual([['a']]);
  type('ab');
  fireEvent.click(link);
  wait(300);
  expect(onSearch).toHaveBeenCalledTimes(1);
  link.remove();
});
