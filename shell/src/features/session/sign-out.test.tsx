import { readProfile, readTokens, signIn } from '@dara/sdk/session';
import { mockApi, person, problem } from '@dara/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderSite, textPage, type TestRemote } from '../../testing/render-site.tsx';

const api = mockApi();
const LOGOUT = '/api/authorization/logout';
const desk: TestRemote = {
  routes: [{ path: '/desk', page: 'desk', access: 'signed-in' }],
  pages: { desk: async () => textPage('The desk') },
};

/** The site after “Sign out” is pressed, with a fake clock. */
async function pressSignOut() {
  const site = await renderSite({
    url: '/desk',
    remotes: { 'mf-desk': desk },
    profile: person('Staff'),
  });
  fireEvent.click(await screen.findByRole('button', { name: /Account menu/ }));
  const button = await screen.findByRole('button', { name: 'Sign out' });
  jest.useFakeTimers();
  fireEvent.click(button);
  return site;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const status = (site: Awaited<ReturnType<typeof pressSignOut>>) =>
  site.store.getState().session.status;

afterEach(() => {
  jest.useRealTimers();
  jest.dontMock('../../session/sign-out-call.ts');
});

/** A module that is on its way for ever, as a file is that a silent server does not send. */
const neverLoaded = () => ({ __esModule: true, then: () => undefined });

it('does not wait for the code that notifies the server', async () => {
  jest.doMock('../../session/sign-out-call.ts', neverLoaded);
  const site = await pressSignOut();
  await pass(0);
  expect(status(site)).toBe('anonymous');
  expect([readTokens(), readProfile()]).toEqual([{}, undefined]);
  expect(site.address()).toBe('/');
  expect(api.requests).toEqual([]);
});

it('signs out here immediately when the server does not respond, and shows no loading state', async () => {
  api.post(LOGOUT, () => new Promise(() => undefined));
  const site = await pressSignOut();
  await waitFor(() => expect(api.requests.map(({ path }) => path)).toEqual([LOGOUT]));
  expect(status(site)).toBe('anonymous');
  expect([readTokens(), readProfile()]).toEqual([{}, undefined]);
  expect(site.address()).toBe('/');
  expect(await screen.findByText('You have signed out')).toBeVisible();
  expect(site.store.getState().loader.pending).toBe(0);
});

it('notifies the server of the ended session once no tab has its token', async () => {
  const held: unknown[] = [];
  api.post(LOGOUT, ({ headers }) => {
    held.push(readTokens(), headers.get('authorization'));
    return undefined;
  });
  await pressSignOut();
  await waitFor(() =>
    expect(api.requests.map(({ body }) => body)).toEqual([{ refreshToken: 'test-refresh' }]),
  );
  expect(held).toEqual([{}, null]);
});

const SECOND = { accessToken: 'second', refreshToken: 'r2' };

it('a late response does not affect a newer session', async () => {
  let resolveLater: (answer: Response) => void = () => undefined;
  api.post(LOGOUT, () => new Promise((resolve) => (resolveLater = resolve)));
  const site = await pressSignOut();
  await pass(0);
  act(() => signIn(site.store.dispatch, { ...SECOND, profile: person('Admin') }));
  resolveLater(problem(401, 'TOKEN_INVALID'));
  await pass(5000);
  expect(status(site)).toBe('signed-in');
  expect(readTokens()).toEqual(SECOND);
});

it('code that loads late does not use the token of a newer session', async () => {
  const site = await pressSignOut();
  act(() => signIn(site.store.dispatch, { ...SECOND, profile: person('Admin') }));
  await pass(0);
  expect(api.requests).toEqual([]);
  expect(readTokens()).toEqual(SECOND);
});
