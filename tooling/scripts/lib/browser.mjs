import { existsSync } from 'node:fs';
import path from 'node:path';
import { npm, ROOT, run, say } from './shell.mjs';

/** The headless shell needs a third less CPU time than the full browser. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [
  HEADLESS,
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/** Usual locations of a browser, most likely first. */
function browserPlaces(env = process.env, platform = process.platform) {
  if (platform === 'darwin') return MAC;
  if (platform === 'win32') {
    const bases = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return bases.flatMap((base) => WINDOWS.map((end) => path.join(base, end)));
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => [...folders, '/usr/bin'].map((dir) => path.join(dir, name)));
}

/** Returns the installed browser. Throws if CHROME_PATH does not exist. */
export function installedBrowser(env = process.env, platform = process.platform, has = existsSync) {
  if (env.CHROME_PATH) {
    if (!has(env.CHROME_PATH)) throw new Error(`CHROME_PATH names no file: ${env.CHROME_PATH}`);
    return env.CHROME_PATH;
  }
  return browserPlaces(env, platform).find((place) => has(place));
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

export const mayInstallOnDebian = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version');

export async function aptInstall(name) {
  say(`Installing ${name} (apt-get) ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  const { output, code } = await run('apt-get', ['install', '-y', '-qq', name], {
    quiet: true,
    env,
  });
  if (code !== 0) say(output);
  return code === 0;
}

/**
 * Installs a Thai system font, because pages use one until the web font has loaded and servers have none. If it cannot
 * be installed the journeys fail.
 */
export async function ensureThaiFont() {
  if (!mayInstallOnDebian()) return;
  const { code, output } = await run('fc-list', [':lang=th', 'family'], { quiet: true });
  if (code !== 0 || output.trim() === '') await aptInstall('fonts-tlwg-loma-otf');
}

/**
 * Returns a browser to test with: Debian's headless shell where it can be installed, else an installed browser, else
 * Playwright's; undefined if there is none.
 */
export async function findBrowser() {
  const found = installedBrowser() ?? (await playwrightBrowser());
  if (found?.endsWith(HEADLESS) || process.env.CHROME_PATH) return found;
  if (mayInstallOnDebian()) {
    if ((await aptInstall(HEADLESS)) || (!found && (await aptInstall('chromium')))) {
      return installedBrowser();
    }
  }
  if (found) return found;
  await npm(['exec', '-w', 'e2e', '--', 'playwright', 'install', 'chromium'], {
    quiet: true,
    cwd: ROOT,
  });
  return playwrightBrowser();
}

export const BROWSER_HELP =
  'No browser found. Install Chrome, Chromium or Edge (Debian: apt-get install chromium), or set CHROME_PATH to one.';
