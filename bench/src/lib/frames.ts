import type { BrowserContext, Page } from '@playwright/test';
import { median, round, targetStatus } from './table.ts';

export interface SignedInSession {
  accessToken: string;
  refreshToken: string;
  profile: object;
}

/** Signs a browser in as an account of the site. */
export async function signInBrowser(
  context: BrowserContext,
  site: string,
  login: { email: string; password: string },
): Promise<SignedInSession> {
  const answer = await fetch(`${site}/api/authorization/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const session = (await answer.json()) as SignedInSession;
  const cookie = (name: 'accessToken' | 'refreshToken') => ({
    name,
    value: session[name],
    url: site,
  });
  await context.addCookies([cookie('accessToken'), cookie('refreshToken')]);
  await context.addInitScript(
    (profile) => localStorage.setItem('profile', profile),
    JSON.stringify(session.profile),
  );
  return session;
}

/** Times between frames, gathered in the page. */
export async function recordFrames(page: Page): Promise<() => Promise<number[]>> {
  // As text: the loader that runs this file adds helpers to functions, which the page does not have.
  await page.evaluate(`{
    const frames = (window.frames_ = []);
    let before = performance.now();
    requestAnimationFrame(function next(now) {
      frames.push(now - before);
      before = now;
      if (window.frames_ === frames) requestAnimationFrame(next);
    });
  }`);
  return async () => {
    const frames = await page.evaluate<number[]>(
      '(() => { const found = window.frames_; window.frames_ = null; return found; })()',
    );
    // The first two belong to what came before the drag.
    return frames.slice(2);
  };
}

export interface Frames {
  frames: number[];
  /** How long the page itself computed without a pause, at most. */
  busyMs: number;
}

/** Gathers the page's long tasks: what else the machine does lengthens frames as well. */
const WATCH_TASKS = `{
  window.tasks_ = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks_.push(duration);
  }).observe({ type: 'longtask' });
}`;

/** The frames of a page while something is done with it on a slower processor; loading it is not what is measured. */
export async function slowFrames(
  page: Page,
  slowdown: number,
  move: () => Promise<void>,
): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(WATCH_TASKS);
  const stop = await recordFrames(page);
  await move();
  const frames = await stop();
  const busyMs = await page.evaluate<number>('Math.max(0, ...window.tasks_)');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return { frames, busyMs };
}

/** A row of a table of frames: number, median, longest, too long ones, and the page's own longest task. */
export const frameRow = (name: string, { frames, busyMs }: Frames, longestMs: number): string[] => [
  name,
  String(frames.length),
  `${round(median(frames), 1)} ms`,
  `${round(Math.max(...frames), 1)} ms`,
  String(frames.filter((frame) => frame > longestMs).length),
  `${round(busyMs, 1)} ms`,
  targetStatus(Math.max(...frames), longestMs),
];
