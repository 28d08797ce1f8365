import { importTool } from '@dara/tooling/install-tool';
import { findProgram } from './programs.ts';
import { WINDOW, type BrowserKind, type Driver } from './driver.ts';

/** The used part of puppeteer-core, which is installed on first use. */
interface Page {
  goto(url: string, options: object): Promise<unknown>;
  reload(options: object): Promise<unknown>;
  evaluate<Args extends unknown[]>(
    work: (...args: Args) => unknown,
    ...args: Args
  ): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  $(selector: string): Promise<{ uploadFile: (path: string) => Promise<void> } | null>;
  screenshot(): Promise<Uint8Array>;
}

interface Puppeteer {
  launch(options: object): Promise<{
    newPage(): Promise<Page>;
    version(): Promise<string>;
    close(): Promise<void>;
  }>;
}

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
      if (!field) throw new Error(`no element matches ${selector}`);
      await field.uploadFile(file);
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
    const { launch } = (await importTool('puppeteer-core', '24.43.1')) as Puppeteer;
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
