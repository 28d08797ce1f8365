import { expireSession, hasAccessToken, storeTokens } from '@dara/sdk/session';
import { mockApi, person, problem } from '@dara/kit/testing';
import { api as sdkApi, errorMessage } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite, textPage, type TestRemote } from '../testing/render-site.tsx';

const api = mockApi();
const REFRESH = '/api/authorization/refreshtoken';

const staffRoom: TestRemote = {
  routes: [
    { path: '/desk/:id', page: 'desk', access: 'signed-in' },
    { path: '/vault', page: 'vault', access: 'signed-in', permission: ['Admin'] },
    { path: '/welcome', page: 'welcome', access: 'guest' },
  ],
  pages: {
    desk: async () => textPage('The desk'),
    vault: async () => textPage('The vault'),
    welcome: async () => textPage('Welcome, guest'),
  },
};
const remotes = { 'mf-desk': staffRoom };

it('sends an anonymous visitor to / with the full wanted path, and back after sign-in', async () => {
  api.post('/api/authorization/login', {
    accessToken: 'a',
    refreshToken: 'r',
    profile: person('Staff'),
  });
  const user = userEvent.setup();
  const site = await renderSite({ url: '/desk/7?tab=a%20b&x=1#notes', remotes });
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(site.address()).toBe(`/?redirect=${encodeURIComponent('/desk/7?tab=a%20b&x=1#notes')}`),
  );
  await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'staff@dara.test');
  await user.type(within(dialog).getByLabelText(/^Password/), 'Dara1234!');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('The desk')).toBeVisible();
  await waitFor(() => expect(site.address()).toBe('/desk/7?tab=a%20b&x=1#notes'));
  expect(screen.getByText('Login success')).toBeVisible();
});

it('shows the error of a refused sign-in in the form and keeps the dialog', async () => {
  api.post('/api/authorization/login', () =>
    Response.json(
      { type: 'about:blank', title: 'x', status: 401, code: 'INVALID_CREDENTIALS', traceId: 't' },
      { status: 401, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  const user = userEvent.setup();
  const site = await renderSite({ url: '/?dialog=signin' });
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'staff@dara.test');
  await user.type(within(dialog).getByLabelText(/^Password/), 'wrong');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect(await within(dialog).findByText('Email or password is invalid')).toBeVisible();
  expect(site.store.getState().session.status).toBe('anonymous');
});

it('offers a sign-up tab that leads to the registration of either kind of account', async () => {
  const user = userEvent.setup();
  await renderSite({ url: '/?dialog=signin' });
  await user.click(await screen.findByRole('tab', { name: 'Sign up' }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'Sign up' }));
  expect(panel.getByRole('link', { name: 'Apply as a talent' })).toHaveAttribute(
    'href',
    '/register/talent?lang=en',
  );
  expect(panel.getByRole('link', { name: 'Open a business account' })).toHaveAttribute(
    'href',
    '/register/business?lang=en',
  );
});

it('bounces a signed-in person from a page for guests, and shows it to guests', async () => {
  const signedIn = await renderSite({ url: '/welcome', remotes, profile: person('Staff') });
  expect(await screen.findByText('Home of the test')).toBeVisible();
  expect(signedIn.address()).toBe('/');
});

it('shows a page for guests to a guest', async () => {
  await renderSite({ url: '/welcome', remotes });
  expect(await screen.findByText('Welcome, guest')).toBeVisible();
});

it('shows the no-permission screen to users without the permission', async () => {
  await renderSite({ url: '/vault', remotes, profile: person('Staff') });
  expect(await screen.findByText('You do not have access to this')).toBeVisible();
  expect(screen.queryByText('The vault')).not.toBeInTheDocument();
});

it('signs out even when the server cannot be reached', async () => {
  api.post('/api/authorization/logout', () => Response.error());
  const user = userEvent.setup();
  const site = await renderSite({ url: '/desk/7', remotes, profile: person('Staff') });
  await user.click(await screen.findByRole('button', { name: /Account menu/ }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(site.address()).toBe('/'));
  expect(site.store.getState().session.status).toBe('anonymous');
});

const studio: TestRemote = {
  routes: [
    {
      path: '/desk',
      page: 'desk',
      access: 'signed-in',
      permission: ['Admin', 'Staff', 'Business'],
    },
    { path: '/talent/profile', page: 'own', access: 'signed-in', permission: ['Talent'] },
    { path: '/story', page: 'story' },
  ],
  pages: {
    desk: async () => textPage('The desk'),
    own: async () => textPage('The own profile'),
    story: async () => textPage('The story'),
  },
  sections: [{ id: 'work', label: { th: 'งาน', en: 'Work' }, order: 1 }],
  menu: [
    {
      id: 'desk',
      section: 'work',
      label: { th: 'โต๊ะ', en: 'Desk' },
      path: '/desk',
      order: 1,
      permission: ['Admin', 'Staff', 'Business'],
    },
  ],
};

async function signInAt(url: string, permission: 'Staff' | 'Business' | 'Talent') {
  const profile = person(permission);
  api.post('/api/authorization/login', { accessToken: 'a', refreshToken: 'r', profile });
  const user = userEvent.setup();
  const site = await renderSite({ url, remotes: { 'mf-studio': studio } });
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'somebody@dara.test');
  await user.type(within(dialog).getByLabelText(/^Password/), 'Dara1234!');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  return site;
}

it.each([
  ['Staff', 'The desk'],
  ['Business', 'The desk'],
  ['Talent', 'The own profile'],
] as const)('leads %s to their work after signing in at home', async (permission, text) => {
  await signInAt('/?dialog=signin', permission);
  expect(await screen.findByText(text)).toBeVisible();
});

it('keeps a user who signs in on the same page', async () => {
  const site = await signInAt('/story?dialog=signin', 'Staff');
  await waitFor(() => expect(site.address()).toBe('/story'));
  expect(screen.getByText('The story')).toBeVisible();
});

it('offers to sign in again for the page on which the session expired', async () => {
  const site = await renderSite({ url: '/desk/7?tab=2', remotes, profile: person('Staff') });
  await screen.findByText('The desk');
  act(() => expireSession(site.store.dispatch));
  expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible();
  await waitFor(() =>
    expect(site.address()).toBe(`/?redirect=${encodeURIComponent('/desk/7?tab=2')}`),
  );
  expect(await screen.findByRole('dialog', { name: 'Your Dara account' })).toBeVisible();
});

const saving = sdkApi.injectEndpoints({
  endpoints: (build) => ({
    save: build.mutation<unknown, string>({ query: (url) => ({ url, method: 'POST' }) }),
  }),
});

/** Saves two things at once and shows a toast for each failure, as pages do. */
function SavingPage() {
  const [save] = saving.endpoints.save.useMutation();
  const notice = useNotice();
  const send = (url: string) =>
    save(url)
      .unwrap()
      .catch((error: unknown) => notice({ kind: 'error', message: errorMessage(error) }));
  const handleClick = () => void ['/api/thing', '/api/other'].map(send);
  return <button onClick={handleClick}>Save both</button>;
}

it.each([
  ['TOKEN_INVALID', 'Your session has expired. Please sign in again.'],
  ['ACCOUNT_DISABLED', 'Your account has been disabled. Please contact an administrator.'],
])('shows the warning alone when requests end the session with %s', async (code, warning) => {
  for (const path of ['/api/thing', '/api/other', REFRESH]) api.post(path, problem(401, code));
  const pages = { ...staffRoom.pages, desk: async () => ({ Component: SavingPage }) };
  const site = await renderSite({
    url: '/desk/7',
    remotes: { 'mf-desk': { ...staffRoom, pages } },
    profile: person('Staff'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save both' }));
  expect(await screen.findByText(warning)).toBeVisible();
  await waitFor(() => expect(api.requests.filter(({ path }) => path !== REFRESH)).toHaveLength(2));
  const { notice, api: calls } = site.store.getState();
  expect(Object.values(calls.mutations).some((call) => call?.status === 'pending')).toBe(false);
  expect(notice.map(({ message }) => message.id)).toEqual([expect.stringMatching(/^sdk\.session/)]);
});

it('asks who is signed in where only the tokens were stored', async () => {
  storeTokens({ accessToken: 'a', refreshToken: 'r' });
  api.get('/api/authorization/profile', person('Admin'));
  const site = await renderSite({ url: '/vault', remotes });
  expect(await screen.findByText('The vault')).toBeVisible();
  expect(hasAccessToken()).toBe(true);
  expect(site.store.getState().session.profile).toMatchObject({ permission: 'Admin' });
});

it('keeps the session when its profile cannot be loaded, and offers a retry', async () => {
  storeTokens({ accessToken: 'a', refreshToken: 'r' });
  api.get('/api/authorization/profile', () => Response.error());
  await renderSite({ url: '/vault', remotes });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(hasAccessToken()).toBe(true);
});

const office: TestRemote = {
  routes: ['news', 'tag', 'client'].map((page) => ({
    path: `/management/cms/${page}`,
    page,
    access: 'signed-in' as const,
    permission: page === 'client' ? ['Talent'] : ['Admin'],
  })),
  pages: {
    news: async () => textPage('The news'),
    tag: async () => textPage('The tags'),
    client: async () => textPage('The clients'),
  },
  sections: [{ id: 'cms', label: { th: 'เนื้อหา', en: 'Content' }, order: 1 }],
  menu: ['news', 'tag', 'client'].map((id, index) => ({
    id,
    section: 'cms',
    label: { th: id, en: id },
    path: `/management/cms/${id}`,
    order: 3 - index,
    permission: id === 'client' ? ['Talent'] : ['Admin'],
  })),
};

it.each([
  ['/management', 'Admin', '/management/cms/tag', 'The tags'],
  ['/management/cms', 'Admin', '/management/cms/tag', 'The tags'],
  ['/management/cms/', 'Talent', '/management/cms/client', 'The clients'],
  ['/management/cms', 'Staff', '/management/cms', 'You do not have access to this'],
  ['/management/unknown', 'Admin', '/management/unknown', 'We could not find this page'],
] as const)('%s leads %s to %s', async (url, role, address, text) => {
  const site = await renderSite({ url, remotes: { 'mf-office': office }, profile: person(role) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(site.address()).toBe(address);
});

it('leads from /management to a page of a remote that the document left out', async () => {
  const leftOut = {
    names: ['mf-office'],
    elsewhere: [],
    ask: async (whole: unknown) => whole as never,
  };
  const remotes = { 'mf-office': office };
  await renderSite({ url: '/management', remotes, leftOut, profile: person('Admin') });
  expect(await screen.findByText('The tags')).toBeVisible();
});

it('asks an anonymous user to sign in for /management', async () => {
  const site = await renderSite({ url: '/management', remotes: { 'mf-office': office } });
  await waitFor(() => expect(site.address()).toBe('/?redirect=%2Fmanagement'));
});
