// `npm run bench:public`: load times of the public site, compared with static pages and targets. BENCH_RUNS changes the
// number of runs; BENCH_SITE uses a running site; BENCH_BUILT=1 skips building; BENCH_PARTS selects from visits,
// interactions, lighthouse, documents.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_HELP, findBrowser } from '../../../tooling/scripts/lib/browser.mjs';
import { visit, type Visit } from '../first-visit/visit.ts';
import { ROOT, withSite } from '../lib/site.ts';
import { machineLoad, median, printTable, round, say, targetStatus } from '../lib/table.ts';
import { documents, editToVisible } from './documents.ts';
import { interactions } from './interactions.ts';
import { AUDITED, audits } from './lighthouse.ts';
import { publicPages, type PublicPage } from './pages.ts';
import { startStaticPages } from './static-pages.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const PARTS = (process.env['BENCH_PARTS'] ?? 'visits,interactions,lighthouse,documents').split(',');
const LOAD_S = 8;

const TARGETS = {
  firstPaintRatio: 2,
  largestPaintRatio: 1.5,
  rounds: 2,
  usableKb: 150,
  layoutShift: 0.02,
  interactionMs: 200,
  scores: [95, 100, 100, 100],
  cachedPerSecond: 2000,
  uncachedPerSecond: 150,
  editMs: 2000,
};

type Row = string[];
const targets: Row[] = [];

/** `atLeast` for figures with a lower limit. */
function aim(name: string, value: number, target: number, unit = '', atLeast = false): void {
  const sign = atLeast ? -1 : 1;
  const digits = unit === 'x' ? 2 : target < 1 ? 3 : 0;
  const isMet = Number.isFinite(value) ? targetStatus(sign * value, sign * target) : 'missed';
  targets.push([
    name,
    `${round(value, digits)}${unit}`,
    `${atLeast ? '>= ' : '<= '}${target}${unit}`,
    isMet,
  ]);
}

type Figure = { [Key in keyof Visit]: Visit[Key] extends number ? Key : never }[keyof Visit];
const middle = (visits: readonly Visit[], key: Figure): number =>
  median(visits.map((each) => each[key]));

async function measureVisits(browser: Browser, site: string, pages: PublicPage[]): Promise<void> {
  // Images are generated on first request, which must not be measured. Also finds the largest one.
  const largest: string[] = [];
  for (const { path: address } of pages) {
    const [, image = ''] =
      /(\S+\.(?:avif|webp|jpg|svg|png))$/.exec(
        (await visit(browser, site + address, false)).largest,
      ) ?? [];
    largest.push(image && `${site}/api/image/${image}`);
  }
  const plain = await startStaticPages(site, pages, largest);
  const rows: Row[] = [];
  try {
    const seen = pages.map(() => ({ ours: [] as Visit[], plain: [] as Visit[] }));
    for (let run = 0; run < RUNS; run++) {
      for (const [index, { path: address }] of pages.entries()) {
        seen[index]?.ours.push(await visit(browser, site + address));
        seen[index]?.plain.push(await visit(browser, `${plain.url}/${index}/`));
      }
    }
    for (const [index, { name }] of pages.entries()) {
      const { ours = [], plain: bare = [] } = seen[index] ?? {};
      rows.push(visitRow(name, ours), visitRow(`${name}, static`, bare));
      aimVisits(name, ours, bare);
      for (const line of new Set(ours.flatMap((each) => each.console)))
        say(`${name}: console: ${line}`);
    }
  } finally {
    plain.close();
  }
  printTable(
    `First visits, slow 4G (1.6 Mbit/s, 150 ms), CPU 4x slower, fresh profile, median of ${RUNS}; ${machineLoad()}`,
    [
      'page',
      'first paint ms',
      'largest ms',
      'usable ms',
      'document kB',
      'script kB',
      'before usable',
      'rounds',
      'shift',
      'largest is',
    ],
    rows,
  );
}

function visitRow(name: string, visits: readonly Visit[]): Row {
  return [
    name,
    round(middle(visits, 'firstPaintMs')),
    round(middle(visits, 'largestPaintMs')),
    round(middle(visits, 'usableMs')),
    round(middle(visits, 'documentKb'), 1),
    round(middle(visits, 'scriptKb'), 1),
    round(middle(visits, 'usableKb'), 1),
    round(middle(visits, 'usableDepth')),
    round(middle(visits, 'layoutShift'), 3),
    visits[0]?.largest.replace(/[0-9a-f-]{30,}/, '…') ?? '',
  ];
}

function aimVisits(name: string, ours: readonly Visit[], bare: readonly Visit[]): void {
  const ratio = (key: Figure): number => middle(ours, key) / middle(bare, key);
  aim(`${name}: first paint against static`, ratio('firstPaintMs'), TARGETS.firstPaintRatio, 'x');
  aim(
    `${name}: largest paint against static`,
    ratio('largestPaintMs'),
    TARGETS.largestPaintRatio,
    'x',
  );
  // Scripts that the page waits for; later requests are not counted.
  aim(`${name}: rounds before it is usable`, middle(ours, 'usableDepth'), TARGETS.rounds);
  aim(`${name}: script before it is usable`, middle(ours, 'usableKb'), TARGETS.usableKb, ' kB');
  aim(`${name}: layout shift`, middle(ours, 'layoutShift'), TARGETS.layoutShift);
}

async function measureInteractions(browser: Browser, site: string): Promise<void> {
  const times = await interactions(browser, site, RUNS);
  for (const [name, each] of Object.entries(times))
    aim(`${name}: input to next paint`, median(each), TARGETS.interactionMs, ' ms');
}

async function measureAudits(chrome: string, site: string, pages: PublicPage[]): Promise<void> {
  const found = await audits(chrome, site, pages, Math.min(RUNS, 3));
  printTable(
    `Lighthouse, mobile, best of ${Math.min(RUNS, 3)}; ${machineLoad()}`,
    ['page', ...AUDITED, 'shift', 'blocking ms', 'machine'],
    found.map(({ page, scores, layoutShift, blockingMs, machine }) => [
      page,
      ...scores.map(String),
      round(layoutShift, 3),
      round(blockingMs),
      round(machine),
    ]),
  );
  for (const { page, scores, missed } of found) {
    for (const [index, score] of scores.entries())
      aim(`${page}: ${AUDITED[index] ?? ''}`, score, TARGETS.scores[index] ?? 100, '', true);
    if (missed.length > 0) say(`${page}: ${missed.join('; ')}`);
  }
}

async function measureDocuments(site: string): Promise<void> {
  const { cached, uncached } = await documents(site, LOAD_S);
  const failed = cached.failed + uncached.failed;
  if (failed > 0) say(`${failed} documents failed under load`);
  aim('documents from the cache', cached.perSecond, TARGETS.cachedPerSecond, '/s', true);
  aim('uncached documents', uncached.perSecond, TARGETS.uncachedPerSecond, '/s', true);
  const edits = [];
  for (let run = 0; run < RUNS; run++) edits.push(await editToVisible(site));
  aim('an edit is seen after', median(edits), TARGETS.editMs, ' ms');
}

async function measure(site: string): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(BROWSER_HELP);
  const pages = await publicPages(site);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    if (PARTS.includes('visits')) await measureVisits(browser, site, pages);
    if (PARTS.includes('interactions')) await measureInteractions(browser, site);
  } finally {
    await browser.close();
  }
  if (PARTS.includes('lighthouse')) await measureAudits(executablePath, site, pages);
  if (PARTS.includes('documents')) await measureDocuments(site);
  printTable(`Targets; ${machineLoad()}`, ['figure', 'measured', 'target', ''], targets);
}

if (!process.env['BENCH_SITE'] && !process.env['BENCH_BUILT']) {
  say('Building what has changed ...');
  execFileSync(process.execPath, [path.join(ROOT, 'tooling/scripts/build.mjs'), '--release'], {
    cwd: ROOT,
    stdio: 'ignore',
  });
}
process.env['TRUST_PROXY'] ??= '127.0.0.1';
await withSite(measure);
