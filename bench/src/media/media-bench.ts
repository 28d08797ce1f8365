// `npm run bench:media`: frame times of the media library with ten thousand images while scrolling, with CPU
// throttling. Measures the existing builds; the images are real, each file shared by many rows.
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { withBrowser } from '../lib/browser.ts';
import { withDatabase, type BenchDatabase } from '../lib/database.ts';
import { frameRow, signInBrowser, slowFrames, type Frames } from '../lib/frames.ts';
import { ROOT, pause, startSite, type Site } from '../lib/site.ts';
import { machineLoad, printTable, say } from '../lib/table.ts';

const PICTURES = Number(process.env['BENCH_ROWS'] ?? 10_000);
const FILES = Math.min(50, PICTURES);
const CPU_SLOWDOWN = 4;
const LONGEST_MS = 50;
const SCROLL_MS = Number(process.env['BENCH_SECONDS'] ?? 8) * 1000;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const STAFF = { email: 'staff@dara.test', password: 'Dara1234!' };
const CELL = '[role=listitem] button';

async function upload(site: string, accessToken: string, index: number): Promise<void> {
  const background = { r: (index * 5) % 256, g: (index * 37) % 256, b: (index * 91) % 256 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const size = { width: 1200, height: 800, channels: 3 } as const;
  const grain = await sharp({ create: { ...size, background, noise } })
    .jpeg()
    .toBuffer();
  const bytes = await sharp(grain).tint(background).jpeg().toBuffer();
  const form = new FormData();
  form.append('data', JSON.stringify({ name: `bench ${index}.jpg` }));
  form.append('image', new Blob([new Uint8Array(bytes)]), 'bench.jpg');
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${site}/api/management/media`, {
    method: 'POST',
    headers,
    body: form,
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Rows per file, and the width shown in the library. */
async function fill(database: BenchDatabase, site: string, accessToken: string): Promise<void> {
  for (let index = 0; index < FILES; index += 1) await upload(site, accessToken, index);
  await database.query(
    `INSERT INTO image (id, hash, format, width, height, size, placeholder, access, is_editorial, is_kept, name,
       next_width, created_at)
     SELECT gen_random_uuid(), i.hash, i.format, i.width, i.height, i.size, i.placeholder, i.access, true, true,
       i.name || ' ' || n, NULL, now() - n * interval '1 second'
     FROM image i, generate_series(1, ${PICTURES / FILES}) n WHERE i.name LIKE 'bench %'`,
  );
  await database.query('ANALYZE image');
  const headers = { cookie: `accessToken=${accessToken}` };
  const drawn = await database.query(`SELECT DISTINCT ON (hash) id FROM image WHERE is_kept`);
  for (const { id } of drawn) await fetch(`${site}/api/image/${String(id)}/320.webp`, { headers });
}

/** Scrolls at the speed of a user: about two windows a second. */
async function scroll(page: Page): Promise<void> {
  const end = performance.now() + SCROLL_MS;
  for (let step = 0; performance.now() < end; step += 1) {
    await page.mouse.wheel(0, step % 200 < 170 ? 120 : -120);
    await pause(50);
  }
}

async function framesOf(page: Page): Promise<Frames> {
  await page.bringToFront();
  await page.mouse.move(720, 600);
  return slowFrames(page, CPU_SLOWDOWN, () => scroll(page));
}

async function measureLibrary(database: BenchDatabase, { url, quiet }: Site): Promise<void> {
  await withBrowser(async (context) => {
    const { accessToken } = await signInBrowser(context, url, STAFF);
    say(`Filling the library with ${PICTURES} pictures ...`);
    await fill(database, url, accessToken);
    await quiet();
    const empty = await context.newPage();
    const library = await context.newPage();
    await library.goto(`${url}/management/cms/media`);
    await library.locator(CELL).first().waitFor({ timeout: 120_000 });
    await library.waitForLoadState('networkidle');
    const rows: string[][] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      rows.push(frameRow(`${run}. an empty page`, await framesOf(empty), LONGEST_MS));
      rows.push(frameRow(`${run}. the library`, await framesOf(library), LONGEST_MS));
    }
    printTable(
      `A library of ${PICTURES} pictures scrolled for ${SCROLL_MS / 1000} s, processor ${CPU_SLOWDOWN} times slower (no frame over ${LONGEST_MS} ms); ${machineLoad()}`,
      ['', 'frames', 'median', 'longest', `over ${LONGEST_MS} ms`, 'longest task', ''],
      rows,
    );
  });
}

async function measure(database: BenchDatabase, dataDir: string): Promise<void> {
  const site = await startSite({
    command: process.execPath,
    args: ['--import', 'tsx', path.join(ROOT, 'platform/src/cli/dara.ts'), 'start'],
    cwd: ROOT,
    dataDir,
    env: { DATABASE_URL: database.url, DEMO: '1' },
  });
  try {
    await measureLibrary(database, site);
  } finally {
    await site.stop();
  }
}

await withDatabase(measure);
