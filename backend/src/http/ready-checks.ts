import { faultOf } from '../faults/fault.ts';
import { withTimeout } from '../faults/with-timeout.ts';
import type { Logger } from '../log/logger.ts';

/** Resolves to true if its part can serve. */
export type ReadyCheck = () => Promise<boolean> | boolean;

/** A failed `required` check makes the instance unready; a failed `helpful` one only degrades it. */
export type CheckKind = 'required' | 'helpful';

/** Fails intentionally during shutdown, so its failure is not logged. */
export const STAYING = 'staying';

/** Timeout of a check, below the timeout of probes. */
const CHECK_MS = 3000;

interface Check {
  run: ReadyCheck;
  kind: CheckKind;
  /** The last result with the kind of failure, and when it last changed. */
  last?: { isOk: boolean; reason: string; sinceMs: number };
  /** Concurrent callers share one run. */
  running?: Promise<boolean>;
}

/** The checks of `GET /api/health/ready`. Each change of a result is logged once, a recovery with its duration. */
export class ReadyChecks {
  readonly #checks = new Map<string, Check>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  add(name: string, run: ReadyCheck, kind: CheckKind): void {
    this.#checks.set(name, { run, kind });
  }

  /** Never throws: a check that throws or times out has failed. */
  async run(): Promise<Record<string, boolean>> {
    const results = [...this.#checks].map(async ([name, check]): Promise<[string, boolean]> => {
      check.running ??= withTimeout(CHECK_MS, 'network', async () => check.run()).finally(
        () => delete check.running,
      );
      try {
        const isOk = await check.running;
        this.#note(name, check, { isOk, reason: '' });
        return [name, isOk];
      } catch (error) {
        const reason = faultOf(error)?.code ?? 'INTERNAL';
        this.#note(name, check, { isOk: false, reason, error });
        return [name, false];
      }
    });
    return Object.fromEntries(await Promise.all(results));
  }

  /** When each check last changed between passing and failing, in milliseconds. */
  changes(): [name: string, sinceMs: number][] {
    return [...this.#checks].flatMap(([name, { last }]) => (last ? [[name, last.sinceMs]] : []));
  }

  kindsOf(names: readonly string[]): CheckKind[] {
    return names.flatMap((name) => this.#checks.get(name)?.kind ?? []);
  }

  #note(
    name: string,
    check: Check,
    { isOk, reason, error }: { isOk: boolean; reason: string; error?: unknown },
  ): void {
    const { last } = check;
    if (last?.isOk === isOk && last.reason === reason) return;
    const sinceMs = last?.isOk === isOk ? last.sinceMs : Date.now();
    check.last = { isOk, reason, sinceMs };
    if (name === STAYING) return;
    if (!isOk) {
      const cause = error === undefined ? {} : { err: error };
      this.#log.warn({ check: name, ...cause }, 'ready check failed');
    } else if (last) {
      const awayS = Math.round((sinceMs - last.sinceMs) / 100) / 10;
      this.#log.info({ check: name, awayS }, 'ready check passes again');
    }
  }
}
