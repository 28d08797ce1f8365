import { jest } from '@jest/globals';

/** Stops the clock of dates and of nothing else: databases and requests go on by their timers. */
export function freezeDate(at: string): void {
  jest.useFakeTimers({
    now: new Date(at),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}

export function releaseDate(): void {
  jest.useRealTimers();
}
