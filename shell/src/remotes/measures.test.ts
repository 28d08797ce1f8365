import { MEASURES_PATH, type MeasuresReport } from '@dara/contract';
import type { TelemetryEvent } from '../site/services.ts';
import { createMeasures, type Measures } from './measures.ts';

const sent: MeasuresReport[] = [];
const paths: string[] = [];
let measures: Measures;
beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  paths.length = 0;
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: string) => {
      paths.push(path);
      sent.push(JSON.parse(body) as MeasuresReport);
      return true;
    },
  });
  measures = createMeasures('1.0.0');
});
afterEach(() => jest.useRealTimers());

const of = (remote: string, more: Partial<TelemetryEvent> = {}): TelemetryEvent => ({
  ...{ remote, version: '2.0.0', kind: 'load', phase: 'load' },
  ...more,
});
const failure = (phase: TelemetryEvent['phase']) => of('mf-x', { kind: 'error', phase });
const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
};

it('sends loads and failures of each release in one batch, and only what is new afterwards', () => {
  measures.count(of('mf-x'));
  measures.count(of('mf-x'));
  measures.count(failure('handler'));
  measures.count(failure('render'));
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(15_000);
  expect(paths).toEqual([MEASURES_PATH]);
  expect(sent).toEqual([
    {
      releases: [
        { name: 'shell', version: '1.0.0', loads: 1 },
        { name: 'mf-x', version: '2.0.0', loads: 2, failures: { handler: 1, render: 1 } },
      ],
    },
  ]);
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
  measures.count(failure('rejection'));
  jest.advanceTimersByTime(15_000);
  expect(sent[1]?.releases).toEqual([
    { name: 'mf-x', version: '2.0.0', failures: { rejection: 1 } },
  ]);
});

it('sends what is left when the tab is hidden, with the vitals of the first page, once', () => {
  measures.count(of('mf-x'));
  measures.count(of('mf-y'));
  measures.readVitals(() => ({ lcp: 1200, cls: 0.01 }));
  hide();
  hide();
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.page).toEqual({ name: 'mf-x', version: '2.0.0', lcp: 1200, cls: 0.01 });
});

it('assigns the vitals of a page of the shell to the shell, and sends none that were not measured', () => {
  measures.readVitals(() => ({ lcp: 900 }));
  dispatchEvent(new Event('pagehide'));
  expect(sent[0]?.page).toEqual({ name: 'shell', version: '1.0.0', lcp: 900 });
  measures.readVitals(() => ({}));
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

it('is bounded: 50 of a kind and ten releases in a report, whatever a loop does', () => {
  for (let time = 0; time < 500; time += 1) measures.count(failure('handler'));
  for (let one = 0; one < 30; one += 1) measures.count(of(`mf-n${one}`));
  jest.advanceTimersByTime(15_000);
  expect(sent[0]?.releases).toHaveLength(10);
  expect(sent[0]?.releases[1]?.failures).toEqual({ handler: 50 });
  expect(JSON.stringify(sent[0]).length).toBeLessThan(4096);
});
