import { act, screen, waitFor } from '@testing-library/react';
import { api } from '@dara/sdk/api';
import { PLAIN_HTTP_ATTRIBUTE } from '@dara/contract';
import {
  canKeepTokens,
  clearTokens,
  expireSession,
  hasAccessToken,
  PROFILE_KEY,
  readProfile,
  readTokens,
  sessionActions,
  signIn,
  signOut,
  storeTokens,
  updateProfile,
  useSession,
} from '@dara/sdk/session';
import { createDaraStore, Provider } from '@dara/sdk/store';
import { mockApi, person, renderPart } from '@dara/sdk/testing';
import { renderToString } from 'react-dom/server';

const network = mockApi();

const secretApi = api.injectEndpoints({
  endpoints: (build) => ({
    secret: build.query<{ salary: number }, void>({ query: () => '/api/secret' }),
  }),
});

const staff = person('Staff');
const tokens = { accessToken: 'a/b=c;d', refreshToken: 'r' };

function Who() {
  const { status, profile } = useSession();
  return <p>{`${status} ${profile?.email ?? 'nobody'}`}</p>;
}

/** What another tab's change of storage looks like in this one. */
function otherTab(key: string | null, newValue: string | null) {
  if (key && newValue !== null) localStorage.setItem(key, newValue);
  else localStorage.removeItem(PROFILE_KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

describe('tokens', () => {
  test('are stored whole, for the whole site, Secure and SameSite', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    storeTokens(tokens);
    expect(readTokens()).toEqual(tokens);
    for (const [cookie] of written.mock.calls) {
      expect(cookie).toContain('; Path=/; Secure; SameSite=Strict');
    }
    expect(written).toHaveBeenCalledTimes(2);
    written.mockRestore();
  });

  describe('where Secure cookies are not stored', () => {
    const descriptor = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    beforeEach(() => {
      jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
        if (!cookie.includes('; Secure')) descriptor?.set?.call(document, cookie);
      });
    });
    afterEach(() => {
      clearTokens();
      document.documentElement.removeAttribute(PLAIN_HTTP_ATTRIBUTE);
      jest.restoreAllMocks();
    });

    test('a development server on plain http keeps them without, and clears them', () => {
      document.documentElement.setAttribute(PLAIN_HTTP_ATTRIBUTE, '');
      expect(canKeepTokens()).toBe(true);
      storeTokens(tokens);
      expect(readTokens()).toEqual(tokens);
      clearTokens();
      expect(document.cookie).toBe('');
    });

    test('no other site keeps them', () => {
      expect(canKeepTokens()).toBe(false);
      storeTokens(tokens);
      expect(readTokens()).toEqual({});
    });
  });

  test('are deleted when cleared', () => {
    storeTokens(tokens);
    clearTokens();
    expect(readTokens()).toEqual({});
    expect(hasAccessToken()).toBe(false);
  });
});

describe('session', () => {
  test('is unknown on the server and in the first rendering', () => {
    storeTokens(tokens);
    const html = renderToString(
      <Provider store={createDaraStore()}>
        <Who />
      </Provider>,
    );
    expect(html).toContain('unknown nobody');
  });

  test('is restored after it', async () => {
    await renderPart(<Who />, { profile: staff, store: createDaraStore() });
    expect(await screen.findByText('signed-in staff@dara.test')).toBeVisible();
  });

  test('without tokens is anonymous, whatever storage says', async () => {
    localStorage.setItem(PROFILE_KEY, JSON.stringify(staff));
    await renderPart(<Who />);
    expect(await screen.findByText('anonymous nobody')).toBeVisible();
  });

  test.each(['', 'null', '{', '[]', '{"id":1}', '{"id":"1","email":"a","permission":7}'])(
    'a stored profile of %s is anonymous',
    (text) => {
      localStorage.setItem(PROFILE_KEY, text);
      expect(readProfile()).toBeUndefined();
    },
  );

  test('a newer profile is shown and stored', async () => {
    const { store } = await renderPart(<Who />, { profile: staff });
    act(() => updateProfile(store.dispatch, { ...staff, email: 'new@dara.test' }));
    expect(await screen.findByText('signed-in new@dara.test')).toBeVisible();
    expect(readProfile()?.email).toBe('new@dara.test');
  });

  test('ends in this tab when another signs out, and goes home', async () => {
    const { currentUrl } = await renderPart(<Who />, { profile: staff, path: '/management' });
    await screen.findByText('signed-in staff@dara.test');
    clearTokens();
    otherTab(PROFILE_KEY, null);
    await waitFor(() => expect(currentUrl()).toBe('/'));
  });

  test('does not end when another tab clears other keys', async () => {
    await renderPart(<Who />, { profile: staff });
    await screen.findByText('signed-in staff@dara.test');
    otherTab('something', null);
    expect(screen.getByText('signed-in staff@dara.test')).toBeVisible();
  });

  test('begins in this tab when another signs in', async () => {
    await renderPart(<Who />);
    await screen.findByText('anonymous nobody');
    storeTokens(tokens);
    otherTab(PROFILE_KEY, JSON.stringify(person('Admin')));
    expect(await screen.findByText('signed-in admin@dara.test')).toBeVisible();
  });

  test.each([
    ['th', 'เซสชันหมดอายุแล้ว กรุณาเข้าสู่ระบบอีกครั้ง'],
    ['en', 'Your session has expired. Please sign in again.'],
  ] as const)('that expires warns in %s and goes home', async (locale, warning) => {
    const { store, currentUrl } = await renderPart(<Who />, {
      profile: staff,
      path: '/management',
      locale,
    });
    await screen.findByText('signed-in staff@dara.test');
    act(() => expireSession(store.dispatch));
    await waitFor(() => expect(currentUrl()).toBe('/'));
    expect(screen.getByText(warning)).toHaveAttribute('data-kind', 'warning');
    expect(readTokens()).toEqual({});
    expect(readProfile()).toBeUndefined();
  });

  test('signing in and out keeps and forgets the person', () => {
    const store = createDaraStore();
    signIn(store.dispatch, { ...tokens, profile: staff });
    expect(store.getState().session).toMatchObject({ status: 'signed-in', profile: staff });
    expect(readProfile()).toEqual(staff);
    signOut(store.dispatch);
    expect(store.getState().session).toMatchObject({ status: 'anonymous', expirations: 0 });
    expect(hasAccessToken()).toBe(false);
    expect(readProfile()).toBeUndefined();
  });

  test.each([sessionActions.signedOut(), sessionActions.expired(), sessionActions.signedIn(staff)])(
    'after $type nothing is left of what the last person read',
    async (action) => {
      network.get('/api/secret', { salary: 1 });
      const store = createDaraStore();
      await store.dispatch(secretApi.endpoints.secret.initiate());
      expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
      store.dispatch(action);
      expect(store.getState().api.queries).toEqual({});
    },
  );
});

describe('drafts of forms on the device', () => {
  const { dispatch } = createDaraStore();
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft.'));

  beforeEach(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('draft.talent.1', 'text');
    localStorage.setItem('draft.talent.1#begun-1', 'record');
  });

  test('are removed with the sign-out, and nothing else is', () => {
    signOut(dispatch);
    expect(drafts()).toEqual([]);
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('outlive an expired session', () => {
    expireSession(dispatch);
    expect(drafts()).toHaveLength(2);
  });
});
