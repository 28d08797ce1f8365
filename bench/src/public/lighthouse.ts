import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PublicPage } from './pages.ts';

// Installed on first use: 110 MB with its dependencies.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MOST_OUTPUT = 64 * 1024 * 1024;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  page: string;
  /** 0 to 100, in the order of `AUDITED`. */
  scores: number[];
  layoutShift: number;
  blockingMs: number;
  /** Lighthouse's CPU benchmark: with 4x throttling a value above 1500 corresponds to a phone. */
  machine: number;
  /** Failed audits, by Lighthouse's names. */
  missed: string[];
}

export const AUDITED: readonly string[] = CATEGORIES;

interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<
    string,
    { score: number | null; displayValue?: string; numericValue?: number } | undefined
  >;
  environment: { benchmarkIndex: number };
}

async function reportOf(chromePath: string, address: string): Promise<Report> {
  const options = [
    ...['--output=json', '--quiet', `--only-categories=${CATEGORIES.join()}`],
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options], {
    env: { ...process.env, CHROME_PATH: chromePath },
    maxBuffer: MOST_OUTPUT,
  });
  return JSON.parse(stdout) as Report;
}

async function audit(chromePath: string, site: string, { name, path }: PublicPage): Promise<Audit> {
  const { categories, audits, environment } = await reportOf(chromePath, site + path);
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

/** Audits each page with phone settings, the best of a few runs, because other load only lowers scores. */
export async function audits(
  chromePath: string,
  site: string,
  pages: readonly PublicPage[],
  runs: number,
): Promise<Audit[]> {
  const found: Audit[] = [];
  for (const page of pages) {
    const tries: Audit[] = [];
    for (let run = 0; run < runs; run++) tries.push(await audit(chromePath, site, page));
    tries.sort((a, b) => (b.scores[0] ?? 0) - (a.scores[0] ?? 0));
    if (tries[0]) found.push(tries[0]);
  }
  return found;
}
