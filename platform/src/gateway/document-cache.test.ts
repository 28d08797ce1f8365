import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentCache, type Outcome } from './document-cache.ts';
import { StoredDocument } from './stored-document.ts';

let now = 0;
let cache: DocumentCache;
/** The current content of the page. */
let text = '';
let made = 0;

beforeEach(() => {
  now = 1_000_000;
  cache = new DocumentCache({ now: () => now });
  text = 'first';
  made = 0;
});

const outcomes = new Map<Outcome, string>();

function outcomeOf(kind: 'page' | 'frame', shown: string): Outcome {
  const outcome: Outcome = { kind, document: new StoredDocument(200, shown) };
  outcomes.set(outcome, shown);
  return outcome;
}

const make = async (): Promise<Outcome> => {
  made += 1;
  return outcomeOf('page', text);
};

async function shown(from: () => Promise<Outcome> = make): Promise<string> {
  const { outcome, state } = await cache.get('/', from);
  return `${outcomes.get(outcome)} ${state}`;
}

/** Waits for background renders. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function change(to: string): void {
  text = to;
  cache.contentChanged();
}

/** A render that the test resolves. */
function slow(): { from: () => Promise<Outcome>; end: (as: string) => void; begun: () => number } {
  const waiting: ((outcome: Outcome) => void)[] = [];
  let begun = 0;
  return {
    from: () => {
      begun += 1;
      return new Promise((resolve) => waiting.push(resolve));
    },
    end: (as) => waiting.shift()?.(outcomeOf('page', as)),
    begun: () => begun,
  };
}

describe('without changes', () => {
  it('renders a page once, again in the background after a minute, and before the response after ten', async () => {
    expect(await shown()).toBe('first miss');
    now += 59_999;
    expect(await shown()).toBe('first hit');
    text = 'second';
    now += 1;
    expect(await shown()).toBe('first stale');
    await settle();
    expect(await shown()).toBe('second hit');
    text = 'third';
    now += 10 * 60_000;
    expect(await shown()).toBe('third miss');
    expect(made).toBe(3);
  });

  it('renders one page for concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => shown()));
    expect(new Set(all)).toEqual(new Set(['first miss']));
    expect(made).toBe(1);
  });
});

describe('after a change of content', () => {
  it('shows the old page within the second, while the new one is made', async () => {
    await shown();
    change('second');
    now += 999;
    expect(await shown()).toBe('first stale');
    await settle();
    expect(await shown()).toBe('second hit');
    expect(made).toBe(2);
  });

  it('waits for the new page from a second on', async () => {
    await shown();
    change('second');
    now += 1000;
    expect(await shown()).toBe('second miss');
    expect(await shown()).toBe('second hit');
  });

  it('waits also when the visit that would have renewed the page never came until minutes later', async () => {
    await shown();
    change('second');
    now += 5 * 60_000;
    expect(await shown()).toBe('second miss');
  });

  it('counts from the first change that a page misses, however many follow', async () => {
    await shown();
    for (let edit = 0; edit < 30; edit += 1) {
      change(`edit ${edit}`);
      now += 300;
    }
    expect(await shown()).toBe('edit 29 miss');
  });

  it('counts changes that a page knows for nothing', async () => {
    change('second');
    now += 5000;
    change('third');
    expect(await shown()).toBe('third miss');
    now += 5000;
    expect(await shown()).toBe('third hit');
  });

  it('does not wait until the first of several changes is a second old', async () => {
    await shown();
    change('second');
    now += 500;
    change('third');
    now += 499;
    expect(await shown()).toBe('first stale');
  });

  it('renders one page for all waiting requests, also if an earlier render ends meanwhile', async () => {
    const page = slow();
    const early = shown(page.from);
    change('second');
    now += 1000;
    const late = [shown(page.from)];
    page.end('first');
    await early;
    late.push(shown(page.from));
    page.end('second');
    expect(await Promise.all(late)).toEqual(['second miss', 'second miss']);
    expect(page.begun()).toBe(2);
  });

  it('renders one page for all waiting requests', async () => {
    await shown();
    change('second');
    now += 1000;
    const all = await Promise.all(Array.from({ length: 20 }, () => shown()));
    expect(new Set(all)).toEqual(new Set(['second miss']));
    expect(made).toBe(2);
  });

  it('does not wait for a page that was begun before it', async () => {
    const page = slow();
    const early = shown(page.from);
    change('second');
    now += 999;
    const joined = shown(page.from);
    expect(page.begun()).toBe(1);
    now += 1;
    const late = shown(page.from);
    expect(page.begun()).toBe(2);
    page.end('first');
    expect([await early, await joined]).toEqual(['first miss', 'first miss']);
    page.end('second');
    expect(await late).toBe('second miss');
    expect(await shown()).toBe('second hit');
  });

  it('keeps the newer page when an older one ends last', async () => {
    const page = slow();
    const early = shown(page.from);
    change('second');
    now += 1000;
    expect(await shown()).toBe('second miss');
    page.end('first');
    expect(await early).toBe('first miss');
    expect(await shown()).toBe('second hit');
  });
});

describe('while the new page fails', () => {
  it.each([
    ['throws', () => Promise.reject(new Error('broken'))],
    ['is a frame', async () => outcomeOf('frame', 'frame')],
  ])('and %s, the old one is shown, and is renewed as soon as that goes', async (_how, broken) => {
    await shown();
    change('second');
    now += 2000;
    expect(await shown(broken)).toBe('first stale');
    expect(await shown(broken)).toBe('first stale');
    expect(await shown()).toBe('second miss');
  });

  it('the old one is shown however old it is', async () => {
    await shown();
    now += 11 * 60_000;
    expect(await shown(async () => outcomeOf('frame', 'frame'))).toBe('first stale');
    text = 'second';
    expect(await shown()).toBe('second miss');
  });

  it('an unrendered document is sent if there is no page, and never cached', async () => {
    expect(await shown(async () => outcomeOf('frame', 'frame'))).toBe('frame miss');
    expect(await shown()).toBe('first miss');
  });

  it('a redirect does not replace a failing page, and is not sent while it is rendered again', async () => {
    const moved = async (): Promise<Outcome> => ({ kind: 'redirect', location: '/elsewhere' });
    await shown();
    now += 60_000;
    expect(await shown(moved as typeof make)).toBe('first stale');
    await settle();
    expect(await shown(async () => outcomeOf('frame', 'frame'))).toBe('frame miss');
  });

  it('a page that has moved is forgotten', async () => {
    await shown();
    change('second');
    now += 1000;
    const moved = async (): Promise<Outcome> => ({ kind: 'redirect', location: '/elsewhere' });
    expect((await cache.get('/', moved)).outcome).toMatchObject({ location: '/elsewhere' });
    expect(await shown()).toBe('second miss');
  });
});

describe('after a removal', () => {
  const A = '0193e4b2-7c1a-7def-8000-00000000000a';
  const B = '0193e4b2-7c1a-7def-8000-00000000000b';
  let heardAt = Infinity;
  const frame = async (): Promise<Outcome> => outcomeOf('frame', 'frame');
  const show = async (address: string, from: () => Promise<Outcome>): Promise<string> => {
    const found = await cache.removals.prepare(() => cache.get(address, from, address), address);
    return found ? `${outcomes.get(found.outcome)} ${found.state}` : 'nothing';
  };
  const naming = (id: string) => async () => outcomeOf('page', `page of ${id}`);

  beforeEach(() => {
    heardAt = Infinity;
    cache = new DocumentCache({ now: () => now, heardAt: () => heardAt });
  });

  it('drops pages and good pages that name it, and no others', async () => {
    await show('/a', naming(A));
    await show('/b', naming(B));
    cache.removed([A]);
    expect(cache.load.entries).toBe(1);
    expect(cache.fresh('/a')).toBeUndefined();
    expect(await show('/a', frame)).toBe('frame miss');
    now += 2 * 60 * 60_000;
    expect(await show('/b', frame)).toBe(`page of ${B} stale`);
  });

  it('drops every search page, and all pages if the removed records are unknown', async () => {
    await show('/b?keyword=som', naming(B));
    await show('/b', naming(B));
    cache.removed([A]);
    expect(await show('/b?keyword=som', frame)).toBe('frame miss');
    expect(await show('/b', frame)).toBe(`page of ${B} hit`);
    cache.removed('everything');
    expect(await show('/b', frame)).toBe('frame miss');
    expect(cache.load).toEqual({ entries: 0, bytes: 0 });
  });

  it('neither sends nor caches a page that was being made', async () => {
    const page = slow();
    const early = show('/a', page.from);
    const joined = show('/a', page.from);
    cache.removed([A]);
    const late = show('/a', page.from);
    expect(page.begun()).toBe(2);
    page.end(`page of ${A}`);
    await settle();
    page.end('gone');
    await settle();
    page.end('gone');
    page.end('gone');
    for (const shownNow of await Promise.all([early, joined, late])) {
      expect(shownNow).toContain('gone');
    }
    expect(await show('/a', frame)).toBe('gone hit');
  });

  it('does not put the page of before in place of one that failed meanwhile', async () => {
    await show('/a', naming(A));
    now += 11 * 60_000;
    const page = slow();
    const renewing = show('/a', page.from);
    cache.removed([A]);
    page.end(`page of ${A}`);
    await settle();
    expect(page.begun()).toBe(2);
    page.end('gone');
    expect(await renewing).toBe('gone miss');
  });

  it('caches a page that was being made and does not name it', async () => {
    const page = slow();
    const early = show('/b', page.from);
    cache.removed([A]);
    page.end(`page of ${B}`);
    expect(await early).toBe(`page of ${B} miss`);
    expect(await show('/b', frame)).toBe(`page of ${B} hit`);
  });

  it('sends nothing when records of a page are removed again and again', async () => {
    const always = async (): Promise<Outcome> => {
      cache.removed([A]);
      return outcomeOf('page', `page of ${A}`);
    };
    expect(await show('/a', always)).toBe('nothing');
    expect(cache.load.entries).toBe(0);
  });

  it('forgets no removal that a page missed, however many followed', async () => {
    const page = slow();
    const early = show('/a', page.from);
    cache.removed([A]);
    for (let at = 0; at < 2000; at += 1) cache.removed([B]);
    page.end(`page of ${A}`);
    await settle();
    page.end('gone');
    expect(await early).toBe('gone miss');
  });

  it('without removal events shows nothing older than 5 seconds', async () => {
    heardAt = now;
    await show('/a', naming(A));
    now += 4999;
    expect(cache.fresh('/a')).toBeDefined();
    expect(await show('/a', frame)).toBe(`page of ${A} hit`);
    now += 1;
    expect(cache.fresh('/a')).toBeUndefined();
    expect(await show('/a', frame)).toBe('frame miss');
    // Events work again, and none was missed.
    heardAt = now;
    expect(await show('/a', frame)).toBe(`page of ${A} hit`);
  });

  it('serves renders started within 5 seconds without removal events', async () => {
    heardAt = now;
    now += 60_000;
    await show('/a', naming(A));
    now += 4000;
    expect(await show('/a', frame)).toBe(`page of ${A} hit`);
    now += 1000;
    expect(await show('/a', naming(B))).toBe(`page of ${B} miss`);
  });

  it('does not show the page of before when hearing ends while the new one is made', async () => {
    heardAt = now;
    await show('/a', naming(A));
    now += 3000;
    cache.contentChanged();
    now += 1000;
    let end: () => void = () => undefined;
    const isOver = new Promise<void>((resolve) => (end = resolve));
    const waiting = show('/a', () => isOver.then(frame));
    now += 1000;
    end();
    expect(await waiting).toBe('frame miss');
  });
});
