import { pinScroll, restoreScroll } from './restore-scroll.ts';

let length = 0;
let grow: () => void = () => undefined;
const disconnect = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  length = 0;
  disconnect.mockClear();
  window.scrollY = 0;
  window.scrollTo = jest.fn((options: ScrollToOptions) => {
    window.scrollY = Math.min(options.top ?? 0, length);
  }) as unknown as typeof window.scrollTo;
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      grow = callback;
    }
    observe() {}
    unobserve() {}
    disconnect = disconnect;
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('a page that is long enough is scrolled immediately, and stays there while it grows', () => {
  length = 2000;
  restoreScroll(900);
  expect(window.scrollY).toBe(900);
  // A part above grows, and the browser keeps what is seen in its place.
  window.scrollY = 1100;
  grow();
  expect(window.scrollY).toBe(900);
  jest.runAllTimers();
  expect(disconnect).toHaveBeenCalled();
});

test('a page whose parts load late is followed until it is long enough', () => {
  restoreScroll(900);
  length = 400;
  grow();
  expect(window.scrollY).toBe(400);
  jest.advanceTimersByTime(5000);
  length = 1500;
  grow();
  expect(window.scrollY).toBe(900);
});

test('a page that is too short at first is scrolled later, unless the reader scrolled', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    get: () => length + window.innerHeight,
    configurable: true,
  });
  const become = (to: number) => {
    length = to;
    window.scrollY = Math.min(window.scrollY, length);
    grow();
    // The next frame.
    jest.advanceTimersByTime(20);
  };
  become(2000);
  restoreScroll(900);
  jest.advanceTimersByTime(3000);
  // Without an event that shows it, as when the scroll bar is dragged.
  window.scrollY = 1200;
  become(2100);
  expect(window.scrollY).toBe(1200);
  window.scrollY = 900;
  become(300);
  become(600);
  expect(window.scrollY).toBe(600);
  become(1800);
  expect(window.scrollY).toBe(900);
  jest.advanceTimersByTime(10_000);
  expect(disconnect).toHaveBeenCalled();
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
});

test('stops as soon as the reader scrolls', () => {
  restoreScroll(900);
  window.dispatchEvent(new Event('wheel'));
  expect(disconnect).toHaveBeenCalled();
});

test('waits for a part of the page, and follows it when content above it grows', async () => {
  length = 3000;
  let top = 700;
  pinScroll({ topOf: () => (document.getElementById('part') ? top : null) });
  expect(window.scrollTo).not.toHaveBeenCalled();
  document.body.innerHTML = '<div id="part"></div>';
  await Promise.resolve();
  expect(window.scrollY).toBe(700);
  top = 1200;
  grow();
  expect(window.scrollY).toBe(1200);
});
