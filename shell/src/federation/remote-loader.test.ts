import type { RemoteModule } from '@dara/contract';
import {
  good,
  loaderOf,
  moduleWith,
  stateAfter,
  PAGE,
  snapshotWith,
} from '../testing/remote-loads.ts';
import { createRemoteLoader, type LoadReport } from './remote-loader.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('takes a page of the live release, and asks for nothing else', async () => {
  const { loader, refs, reports } = loaderOf([good]);
  expect(await stateAfter(0, loader.loadPage('mf-room', 'room'))).toEqual({ value: PAGE });
  expect(refs).toEqual([
    {
      name: 'mf-room',
      version: '2.0.0',
      url: '/assets/mf-room/entry.2.js',
      integrity: 'sha384-live',
    },
  ]);
  expect(reports).toEqual([
    { remote: 'mf-room', version: '2.0.0', outcome: 'loaded', part: 'room', ms: 0 },
  ]);
});

it('retries the live release after a moment, and keeps the error', async () => {
  await jest.advanceTimersByTimeAsync(5000);
  const { loader, asked, reports } = loaderOf([new Error('cut off'), good]);
  const work = loader.loadPage('mf-room', 'room');
  expect(await stateAfter(299, work)).toBe('pending');
  expect(asked).toEqual([{ version: '2.0.0', atMs: 0 }]);
  expect(await stateAfter(1, work)).toEqual({ value: PAGE });
  expect(asked[1]).toEqual({ version: '2.0.0', atMs: 300 });
  expect(reports).toEqual([
    expect.objectContaining({ outcome: 'loaded', ms: 300, error: 'Error: cut off' }),
  ]);
});

it('takes the previous release third, by its own address and integrity', async () => {
  const { loader, asked, refs, reports } = loaderOf([
    new Error('first'),
    new Error('second'),
    good,
  ]);
  expect(await stateAfter(300, loader.loadPage('mf-room', 'room'))).toEqual({ value: PAGE });
  expect(asked).toEqual([
    { version: '2.0.0', atMs: 0 },
    { version: '2.0.0', atMs: 300 },
    { version: 'previous', atMs: 300 },
  ]);
  expect(refs[2]).toMatchObject({
    name: 'mf-room',
    url: '/assets/mf-room/entry.1.js',
    integrity: 'sha384-previous',
  });
  expect(reports).toEqual([
    expect.objectContaining({ version: '2.0.0', outcome: 'fallback', error: 'Error: first' }),
  ]);
});

it.each([true, false])(
  'runs no release that takes what this shell lacks; one before it: %s',
  async (hasPrevious) => {
    const { loader, asked, reports } = loaderOf([good], {
      hasPrevious,
      lacks: ['useLater of @dara/sdk/api'],
    });
    const error = 'mf-room@2.0.0 takes useLater of @dara/sdk/api, which this shell does not have';
    const outcome = await stateAfter(0, loader.loadPage('mf-room', 'room'));
    expect(asked.map(({ version }) => version)).toEqual(hasPrevious ? ['previous'] : []);
    if (hasPrevious) expect(outcome).toEqual({ value: PAGE });
    else expect(outcome).toHaveProperty('error.message', error);
    expect(reports).toEqual([
      expect.objectContaining({
        outcome: hasPrevious ? 'fallback' : 'failed',
        error: `Error: ${error}`,
      }),
    ]);
  },
);

it('asks a release that hangs once only, and for the previous one after three seconds', async () => {
  const { loader, asked, reports } = loaderOf(['silence', good]);
  const work = loader.loadPage('mf-room', 'room');
  expect(await stateAfter(2_999, work)).toBe('pending');
  expect(await stateAfter(1, work)).toEqual({ value: PAGE });
  expect(reports).toEqual([
    expect.objectContaining({
      outcome: 'fallback',
      error: expect.stringContaining('gave no answer in 3000 ms'),
    }),
  ]);
  expect(asked).toEqual([
    { version: '2.0.0', atMs: 0 },
    { version: 'previous', atMs: 3_000 },
  ]);
});

it('gives up on a release that hangs where none was before it', async () => {
  const { loader, asked, reports } = loaderOf(['silence'], { hasPrevious: false, timeoutMs: 50 });
  const outcome = await stateAfter(50, loader.loadPage('mf-room', 'room'));
  expect(outcome).toHaveProperty('error.message', 'mf-room@2.0.0 room gave no answer in 50 ms');
  expect(asked).toHaveLength(1);
  expect(reports).toEqual([expect.objectContaining({ outcome: 'failed', ms: 50 })]);
});

it('does not wait for ever for the second try, nor for the previous release', async () => {
  const limits = { timeoutMs: 50, retryDelayMs: 10 };
  const { loader, asked, reports } = loaderOf([new Error('cut off'), 'silence', 'silence'], limits);
  const outcome = await stateAfter(110, loader.loadPage('mf-room', 'room'));
  expect(outcome).toHaveProperty('error.message', 'cut off');
  expect(asked.map(({ atMs }) => atMs)).toEqual([0, 10, 50]);
  expect(reports).toEqual([
    expect.objectContaining({ outcome: 'failed', error: 'Error: cut off', ms: 100 }),
  ]);
});

it('takes a slow live release that comes before the previous one does, and ends in 13 s when both hang', async () => {
  let arrive: (module: RemoteModule) => void = () => undefined;
  const reports: LoadReport[] = [];
  const loader = createRemoteLoader(snapshotWith(true), {
    report: (report) => reports.push(report),
    load: ({ version }) =>
      new Promise((resolve) => {
        if (version !== 'previous') arrive = resolve;
      }),
  });
  const work = loader.loadPage('mf-room', 'room');
  expect(await stateAfter(3_500, work)).toBe('pending');
  arrive(good);
  expect(await stateAfter(0, work)).toEqual({ value: PAGE });
  expect(reports).toEqual([expect.objectContaining({ outcome: 'loaded' })]);
  const both = loader.loadPage('mf-room', 'room');
  expect(await stateAfter(13_000, both)).toHaveProperty('error');
});

it('takes the previous release from the start once the live one was given up', async () => {
  const { loader, asked } = loaderOf([good, good]);
  await stateAfter(0, loader.loadPage('mf-room', 'room'));
  expect(loader.giveUp('mf-room')).toBe(true);
  expect(await stateAfter(0, loader.loadPage('mf-room', 'room'))).toEqual({ value: PAGE });
  expect(asked.map(({ version }) => version)).toEqual(['2.0.0', 'previous']);
  expect(loader.giveUp('mf-room')).toBe(false);
  expect(loaderOf([], { hasPrevious: false }).loader.giveUp('mf-room')).toBe(false);
});

it('waits no longer for a page than for its entry', async () => {
  const stuck = moduleWith({ room: () => new Promise(() => undefined) });
  const { loader, asked } = loaderOf([stuck, good], { timeoutMs: 50 });
  expect(await stateAfter(50, loader.loadPage('mf-room', 'room'))).toEqual({ value: PAGE });
  expect(asked.map(({ version }) => version)).toEqual(['2.0.0', 'previous']);
});

it('takes a page that the live release lacks from the previous one', async () => {
  const empty = moduleWith({});
  const { loader, reports } = loaderOf([empty, empty, good]);
  expect(await stateAfter(300, loader.loadPage('mf-room', 'room'))).toEqual({ value: PAGE });
  expect(reports[0]?.error).toBe('Error: mf-room@2.0.0 room does not exist');
});

it('tries again from the start when it is asked again', async () => {
  const { loader, asked } = loaderOf([new Error('a'), new Error('b'), good], {
    hasPrevious: false,
  });
  expect(await stateAfter(300, loader.loadPage('mf-room', 'room'))).toHaveProperty('error');
  expect(await stateAfter(0, loader.loadPage('mf-room', 'room'))).toEqual({ value: PAGE });
  expect(asked).toHaveLength(3);
});

it('says what is missing of a catalogue, and reports nothing without a listener', async () => {
  const silent = { ...good, messages: {} } as unknown as RemoteModule;
  const loader = createRemoteLoader(snapshotWith(false), { load: async () => silent });
  const outcome = await stateAfter(300, loader.loadMessages('mf-room', 'en'));
  expect(outcome).toHaveProperty('error.message', 'mf-room@2.0.0 messages-en does not exist');
});

it('leaves no timer behind once an answer is there', async () => {
  const { loader } = loaderOf([good]);
  await stateAfter(0, loader.loadPage('mf-room', 'room'));
  expect(jest.getTimerCount()).toBe(0);
});

it('sends no request for a remote that is not live', async () => {
  const { loader, asked } = loaderOf([]);
  const outcome = await stateAfter(0, loader.loadPage('mf-cellar', 'room'));
  expect(outcome).toHaveProperty('error.message', 'no release of mf-cellar is live');
  expect(asked).toEqual([]);
});

it.each([
  ['th', 'ห้อง'],
  ['en', 'Room'],
] as const)('takes the catalogue in %s', async (locale, title) => {
  const { loader, reports } = loaderOf([good]);
  const outcome = await stateAfter(0, loader.loadMessages('mf-room', locale));
  expect(outcome).toEqual({ value: { title } });
  expect(reports[0]?.part).toBe(`messages-${locale}`);
});

it('fetches entry, page and catalogue of the live release ahead, and runs none', () => {
  const { loader, asked } = loaderOf([]);
  const getEntriesByName = () => [];
  Object.defineProperty(performance, 'getEntriesByName', {
    value: getEntriesByName,
    configurable: true,
  });
  const paths = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
      ({ href }) => new URL(href).pathname,
    );
  loader.preload('mf-room', 'room', 'th');
  const expected = ['entry.2.js', 'room.2.js', 'th.2.js'].map((name) => `/assets/mf-room/${name}`);
  expect(paths()).toEqual(expected);
  loader.preload('mf-room', 'room', 'en');
  loader.preload('mf-cellar', 'room', 'th');
  expect(paths()).toEqual(expected);
  expect(asked).toEqual([]);
  Reflect.deleteProperty(performance, 'getEntriesByName');
});
