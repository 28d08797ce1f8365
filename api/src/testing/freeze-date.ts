import { vi } from 'vitest';

/** Stops the clock of dates and of nothing else: databases and requests go on by their timers. */
export function freezeDate(at: string | number | Date): void {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
}

export function releaseDate(): void {
  vi.useRealTimers();
}
