import { api } from '@dara/sdk/api';
import { readTokens, signOut, storeTokens } from '@dara/sdk/session';
import { createDaraStore } from '@dara/sdk/store';
import { mockApi, problem } from '@dara/sdk/testing';

interface Answer {
  value?: number;
}

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    thing: build.query<Answer, void>({ query: () => '/api/thing' }),
    other: build.query<Answer, void>({ query: () => '/api/other' }),
    people: build.query<Answer, void>({ query: () => '/api/management/people' }),
    login: build.mutation<Answer, void>({
      query: () => ({ url: '/api/authorization/login', method: 'POST', body: {} }),
    }),
  }),
});
const { thing, other, people, login } = testApi.endpoints;

const network = mockApi();
const REFRESH = '/api/authorization/refreshtoken';
const refreshes = () => network.requests.filter((request) => request.path === REFRESH);

/** Answers as a server does that takes only the token given. */
const guarded = (accepted: string) => (request: { headers: Headers }) =>
  request.headers.get('authorization') === `Bearer ${accepted}`
    ? { value: 1 }
    : problem(401, 'TOKEN_INVALID');

const signedIn = () => storeTokens({ accessToken: 'old', refreshToken: 'r1' });

/** Web Locks as browsers have them: one holder, the others in order. */
function installLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, work: () => Promise<unknown>) => {
      const mine = last.then(work);
      last = mine.catch(() => {});
      return mine;
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe.each([
  ['Web Locks', installLocks],
  ['a lease in local storage', () => {}],
])('a refused token, with %s', (_name, prepare) => {
  beforeEach(prepare);

  test('is refreshed unseen and the call sent again', async () => {
    signedIn();
    network.get('/api/thing', guarded('new'));
    network.post(REFRESH, { accessToken: 'new', refreshToken: 'r2' });
    const store = createDaraStore();
    const { data } = await store.dispatch(thing.initiate());
    expect(data).toEqual({ value: 1 });
    expect((refreshes()[0]?.body as FormData).get('refreshToken')).toBe('r1');
    expect(refreshes()[0]?.headers.get('authorization')).toBeNull();
    expect(readTokens()).toEqual({ accessToken: 'new', refreshToken: 'r2' });
    expect(store.getState().session.expirations).toBe(0);
  });

  test('is refreshed once for many calls in two tabs', async () => {
    signedIn();
    network.get('/api/thing', guarded('new'));
    network.get('/api/other', guarded('new'));
    network.post(REFRESH, { accessToken: 'new', refreshToken: 'r2' });
    const [one, two] = [createDaraStore(), createDaraStore()];
    const answers = await Promise.all([
      one.dispatch(thing.initiate()),
      one.dispatch(other.initiate()),
      two.dispatch(thing.initiate()),
      two.dispatch(other.initiate()),
    ]);
    expect(answers.map(({ data }) => data)).toEqual(Array(4).fill({ value: 1 }));
    expect(refreshes()).toHaveLength(1);
  });

  test('ends the session once when the refresh is refused', async () => {
    signedIn();
    network.get('/api/thing', guarded('new'));
    network.get('/api/other', guarded('new'));
    network.post(REFRESH, problem(401, 'TOKEN_INVALID'));
    const store = createDaraStore();
    const answers = await Promise.all([
      store.dispatch(thing.initiate()),
      store.dispatch(other.initiate()),
    ]);
    expect(answers.some(({ data }) => data)).toBe(false);
    expect(readTokens()).toEqual({});
    expect(store.getState().session).toMatchObject({ status: 'anonymous', expirations: 1 });
    expect(refreshes()).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  beforeEach(installLocks);

  test('comes without asking when there is no refresh token', async () => {
    document.cookie = 'accessToken=old; Path=/; Secure';
    network.get('/api/thing', guarded('new'));
    const store = createDaraStore();
    await store.dispatch(thing.initiate());
    expect(store.getState().session.expirations).toBe(1);
    expect(readTokens()).toEqual({});
  });

  test('does not come because the line is down', async () => {
    signedIn();
    network.get('/api/thing', guarded('new'));
    network.post(REFRESH, () => Promise.reject(new TypeError('fetch failed')));
    const store = createDaraStore();
    const { error } = await store.dispatch(thing.initiate());
    expect(error).toMatchObject({ status: 'FETCH_ERROR' });
    expect(readTokens().refreshToken).toBe('r1');
    expect(store.getState().session.expirations).toBe(0);
  });

  test.each([
    ['a database that is away', problem(503, 'UNAVAILABLE')],
    ['a fault of the server', problem(500, 'INTERNAL')],
    ['a proxy without a server behind it', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a gateway that waited too long', new Response('', { status: 504 })],
    ['too many at once', problem(429, 'RATE_LIMITED')],
    ['a page in the place of an answer', new Response('<h1>Back soon</h1>')],
  ])('does not come because of %s', async (_what, answer) => {
    signedIn();
    network.get('/api/thing', guarded('new'));
    network.post(REFRESH, answer);
    const store = createDaraStore();
    const { error } = await store.dispatch(thing.initiate());
    expect(error).toBeDefined();
    expect(readTokens()).toEqual({ accessToken: 'old', refreshToken: 'r1' });
    expect(store.getState().session.expirations).toBe(0);
    network.post(REFRESH, { accessToken: 'new', refreshToken: 'r2' });
    const { data } = await store.dispatch(thing.initiate(undefined, { forceRefetch: true }));
    expect(data).toEqual({ value: 1 });
  });

  test('reports a disabled account, found by the call or by the refresh', async () => {
    const disabled = problem(401, 'ACCOUNT_DISABLED');
    for (const [call, refresh] of [
      [disabled, { accessToken: 'new', refreshToken: 'r2' }],
      [problem(401, 'TOKEN_INVALID'), disabled],
    ] as const) {
      signedIn();
      network.get('/api/thing', call);
      network.post(REFRESH, refresh);
      const store = createDaraStore();
      await store.dispatch(thing.initiate());
      expect(store.getState().session).toMatchObject({ expirations: 1, endedBy: 'disabled' });
      expect(readTokens()).toEqual({});
    }
    expect(refreshes()).toHaveLength(1);
  });

  test('is not announced to a visitor who never signed in', async () => {
    network.get('/api/thing', problem(401, 'TOKEN_INVALID'));
    const store = createDaraStore();
    const { error } = await store.dispatch(thing.initiate());
    expect(error).toMatchObject({ status: 401 });
    expect(store.getState().session.expirations).toBe(0);
  });

  test('is not what a wrong password means', async () => {
    signedIn();
    network.post('/api/authorization/login', problem(401, 'INVALID_CREDENTIALS'));
    const store = createDaraStore();
    const { error } = await store.dispatch(login.initiate());
    expect(error).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(readTokens().accessToken).toBe('old');
  });

  test('the call is sent again once only', async () => {
    signedIn();
    network.get('/api/thing', guarded('never'));
    network.post(REFRESH, { accessToken: 'new', refreshToken: 'r2' });
    const { error } = await createDaraStore().dispatch(thing.initiate());
    expect(error).toMatchObject({ status: 401 });
    expect(network.requests).toHaveLength(3);
  });

  test('sends nothing that needs a session any more, though its page is still there', async () => {
    signedIn();
    network.get('/api/management/people', guarded('old'));
    network.get('/api/thing', { value: 1 });
    const store = createDaraStore();
    const mounted = store.dispatch(people.initiate());
    await mounted;
    await store.dispatch(thing.initiate());
    signOut(store.dispatch);
    const { error } = await store.dispatch(people.initiate());
    expect(error).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    const { data } = await store.dispatch(thing.initiate());
    expect(data).toEqual({ value: 1 });
    const asked = network.requests.map(({ path }) => path);
    expect(asked).toEqual(['/api/management/people', '/api/thing', '/api/thing']);
    expect(store.getState().session.expirations).toBe(0);
  });

  test('a sign-out during the refresh stays a sign-out', async () => {
    signedIn();
    network.get('/api/thing', guarded('new'));
    network.post(REFRESH, () => {
      document.cookie = 'accessToken=; Max-Age=0; Path=/; Secure';
      document.cookie = 'refreshToken=; Max-Age=0; Path=/; Secure';
      return { accessToken: 'new', refreshToken: 'r2' };
    });
    const store = createDaraStore();
    await store.dispatch(thing.initiate());
    expect(readTokens()).toEqual({});
    expect(store.getState().session.expirations).toBe(0);
  });
});
