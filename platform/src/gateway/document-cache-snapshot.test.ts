import { beforeEach, expect, it } from 'vitest';
import { DocumentCache, StoredDocument, type Outcome } from './document-cache.ts';

let now = 0;
let cache: DocumentCache;
let made = 0;

beforeEach(() => {
  now = 1_000_000;
  cache = new DocumentCache(() => now);
  made = 0;
});

const pageOf = (text: string): Outcome => ({
  kind: 'page',
  document: new StoredDocument(200, text),
});

/** How a page is answered, and which making of it was the last. */
async function shown(key = 'a /'): Promise<string> {
  const make = async (): Promise<Outcome> => pageOf(String((made += 1)));
  const { outcome, state } = await cache.get(key, make);
  const text = outcome.kind === 'page' ? await outcome.document.bytes('identity') : '';
  return `${String(text)} ${state}`;
}

/** Lets what is being made in the background end. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('lets go of what is not made of the new snapshot, and shows the rest as it is', async () => {
  await shown('a /');
  await shown('b /');
  cache.snapshotChanged((key) => key.startsWith('a '));
  expect(cache.load.entries).toBe(1);
  expect(await shown('a /')).toBe('1 hit');
  expect(await shown('b /')).toBe('3 miss');
});

it('makes a page that is read anew behind its readers before its snapshot has ended for too long', async () => {
  await shown();
  cache.snapshotChanged(() => true);
  now += 60_000;
  expect(await shown()).toBe('1 stale');
  await settle();
  now += 30_000;
  expect(await shown()).toBe('2 hit');
});

it('waits for the new page from a minute and a half on, however many snapshots followed', async () => {
  await shown();
  cache.snapshotChanged(() => true);
  now += 89_999;
  cache.snapshotChanged(() => true);
  now += 1;
  expect(await shown()).toBe('2 miss');
  expect(await shown()).toBe('2 hit');
});

it('joins no page that is being made for a snapshot that ended too long ago', async () => {
  let end: (outcome: Outcome) => void = () => undefined;
  const slow = cache.get('a /', () => new Promise((resolve) => (end = resolve)));
  cache.snapshotChanged(() => true);
  now += 90_000;
  expect(await shown()).toBe('1 miss');
  end(pageOf('old'));
  await slow;
  expect(await shown()).toBe('1 hit');
});

it('forgets within a day what cannot be made anew', async () => {
  await shown();
  const fail = async (): Promise<Outcome> => ({
    kind: 'frame',
    document: new StoredDocument(503, ''),
  });
  now += 24 * 60 * 60_000 - 1;
  expect((await cache.get('a /', fail)).state).toBe('stale');
  now += 2;
  expect((await cache.get('a /', fail)).outcome.kind).toBe('frame');
});
