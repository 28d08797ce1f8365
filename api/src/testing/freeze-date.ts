import { vi } from 'vitest';

/** Freezes `Date` only: timers of databases and requests continue. */
export function freezeDate(at: string | number | Date): void {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
}

export function releaseDate(): void {
  vi.useRealTimers();
}
