import { LANGUAGE_SCRIPT } from './i18n.ts';

const ORIGIN = 'https://dara.test';
const stop = jest.fn();

interface Visit {
  address: string;
  /** The language that the document is in. */
  shown?: 'th' | 'en';
  /** Whether it is shown within another page. */
  isFramed?: boolean;
}

/** Where a document leads, run as the document carries it; null when it stays. */
function ledTo({ address, shown = 'th', isFramed = false }: Visit): string | null {
  document.documentElement.lang = shown;
  let led: string | null = null;
  const location = {
    href: ORIGIN + address,
    replace: (href: string) => {
      // Nothing of a document that is left is painted.
      expect(stop).toHaveBeenCalledTimes(1);
      led = href.replace(ORIGIN, '');
    },
  };
  const self = {};
  const top = isFramed ? {} : self;
  new Function('location', 'stop', 'self', 'top', LANGUAGE_SCRIPT)(location, stop, self, top);
  return led;
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'lang=; Max-Age=0; Path=/';
  stop.mockClear();
});

test.each([
  ['/', '/?lang=en'],
  ['/room?page=2&tags=a&tags=b#list', '/room?page=2&tags=a&tags=b&lang=en#list'],
  ['/?lang=fr', '/?lang=en'],
  ['/?lang=', '/?lang=en'],
  ['/?slang=th', '/?slang=th&lang=en'],
])('a reader with stored English is redirected from %s to %s', (address, led) => {
  localStorage.setItem('lang', 'en');
  expect(ledTo({ address })).toBe(led);
});

test.each([
  ['in the language that is kept', { address: '/?lang=en', shown: 'en' }],
  ['that names another one', { address: '/?lang=th' }],
  ['of a site that has only the other one', { address: '/?lang=en' }],
  ['that is one visitor’s own and already in it', { address: '/mine', shown: 'en' }],
  ['within another page', { address: '/', isFramed: true }],
] as const)('who keeps English stays on a page %s', (_which, visit) => {
  localStorage.setItem('lang', 'en');
  expect(ledTo(visit)).toBeNull();
  expect(stop).not.toHaveBeenCalled();
});

test.each([null, '', 'th', 'fr', 'en; x'])('a reader with stored %j is not redirected', (kept) => {
  if (kept !== null) localStorage.setItem('lang', kept);
  expect(ledTo({ address: '/' })).toBeNull();
});

test('a frame in another language than the stored one is loaded again', () => {
  localStorage.setItem('lang', 'th');
  document.cookie = 'lang=en; Path=/';
  expect(ledTo({ address: '/mine', shown: 'en' })).toBe('/mine?lang=th');
});

test('the language of an address is stored', () => {
  localStorage.setItem('lang', 'en');
  expect(ledTo({ address: '/?lang=th' })).toBeNull();
  expect(localStorage.getItem('lang')).toBe('th');
  expect(document.cookie).toContain('lang=th');
  expect(ledTo({ address: '/room' })).toBeNull();
  expect(ledTo({ address: '/?lang=EN', shown: 'en' })).toBeNull();
  expect(localStorage.getItem('lang')).toBe('en');
});

test('an embedded page stores nothing', () => {
  localStorage.setItem('lang', 'th');
  ledTo({ address: '/?lang=en', shown: 'en', isFramed: true });
  expect(localStorage.getItem('lang')).toBe('th');
});

test('where storage is refused, the cookie says the same', () => {
  const refuse = (method: 'getItem' | 'setItem') =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const refused = [refuse('getItem'), refuse('setItem')];
  expect(ledTo({ address: '/' })).toBeNull();
  expect(ledTo({ address: '/?lang=en', shown: 'en' })).toBeNull();
  expect(document.cookie).toContain('lang=en');
  expect(ledTo({ address: '/room' })).toBe('/room?lang=en');
  refused.forEach((spy) => spy.mockRestore());
});
