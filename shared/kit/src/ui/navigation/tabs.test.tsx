import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPart } from '@dara/kit/testing';
import { Tabs } from './tabs.tsx';

const WIDTH = 100;
const items = ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id, label: id, content: id }));

/** Tabs that stand side by side in a row with room for three and a half. */
beforeEach(() => {
  const size = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', of: (at: number) => number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
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
])('a row that begins with %s open stands at %d', async (value, left) => {
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
