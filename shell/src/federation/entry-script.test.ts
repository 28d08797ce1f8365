import type { ContainerRef } from './container-ref.ts';
import { loadEntry } from './entry-script.ts';

const NAME = 'mf_room';
const REF: ContainerRef = {
  name: 'mf-room',
  version: '1.0.0',
  url: '/assets/mf-room/remoteEntry.0123456789abcdef.js',
  integrity: 'sha384-room',
};
const PLAIN = `https://dara.test${REF.url}`;

const fetchAgain = jest.fn(async () => new Response());

beforeEach(() => {
  fetchAgain.mockClear();
  globalThis.fetch = fetchAgain;
});

/** The script that is on its way. */
function script(): HTMLScriptElement {
  const found = document.head.querySelector('script');
  if (!found) throw new Error('no script is loading');
  return found;
}

function arrive(): void {
  Reflect.set(globalThis, NAME, { get: () => undefined, init: () => undefined });
  script().dispatchEvent(new Event('load'));
}

it('asks for a script that failed under another address, as strictly, and heals the cache', async () => {
  const first = loadEntry(REF, NAME, 1000);
  expect(script().src).toBe(PLAIN);
  script().dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('did not load or was changed');

  const second = loadEntry(REF, NAME, 1000);
  expect(script().src).toMatch(/remoteEntry\.0123456789abcdef\.js\?again=\d+$/);
  expect(script().integrity).toBe(REF.integrity);
  expect(script().crossOrigin).toBe('anonymous');
  expect(fetchAgain).not.toHaveBeenCalled();
  arrive();
  await expect(second).resolves.toHaveProperty('get');
  expect(fetchAgain).toHaveBeenCalledWith(new URL(PLAIN), { cache: 'reload' });

  const third = loadEntry(REF, NAME, 1000);
  expect(script().src).toBe(PLAIN);
  arrive();
  await third;
  expect(fetchAgain).toHaveBeenCalledTimes(1);
});

it('refuses an entry of this site without an integrity', async () => {
  await expect(loadEntry({ ...REF, integrity: '' }, NAME, 1000)).rejects.toThrow('no integrity');
  expect(document.head.querySelector('script')).toBeNull();
});

describe('an entry that is no container', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'get init'],
    ['a function', Object.assign(() => undefined, { get: 1, init: 1 })],
    ['without init', { get: () => undefined }],
    ['without get', { init: () => undefined }],
  ])('is refused: %s', async (_what, left) => {
    const loading = loadEntry(REF, NAME, 1000);
    Reflect.set(globalThis, NAME, left);
    script().dispatchEvent(new Event('load'));
    await expect(loading).rejects.toThrow(`mf-room: ${PLAIN} is not a remote's entry`);
  });

  it('is not answered by what the release before left', async () => {
    const first = loadEntry(REF, NAME, 1000);
    arrive();
    await first;
    const second = loadEntry(REF, NAME, 1000);
    script().dispatchEvent(new Event('load'));
    await expect(second).rejects.toThrow('is not a remote');
  });
});

describe('an entry that never answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const SILENT = { ...REF, url: '/assets/mf-room/remoteEntry.silent.js' };

  it('is given up at the limit, and asked for under another address', async () => {
    const loading = loadEntry(SILENT, NAME, 1000);
    const ended = jest.fn();
    loading.catch(ended);
    await jest.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(loading).rejects.toThrow(
      `mf-room: https://dara.test${SILENT.url} gave no answer in 1000 ms`,
    );
    expect(document.head.querySelector('script')).toBeNull();
    const again = loadEntry(SILENT, NAME, 1000);
    expect(script().src).toContain('?again=');
    arrive();
    await again;
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('accepts an entry without integrity only from a development server', async () => {
  const url = 'http://127.0.0.1:4001/remoteEntry.js';
  const loading = loadEntry({ ...REF, url, integrity: '' }, NAME, 1000);
  expect(script().src).toBe(url);
  arrive();
  await expect(loading).resolves.toHaveProperty('init');
});

describe('the chunks of two releases in one tab', () => {
  const LIST = 'webpackChunk_mf_list';
  /** What a script does while it runs, as its browser tells which one that is. */
  function running<T>(attributes: { src: string; entry?: string } | null, work: () => T): T {
    const own = document.createElement('script');
    if (attributes) own.src = attributes.src;
    if (attributes?.entry) own.dataset.entry = attributes.entry;
    const spy = jest.spyOn(document, 'currentScript', 'get');
    spy.mockReturnValue(attributes && own);
    try {
      return work();
    } finally {
      spy.mockRestore();
    }
  }
  const read = (): unknown => Reflect.get(globalThis, LIST);
  const write = (list: unknown) => Reflect.set(globalThis, LIST, list);
  const [one, two] = ['https://dara.test/one.js', 'https://dara.test/two.js'];

  it('are in separate lists, which chunks find by their entry', async () => {
    for (const url of [one, two]) {
      const loading = loadEntry({ ...REF, url }, 'mf_list', 1000);
      expect(running({ src: url }, read)).toBeUndefined();
      running({ src: url }, () => write([url]));
      Reflect.set(globalThis, 'mf_list', { get: () => undefined, init: () => undefined });
      script().dispatchEvent(new Event('load'));
      await loading;
    }
    expect(running({ src: one }, read)).toEqual([one]);
    expect(running({ src: 'https://dara.test/chunk.js', entry: two }, read)).toEqual([two]);
    expect(running({ src: 'https://dara.test/chunk.js' }, read)).toBeUndefined();
    expect(running(null, read)).toBeUndefined();
  });

  it('of other remotes are in other lists', async () => {
    const loading = loadEntry(REF, NAME, 1000);
    arrive();
    await loading;
    running({ src: one }, () => Reflect.set(globalThis, `webpackChunk_${NAME}`, ['room']));
    expect(running({ src: one }, read)).toEqual([one]);
  });
});
