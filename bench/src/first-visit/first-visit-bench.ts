// `npm run bench:first-visit`: the home page compared with the same code in one bundle, and with a static page.
// BENCH_RUNS changes the number of runs; BENCH_SITE uses a running site.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_HELP, findBrowser } from '../../../tooling/scripts/lib/browser.mjs';
import { ROOT, withSite } from '../lib/site.ts';
import { machineLoad, median, printTable, round, say, targetStatus } from '../lib/table.ts';
import { startFront } from './front.ts';
import { visit, type Visit } from './visit.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const TARGETS = { firstPaintMs: 700, largestPaintMs: 1500, depth: 2, ratio: 1.25 };

type Figure = { [Key in keyof Visit]: Visit[Key] extends number ? Key : never }[keyof Visit];

const COLUMNS: [string, Figure, number][] = [
  ['first paint ms', 'firstPaintMs', 0],
  ['largest ms', 'largestPaintMs', 0],
  ['entry ms', 'firstScriptMs', 0],
  ['document kB', 'documentKb', 1],
  ['script kB', 'scriptKb', 1],
  ['scripts', 'scripts', 0],
  ['requests', 'requests', 0],
  ['rounds', 'usableDepth', 0],
  ['later too', 'depth', 0],
  ['manifests', 'manifests', 0],
  ['twice', 'repeated', 0],
  ['shift', 'layoutShift', 3],
];

const middle = (visits: readonly Visit[], key: Figure): number =>
  median(visits.map((each) => each[key]));

function build(): void {
  say('Building what has changed, and the single bundle ...');
  const run = (script: string, args: string[], cwd: string): void =>
    void execFileSync(process.execPath, [script, ...args], { cwd, stdio: 'ignore' });
  run(path.join(ROOT, 'tooling/scripts/build.mjs'), ['--release'], ROOT);
  run(
    path.join(ROOT, 'tooling/bin/dara-build.mjs'),
    ['--single', '../mf-public'],
    path.join(ROOT, 'shell'),
  );
}

async function visitInTurn(browser: Browser, pages: Record<string, string>) {
  const visits: Record<string, Visit[]> = {};
  // Images are generated on first request, which must not be measured.
  for (const url of Object.values(pages)) await visit(browser, url, false);
  for (let run = 0; run < RUNS; run++) {
    for (const [name, url] of Object.entries(pages)) {
      (visits[name] ??= []).push(await visit(browser, url));
    }
  }
  return visits;
}

function printTargets(ours: readonly Visit[], single: readonly Visit[]): void {
  const first = middle(ours, 'firstPaintMs');
  const largest = middle(ours, 'largestPaintMs');
  const largestSingle = middle(single, 'largestPaintMs');
  const ratio = middle(ours, 'scriptKb') / middle(single, 'scriptKb');
  // Requests after the page is usable are not counted.
  const depth = middle(ours, 'usableDepth');
  const beforeScript = ours.filter((each) => each.firstPaintMs < each.firstScriptMs).length;
  printTable(
    'Targets',
    ['figure', 'measured', 'target', ''],
    [
      [
        'first paint',
        `${round(first)} ms`,
        `${TARGETS.firstPaintMs} ms`,
        targetStatus(first, TARGETS.firstPaintMs),
      ],
      [
        'largest paint',
        `${round(largest)} ms`,
        `${TARGETS.largestPaintMs} ms`,
        targetStatus(largest, TARGETS.largestPaintMs),
      ],
      [
        'largest paint against one bundle',
        `${round(largest)} ms`,
        `${round(largestSingle)} ms`,
        targetStatus(largest, largestSingle),
      ],
      [
        'script against one bundle',
        `${round(ratio, 3)}x`,
        `${TARGETS.ratio}x`,
        targetStatus(ratio, TARGETS.ratio),
      ],
      [
        'rounds of requests before it is usable',
        round(depth),
        round(TARGETS.depth),
        targetStatus(depth, TARGETS.depth),
      ],
      [
        'manifest requests',
        round(middle(ours, 'manifests')),
        '0',
        targetStatus(middle(ours, 'manifests'), 0),
      ],
      [
        'painted before any script could run',
        `${beforeScript} of ${ours.length}`,
        `${ours.length}`,
        targetStatus(-beforeScript, -ours.length),
      ],
    ],
  );
}

async function measure(siteUrl: string): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(BROWSER_HELP);
  const front = await startFront(siteUrl);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const visits = await visitInTurn(browser, {
      'Dara, federated': `${siteUrl}/`,
      'the same in one bundle': `${front.url}/`,
      'static page, one picture': `${front.url}/static`,
    });
    printTable(
      `First visit of /, slow 4G (1.6 Mbit/s, 150 ms), CPU 4x slower, fresh profile, median of ${RUNS}; ${machineLoad()}`,
      ['page', ...COLUMNS.map(([title]) => title)],
      Object.entries(visits).map(([name, each]) => [
        name,
        ...COLUMNS.map(([, key, digits]) => round(middle(each, key), digits)),
      ]),
    );
    for (const [name, each] of Object.entries(visits)) {
      say(`${name}: largest paint is ${each[0]?.largest ?? '?'}`);
      for (const line of new Set(each.flatMap((one) => one.console))) say(`  console: ${line}`);
    }
    const [ours = [], single = []] = Object.values(visits);
    printTargets(ours, single);
  } finally {
    await browser.close();
    front.close();
  }
}

if (!process.env['BENCH_BUILT']) build();
await withSite(measure);
