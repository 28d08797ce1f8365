import { watchVitals } from './web-vitals.ts';

type Entry = Partial<PerformanceEntry> & Record<string, unknown>;

let queued: Record<string, Entry[]>;
let supported: string[];
const hidden: Entry[] = [];

/** Entries arrive when they are asked for, as those that the browser has not delivered yet. */
class FakeObserver {
  static get supportedEntryTypes(): string[] {
    return supported;
  }
  #type = '';
  observe({ type }: { type: string }): void {
    this.#type = type;
  }
  takeRecords(): Entry[] {
    return queued[this.#type] ?? [];
  }
}

beforeEach(() => {
  queued = {};
  supported = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input'];
  hidden.length = 0;
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  performance.getEntriesByType = () => hidden as never;
});

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  ...{ startTime, value, hadRecentInput },
});
const interaction = (interactionId: number, duration: number) => ({ interactionId, duration });

it('takes the last contentful paint', () => {
  queued['largest-contentful-paint'] = [{ startTime: 300.4 }, { startTime: 1200.6 }];
  expect(watchVitals()()).toEqual({ lcp: 1201, cls: 0 });
});

it('adds the shifts of a session up, and takes the worst session without those of inputs', () => {
  queued['layout-shift'] = [shift(0, 0.02), shift(500, 0.03), shift(600, 1, true)];
  queued['layout-shift'].push(shift(9000, 0.04), shift(9100, 0.02), shift(9200, 0.01));
  expect(watchVitals()().cls).toBe(0.07);
  // A session lasts five seconds at most.
  queued['layout-shift'] = Array.from({ length: 8 }, (_, index) => shift(index * 900, 0.1));
  expect(watchVitals()().cls).toBe(0.6);
});

it('takes the slowest interaction, and leaves one out of every fifty', () => {
  queued['event'] = [interaction(0, 900), interaction(7, 80), interaction(7, 120)];
  queued['first-input'] = [interaction(7, 120)];
  expect(watchVitals()().inp).toBe(120);
  queued['event'] = Array.from({ length: 60 }, (_, index) => interaction(100 + index, index));
  expect(watchVitals()().inp).toBe(59);
});

it('reports nothing that this browser does not measure', () => {
  supported = [];
  expect(watchVitals()()).toEqual({});
});

it('does not measure a document that was opened in the background', () => {
  queued['largest-contentful-paint'] = [{ startTime: 60_000 }];
  hidden.push({ name: 'hidden', startTime: 0 });
  expect(watchVitals()()).toEqual({});
});
