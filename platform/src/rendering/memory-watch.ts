import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const INTERVAL_MS = 100;
/** Where a process has to be asked for it, which is dear. */
const SLOW_INTERVAL_MS = 1000;
const KB_PER_MB = 1024;

/** What the system says that a process holds, swapped out or not, in megabytes. */
async function heldByLinux(pid: number): Promise<number> {
  // No disk is behind it: at once it costs a tenth of what it costs by the thread pool.
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  const kilobytes = [...status.matchAll(/^Vm(?:RSS|Swap):\s+(\d+) kB$/gm)].map(([, kb]) =>
    Number(kb),
  );
  return kilobytes.reduce((sum, kb) => sum + kb, 0) / KB_PER_MB;
}

async function heldElsewhere(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) / KB_PER_MB;
}

/** Tells once when a process holds more than the limit, buffers outside its heap included. */
export function watchMemory(
  pid: number,
  limitMb: number,
  onExcess: (megabytes: number) => void,
): () => void {
  const isLinux = process.platform === 'linux';
  const held = isLinux ? heldByLinux : heldElsewhere;
  let isAsking = false;
  const timer = setInterval(
    () => {
      if (isAsking) return;
      isAsking = true;
      held(pid)
        .then((megabytes) => {
          if (megabytes <= limitMb) return;
          clearInterval(timer);
          onExcess(Math.round(megabytes));
        })
        // Gone meanwhile: its end is told elsewhere.
        .catch(() => undefined)
        .finally(() => (isAsking = false));
    },
    isLinux ? INTERVAL_MS : SLOW_INTERVAL_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}
