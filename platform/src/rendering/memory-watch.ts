import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const INTERVAL_MS = 100;
/** On systems where an external command is needed, which is expensive. */
const SLOW_INTERVAL_MS = 1000;
const KB_PER_MB = 1024;

/** Resident and swapped memory of a process, in megabytes. */
async function heldByLinux(pid: number): Promise<number> {
  // Synchronous, because /proc needs no disk access: a tenth of the cost of the thread pool.
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

/** Calls back once when a process exceeds the memory limit, including buffers outside of its heap. */
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
        // The process has exited, which is reported elsewhere.
        .catch(() => undefined)
        .finally(() => (isAsking = false));
    },
    isLinux ? INTERVAL_MS : SLOW_INTERVAL_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}
