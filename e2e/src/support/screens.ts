import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, isFullRun } from './journey.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until React has hydrated: before that, clicks have no effect. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const first = document.getElementById('dara-root')?.firstElementChild;
      return Object.keys(first ?? {}).some((key) => key.startsWith('__reactFiber'));
    },
    undefined,
    { polling: 50, timeout: 20_000 },
  );
}

/** Opens a path and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits for loading rows, unless a journey delays the response to inspect the loading state. */
async function atRest(page: Page, isLoading: boolean): Promise<void> {
  if (!isLoading) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Waits for theme transitions, because intermediate colours belong to neither theme; a transition starts in the next
  // frame, and inherited ones start when the parent's end.
  await page.evaluate(async () => {
    for (let round = 0; round < 10; round += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
      if (running.length === 0) return;
      await Promise.allSettled(running.map((one) => one.finished));
    }
  });
}

interface AccessibleOptions {
  /** The page is checked while it loads, because the journey delays a response. */
  isLoading?: boolean;
}

/** Fails with rule and position of each violation. */
export async function expectAccessible(
  page: Page,
  { isLoading = false }: AccessibleOptions = {},
): Promise<void> {
  await atRest(page, isLoading);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<AxeResults> };
    };
    const results = await axe.run(document, {
      runOnly: { type: 'tag', values: rules },
      // Selectors of passed elements are slow to compute and not needed.
      resultTypes: ['violations'],
      preload: false,
    });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, RULES);
  expect(violations, `accessibility of ${page.url()}`).toEqual([]);
}

/** Daily runs check the dark theme in the sweeps on a phone, and by the contrast test of the palette. */
const THEMES = isFullRun ? (['light', 'dark'] as const) : (['light'] as const);

/** Checks accessibility in the light theme, and in a full run in the dark theme as well. */
export async function expectAccessibleInBothThemes(
  page: Page,
  options?: AccessibleOptions,
): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^$/);
    await expectAccessible(page, options);
  }
}

/** Fails if something overflows the window horizontally after a resize. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overhang, { message: `sideways overhang of ${page.url()} in px` }).toBe(0);
}

/**
 * Presses Tab until the focus is on the target. The target is looked up once, because finding an element by its role
 * and name takes longer than the key press.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle();
  for (let press = 0; press < 80; press += 1) {
    const at = await element?.evaluate((one) =>
      one === document.activeElement ? 'focus' : one.isConnected && 'page',
    );
    if (at === 'focus') break;
    if (!at) element = await target.elementHandle();
    await page.keyboard.press('Tab');
  }
  await expect(target, 'is reached by Tab').toBeFocused();
}

/** Starts this many stops before the target, if the page has them. */
const DAILY_STOPS = 3;

async function focusStopBefore(target: Locator): Promise<boolean> {
  return target.evaluate((element, stops) => {
    const all = [...(element.closest('main')?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
      (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
    );
    const start = all[all.indexOf(element as HTMLElement) - stops];
    start?.focus({ preventScroll: true });
    return start !== undefined && start === document.activeElement;
  }, DAILY_STOPS);
}

/**
 * Starts at the page's content, as after the skip link. A daily run starts a few stops before the target, because each
 * key press re-renders a form.
 */
export async function expectReachedByKeyboard(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  if (isFullRun || !(await focusStopBefore(target))) await page.getByRole('main').focus();
  await tabTo(page, target);
  await expect(target, 'is in sight when it is reached').toBeInViewport();
}

/** The toasts. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /^(ข้อความแจ้ง|Messages)$/ });

/** A marker on the window: gone after a page load. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Reflect.set(window, 'journeyMark', true));
  return async () => {
    const isSameDocument = await page.evaluate(() => Reflect.get(window, 'journeyMark') === true);
    expect(isSameDocument, 'the document is still the same').toBe(true);
  };
}

/** A text that may contain word joiners, which keep Thai words on one line. */
export function withJoiners(text: string): RegExp {
  const escape = (character: string) => character.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
  return new RegExp(Array.from(text, escape).join('(?:\u2060|\\\\u2060)?'));
}
