import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from '@dara/backend/testing/free-port';
import { importTool } from '@dara/tooling/install-tool';
import type * as selenium from 'selenium-webdriver';
import { WINDOW, type BrowserKind, type Driver } from './driver.ts';
import { findMiniBrowser, findProgram } from './programs.ts';

type Selenium = typeof selenium;

const DISPLAY = ':97';
const START_LIMIT_MS = 30_000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await closed;
}

/** Waits until the driver responds. */
async function answers(server: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const status = await fetch(`${server}/status`).catch(() => undefined);
    if (status?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** Clicks an element; looks it up again if a list replaced it in between. */
async function press(selenium: Selenium, web: selenium.WebDriver, selector: string): Promise<void> {
  try {
    await web.findElement(selenium.By.css(selector)).click();
  } catch (fault) {
    if (!(fault instanceof selenium.error.StaleElementReferenceError)) throw fault;
    await press(selenium, web, selector);
  }
}

function driverOf(
  selenium: Selenium,
  web: selenium.WebDriver,
  name: string,
  close: () => Promise<void>,
): Driver {
  const element = (selector: string) => web.findElement(selenium.By.css(selector));
  return {
    name,
    goTo: (url) => web.get(url),
    reload: () => web.navigate().refresh(),
    back: () => web.navigate().back(),
    evaluate: (body, ...args) => web.executeScript(body, ...args),
    click: (selector) => press(selenium, web, selector),
    type: (selector, text) => element(selector).sendKeys(text),
    chooseFile: (selector, file) => element(selector).sendKeys(file),
    screenshot: async () => Buffer.from(await web.takeScreenshot(), 'base64'),
    close,
  };
}

/** WebKitGTK over WebDriver: the closest to Safari on Linux. */
export const webkit: BrowserKind = {
  title: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  find: () =>
    findProgram('WebKitWebDriver') && findProgram('Xvfb') ? findMiniBrowser() : undefined,
  launch: async (binary) => {
    const selenium = (await importTool('selenium-webdriver', '4.35.0')) as Selenium;
    const { Builder, Capabilities } = selenium;
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY,
      LANG: 'C.UTF-8',
      LANGUAGE: 'th:en',
      // WebKitGTK's sandbox does not start as root or within another sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
      stdio: 'ignore',
    });
    const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const endAll = async () => {
      await end(server);
      await end(screen);
    };
    try {
      const address = `http://127.0.0.1:${port}`;
      await answers(address);
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      });
      const web = await new Builder().usingServer(address).withCapabilities(capabilities).build();
      await web
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...WINDOW });
      const found = await web.getCapabilities();
      const name = `WebKitGTK ${found.getBrowserVersion() ?? ''}`.trim();
      return driverOf(selenium, web, name, async () => {
        await web.quit().catch(() => undefined);
        await endAll();
      });
    } catch (error) {
      await endAll();
      throw error;
    }
  },
};
