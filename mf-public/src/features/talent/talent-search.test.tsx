import { mockApi, renderPage } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import remote from '../../remote.tsx';
import { listOf, summary, talent } from '../../testing/fixtures.ts';
import { page } from './talent-list-page.tsx';

const api = mockApi();

const render = (url: string, locale: 'th' | 'en' = 'en') =>
  renderPage(page, { path: '/talent', url, locale, messages: remote.messages });

const asked = () =>
  api.requests
    .filter(({ path }) => path === '/api/talent')
    .map(({ url }) => decodeURIComponent(url.search.slice(1)));

beforeEach(() => {
  api.get('/api/talent/summary', summary);
  api.get('/api/talent/tags', []);
});

it('searches by relevance, and says that more were found than are counted', async () => {
  api.get('/api/talent', { ...listOf([talent(1)], 1000), isTotalBound: true });
  await render('/talent?keyword=na');
  expect(await screen.findByText('1,000+ talents found')).toBeVisible();
  expect(asked()).toEqual(['keyword=na&page=1&size=12']);
});

it.each([
  ['en', 'Namphueng'],
  ['th', 'น้ำผึ้ง'],
] as const)('suggests a name where nothing is found (%s)', async (locale, name) => {
  api.get('/api/talent', { ...listOf([], 0), suggestion: { th: 'น้ำผึ้ง', en: 'Namphueng' } });
  await render('/talent?keyword=nampix&gender=Male', locale);
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/talent?${new URLSearchParams({ keyword: name }).toString()}`,
  );
});
