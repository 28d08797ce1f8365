import { api, watchUpload } from '@dara/sdk/api';
import { storeTokens } from '@dara/sdk/session';
import { createDaraStore } from '@dara/sdk/store';
import { mockApi, problem } from '@dara/sdk/testing';

const testApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => '/api/thing' }),
    save: build.mutation<unknown, unknown>({
      query: (body) => ({ url: '/api/thing/1/part', method: 'PUT', body }),
    }),
    remove: build.mutation<unknown, void>({
      query: () => ({ url: '/api/thing/1', method: 'DELETE' }),
    }),
    other: build.mutation<unknown, unknown>({
      query: (body) => ({ url: '/api/elsewhere', method: 'POST', body }),
    }),
    login: build.mutation<unknown, unknown>({
      query: (body) => ({ url: '/api/authorization/changepassword', method: 'POST', body }),
    }),
    rollback: build.mutation<unknown, unknown>({
      query: (body) => ({ url: '/_dara/rollback', method: 'POST', body }),
    }),
  }),
});
const { read, save, remove, other, login, rollback } = testApi.endpoints;
const network = mockApi();
const store = createDaraStore();
const PATH = '/api/thing/1/part';
const put = (body: unknown) => store.dispatch(save.initiate(body));

const keys = () => network.requests.map(({ headers }) => headers.get('idempotency-key'));
/** Answers in turn; the last for all that follow. */
const inTurn = (...answers: (() => unknown)[]) => {
  let at = 0;
  return () => answers[Math.min(at++, answers.length - 1)]?.() as object;
};
const lost = () => {
  throw new TypeError('connection lost');
};
const stored = () => ({ stored: true });

function form(...files: File[]): FormData {
  const made = new FormData();
  made.append('data', '{"version":1}');
  for (const file of files) made.append('imageFiles', file, file.name);
  return made;
}

test('a write has a new key each time, a read has none', async () => {
  network.put(PATH, stored());
  network.get('/api/thing', stored());
  await put({ a: 1 });
  await put({ a: 1 });
  await store.dispatch(read.initiate());
  const [first, second, none] = keys();
  expect(first).toMatch(/^[A-Za-z0-9_-]{32,64}$/);
  expect(second).toMatch(/^[A-Za-z0-9_-]{32,64}$/);
  expect(second).not.toBe(first);
  expect(none).toBeNull();
});

test('a long body is serialised once, for its key, the request and its retry', async () => {
  let times = 0;
  const body = { toJSON: () => ({ times: (times += 1) }) };
  network.put(PATH, inTurn(lost, stored));
  expect((await put(body)).data).toEqual({ stored: true });
  expect(times).toBe(1);
  expect(network.requests.map((request) => request.body)).toEqual([{ times: 1 }, { times: 1 }]);
});

test('a call without an answer is repeated once automatically, with the same key', async () => {
  network.put(PATH, inTurn(lost, stored));
  expect((await put({ a: 2 })).data).toEqual({ stored: true });
  const [first, again] = keys();
  expect(again).toBe(first);
});

test('after a lost answer the same call reuses its key, and another call does not', async () => {
  network.put(PATH, lost);
  expect((await put({ a: 3 })).error).toMatchObject({ code: 'FETCH_ERROR' });
  expect(keys()).toHaveLength(2);
  network.put(
    PATH,
    inTurn(
      () => problem(503, 'UNAVAILABLE'),
      () => problem(400, 'NO'),
      stored,
    ),
  );
  await put({ a: 3 });
  await put({ a: 3 });
  await put({ a: 3 });
  const [first, , fault, refused, next] = keys();
  expect([fault, refused]).toEqual([first, first]);
  // Once it was answered it is over, whatever the answer was.
  expect(next).not.toBe(first);
  network.put(PATH, lost);
  await put({ a: 4 });
  await put({ a: 5 });
  expect(keys()[5]).not.toBe(keys()[7]);
});

test('a call after a lost one that undid it is no repetition', async () => {
  network.put(PATH, lost);
  await put({ a: 6 });
  network.delete('/api/thing/1');
  network.post('/api/elsewhere');
  await store.dispatch(other.initiate({}));
  network.put(PATH, lost);
  await put({ a: 6 });
  await store.dispatch(remove.initiate());
  network.put(PATH, stored());
  await put({ a: 6 });
  const of = network.requests.flatMap(({ path, headers }) =>
    path === PATH ? [headers.get('idempotency-key')] : [],
  );
  expect(of.slice(1, 4)).toEqual([of[0], of[0], of[0]]);
  expect(of[4]).not.toBe(of[0]);
});

test('the second of two equal calls at a time waits for the first', async () => {
  const busy = () =>
    new Response(JSON.stringify({ code: 'IDEMPOTENCY_KEY_IN_USE', status: 409 }), {
      status: 409,
      headers: { 'content-type': 'application/problem+json', 'retry-after': '0' },
    });
  network.put(PATH, inTurn(stored, busy, busy, stored));
  const answers = await Promise.all([put({ a: 7 }), put({ a: 7 })]);
  expect(answers.map(({ data }) => data)).toEqual([{ stored: true }, { stored: true }]);
  expect(keys()).toHaveLength(4);
  expect(new Set(keys()).size).toBe(1);
});

test('a form is not repeated automatically, and is recognised by its fields and files', async () => {
  const file = (bytes: number) => new File(['x'.repeat(bytes)], 'a.jpg', { type: 'image/jpeg' });
  network.put(PATH, lost);
  await put(form(file(1)));
  await put(form(file(1)));
  await put(form(file(2)));
  expect(keys()).toHaveLength(3);
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('a form that was stopped keeps its key, whatever was sent in between', async () => {
  network.put(PATH, () => new Promise(() => undefined));
  const body = form();
  watchUpload(body, () => undefined);
  const call = put(body);
  while (network.requests.length < 1) await Promise.resolve();
  call.abort();
  await call;
  network.delete('/api/thing/1');
  await store.dispatch(remove.initiate());
  network.put(PATH, stored());
  await put(body);
  await put(body);
  const [first, , again, next] = keys();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('a request that only looks the same is a separate call', async () => {
  network.put(PATH, lost);
  await put(form());
  network.put(
    PATH,
    inTurn(() => problem(422, 'IDEMPOTENCY_KEY_REUSED'), stored),
  );
  expect((await put(form())).data).toEqual({ stored: true });
  const [first, refused, own] = keys();
  expect(refused).toBe(first);
  expect(own).not.toBe(first);
});

test('a refreshed session sends the call with the key that it had', async () => {
  storeTokens({ accessToken: 'old', refreshToken: 'r1' });
  network.put(
    PATH,
    inTurn(() => problem(401, 'TOKEN_INVALID'), stored),
  );
  network.post('/api/authorization/refreshtoken', { accessToken: 'new', refreshToken: 'r2' });
  expect((await put({ a: 8 })).data).toEqual({ stored: true });
  expect(keys()[2]).toBe(keys()[0]);
});

test('a call about a password is not sent again by itself', async () => {
  network.post('/api/authorization/changepassword', lost);
  await store.dispatch(login.initiate({ password: 'p' }));
  expect(network.requests).toHaveLength(1);
});

test('a decision of the platform, which stores no response, is not sent again by itself', async () => {
  network.post('/_dara/rollback', lost);
  await store.dispatch(rollback.initiate({ name: 'mf-x' }));
  expect(network.requests).toHaveLength(1);
});
