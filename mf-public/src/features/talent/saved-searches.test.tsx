import { readListState } from '@dara/kit/resource';
import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { talentSearchParams } from '@dara/model';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote.tsx';
import { listOf, summary, talent } from '../../testing/fixtures.ts';
import { uuid } from '../../testing/shortlist.ts';
import { page } from './talent-list-page.tsx';
import { searchOf, talentListArgs, talentListSpec } from './talent-list.model.ts';

const api = mockApi();
const URL_ = '/api/business/search';
const SAVED = {
  id: uuid(7),
  name: 'Shampoo',
  query: { gender: ['Female'], followersFrom: 1000 },
  createdAt: '2026-11-20T05:00:00.000Z',
};

const render = (permission: 'Business' | 'Talent' = 'Business', url = '/talent?gender=Female') => {
  api.get('/api/talent/summary', summary);
  api.get('/api/talent/tags', []);
  api.get('/api/talent', listOf([talent(1)]));
  return renderPage(page, {
    ...{ path: '/talent', url, locale: 'en', profile: person(permission) },
    ...{ messages: remote.messages, errorTexts: remote.errorTexts },
  });
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const sent = () => api.requests.filter(({ path, method }) => path === URL_ && method === 'POST');

it('is for people of a business', async () => {
  await render('Talent');
  await screen.findByText('1 talent found');
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
});

it('saves the filters in force under a suggested name', async () => {
  api.post(URL_, SAVED);
  await render('Business', '/talent?gender=Female&keyword=nam&free=2090-01-01&sort=CreatedAt');
  await press('Save this search');
  const name = await screen.findByLabelText(/^Name of the search/);
  expect(name).toHaveValue('nam, Gender: Female');
  await userEvent.clear(name);
  await press('Save');
  expect(await screen.findByText('Please enter a name')).toBeVisible();
  await userEvent.type(name, 'Shampoo');
  await press('Save');
  expect(
    await screen.findByText('“Shampoo” is saved. We will tell you about new faces.'),
  ).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { name: 'Shampoo', query: { gender: ['Female'], keyword: 'nam' } },
  ]);
});

it('keeps what was typed when saving is refused', async () => {
  api.post(URL_, problem(409, 'SEARCHES_FULL'));
  await render();
  await press('Save this search');
  await press('Save');
  expect(await screen.findByText(/20 saved searches already/)).toBeVisible();
  expect(screen.getByLabelText(/^Name of the search/)).toHaveValue('Gender: Female');
});

it('opens saved searches, newest faces first, and deletes them', async () => {
  api.get(URL_, { items: [SAVED] });
  api.delete(`${URL_}/${SAVED.id}`, null);
  const { container } = await render();
  await press('Saved searches');
  expect(await screen.findByRole('link', { name: 'Shampoo' })).toHaveAttribute(
    'href',
    '/talent?gender=Female&followers=1000&sort=CreatedAt&order=desc',
  );
  expect((await axe(container)).violations).toEqual([]);
  api.get(URL_, { items: [] });
  await press('Delete Shampoo');
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
});

it('takes a search off the list that was deleted in another window', async () => {
  api.get(URL_, { items: [SAVED] });
  api.delete(`${URL_}/${SAVED.id}`, problem(404, 'SEARCH_NOT_EXIST'));
  await render();
  await press('Saved searches');
  const remove = await screen.findByRole('button', { name: 'Delete Shampoo' });
  api.get(URL_, { items: [] });
  await userEvent.click(remove);
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
});

it('offers to load the list again when it fails', async () => {
  api.get(URL_, problem(500, 'INTERNAL_ERROR'));
  await render();
  await press('Saved searches');
  const retry = await screen.findByRole('button', { name: /try again/i });
  api.get(URL_, { items: [] });
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByText('Nothing saved yet')).toBeVisible());
});

it.each([
  'talentGroup=Influencer&followers=1000-5000&engagementRate=1.5&age=18-24&age=30-&height=160-170',
  'talentGroup=Influencer&channel=All&hairColour=black&hairColour=red&skinTone=fair&language=th',
  'keyword=%E0%B8%99%E0%B9%89%E0%B8%B3&tags=a&tags=b&gender=Male&followers=0-999',
  'channel=Tiktok',
])('the page of a saved search has its filters: %s', (address) => {
  const values = (params: URLSearchParams) => readListState(params, talentListSpec);
  const search = searchOf(values(new URLSearchParams(address)));
  expect(searchOf(values(talentSearchParams(search)))).toEqual(search);
  expect(talentListArgs(values(talentSearchParams(search)))).toMatchObject({
    sortByColumn: 'CreatedAt',
    sortByAlphabetically: 'desc',
  });
});
