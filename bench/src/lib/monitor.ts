import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

/** Process metrics between `begin` and `end`. */
export interface Felt {
  /** The longest event loop delay. */
  delayMaxMs: number;
  /** The longest task of the thread: the process's share of a delay. */
  ownMaxMs: number;
  /** Peak memory above the idle level. */
  peakMb: number;
}

const TICK_MS = 2;
const MB = 1024 * 1024;
const SETTLE_MS = 300;
/** Nanoseconds of CPU of this thread; unknown without this file. */
const THREAD = '/proc/thread-self/schedstat';

/** Samples memory in a separate thread, so that it does not block the event loop. */
const WATCH = `
  const { parentPort } = require('node:worker_threads');
  let peak = 0;
  setInterval(() => { peak = Math.max(peak, process.memoryUsage.rss()); }, 5);
  parentPort.on('message', () => { parentPort.postMessage(peak); peak = 0; });`;

function peakOf(watcher: Worker): Promise<number> {
  return new Promise((resolve) => {
    watcher.once('message', resolve);
    watcher.postMessage('peak');
  });
}

const hasThreadTime = existsSync(THREAD);

function threadMs(): number {
  return hasThreadTime ? Number(readFileSync(THREAD, 'latin1').split(' ', 1)[0]) / 1e6 : Number.NaN;
}

/** Handles `begin` and `end` messages of the parent process. */
export function answerAsMonitor(): void {
  const watcher = new Worker(WATCH, { eval: true });
  let delayMaxMs = 0;
  let ownMaxMs = 0;
  let restBytes = 0;
  let timer: NodeJS.Timeout | undefined;

  const watchLoop = (): void => {
    let at = performance.now();
    let own = threadMs();
    timer = setInterval(() => {
      const [now, ownNow] = [performance.now(), threadMs()];
      delayMaxMs = Math.max(delayMaxMs, now - at - TICK_MS);
      ownMaxMs = Math.max(ownMaxMs, ownNow - own);
      [at, own] = [now, ownNow];
    }, TICK_MS);
  };

  const begin = async (): Promise<void> => {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    restBytes = process.memoryUsage.rss();
    await peakOf(watcher);
    [delayMaxMs, ownMaxMs] = [0, hasThreadTime ? 0 : Number.NaN];
    watchLoop();
  };

  const end = async (): Promise<Felt> => {
    clearInterval(timer);
    const peak = await peakOf(watcher);
    return { delayMaxMs, ownMaxMs, peakMb: Math.max(0, peak - restBytes) / MB };
  };

  process.on('message', (question) => {
    void (question === 'begin' ? begin() : end()).then((answer) => process.send?.(answer ?? {}));
  });
}
