import { restoreScroll } from './restore-scroll.ts';

let length = 0;
let grow: () => void = () => undefined;
const disconnect = jest.fn();

beforeEach(() => {
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

test('a page that is long enough is where it was at once', () => {
  length = 2000;
  restoreScroll(900);
  expect(window.scrollY).toBe(900);
  expect(disconnect).not.toHaveBeenCalled();
});

test('a page whose parts come late is followed until it is long enough', () => {
  restoreScroll(900);
  length = 400;
  grow();
  expect(window.scrollY).toBe(400);
  length = 1500;
  grow();
  expect(window.scrollY).toBe(900);
  expect(disconnect).toHaveBeenCalled();
});

test('lets go as soon as the reader moves', () => {
  restoreScroll(900);
  window.dispatchEvent(new Event('wheel'));
  expect(disconnect).toHaveBeenCalled();
});
