import type { BundlePositions } from './bundle-positions.ts';
import type { RenderPool } from './render-pool.ts';
import type { RenderedPage } from './protocol.ts';
import type { Visit } from './trial-visits.ts';

/** Returned in place of problems: the live shell cannot render a page as a role. */
export const UNABLE = 'the shell cannot try it';

export interface TrialLimits {
  /** Time limit of one page in ms. */
  visitMs: number;
  positions: BundlePositions;
}

export interface Round {
  visits: readonly Visit[];
  /** Behaviour of the api: `an api that fails`. */
  label: string;
  /** Total time limit. */
  limitMs?: number;
}

/**
 * Renders pages one after the other, so that errors are attributed correctly; returns the errors. Stops after a page
 * that took `visitMs`.
 */
export async function tryVisits(
  pool: RenderPool,
  { visits, label, limitMs = Infinity }: Round,
  { visitMs, positions }: TrialLimits,
): Promise<string[]> {
  const problems: string[] = [];
  const deadline = Date.now() + limitMs;
  for (const [index, visit] of visits.entries()) {
    const startedAt = Date.now();
    if (startedAt > deadline) {
      const left = visits.length - index;
      return [
        ...problems,
        `${left} pages were not rendered in time: ${visit.label} and what follows; make their first state smaller`,
      ];
    }
    const problem = await tryVisit(pool, visit, positions);
    if (problem === undefined) continue;
    if (problem === UNABLE) return [UNABLE];
    const remedy = visit.remedy ? `; to fix it, ${visit.remedy}` : '';
    problems.push(`${visit.label} (${visit.locale}) with ${label}: ${problem}${remedy}`);
    if (Date.now() - startedAt >= visitMs) return problems;
  }
  return problems;
}

async function tryVisit(
  pool: RenderPool,
  visit: Visit,
  positions: BundlePositions,
): Promise<string | undefined> {
  const { address, locale, trial } = visit;
  try {
    const page = await pool.render(`http://smoke.test${address}`, locale, undefined, { trial });
    const errors = page.redirect === undefined && page.status < 500 ? (page.errors ?? []) : [];
    if (errors.length === 0) return problemOf(page, visit);
    return (await Promise.all(errors.map((one) => positions.describe(one)))).join('; ');
  } catch (error) {
    return positions.describe(error);
  }
}

function problemOf(page: RenderedPage, { trial, isRecord }: Visit): string | undefined {
  if (page.redirect !== undefined) return undefined;
  if (page.status >= 500) return `answered ${page.status}`;
  if (isRecord && page.status === 404) return 'answered 404 for a record that the feed names';
  if (trial && !page.isTrial) return UNABLE;
  // A shell from before parts were tried opens a page instead.
  if (trial?.part && page.page !== trial.part.part) return UNABLE;
  // A signed-in page may show nothing until its effects have run.
  return page.html.length === 0 && !trial ? 'rendered nothing' : undefined;
}
