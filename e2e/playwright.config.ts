import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './src/support/journey.ts';

/** One real site for the whole run; see `src/support/site.ts`. */
export default defineConfig<JourneyOptions>({
  testDir: './src',
  testMatch: '*.journey.ts',
  globalSetup: './src/support/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: false,
  // A journey mostly waits; a fourth worker gains nothing.
  workers: 3,
  // One retry on CI machines, which are shared and slow; retried journeys are listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // For hanging journeys: those with both themes take a minute on a slow machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : [['list']],
  forbidOnly: true,
  // They run only in `npm run test:all`.
  ...(process.env['DARA_TEST_ALL'] === '1' ? {} : { grepInvert: /@nightly/ }),
  use: {
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Colours are checked without animations, and nothing is clicked while it moves.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'people', testIgnore: ['**/releases.journey.ts', '**/release-share.journey.ts'] },
    // Both change live releases for all journeys, so each runs alone, and they run last.
    { name: 'releases', testMatch: '**/releases.journey.ts', dependencies: ['people'] },
    { name: 'share', testMatch: '**/release-share.journey.ts', dependencies: ['releases'] },
  ],
});
