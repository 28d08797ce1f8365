import type { BrowserContext, Page } from '@playwright/test';
import { median, round, targetStatus } from '../lib/table.ts';

interface SignedInSession {
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

/** Frame times, recorded in the page. */
async function recordFrames(page: Page): Promise<() => Promise<number[]>> {
  // As a string: tsx adds helpers to functions, which the page does not have.
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
    // The first two belong to the time before the interaction.
    return frames.slice(2);
  };
}

export interface Frames {
  frames: number[];
  /** The longest task of the page. */
  busyMs: number;
}

/** Records long tasks of the page, because other load also lengthens frames. */
const WATCH_TASKS = `{
  window.tasks_ = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks_.push(duration);
  }).observe({ type: 'longtask' });
}`;

/** Frame times of a page during an interaction with CPU throttling; loading is not measured. */
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

/** A table row of frame times: count, median, longest, number of too long ones, and the longest task of the page. */
export const frameRow = (name: string, { frames, busyMs }: Frames, longestMs: number): string[] => [
  name,
  String(frames.length),
  `${round(median(frames), 1)} ms`,
  `${round(Math.max(...frames), 1)} ms`,
  String(frames.filter((frame) => frame > longestMs).length),
  `${round(busyMs, 1)} ms`,
  targetStatus(Math.max(...frames), longestMs),
];
