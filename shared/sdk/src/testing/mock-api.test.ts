import { mockApi, problem, type MockApi } from './mock-api.ts';

/** A mock whose hooks are run by hand, to see them fail. */
function handledMock(): { network: MockApi; before: () => void; after: () => void } {
  const hooks: Record<'before' | 'after', () => void> = { before: () => {}, after: () => {} };
  const original = { beforeEach: globalThis.beforeEach, afterEach: globalThis.afterEach };
  Object.assign(globalThis, {
    beforeEach: (hook: () => void) => (hooks.before = hook),
    afterEach: (hook: () => void) => (hooks.after = hook),
  });
  try {
    return { network: mockApi(), before: () => hooks.before(), after: () => hooks.after() };
  } finally {
    Object.assign(globalThis, original);
  }
}

test('an unmocked request fails the test and the call', async () => {
  const { before, after } = handledMock();
  before();
  await expect(fetch('/api/forgotten?page=1')).rejects.toThrow('fetch failed');
  expect(after).toThrow('unmocked request: GET /api/forgotten?page=1');
  before();
  expect(after).not.toThrow();
});

test('a console error fails the test', () => {
  const { before, after } = handledMock();
  before();
  console.error('Warning: %s', 'hydration');
  expect(after).toThrow('console error: Warning: %s hydration');
});

test('answers by method and path, with its parameters, the latest answer first', async () => {
  const { network, before, after } = handledMock();
  before();
  network.get('/api/book/:id', ({ params }) => ({ id: params.id }));
  network.get('/api/book/none', problem(404, 'BOOK_NOT_EXIST'));
  network.post('/api/book/:id', ({ body }) => body);
  expect(await (await fetch('/api/book/7?x=1')).json()).toEqual({ id: '7' });
  expect((await fetch('/api/book/none')).status).toBe(404);
  const posted = await fetch('/api/book/7', { method: 'POST', body: '{"a":1}' });
  expect(await posted.json()).toEqual({ a: 1 });
  expect(network.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/book/7',
    'GET /api/book/none',
    'POST /api/book/7',
  ]);
  expect(after).not.toThrow();
});

test('removes all data of a visitor', () => {
  const { before, after } = handledMock();
  before();
  localStorage.setItem('lang', 'en');
  document.cookie = 'accessToken=a; Path=/; Secure';
  after();
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});
