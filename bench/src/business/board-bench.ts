// `npm run bench:board`: frames of a board with a thousand applications while a card is dragged, on a slow processor.
// BENCH_DATABASE_URL takes a database that `bench:business` filled; what is built is measured.
import path from 'node:path';
import { TEST_PASSWORD } from '@dara/api/testing';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { BROWSER_HELP, findBrowser } from '../../../tooling/scripts/lib/browser.mjs';
import { serverEnv, withDatabase, type BenchDatabase } from '../lib/database.ts';
import { recordFrames, signInBrowser } from '../lib/frames.ts';
import { startServer } from '../lib/load.ts';
import { ROOT, pause, startSite } from '../lib/site.ts';
import { machineLoad, median, printTable, round, say, verdict } from '../lib/table.ts';

const APPLICATIONS = 1000;
const CPU_SLOWDOWN = 4;
/** No frame may be longer: half of 60 a second, when one was missed. */
const LONGEST_MS = 33.4;
const DRAG_MS = Number(process.env['BENCH_SECONDS'] ?? 5) * 1000;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const SERVER = path.join(import.meta.dirname, 'server.ts');
const GRIP = 'section article button[aria-roledescription]';

/** What screen readers hear once a card is lifted. */
const TAKEN = '[id^=DndLiveRegion]';

interface Frames {
  frames: number[];
  /** How long the page itself computed without a pause, at most. */
  busyMs: number;
}

/** Gathers the page's long tasks: what else the machine does lengthens frames as well. */
const WATCH_TASKS = `{
  window.tasks_ = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks_.push(duration);
  }).observe({ type: 'longtask' });
}`;

/** Moves about the point for a while, far enough to pass over several columns. */
async function wander(page: Page, x: number, y: number): Promise<void> {
  const end = performance.now() + DRAG_MS;
  for (let step = 0; performance.now() < end; step += 1) {
    await page.mouse.move(x + Math.sin(step / 25) * 420, y + Math.cos(step / 9) * 120);
  }
}

async function measured(page: Page, move: () => Promise<void>): Promise<Frames> {
  await page.evaluate(WATCH_TASKS);
  const stop = await recordFrames(page);
  await move();
  const frames = await stop();
  const busyMs = await page.evaluate<number>('Math.max(0, ...window.tasks_)');
  return { frames, busyMs };
}

/** Slows the page while something is done with it; loading it is not what is measured. */
async function slowly(page: Page, task: () => Promise<Frames>): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const found = await task();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return found;
}

/** What frames take where nothing is to be done: the machine's own part. */
async function emptyPage(page: Page): Promise<Frames> {
  await page.bringToFront();
  return slowly(page, () => measured(page, () => wander(page, 720, 450)));
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
  const found = await slowly(page, () => measured(page, () => wander(page, 720, 500)));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return found;
}

const rowOf = (name: string, { frames, busyMs }: Frames): string[] => [
  name,
  String(frames.length),
  `${round(median(frames), 1)} ms`,
  `${round(Math.max(...frames), 1)} ms`,
  String(frames.filter((frame) => frame > LONGEST_MS).length),
  `${round(busyMs, 1)} ms`,
  verdict(Math.max(...frames), LONGEST_MS),
];

async function measureBoard(site: string, jobId: string): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(BROWSER_HELP);
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
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
  } finally {
    await browser.close();
  }
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
