import { withRefreshLock } from './refresh-lock.ts';

const KEY = 'dara-refresh';
const lease = () => localStorage.getItem(KEY);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

/** Work that ends on request. */
function slow() {
  let end = (_answer: string): void => undefined;
  const work = jest.fn(() => new Promise<string>((resolve) => (end = resolve)));
  return { work, end: (answer: string) => end(answer) };
}

it('takes the lock of the browser where there is one', async () => {
  const request = jest.fn((_name: string, work: () => Promise<unknown>) => work());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await expect(withRefreshLock(async () => 'done')).resolves.toBe('done');
  expect(request).toHaveBeenCalledWith(KEY, expect.any(Function));
  expect(lease()).toBeNull();
});

describe('a lease in local storage', () => {
  it('is held for at most 35 seconds during the work, and released', async () => {
    const { work, end } = slow();
    const done = withRefreshLock(work);
    await pass(24);
    expect(work).not.toHaveBeenCalled();
    expect(lease()).toMatch(new RegExp(` ${Date.now() - 24 + 35_000}$`));
    await pass(1);
    expect(work).toHaveBeenCalledTimes(1);
    end('done');
    await expect(done).resolves.toBe('done');
    expect(lease()).toBeNull();
  });

  it('is given back when the work fails', async () => {
    const failed = Promise.allSettled([
      withRefreshLock(() => Promise.reject(new Error('no line'))),
    ]);
    await pass(100);
    expect(await failed).toMatchObject([{ status: 'rejected', reason: new Error('no line') }]);
    expect(lease()).toBeNull();
  });

  it('of another tab is waited for', async () => {
    const first = slow();
    const second = slow();
    const one = withRefreshLock(first.work);
    await pass(25);
    const two = withRefreshLock(second.work);
    await pass(10_000);
    expect(second.work).not.toHaveBeenCalled();
    first.end('first');
    await one;
    await pass(200);
    expect(second.work).toHaveBeenCalledTimes(1);
    second.end('second');
    await expect(two).resolves.toBe('second');
  });

  it('of a tab that was closed is taken once it is over, and not before', async () => {
    localStorage.setItem(KEY, `another ${Date.now() + 1000}`);
    const { work, end } = slow();
    const done = withRefreshLock(work);
    await pass(999);
    expect(work).not.toHaveBeenCalled();
    expect(lease()).toMatch(/^another /);
    await pass(200);
    expect(work).toHaveBeenCalledTimes(1);
    end('done');
    await done;
  });

  it('that another tab replaced is not released', async () => {
    const { work, end } = slow();
    const done = withRefreshLock(work);
    localStorage.setItem(KEY, `another ${Date.now() + 500}`);
    await pass(490);
    expect(work).not.toHaveBeenCalled();
    await pass(300);
    expect(work).toHaveBeenCalledTimes(1);
    localStorage.setItem(KEY, `a third ${Date.now() + 5000}`);
    end('done');
    await done;
    expect(lease()).toMatch(/^a third /);
  });

  it.each(['', 'nobody', 'nobody soon', ' 99999999999999'])(
    'that says "%s" is none',
    async (text) => {
      localStorage.setItem(KEY, text);
      const done = withRefreshLock(async () => 'done');
      await pass(25);
      await expect(done).resolves.toBe('done');
    },
  );

  it('is done without where nothing can be stored', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await expect(withRefreshLock(async () => 'done')).resolves.toBe('done');
  });
});
