import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { PublicPage } from './pages.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  page: string;
  /** 0 to 100, in the order of `AUDITED`. */
  scores: number[];
  layoutShift: number;
  blockingMs: number;
  /** How quick Lighthouse found the machine; slowed four times it is a phone from some 1,500 on, and less than one below. */
  machine: number;
  /** What cost points, by Lighthouse's names. */
  missed: string[];
}

export const AUDITED: readonly string[] = CATEGORIES;

async function audit(port: number, site: string, { name, path }: PublicPage): Promise<Audit> {
  const result = await lighthouse(site + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { categories, audits, environment } = result.lhr;
  const missed = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  return {
    page: name,
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    machine: environment.benchmarkIndex,
    missed,
  };
}

/** Audits each page as a phone sees it, the best of a few runs, as a busy machine only takes away. */
export async function audits(
  chromePath: string,
  site: string,
  pages: readonly PublicPage[],
  runs: number,
): Promise<Audit[]> {
  const chrome = await chromeLauncher.launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const found: Audit[] = [];
    for (const page of pages) {
      const tries: Audit[] = [];
      for (let run = 0; run < runs; run++) tries.push(await audit(chrome.port, site, page));
      tries.sort((a, b) => (b.scores[0] ?? 0) - (a.scores[0] ?? 0));
      if (tries[0]) found.push(tries[0]);
    }
    return found;
  } finally {
    chrome.kill();
  }
}
