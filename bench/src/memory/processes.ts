import { readFileSync, readdirSync } from 'node:fs';

/** Of one process, in megabytes. */
export interface Memory {
  /** Proportional set size: private memory plus the share of shared memory, so the sum over processes is the total. */
  pss: number;
  rss: number;
  /** Memory that would be freed without it (unique set size). */
  own: number;
}

const KB_PER_MB = 1024;

export function memoryOf(pid: number): Memory {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
  const megabytes = (...names: string[]): number =>
    names
      .map((name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0))
      .reduce((sum, kilobytes) => sum + kilobytes / KB_PER_MB, 0);
  return {
    pss: megabytes('Pss'),
    rss: megabytes('Rss'),
    own: megabytes('Private_Clean', 'Private_Dirty'),
  };
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It has exited.
    return undefined;
  }
}

/** A process and its descendants, itself first. */
export function treeOf(root: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((pid) => [Number(pid), parentOf(pid)]));
  const found = [root];
  for (const pid of found)
    found.push(...[...parents].filter(([, parent]) => parent === pid).map(([child]) => child));
  return found;
}
