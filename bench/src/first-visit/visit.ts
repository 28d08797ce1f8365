import type { Browser, CDPSession, Page } from '@playwright/test';
import { pause } from '../lib/site.ts';

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
};
/** A page is settled after this long without a request. */
const QUIET_MS = 1500;
/** Entry scripts of the shell, split and as one bundle. */
const ENTRY = /\/assets\/shell\/main\.[^/]*js$/;

export interface Visit {
  firstPaintMs: number;
  largestPaintMs: number;
  largest: string;
  layoutShift: number;
  documentKb: number;
  /** Compressed bytes of all scripts, in kB of 1000. */
  scriptKb: number;
  scripts: number;
  /** When the page became interactive, and the scripts requested until then. */
  usableMs: number;
  usableKb: number;
  /** Sequential request rounds among those. */
  usableDepth: number;
  requests: number;
  /** Sequential request rounds until the last script: 1 is the document alone. */
  depth: number;
  manifests: number;
  repeated: number;
  /** When the entry had loaded, which starts all others: before it only the theme script can run. */
  firstScriptMs: number;
  console: string[];
}

interface Asked {
  url: string;
  type: string;
  depth: number;
}

interface Initiator {
  type: string;
  url?: string;
  stack?: Stack;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

function scriptBehind(stack: Stack | undefined): string | undefined {
  for (let at = stack; at; at = at.parent) {
    const frame = at.callFrames.find(({ url }) => /\.js(\?|$)/.test(url));
    if (frame) return frame.url;
  }
  return undefined;
}

/** Records every network request with its depth. */
function watch(session: CDPSession): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  const depths = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const { type: how, stack } = initiator as Initiator;
    const script = how === 'script' ? scriptBehind(stack) : undefined;
    const depth = type === 'Document' ? 1 : script ? (depths.get(script) ?? 2) + 1 : 2;
    if (!depths.has(request.url)) depths.set(request.url, depth);
    if (/^https?:/.test(request.url))
      asked.set(requestId, { url: request.url, type: type ?? '', depth });
  });
  // Preloaded before, so not a separate request.
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  return asked;
}

interface Seen {
  firstPaintMs: number;
  largestPaintMs: number;
  largest: string;
  layoutShift: number;
  documentBytes: number;
  usableMs: number;
  scripts: { url: string; bytes: number; startMs: number; endMs: number }[];
}

async function look(page: Page): Promise<Seen> {
  // tsx wraps functions in this helper, which the page does not have.
  await page.evaluate('globalThis.__name ??= (named) => named');
  return page.evaluate(async () => {
    const entriesOf = (type: string): Promise<PerformanceEntry[]> =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        });
        setTimeout(() => resolve([]), 300);
      });
    const paints = await entriesOf('paint');
    const largest = (await entriesOf('largest-contentful-paint')).at(-1) as
      | (PerformanceEntry & { element?: Element; url?: string })
      | undefined;
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = resources.filter(({ name }) => /\.js(\?|$)/.test(name));
    return {
      firstPaintMs: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
      largestPaintMs: largest?.startTime ?? NaN,
      largest: `${largest?.element?.tagName.toLowerCase() ?? '?'} ${largest?.url?.replace(/^.*\/image\//, '') ?? ''}`,
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
      documentBytes: own?.encodedBodySize ?? 0,
      usableMs: performance.getEntriesByName('dara-usable')[0]?.startTime ?? NaN,
      scripts: scripts.map(({ name, encodedBodySize, startTime, responseEnd }) => ({
        url: name,
        bytes: encodedBodySize,
        startMs: startTime,
        endMs: responseEnd,
      })),
    };
  });
}

async function waitUntilIdle(asked: Map<string, Asked>, page: Page): Promise<void> {
  await page.waitForLoadState('load', { timeout: 60_000 });
  for (let before = -1; before !== asked.size; await pause(QUIET_MS)) before = asked.size;
}

/** Network and CPU of a cheap phone. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** One first visit with a fresh profile; `isSlow` false only warms the server's caches. */
export async function visit(browser: Browser, url: string, isSlow = true): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, locale: 'th-TH' });
  try {
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlow) await slowDown(session);
    const asked = watch(session);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await waitUntilIdle(asked, page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return summary([...asked.values()], await look(page), messages);
  } finally {
    await context.close();
  }
}

function summary(asked: Asked[], seen: Seen, console: string[]): Visit {
  const scripts = asked.filter(({ url }) => /\.js(\?|$)/.test(url));
  const bytes = new Map(seen.scripts.map(({ url, bytes: size }) => [url, size]));
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  const before = new Map(
    seen.scripts
      .filter(({ startMs }) => startMs < seen.usableMs)
      .map(({ url, bytes: size }) => [url, size]),
  );
  const needed = [...before.values()].reduce((sum, size) => sum + size, 0);
  return {
    ...seen,
    documentKb: seen.documentBytes / 1000,
    scriptKb: total / 1000,
    scripts: bytes.size,
    usableKb: needed / 1000,
    usableDepth: Math.max(
      1,
      ...scripts.filter(({ url }) => before.has(url)).map(({ depth }) => depth),
    ),
    requests: asked.length,
    depth: Math.max(1, ...scripts.map(({ depth }) => depth)),
    manifests: asked.filter(({ url }) => /manifest|remoteEntry\.json|registry/.test(url)).length,
    repeated: scripts.length - new Set(scripts.map(({ url }) => url)).size,
    firstScriptMs: Math.min(
      ...seen.scripts.filter(({ url }) => ENTRY.test(url)).map(({ endMs }) => endMs),
    ),
    console,
  };
}
