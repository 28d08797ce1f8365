// `npm run bench:card-editor`: frame times of the composite card editor while photos are moved, with CPU throttling.
// BENCH_SITE uses a running site with demonstration data; measures the existing builds.
import { chromium, type Page } from '@playwright/test';
import { BROWSER_HELP, findBrowser } from '../../../tooling/scripts/lib/browser.mjs';
import { recordFrames, signInBrowser, type SignedInSession } from '../lib/frames.ts';
import { withSite } from '../lib/site.ts';
import { machineLoad, median, printTable, round, say, targetStatus } from '../lib/table.ts';

const CPU_SLOWDOWN = 4;
/** Longest allowed frame: one missed frame at 60 Hz. */
const LONGEST_MS = 33.4;
const DRAG_MS = 2500;
const PASSWORD = 'Dara1234!';

async function cardAddress(site: string, { accessToken }: SignedInSession): Promise<string> {
  const answer = await fetch(`${site}/api/management/talent/compositecards?size=1`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `${site}/talent/profile/compositecard/${items[0]?.id}`;
}

/** Moves the pointer for a while, like a user. */
async function wander(page: Page, x: number, y: number): Promise<void> {
  const end = performance.now() + DRAG_MS;
  for (let step = 0; performance.now() < end; step += 1) {
    await page.mouse.move(x + Math.sin(step / 9) * 70, y + Math.cos(step / 7) * 60);
  }
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing stands at ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const CONTROL = '[data-card-side=front] button';

async function movePhoto(page: Page): Promise<number[]> {
  const { x, y } = await middleOf(page, CONTROL);
  await page.locator(CONTROL).first().press('+');
  await page.locator(CONTROL).first().press('+');
  await page.mouse.move(x, y);
  await page.mouse.down();
  const stop = await recordFrames(page);
  await wander(page, x, y);
  const frames = await stop();
  await page.mouse.up();
  return frames;
}

async function zoomPhoto(page: Page): Promise<number[]> {
  const { x, y } = await middleOf(page, CONTROL);
  await page.mouse.move(x, y);
  const stop = await recordFrames(page);
  const end = performance.now() + DRAG_MS;
  for (let step = 0; performance.now() < end; step += 1) {
    await page.mouse.wheel(0, Math.sin(step / 10) * 40);
  }
  return stop();
}

async function carryPhoto(page: Page): Promise<number[]> {
  const from = await middleOf(page, '[data-handle="1"]');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 20);
  const to = await middleOf(page, '[data-card-side=back]');
  const stop = await recordFrames(page);
  await wander(page, to.x, to.y);
  const frames = await stop();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
}

const KINDS = [
  ['a photo moved in its place', movePhoto],
  ['a photo enlarged by the wheel', zoomPhoto],
  ['a photo carried to another place', carryPhoto],
] as const;

async function measure(site: string): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(BROWSER_HELP);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const account = { email: 'talent@dara.test', password: PASSWORD };
    const session = await signInBrowser(context, site, account);
    const page = await context.newPage();
    await page.goto(await cardAddress(site, session));
    await page.locator(CONTROL).first().click();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const rows: string[][] = [];
    for (const [name, move] of KINDS) {
      const frames = await move(page);
      const longest = Math.max(...frames);
      rows.push([
        name,
        String(frames.length),
        `${round(median(frames), 1)} ms`,
        `${round(longest, 1)} ms`,
        String(frames.filter((frame) => frame > LONGEST_MS).length),
        targetStatus(longest, LONGEST_MS),
      ]);
    }
    printTable(
      `Frames of the card editor, processor ${CPU_SLOWDOWN} times slower (no frame over 33 ms)`,
      ['', 'frames', 'median', 'longest', 'over 33 ms', ''],
      rows,
    );
  } finally {
    await browser.close();
  }
}

say(machineLoad());
await withSite(measure);
say(`\n${machineLoad()}`);
