import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentCache, type Outcome } from './document-cache.ts';
import { StoredDocument } from './stored-document.ts';

let now = 0;
let cache: DocumentCache;
let made = 0;

beforeEach(() => {
  now = 1_000_000;
  cache = new DocumentCache({ now: () => now });
  made = 0;
});

const pageOf = (text: string): Outcome => ({
  kind: 'page',
  document: new StoredDocument(200, text),
});

/** The cache state of a page, and its render number. */
async function shown(key = 'a /'): Promise<string> {
  const make = async (): Promise<Outcome> => pageOf(String((made += 1)));
  const { outcome, state } = await cache.get(key, make);
  const text = outcome.kind === 'page' ? await outcome.document.bytes('identity') : '';
  return `${String(text)} ${state}`;
}

/** Waits for background renders. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('drops documents of other releases at a new snapshot, and keeps the rest', async () => {
  await shown('a /');
  await shown('b /');
  cache.snapshotChanged((key) => key.startsWith('a '));
  expect(cache.load.entries).toBe(1);
  expect(await shown('a /')).toBe('1 hit');
  expect(await shown('b /')).toBe('3 miss');
});

describe('documents that name the live snapshot', () => {
  let live = 'first';
  let edits = 0;

  beforeEach(() => {
    live = 'first';
    edits = 0;
    const named = new WeakMap<StoredDocument, string>();
    cache = new DocumentCache({
      now: () => now,
      toCurrent: (_key, document) => {
        if ((named.get(document) ?? 'first') === live) return document;
        const current = document.edited((bytes) => Buffer.from(`${String(bytes)} in ${live}`));
        named.set(current, live);
        edits += 1;
        return current;
      },
    });
  });

  it('are updated once when they are read, without rendering', async () => {
    await shown();
    cache.snapshotChanged(() => true);
    live = 'second';
    expect(await shown()).toBe('1 in second hit');
    expect(await shown()).toBe('1 in second hit');
    expect(String(await cache.fresh('a /')?.bytes('identity'))).toBe('1 in second');
    expect([made, edits]).toEqual([1, 1]);
  });

  it('are no younger for it', async () => {
    await shown();
    now += 59_999;
    live = 'second';
    expect(await shown()).toBe('1 in second hit');
    now += 1;
    expect(await shown()).toBe('1 in second stale');
    const fail = async (): Promise<Outcome> => ({
      kind: 'frame',
      document: new StoredDocument(503, ''),
    });
    await settle();
    now += 24 * 60 * 60_000 - 1;
    live = 'third';
    expect((await cache.get('a /', fail)).state).toBe('stale');
    now += 2;
    expect((await cache.get('a /', fail)).outcome.kind).toBe('frame');
  });

  it('name the snapshot live at their completion, not at their start', async () => {
    let end: (outcome: Outcome) => void = () => undefined;
    const slow = cache.get('a /', () => new Promise((resolve) => (end = resolve)));
    cache.snapshotChanged(() => true);
    live = 'second';
    const joined = shown();
    end(pageOf('slow'));
    const { outcome } = await slow;
    expect(outcome.kind === 'page' && String(await outcome.document.bytes('identity'))).toBe(
      'slow in second',
    );
    expect(await joined).toBe('slow in second miss');
    expect(await shown()).toBe('slow in second hit');
  });
});

it('drops within a day what cannot be rendered', async () => {
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
