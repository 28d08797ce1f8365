import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { pause } from '../lib/site.ts';

const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const SETTLE_MS = 1200;

interface Step {
  name: string;
  /** Prepares the interaction, not measured. */
  prepare?: (page: Page) => Promise<void>;
  target: (page: Page) => Locator;
}

const filters = (page: Page): Locator => page.getByRole('button', { name: /^Filters/ });

const STEPS: Step[] = [
  { name: 'menu', target: (page) => page.getByRole('button', { name: 'Open the menu' }) },
  { name: 'filter sheet', target: filters },
  {
    name: 'filter',
    prepare: async (page) => {
      await filters(page).click();
      await page.getByRole('dialog').waitFor();
      await pause(SETTLE_MS);
    },
    target: (page) => page.getByRole('dialog').locator('button[aria-pressed]').first(),
  },
  { name: 'paging', target: (page) => page.getByRole('link', { name: 'Next page' }) },
];

/** tsx's helper for function names, which the page does not have. */
const NAMED = 'globalThis.__name ??= (named) => named';

async function observe(page: Page): Promise<void> {
  await page.evaluate(NAMED);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { benchInteractions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

const slowest = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, ...((Reflect.get(globalThis, 'benchInteractions') as number[] | undefined) ?? [0])),
  );

async function measure(page: Page, session: CDPSession, url: string, step: Step): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await step.prepare?.(page);
  const target = step.target(page);
  await target.scrollIntoViewIfNeeded();
  await pause(SETTLE_MS);
  await observe(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await target.click();
  await pause(SETTLE_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return slowest(page);
}

/** Time from each input to the next paint, in milliseconds; under 16 counts as 0. */
export async function interactions(
  browser: Browser,
  site: string,
  runs: number,
): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let run = 0; run < runs; run++) {
    for (const step of STEPS) {
      const context = await browser.newContext({ ...PHONE, locale: 'en' });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const time = await measure(page, session, `${site}/talent?lang=en`, step);
      (times[step.name] ??= []).push(time);
      await context.close();
    }
  }
  return times;
}
