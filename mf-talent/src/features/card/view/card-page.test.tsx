import { screen, waitFor } from '@testing-library/react';
import { mockApi, person, problem, renderPage, type RenderOptions } from '@dara/kit/testing';
import type { RoutePage } from '@dara/contract';
import remote from '../../../remote.tsx';
import { storedCard } from '../../../testing/cards.ts';
import { page as allCardsPage } from '../list/all-cards-page.tsx';
import { page as cardPage } from './card-page.tsx';
import { page as viewPage } from './card-view-page.tsx';

const network = mockApi();
const shared = {
  id: 'c1',
  talentId: 't1',
  talentName: { th: 'พลอย', en: 'Ploy Pailin' },
  name: 'Main',
  template: 'Classic',
  language: 'th',
  drawing: storedCard.drawing,
};

const show = (page: RoutePage, options: RenderOptions) =>
  renderPage(page, {
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    ...options,
  });
const publicRoute = {
  path: '/talent/profile/:id/compositecard/:compositeCardId',
  url: '/talent/profile/t1/compositecard/c1',
};
const viewRoute = {
  path: '/management/talent/:talentId/compositecard/:compositeCardId',
  url: '/management/talent/t1/compositecard/c1?jobId=j1',
};

test('a visitor sees a shared card, front and back, and the way to its talent', async () => {
  network.get('/api/talent/t1/compositecard/c1', shared);
  await show(cardPage, publicRoute);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ploy Pailin' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: /, front/ }).length).toBeGreaterThan(0);
  expect(screen.getByRole('img', { name: /, back/, hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Ploy Pailin/ })).toHaveAttribute('href', '/talent/t1');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a card that is not shared asks a visitor to sign in', async () => {
  network.get('/api/talent/t1/compositecard/c1', problem(404, 'CARD_NOT_EXIST'));
  const { currentUrl } = await show(cardPage, publicRoute);
  expect(await screen.findByText('This card is not shared')).toBeVisible();
  await waitFor(() => expect(currentUrl()).toBe(`${publicRoute.url}?dialog=signin`));
});

test('for another talent the card does not exist', async () => {
  network.get('/api/talent/t1/compositecard/c1', problem(404, 'CARD_NOT_EXIST'));
  const { currentUrl } = await show(cardPage, {
    ...publicRoute,
    profile: person('Talent', { talentId: 't2' }),
  });
  expect(await screen.findByText('The composite card does not exist')).toBeInTheDocument();
  expect(currentUrl()).toBe('/talent');
});

test.each([
  ['its talent', person('Talent', { talentId: 't1' }), '/talent/profile/compositecard/c1'],
  ['staff', person('Staff'), '/management/talent/model/detail/t1/compositecard/c1'],
])('%s goes on to the editor in the frame of its own place', async (_who, profile, editor) => {
  const url = `${publicRoute.url}?dialog=signin&job=j1`;
  const { currentUrl } = await show(cardPage, { ...publicRoute, url, profile });
  await waitFor(() => expect(currentUrl()).toBe(`${editor}?job=j1`));
});

test('no one begins a card for another user', async () => {
  const { currentUrl } = await show(cardPage, {
    ...publicRoute,
    url: '/talent/profile/t1/compositecard/new',
  });
  await waitFor(() =>
    expect(currentUrl()).toBe('/?redirect=%2Ftalent%2Fprofile%2Ft1%2Fcompositecard%2Fnew'),
  );
});

test('a client sees the card as it was sent with the application', async () => {
  network.get('/api/management/talent/t1/compositecard/c1', {
    ...storedCard,
    frozenAt: '2026-02-03T04:05:00.000Z',
  });
  await show(viewPage, { ...viewRoute, profile: person('Business') });
  expect(await screen.findByText(/As it was sent with the application/)).toBeVisible();
  expect(network.requests[0]?.url.search).toBe('?jobId=j1');
  expect(screen.queryByRole('link', { name: 'Edit card' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'All cards' })).toBeNull();
});

test('staff go on from the view to the editor', async () => {
  network.get('/api/management/talent/t1/compositecard/c1', storedCard);
  await show(viewPage, {
    ...viewRoute,
    url: '/management/talent/t1/compositecard/c1',
    profile: person('Staff'),
  });
  expect(await screen.findByRole('link', { name: 'Edit card' })).toHaveAttribute(
    'href',
    '/management/talent/model/detail/t1/compositecard/c1',
  );
  expect(screen.getByRole('link', { name: 'All cards' })).toHaveAttribute(
    'href',
    '/management/talent/compositecard',
  );
});

test('while a card loads, and when it cannot, the page has its heading', async () => {
  network.get('/api/management/talent/t1/compositecard/c1', problem(500, 'INTERNAL'));
  await show(viewPage, { ...viewRoute, profile: person('Staff') });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This could not be loaded' }),
  ).toBeVisible();
  network.get(
    '/api/management/talent/t1/compositecard/c1',
    () => new Promise<undefined>(() => undefined),
  );
  await show(viewPage, { ...viewRoute, profile: person('Staff') });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Composite cards' }),
  ).toBeInTheDocument();
});

const applicants = '/management/business/job/detail/j1/application';
const withoutJob = viewRoute.url.replace('?jobId=j1', '');

test.each([
  ['Staff', withoutJob, '/management/talent/compositecard'],
  ['Staff', viewRoute.url, applicants],
  ['Business', viewRoute.url, applicants],
  ['Talent', viewRoute.url, '/'],
] as const)('a missing card leads %s from %s to %s', async (role, url, goal) => {
  network.get('/api/management/talent/t1/compositecard/c1', problem(404, 'CARD_NOT_EXIST'));
  const { currentUrl } = await show(viewPage, { ...viewRoute, url, profile: person(role) });
  expect(await screen.findByText('The composite card does not exist')).toBeInTheDocument();
  expect(currentUrl()).toBe(goal);
});

test('staff search all cards, or only their own', async () => {
  network.get('/api/management/talent/compositecards', {
    items: [storedCard],
    page: 1,
    size: 10,
    total: 1,
  });
  await show(allCardsPage, {
    path: '/management/talent/compositecard',
    url: '/management/talent/compositecard?keyword=ploy&self=true',
    profile: person('Staff'),
  });
  expect(await screen.findByRole('link', { name: 'Main' })).toHaveAttribute(
    'href',
    '/management/talent/model/detail/t1/compositecard/c1',
  );
  expect(network.requests[0]?.url.search).toContain('keyword=ploy');
  expect(network.requests[0]?.url.search).toContain('self=true');
});
