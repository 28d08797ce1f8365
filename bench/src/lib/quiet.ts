import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 1000;
/** Consecutive samples in which a process group must be idle. */
const QUIET_LOOKS = 5;
/** Share of a second that periodic background jobs need. */
const QUIET_MS = 100;
/** Kernel clock ticks on every Linux. */
const TICK_MS = 10;

/** Fields after the process name, which may contain any character: state, parent, group, and so on. */
function statOf(pid: string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It has exited.
    return undefined;
  }
}

/** CPU time of a process group so far, in milliseconds. */
function usedMs(group: number): number {
  const stats = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const used = stats
    .map(statOf)
    .filter((stat) => stat?.[2] === String(group))
    .reduce((sum, stat) => sum + Number(stat?.[11]) + Number(stat?.[12]), 0);
  return used * TICK_MS;
}

/**
 * Waits until a process group is idle after its start, because work such as image encoding would distort a measurement.
 * Returns immediately without `/proc`.
 */
export async function waitUntilIdle(group: number, timeoutMs = 900_000): Promise<void> {
  if (process.platform !== 'linux') return;
  const end = performance.now() + timeoutMs;
  let before = usedMs(group);
  let quiet = 0;
  while (quiet < QUIET_LOOKS && performance.now() < end) {
    await pause(LOOK_MS);
    const now = usedMs(group);
    quiet = now - before < QUIET_MS ? quiet + 1 : 0;
    before = now;
  }
}
