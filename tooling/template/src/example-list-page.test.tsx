import { mockApi, renderPage } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { page } from './example-list-page.tsx';
import { ExampleList } from './example-list.tsx';
import remote from './remote.tsx';

mockApi();

const show = (locale: 'th' | 'en', shown = page) =>
  renderPage(shown, { path: '/example', url: '/example', locale, messages: remote.messages });

test('lists upcoming entries with their day in English', async () => {
  const { container } = await show('en');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Example title');
  expect(screen.getByRole('heading', { name: 'The first entry' })).toBeVisible();
  expect(screen.getByText('31 Jan 2030')).toBeVisible();
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test('lists upcoming entries with their day in Thai', async () => {
  await show('th');
  expect(await screen.findByRole('heading', { name: 'รายการแรก' })).toBeVisible();
  expect(screen.getByText('31 ม.ค. 2573')).toBeVisible();
});

test('shows the empty state', async () => {
  await show('en', { Component: () => <ExampleList entries={[]} /> });
  expect(await screen.findByText('Nothing to show yet')).toBeVisible();
});
