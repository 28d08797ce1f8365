import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 1000;
/** Looks in a row at which a group must have done nothing to speak of. */
const QUIET_LOOKS = 5;
/** Of a second, in which a site does its background work's rounds and no more. */
const QUIET_MS = 100;
/** Of the kernel's clock, on every Linux. */
const TICK_MS = 10;

/** What follows the name of a process, which may hold anything: its state, parent, group, and so on. */
function statOf(pid: string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It has ended.
    return undefined;
  }
}

/** Processor time of the processes of a group so far, in milliseconds. */
function usedMs(group: number): number {
  const stats = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const used = stats
    .map(statOf)
    .filter((stat) => stat?.[2] === String(group))
    .reduce((sum, stat) => sum + Number(stat?.[11]) + Number(stat?.[12]), 0);
  return used * TICK_MS;
}

/**
 * Waits until a group of processes has done what it does after its start, such as drawing pictures: what is measured
 * beside it would be measured on half a machine. Where there is no `/proc` it does not wait.
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
