import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { openSession, storageOf, type Account } from './accounts.ts';
import { Faults } from './faults.ts';

export { expect } from '@playwright/test';

export interface JourneyOptions {
  /** Who is signed in when the journey begins; every journey gets a session of its own. */
  account: Account | null;
}

interface JourneyFixtures {
  /** Fails the journey when the browser complains. */
  faults: Faults;
  /** Another browser profile beside the journey's own, watched as well. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the global set-up did not run`);
  return value;
}

/** Whether every journey runs, as in `npm run test:all`. */
export const isFullRun = process.env['DARA_TEST_ALL'] === '1';

/**
 * Ends the title of a journey that `npm test` leaves to `npm run test:all`: it repeats a flow for another language, theme,
 * width or role, or guards a rare one. For titles in a loop; others say ` @nightly`.
 */
export const nightlyUnless = (isDaily: boolean): string => (isDaily ? '' : ' @nightly');

export const siteUrl = (): string => fromEnvironment('E2E_URL');
export const dataDir = (): string => fromEnvironment('E2E_DATA_DIR');

/** A browser in which nobody is signed in, also where the journey’s own is somebody’s. */
export const SIGNED_OUT = { cookies: [], origins: [] };

export const test = base.extend<JourneyOptions & JourneyFixtures>({
  account: [null, { option: true }],

  baseURL: async ({}, use) => use(siteUrl()),
  storageState: async ({ account }, use) => {
    const state = account
      ? storageOf(siteUrl(), await openSession(siteUrl(), account))
      : SIGNED_OUT;
    await use(state);
  },
  faults: [
    async ({}, use) => {
      const faults = new Faults();
      await use(faults);
      faults.settle();
    },
    { auto: true },
  ],
  context: async ({ context, faults }, use) => {
    await faults.watch(context);
    await use(context);
  },
  openContext: async ({ browser, faults, contextOptions }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      opened.push(context);
      await faults.watch(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});
