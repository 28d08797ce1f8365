import type { LiveAnswer } from '@dara/contract';
import { mockApi } from '@dara/kit/testing';
import { act, screen } from '@testing-library/react';
import { renderSite, textPage, type TestRemote } from '../testing/render-site.tsx';

const api = mockApi();
const OFFER = 'A new version is ready.';
const room: TestRemote = {
  routes: [{ path: '/room', page: 'room' }],
  pages: { room: async () => textPage('The room') },
};

/** What is live, as the gateway answers. */
let live: Required<LiveAnswer>;
beforeEach(() => {
  const releases = { shell: '1.0.0', 'mf-public': '1.0.0', 'mf-room': '1.0.0' };
  live = { revision: '1', releases };
  api.get('/_dara/live.json', ({ url }) => {
    const of = url.searchParams.get('of');
    if (of === null) return { revision: live.revision };
    const asked = Object.entries(live.releases).filter(([name]) => of.split(',').includes(name));
    return { revision: live.revision, releases: Object.fromEntries(asked) };
  });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

function promote(name: string, version: string): void {
  const revision = String(Number(live.revision) + 1);
  live = { revision, releases: { ...live.releases, [name]: version } };
}

/** A little longer, so that what is asked for at its end has been answered. */
const minute = () => act(() => jest.advanceTimersByTimeAsync(61_000));
const questions = () => api.requests.map(({ url }) => url.search);

async function openHome() {
  const site = await renderSite({ remotes: { 'mf-room': room } });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Home of the test')).toBeVisible();
  return site;
}

it('requests only the revision, once a minute, while nothing changes', async () => {
  await openHome();
  await minute();
  await minute();
  expect(questions()).toEqual(['', '']);
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
});

it('offers no release of a remote that the tab has not loaded, and asks no further for it', async () => {
  await openHome();
  promote('mf-room', '1.1.0');
  await minute();
  await minute();
  expect(questions()).toEqual(['', '?of=mf-public,shell', '']);
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
});

it('offers it once the tab uses that remote', async () => {
  const site = await openHome();
  promote('mf-room', '1.1.0');
  await minute();
  await act(() => site.router.navigate('/room'));
  await minute();
  expect(questions().at(-1)).toBe('?of=mf-public,mf-room,shell');
  expect(screen.getByText(OFFER)).toBeVisible();
});

it.each(['mf-public', 'shell'])('offers a release of %s, which the tab uses', async (name) => {
  await openHome();
  promote(name, '1.1.0');
  await minute();
  expect(screen.getByText(OFFER)).toBeVisible();
  // Rolled back, there is nothing to be taken any more.
  promote(name, '1.0.0');
  await minute();
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
});

it('offers a dismissed remote again only when another release of it is live', async () => {
  await openHome();
  promote('mf-public', '1.1.0');
  await minute();
  act(() => screen.getByRole('button', { name: 'Later' }).click());
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
  promote('mf-room', '1.1.0');
  await minute();
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
  promote('mf-public', '1.2.0');
  await minute();
  expect(screen.getByText(OFFER)).toBeVisible();
});

it('ignores cached responses', async () => {
  await openHome();
  const before = { ...live };
  promote('mf-public', '1.1.0');
  api.get('/_dara/live.json', ({ url }) =>
    url.search === '' ? { revision: live.revision } : before,
  );
  await minute();
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
  api.get('/_dara/live.json', ({ url }) =>
    url.search === '' ? { revision: live.revision } : live,
  );
  await minute();
  expect(screen.getByText(OFFER)).toBeVisible();
});
