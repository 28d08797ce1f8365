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
