import { chromium, type BrowserContext } from '@playwright/test';
import { BROWSER_HELP, findBrowser } from '../../../tooling/scripts/lib/browser.mjs';

/** Measures in Chromium with a desktop window. */
export async function withBrowser(
  measure: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(BROWSER_HELP);
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    await measure(await browser.newContext({ viewport: { width: 1440, height: 900 } }));
  } finally {
    await browser.close();
  }
}
