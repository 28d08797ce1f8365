import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SHORTLIST_KEY } from '../../parts/shortlist/shortlist-store.ts';
import { NOTES_KEY } from '../../parts/shortlist/use-shortlist.ts';
import remote from '../../remote.tsx';
import { listOf, talent } from '../../testing/fixtures.ts';
import { storeShortlist, uuid } from '../../testing/shortlist.ts';
import { page } from './shortlist-page.tsx';

const api = mockApi();
beforeEach(() => localStorage.clear());

const URL_ = '/api/business/shortlist';
const FILM = { id: uuid(50), name: 'Tea film', version: 3, updatedAt: '2026-11-20T05:00:00.000Z' };
const NOTED = [
  { id: uuid(2), note: 'tall' },
  { id: uuid(1), note: '' },
];

const render = (permission: 'Business' | 'Talent' = 'Business') => {
  api.get('/api/talent', ({ url }) =>
    listOf(
      [1, 2, 3]
        .filter((number) => url.searchParams.getAll('ids').includes(uuid(number)))
        .map((number) => talent(number, { id: uuid(number) })),
    ),
  );
  return renderPage(page, {
    ...{ path: '/talent/shortlist', url: '/talent/shortlist', locale: 'en' },
    ...{ messages: remote.messages, errorTexts: remote.errorTexts, profile: person(permission) },
  });
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const storedIds = () => JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? '[]') as string[];
const writes = () =>
  api.requests
    .filter(({ method, path }) => method !== 'GET' && path.startsWith(URL_))
    .map(({ method, path, body }) => [method, path, body]);

it('is for people of a business', async () => {
  storeShortlist([uuid(1)]);
  await render('Talent');
  await screen.findByRole('link', { name: 'ศิลปิน 1' });
  expect(screen.queryByRole('button', { name: 'Saved shortlists' })).toBeNull();
});

it('saves order and notes under a name, and later changes of them', async () => {
  storeShortlist([uuid(2), uuid(1)]);
  localStorage.setItem(NOTES_KEY, JSON.stringify({ [uuid(2)]: 'tall' }));
  api.post(URL_, { ...FILM, talents: NOTED });
  api.put(`${URL_}/${FILM.id}`, { ...FILM, version: 4, talents: [] });
  await render();
  await press('Save as…');
  await press('Save');
  expect(await screen.findByText('Please enter a name')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Name of the list/), 'Tea film');
  await press('Save');
  expect(await screen.findByText('“Tea film” is saved')).toBeVisible();
  await press('Move ศิลปิน 1 up');
  await press('Save “Tea film”');
  await waitFor(() =>
    expect(writes()).toEqual([
      ['POST', URL_, { name: 'Tea film', talents: NOTED }],
      ['PUT', `${URL_}/${FILM.id}`, { version: 3, talents: NOTED.toReversed() }],
    ]),
  );
});

it('opens a saved list in place of the present one, renames and deletes', async () => {
  storeShortlist([uuid(3)]);
  localStorage.setItem(NOTES_KEY, JSON.stringify({ [uuid(3)]: 'old' }));
  api.get(URL_, { items: [{ ...FILM, count: 2 }] });
  api.get(`${URL_}/${FILM.id}`, { ...FILM, talents: NOTED });
  api.put(`${URL_}/${FILM.id}`, { ...FILM, name: 'Milk', version: 4, talents: NOTED });
  api.delete(`${URL_}/${FILM.id}`, null);
  await render();
  await press('Saved shortlists');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/2 talents/)).toBeVisible();
  expect((await axe(dialog)).violations).toEqual([]);
  await press('Open Tea film');
  expect(await screen.findByText(/replaces the talents on your list \(1\)/)).toBeVisible();
  await press('Open');
  expect(await screen.findByText('“Tea film” is open')).toBeVisible();
  expect(storedIds()).toEqual([uuid(2), uuid(1)]);
  expect(JSON.parse(localStorage.getItem(NOTES_KEY)!)).toEqual({ [uuid(2)]: 'tall' });
  await press('Saved shortlists');
  await press('Rename Tea film');
  await userEvent.clear(await screen.findByLabelText(/^Name of the list/));
  await userEvent.type(screen.getByLabelText(/^Name of the list/), 'Milk');
  await press('Save');
  expect(await screen.findByRole('button', { name: 'Delete Tea film' })).toBeVisible();
  await press('Delete Tea film');
  await press('Delete');
  await waitFor(() => expect(writes().map(([method]) => method)).toEqual(['PUT', 'DELETE']));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Save “Milk”', hidden: true })).toBeNull(),
  );
  expect(storedIds()).toEqual([uuid(2), uuid(1)]);
});

it.each([
  ['Keep mine', [uuid(1)], 5],
  ['Open theirs', [uuid(2), uuid(1)], undefined],
  ['Close', [uuid(1)], undefined],
])('asks when a colleague changed it meanwhile: %s', async (answer, ids, version) => {
  storeShortlist([uuid(1)]);
  localStorage.setItem('shortlist-saved', JSON.stringify(FILM));
  const current = { ...FILM, version: 5, talents: NOTED };
  api.put(`${URL_}/${FILM.id}`, problem(409, 'VERSION_CONFLICT', { current }));
  await render();
  await press('Save “Tea film”');
  expect(await screen.findByText('“Tea film” was changed meanwhile')).toBeVisible();
  api.put(`${URL_}/${FILM.id}`, { ...current, version: 6 });
  await press(answer);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedIds()).toEqual(ids);
  expect(writes()[1]?.[2]).toEqual(version && { version, talents: [{ id: uuid(1), note: '' }] });
});

it('forgets a list that was deleted, and says so', async () => {
  storeShortlist([uuid(1)]);
  localStorage.setItem('shortlist-saved', JSON.stringify(FILM));
  api.put(`${URL_}/${FILM.id}`, problem(404, 'SHORTLIST_NOT_EXIST'));
  await render();
  await press('Save “Tea film”');
  expect(await screen.findByText('This shortlist was deleted in the meantime.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save “Tea film”' })).toBeNull();
});
