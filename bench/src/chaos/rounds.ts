import { pause } from '../lib/site.ts';
import { machineLoad, round, say } from '../lib/table.ts';
import type { Fault } from './faults.ts';
import { findings } from './findings.ts';
import type { Load, Acknowledged, Failure, Seen } from './load.ts';
import { until, type Stack } from './stack.ts';

const BACK_LIMIT_MS = 120_000;
const TARGET_MS = 10_000;
const WRITERS = 4;
/** Of each kind of finding. */
const SHOWN = 5;

export const COLUMNS = [
  'fault',
  'rounds',
  'saved',
  'lost',
  'half',
  'orphans',
  'deaths',
  '500',
  '503/507',
  'no answer',
  'cached pages failed',
  'slowest s',
  'back s, middle',
  'back s, most',
  '',
];

export interface Outcome {
  row: string[];
  isGood: boolean;
}

/** When each recovery check last failed, in milliseconds after the end of the fault. */
interface Back {
  afterMs: number;
  missing: Record<string, number>;
}

/** Repeats a fault under load, and compares acknowledged saves with the stored data. */
export async function roundsOf(
  fault: Fault,
  rounds: number,
  stack: Stack,
  load: Load,
  all: Acknowledged[],
): Promise<Outcome> {
  const backs: number[] = [];
  const seen: Seen[] = [];
  const isDeadly = fault.isDeadly ?? false;
  const deathsBefore = stack.deaths;
  for (let at = 0; at < rounds; at += 1) {
    await until(() => load.page(), BACK_LIMIT_MS);
    load.take();
    load.start(WRITERS);
    await pause(500 + Math.random() * 1000);
    await fault.run(stack);
    const back = await backAfter(stack, load);
    if (back.afterMs > TARGET_MS) say(slowBack(at, back));
    backs.push(back.afterMs);
    await load.stop();
    const taken = load.take();
    all.push(...taken.acknowledged);
    seen.push(taken);
    // Requests in flight at a process exit cannot be answered.
    const isCutOff = ({ status }: Failure): boolean => status === 'none' && isDeadly;
    taken.failures = taken.failures.filter((failure) => !isCutOff(failure));
    for (const words of stack.takeLastWords())
      say(`  a server that ended by itself had logged:\n${words}`);
    sayFailures(taken.failures, stack);
    for (const line of stack.log.takeOwnFaults().slice(0, SHOWN)) say(`  its own fault: ${line}`);
  }
  const { lost, half, orphans } = await findings(stack, all);
  for (const [what, names] of Object.entries({ lost, half, orphans })) {
    if (names.length > 0) say(`  ${what}: ${names.slice(0, SHOWN).join(', ')}`);
  }
  const deaths = stack.deaths - deathsBefore;
  const sum = (count: (one: Seen) => number): number =>
    seen.reduce((total, one) => total + count(one), 0);
  const errors = sum(
    ({ failures }) => failures.filter(({ isPage, status }) => !isPage && status !== 'none').length,
  );
  const unanswered = sum(({ statuses }) => statuses.get('none') ?? 0);
  const pagesFailed = sum((one) => one.pagesFailed);
  const slow = backs.filter((ms) => ms > TARGET_MS).length;
  const isGood =
    lost.length + half.length + orphans.length + deaths + slow + errors === 0 &&
    (isDeadly || unanswered + pagesFailed === 0);
  const sorted = [...backs].sort((a, b) => a - b);
  const row = [
    fault.name,
    String(rounds),
    String(sum(({ acknowledged }) => acknowledged.length)),
    ...[lost.length, half.length, orphans.length, deaths, errors].map(String),
    String(sum(({ statuses }) => (statuses.get('503') ?? 0) + (statuses.get('507') ?? 0))),
    String(unanswered),
    `${pagesFailed} of ${sum(({ pages }) => pages)}`,
    round(Math.max(...seen.map(({ slowestMs }) => slowestMs)) / 1000, 1),
    round((sorted[sorted.length >> 1] ?? Number.NaN) / 1000, 1),
    round(Math.max(...backs) / 1000, 1),
    isGood ? 'ok' : 'missed',
  ];
  return { row, isGood };
}

/**
 * Waits until a save is acknowledged, a page is shown and all readiness checks pass. A server that exited is restarted;
 * its start is part of the recovery time.
 */
async function backAfter(stack: Stack, load: Load): Promise<Back> {
  const startedAt = performance.now();
  const missing: Record<string, number> = {};
  const isBack = await until(async () => {
    if (!stack.isRunning) {
      await stack.start();
      missing['start'] = performance.now() - startedAt;
    }
    const ready = await stack.ready();
    const signs = { page: await load.page(), save: await load.write(), ready: ready === 'ok' };
    for (const [sign, holds] of Object.entries(signs)) {
      if (!holds)
        missing[sign === 'ready' ? `ready: ${ready}` : sign] = performance.now() - startedAt;
    }
    return Object.values(signs).every(Boolean);
  }, BACK_LIMIT_MS);
  if (!isBack) say(`  not back in ${BACK_LIMIT_MS / 1000} s`);
  return { afterMs: performance.now() - startedAt, missing };
}

const slowBack = (at: number, { afterMs, missing }: Back): string =>
  `  round ${at + 1}: back after ${round(afterMs / 1000, 1)} s (${machineLoad()}); last missing: ` +
  Object.entries(missing)
    .map(([sign, ms]) => `${sign} at ${round(ms / 1000, 1)} s`)
    .join(', ');

function sayFailures(failures: readonly Failure[], { log }: Stack): void {
  for (const { at, method, path, status, traceId, body } of failures.slice(0, SHOWN)) {
    say(`  ${at} ${method} ${path}: ${status} ${body}`);
    for (const line of traceId ? log.of(traceId) : []) say(`    ${line}`);
  }
  if (failures.length > SHOWN) say(`  and ${failures.length - SHOWN} more`);
}
