// `npm run bench:client`: a client's first view of a proposal on a phone, compared with the home page. The page works
// by forms of the document, so one visit is made without scripts: it reads, clicks and gets a response. BENCH_RUNS
// changes the number of runs; BENCH_SITE uses a running site with demonstration data; measures the existing builds.
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_HELP, findBrowser } from '../../../tooling/scripts/lib/browser.mjs';
import { PHONE, slowDown, visit, type Visit } from '../first-visit/visit.ts';
import { withSite } from '../lib/site.ts';
import { machineLoad, median, printTable, round, targetStatus } from '../lib/table.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const FIRST_PAINT_MS = 700;
const SCRIPT_KB = 120;

/** The link of a newly sent proposal, as in the mail to the client. */
async function sentLink(siteUrl: string): Promise<string> {
  const call = async (path: string, headers: Record<string, string>, body?: object) => {
    const answer = await fetch(`${siteUrl}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Record<string, unknown>>;
  };
  const account = { email: 'staff@dara.test', password: 'Dara1234!' };
  const { accessToken } = await call('authorization/login', {}, account);
  const headers = { authorization: `Bearer ${String(accessToken)}` };
  const { items } = await call('management/proposal?status=Viewed&size=1', headers);
  const [{ id } = { id: '' }] = items as { id: string }[];
  const copy = await call(`management/proposal/${id}/duplicate`, headers, {});
  const { link } = await call(`management/proposal/${String(copy['id'])}/send`, headers, {
    version: copy['version'],
  });
  return String(link);
}

async function visits(browser: Browser, url: string): Promise<Visit[]> {
  // Images are generated on first request, which must not be measured.
  await visit(browser, url, false);
  const all: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await visit(browser, url));
  return all;
}

interface PlainAnswer {
  /** Time from the click on the link until a decision is possible, and from that click until it is shown. */
  readyMs: number;
  answerMs: number;
  scriptKb: number;
}

/** Submits a decision for one talent like a phone whose scripts have not loaded. */
async function answerPlainly(browser: Browser, url: string): Promise<PlainAnswer> {
  const context = await browser.newContext({ ...PHONE, locale: 'th-TH' });
  try {
    const page = await context.newPage();
    let scriptBytes = 0;
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return;
      scriptBytes += (await request.sizes()).responseBodySize;
    });
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    await slowDown(await context.newCDPSession(page));
    const startedAt = performance.now();
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const backup = page.locator('button[data-decision=Backup]').first();
    await backup.waitFor();
    const readyMs = performance.now() - startedAt;
    const wanted = (await backup.getAttribute('aria-pressed')) === 'true' ? 'false' : 'true';
    await backup.click();
    await page.locator(`button[data-decision=Backup][aria-pressed=${wanted}]`).first().waitFor();
    return {
      readyMs,
      answerMs: performance.now() - startedAt - readyMs,
      scriptKb: scriptBytes / 1000,
    };
  } finally {
    await context.close();
  }
}

function rowOf(name: string, all: readonly Visit[]): string[] {
  const [paint, script] = (['firstPaintMs', 'usableKb'] as const).map((key) =>
    median(all.map((each) => each[key])),
  ) as [number, number];
  return [
    ...[name, round(paint), round(FIRST_PAINT_MS), targetStatus(paint, FIRST_PAINT_MS)],
    ...[round(median(all.map((each) => each.usableMs)))],
    round(script, 1),
    ...[round(median(all.map((each) => each.documentKb)), 1)],
    String(all.filter((each) => each.firstPaintMs < each.firstScriptMs).length),
  ];
}

async function measure(siteUrl: string): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(BROWSER_HELP);
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const link = await sentLink(siteUrl);
    const rows = [
      rowOf('a proposal', await visits(browser, link)),
      rowOf('home', await visits(browser, `${siteUrl}/`)),
    ];
    printTable(
      `A client's page, slow 4G (1.6 Mbit/s, 150 ms), CPU 4x slower, fresh profile, median of ${RUNS}; ${machineLoad()}`,
      [
        ...['page', 'first paint ms', 'target', '', 'scripts answer ms', 'script until then kB'],
        ...['document kB', 'painted before script'],
      ],
      rows,
    );
    const answers: PlainAnswer[] = [];
    for (let run = 0; run < RUNS; run += 1) answers.push(await answerPlainly(browser, link));
    const of = (key: keyof PlainAnswer): number => median(answers.map((each) => each[key]));
    printTable(
      'The same proposal answered by its form, before any script has come',
      ['interactive ms', 'decision shown ms', 'script kB', 'target', ''],
      [
        [
          ...[round(of('readyMs')), round(of('answerMs')), round(of('scriptKb'), 1)],
          ...[round(SCRIPT_KB), targetStatus(of('scriptKb'), SCRIPT_KB)],
        ],
      ],
    );
  } finally {
    await browser.close();
  }
}

await withSite(measure);
