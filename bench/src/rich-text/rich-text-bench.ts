// `npm run bench:richtext`: frame times while typing into an article of 200 kB, with CPU throttling. Measures the
// existing builds.
import type { BrowserContext, Page } from '@playwright/test';
import { withBrowser } from './browser.ts';
import { frameRow, signInBrowser, slowFrames, type Frames } from './frames.ts';
import { pause, withSite } from '../lib/site.ts';
import { machineLoad, printTable } from '../lib/table.ts';
import { longText } from './long-text.ts';

const CPU_SLOWDOWN = 4;
const LONGEST_MS = 50;
const TYPED_MS = Number(process.env['BENCH_SECONDS'] ?? 8) * 1000;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const STAFF = { email: 'staff@dara.test', password: 'Dara1234!' };
const NEWS = '/api/management/news';
/** The maximum length minus room for typed text. */
const BYTES = 195_000;
/** A fast typist: ten keys a second. */
const KEY_MS = 100;
const WORDS = 'พิมพ์ต่อไป then on ';
/** Long enough for the form to be updated, and for the autosave on device and server. */
const REST_MS = 2500;

interface Article {
  id: string;
  version: number;
}

async function makeArticle(site: string, accessToken: string): Promise<Article> {
  const body = new FormData();
  const title = { th: 'ข่าวยาว', en: 'Long news' };
  const detail = { th: longText(BYTES), en: '<p>Short.</p>' };
  const shortDescription = { th: 'ย่อ', en: 'Short' };
  body.set('data', JSON.stringify({ type: 'General', title, shortDescription, detail }));
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${site}${NEWS}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Article;
}

/** Types for a while; `isResting` makes pauses in which the draft is saved. */
async function type(page: Page, isResting: boolean): Promise<void> {
  const end = performance.now() + TYPED_MS;
  for (let at = 0; performance.now() < end; at += 1) {
    await page.keyboard.type(WORDS.charAt(at % WORDS.length));
    await pause(isResting && at % WORDS.length === WORDS.length - 1 ? REST_MS : KEY_MS);
  }
}

async function openEditor(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  const text = page.locator('[role=textbox][lang=th][aria-multiline=true]').first();
  await text.waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  // In the middle, with content before and after the viewport.
  const paragraphs = text.locator('p');
  await paragraphs.nth(Math.trunc((await paragraphs.count()) / 2)).click();
  return page;
}

async function framesOf(page: Page, isResting: boolean): Promise<Frames> {
  await page.bringToFront();
  return slowFrames(page, CPU_SLOWDOWN, () => type(page, isResting));
}

async function measure(site: string): Promise<void> {
  await withBrowser(async (context) => {
    const { accessToken } = await signInBrowser(context, site, STAFF);
    const { id } = await makeArticle(site, accessToken);
    const empty = await context.newPage();
    await empty.setContent('<textarea autofocus></textarea>');
    const editor = await openEditor(context, `${site}/management/cms/news/detail/${id}`);
    const rows: string[][] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      rows.push(frameRow(`${run}. a bare text area`, await framesOf(empty, false), LONGEST_MS));
      rows.push(frameRow(`${run}. the editor`, await framesOf(editor, false), LONGEST_MS));
      rows.push(frameRow(`${run}. with pauses`, await framesOf(editor, true), LONGEST_MS));
    }
    printTable(
      `Typing into a text of ${Math.round(BYTES / 1000)} kB for ${TYPED_MS / 1000} s, processor ${CPU_SLOWDOWN} times slower (no frame over ${LONGEST_MS} ms); ${machineLoad()}`,
      ['', 'frames', 'median', 'longest', `over ${LONGEST_MS} ms`, 'longest task', ''],
      rows,
    );
    const headers = { authorization: `Bearer ${accessToken}` };
    await fetch(`${site}${NEWS}/${id}`, { method: 'DELETE', headers });
  });
}

await withSite(measure);
