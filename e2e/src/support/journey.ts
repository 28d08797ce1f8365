import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { openSession, storageOf, type Account } from './accounts.ts';
import { Faults } from './faults.ts';

export { expect } from '@playwright/test';

export interface JourneyOptions {
  /** The signed-in user at the start; every journey has its own session. */
  account: Account | null;
}

interface JourneyFixtures {
  /** Fails the journey on browser errors. */
  faults: Faults;
  /** A second browser profile, with the same error checks. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the global set-up did not run`);
  return value;
}

/** Whether all journeys run, as in `npm run test:all`. */
export const isFullRun = process.env['DARA_TEST_ALL'] === '1';

/**
 * Ends the title of a journey that runs only in `npm run test:all`: it repeats a flow for another language, theme,
 * width or role, or covers a rare one. For titles in a loop; others contain ` @nightly`.
 */
export const nightlyUnless = (isDaily: boolean): string => (isDaily ? '' : ' @nightly');

export const siteUrl = (): string => fromEnvironment('E2E_URL');
export const dataDir = (): string => fromEnvironment('E2E_DATA_DIR');

/** An anonymous browser, also if the journey is signed in. */
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
