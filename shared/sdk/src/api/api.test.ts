import { api, watchUpload } from '@dara/sdk/api';
import { storeTokens } from '@dara/sdk/session';
import { createDaraStore, dehydrate } from '@dara/sdk/store';
import { mockApi, problem } from '@dara/sdk/testing';
import { waitFor } from '@testing-library/react';

interface Answer {
  value?: number;
}

const testApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    thing: build.query<Answer, object | void>({
      query: (params) => ({ url: '/api/thing', params: params ?? undefined }),
    }),
    other: build.query<Answer, void>({ query: () => '/api/other' }),
    quick: build.query<Answer, void>({ query: () => ({ url: '/api/thing', timeoutMs: 20 }) }),
    quiet: build.query<Answer, void>({
      query: () => '/api/thing',
      extraOptions: { isQuiet: true },
    }),
    save: build.mutation<Answer, unknown>({
      query: (body) => ({ url: '/api/thing', method: 'POST', body }),
    }),
  }),
});
const { thing, other, quick, quiet, save } = testApi.endpoints;

const network = mockApi();
const bearer = (index: number) => network.requests[index]?.headers.get('authorization');
/** Answers as a server does that takes only the token given. */
const guarded = (accepted: string) => (request: { headers: Headers }) =>
  request.headers.get('authorization') === `Bearer ${accepted}`
    ? { value: 1 }
    : problem(401, 'TOKEN_INVALID');

const signedIn = () => storeTokens({ accessToken: 'old', refreshToken: 'r1' });

/** What a file holds, by the means of a browser without `Blob.text`. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

describe('a call', () => {
  test('sends a long text as a file in a separate task, a shorter one directly', async () => {
    network.post('/api/thing', { value: 1 });
    const long = { text: 'น้ำ'.repeat(20_000) };
    const call = createDaraStore().dispatch(save.initiate(long));
    await Promise.resolve();
    expect(network.requests).toHaveLength(0);
    expect((await call).data).toEqual({ value: 1 });
    const [sent] = network.requests;
    expect(sent?.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(await textOf(sent?.body as Blob))).toEqual(long);
    await createDaraStore().dispatch(save.initiate({ text: 'short' }));
    expect(network.requests[1]?.body).toEqual({ text: 'short' });
  });

  test('repeats arrays, leaves out what is empty and sends no token without a session', async () => {
    network.get('/api/thing', { value: 7 });
    const params = { tags: ['a', 'b&c'], page: 0, keyword: 'น้ำ', none: undefined, empty: '' };
    const { data } = await createDaraStore().dispatch(thing.initiate(params));
    expect(data).toEqual({ value: 7 });
    expect(network.requests[0]?.url.search).toBe(
      '?tags=a&tags=b%26c&page=0&keyword=%E0%B8%99%E0%B9%89%E0%B8%B3',
    );
    expect(bearer(0)).toBeNull();
  });

  test('sends the token of the cookie', async () => {
    signedIn();
    network.get('/api/thing', guarded('old'));
    await createDaraStore().dispatch(thing.initiate());
    expect(bearer(0)).toBe('Bearer old');
  });

  test('sends data as JSON and forms as they are', async () => {
    network.post('/api/thing', { value: 1 });
    const store = createDaraStore();
    await store.dispatch(save.initiate({ name: 'มาลี' }));
    expect(network.requests[0]?.body).toEqual({ name: 'มาลี' });
    expect(network.requests[0]?.headers.get('content-type')).toBe('application/json');
    const form = new FormData();
    form.append('data', '{}');
    await store.dispatch(save.initiate(form));
    expect(network.requests[1]?.body).toBe(form);
    expect(network.requests[1]?.headers.get('content-type')).toBeNull();
  });

  test('reports the progress of a watched form, and can be stopped', async () => {
    network.post('/api/thing', { value: 1 });
    const store = createDaraStore();
    const shares: number[] = [];
    const form = new FormData();
    watchUpload(form, (share) => shares.push(share));
    const { data } = await store.dispatch(save.initiate(form));
    expect(data).toEqual({ value: 1 });
    expect(network.requests[0]?.body).toBe(form);
    expect(shares).toEqual([0.5, 1]);

    network.post('/api/thing', () => new Promise(() => undefined));
    const call = store.dispatch(save.initiate(form));
    while (network.requests.length < 2) await Promise.resolve();
    call.abort();
    expect(await call).toHaveProperty('error.name', 'AbortError');
  });

  test('a watched form is refused like any other', async () => {
    network.post('/api/thing', problem(409, 'EMAIL_DUPLICATE'));
    const form = new FormData();
    watchUpload(form, () => undefined);
    const { error } = await createDaraStore().dispatch(save.initiate(form));
    expect(error).toMatchObject({ status: 409, code: 'EMAIL_DUPLICATE' });
  });

  test('takes 204 for null', async () => {
    network.get('/api/thing');
    const { data, isSuccess } = await createDaraStore().dispatch(thing.initiate());
    expect(data).toBeNull();
    expect(isSuccess).toBe(true);
  });

  test('warns when a cache in front of the site could not be cleared', async () => {
    const store = createDaraStore();
    network.post('/api/thing', { value: 1 });
    await store.dispatch(save.initiate({}));
    expect(store.getState().notice).toEqual([]);
    const headers = { 'content-type': 'application/json', 'x-shared-cache': 'not-purged' };
    network.post('/api/thing', () => new Response('{"value":2}', { headers }));
    const { data } = await store.dispatch(save.initiate({}));
    expect(data).toEqual({ value: 2 });
    expect(store.getState().notice).toMatchObject([
      { kind: 'warning', message: { id: 'sdk.notice.notPurged' } },
    ]);
  });

  test('counts as pending until it ends, unless it is quiet', async () => {
    const store = createDaraStore();
    network.get('/api/thing', { value: 1 });
    const call = store.dispatch(thing.initiate());
    expect(store.getState().loader.pending).toBe(1);
    await call;
    expect(store.getState().loader.pending).toBe(0);
    const still = store.dispatch(quiet.initiate());
    expect(store.getState().loader.pending).toBe(0);
    await still;
  });
});

describe('a failure', () => {
  test('is a problem document as an ApiError', async () => {
    const errors = [{ field: 'email', rule: 'email' }, { nonsense: true }];
    network.get('/api/thing', problem(400, 'VALIDATION_FAILED', { errors }));
    const { error } = await createDaraStore().dispatch(thing.initiate());
    expect(error).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      title: 'VALIDATION_FAILED',
      traceId: 'test-trace',
      errors: [{ field: 'email', rule: 'email' }],
    });
  });

  test.each([403, 404, 409, 429, 500])('of %i is only reported by the caller', async (status) => {
    network.get('/api/thing', problem(status, 'SOMETHING'));
    const store = createDaraStore();
    const { error } = await store.dispatch(thing.initiate());
    expect(error).toMatchObject({ status });
    expect(store.getState().notice).toEqual([]);
  });

  test('keeps the record that a conflict shows', async () => {
    const current = { id: '1', version: 3 };
    network.get('/api/thing', problem(409, 'VERSION_CONFLICT', { current }));
    const { error } = await createDaraStore().dispatch(thing.initiate());
    expect(error).toMatchObject({ code: 'VERSION_CONFLICT', current });
  });

  test('keeps how long to wait', async () => {
    network.get('/api/thing', () => {
      const response = problem(429, 'RATE_LIMITED');
      response.headers.set('retry-after', '30');
      return response;
    });
    const { error } = await createDaraStore().dispatch(thing.initiate());
    expect(error).toMatchObject({ status: 429, retryAfterS: 30 });
  });

  test.each([
    [new Response('<h1>Bad gateway</h1>', { status: 502 }), 502, 'HTTP_502'],
    [new Response('[1]', { status: 404 }), 404, 'HTTP_404'],
    [new Response('{"a":', { status: 200 }), 'PARSING_ERROR', 'PARSING_ERROR'],
    [new Response('<html>', { status: 200 }), 'PARSING_ERROR', 'PARSING_ERROR'],
  ])('%# has a status and a code even for nonsense', async (answer, status, code) => {
    network.get('/api/thing', answer);
    const { error } = await createDaraStore().dispatch(thing.initiate());
    expect(error).toEqual({ status, code });
  });

  test('of the connection is a FETCH_ERROR', async () => {
    network.get('/api/thing', () => Promise.reject(new TypeError('fetch failed')));
    const { error } = await createDaraStore().dispatch(thing.initiate());
    expect(error).toEqual({ status: 'FETCH_ERROR', code: 'FETCH_ERROR' });
  });

  test('to answer in time is a TIMEOUT', async () => {
    network.get('/api/thing', () => new Promise(() => {}));
    const { error } = await createDaraStore().dispatch(quick.initiate());
    expect(error).toEqual({ status: 'TIMEOUT', code: 'TIMEOUT' });
  });

  test('by abort ends the call and the loader', async () => {
    const store = createDaraStore();
    network.get('/api/thing', () => new Promise(() => {}));
    const call = store.dispatch(thing.initiate());
    call.abort();
    await call;
    await waitFor(() => expect(store.getState().loader.pending).toBe(0));
  });
});

describe('on the server', () => {
  test('calls go where the request says, without cookies, and the browser takes them over', async () => {
    signedIn();
    const seen: string[] = [];
    const server = {
      baseUrl: 'http://127.0.0.1:4000',
      fetch: ((url: string, init: RequestInit) => {
        seen.push(`${url} ${new Headers(init.headers).get('authorization')}`);
        return Promise.resolve(
          url.endsWith('/thing') ? Response.json({ value: 5 }) : problem(404, 'JOB_NOT_EXIST'),
        );
      }) as typeof fetch,
    };
    const store = createDaraStore({ server });
    await store.dispatch(thing.initiate(undefined, { subscribe: false }));
    await store.dispatch(other.initiate(undefined, { subscribe: false }));
    expect(seen).toEqual([
      'http://127.0.0.1:4000/api/thing null',
      'http://127.0.0.1:4000/api/other null',
    ]);
    const state = JSON.parse(JSON.stringify(dehydrate(store.getState()))) as object;
    store.dispatch(api.util.resetApiState());

    const browser = createDaraStore({ preloadedState: state });
    expect(thing.select()(browser.getState()).data).toEqual({ value: 5 });
    expect(other.select()(browser.getState()).error).toMatchObject({ code: 'JOB_NOT_EXIST' });
    expect(browser.getState().session.status).toBe('unknown');
    await browser.dispatch(thing.initiate());
    expect(network.requests).toHaveLength(0);
  });
});
