import { launch, type Page } from 'puppeteer-core';
import { findProgram } from './programs.ts';
import { WINDOW, type BrowserKind, type Driver } from './driver.ts';

function driverOf(page: Page, name: string, close: () => Promise<void>): Driver {
  const WAIT = { waitUntil: 'domcontentloaded' } as const;
  return {
    name,
    goTo: async (url) => void (await page.goto(url, WAIT)),
    reload: async () => void (await page.reload(WAIT)),
    back: async () => void (await page.evaluate(() => history.back())),
    evaluate: async (body, ...args) =>
      (await page.evaluate(
        (source: string, values: unknown[]) =>
          (new Function(source) as (...given: unknown[]) => unknown)(...values),
        body,
        args,
      )) as never,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    chooseFile: async (selector, file) => {
      const field = await page.$(selector);
      await (field as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(file);
    },
    screenshot: () => page.screenshot(),
    close,
  };
}

/** Firefox, over WebDriver BiDi. */
export const firefox: BrowserKind = {
  title: 'Firefox',
  packages: ['firefox-esr'],
  find: () => findProgram('firefox', 'firefox-esr'),
  launch: async (executablePath) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: WINDOW,
      extraPrefsFirefox: { 'intl.accept_languages': 'th,en' },
    });
    const page = await browser.newPage();
    return driverOf(page, await browser.version(), () => browser.close());
  },
};
