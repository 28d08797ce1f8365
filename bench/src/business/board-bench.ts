// `npm run bench:board`: frame times of a board with a thousand applications while a card is dragged, with CPU
// throttling. BENCH_DATABASE_URL uses a database filled by `bench:business`; measures the existing builds.
import path from 'node:path';
import { TEST_PASSWORD } from '@dara/api/testing';
import type { BrowserContext, Page } from '@playwright/test';
import { withBrowser } from '../lib/browser.ts';
import { serverEnv, withDatabase, type BenchDatabase } from '../lib/database.ts';
import { frameRow, signInBrowser, slowFrames, type Frames } from '../lib/frames.ts';
import { startServer } from '../lib/load.ts';
import { ROOT, pause, startSite } from '../lib/site.ts';
import { machineLoad, printTable, say } from '../lib/table.ts';

const APPLICATIONS = 1000;
const CPU_SLOWDOWN = 4;
/** Longest allowed frame: one missed frame at 60 Hz. */
const LONGEST_MS = 33.4;
const DRAG_MS = Number(process.env['BENCH_SECONDS'] ?? 5) * 1000;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const SERVER = path.join(import.meta.dirname, 'server.ts');
const GRIP = 'section article button[aria-roledescription]';

/** Screen reader announcement after a card is lifted. */
const TAKEN = '[id^=DndLiveRegion]';

/** Moves the pointer for a while, across several columns. */
async function wander(page: Page, x: number, y: number): Promise<void> {
  const end = performance.now() + DRAG_MS;
  for (let step = 0; performance.now() < end; step += 1) {
    await page.mouse.move(x + Math.sin(step / 25) * 420, y + Math.cos(step / 9) * 120);
  }
}

/** Frame times of an idle page, as the baseline of the machine. */
async function emptyPage(page: Page): Promise<Frames> {
  await page.bringToFront();
  return slowFrames(page, CPU_SLOWDOWN, () => wander(page, 720, 450));
}

async function openBoard(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(GRIP).first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  return page;
}

async function drag(page: Page): Promise<Frames> {
  await page.bringToFront();
  const box = await page.locator('section article').first().boundingBox();
  if (!box) throw new Error('there is no card on the board');
  const from = { x: box.x + 30, y: box.y + 60 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 4 });
  await page.locator(TAKEN).filter({ hasText: /\S/ }).waitFor({ state: 'attached' });
  await pause(500);
  const found = await slowFrames(page, CPU_SLOWDOWN, () => wander(page, 720, 500));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return found;
}

const rowOf = (name: string, found: Frames) => frameRow(name, found, LONGEST_MS);

async function measureBoard(site: string, jobId: string): Promise<void> {
  await withBrowser(async (context) => {
    await signInBrowser(context, site, { email: 'bench@dara.test', password: TEST_PASSWORD });
    const empty = await context.newPage();
    const address = `${site}/management/business/job/detail/${jobId}/application`;
    const board = await openBoard(context, address);
    const rows: string[][] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      rows.push(rowOf(`${run}. an empty page`, await emptyPage(empty)));
      rows.push(rowOf(`${run}. the board`, await drag(board)));
    }
    printTable(
      `A card dragged over a board of ${APPLICATIONS} for ${DRAG_MS / 1000} s, processor ${CPU_SLOWDOWN} times slower (no frame over 33 ms); ${machineLoad()}`,
      ['', 'frames', 'median', 'longest', 'over 33 ms', 'longest task', ''],
      rows,
    );
  });
}

async function measure(database: BenchDatabase, dataDir: string): Promise<void> {
  const env = { ...serverEnv(database, dataDir), BENCH_ROWS: String(APPLICATIONS) };
  if (!database.isFilled) {
    say('Filling PostgreSQL ...');
    await (await startServer(SERVER, 'fill', env)).stop();
  }
  const [job] = await database.query(
    'SELECT job_id, count(*) FROM job_application GROUP BY job_id ORDER BY 2 DESC, 1 LIMIT 1',
  );
  const site = await startSite({
    command: process.execPath,
    args: ['--import', 'tsx', path.join(ROOT, 'platform/src/cli/dara.ts'), 'start'],
    cwd: ROOT,
    dataDir,
    env: { DATABASE_URL: database.url, DEMO: '0' },
  });
  try {
    await measureBoard(site.url, String(job?.['job_id']));
  } finally {
    await site.stop();
  }
}

await withDatabase(measure);
