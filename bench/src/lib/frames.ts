import type { BrowserContext, Page } from '@playwright/test';

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
