import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Clock ticks per second in /proc, the same on all supported Linux systems. */
const TICKS = 100;

function statOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
  return { own: (user + system) / TICKS, children: (childUser + childSystem) / TICKS };
}

/**
 * CPU seconds (user and system) of the finished child processes, and of the given processes with their children, such
 * as a database server. Undefined where the system does not report them.
 */
export function cpuSeconds(pids = []) {
  try {
    const others = pids.map(statOf).map(({ own, children }) => own + children);
    return others.reduce((sum, one) => sum + one, statOf('self').children);
  } catch {
    return undefined;
  }
}

/** CPU milliseconds of the loop below on the reference machine of the budgets. */
const REFERENCE_MS = 255;

function loopMs() {
  const before = process.cpuUsage();
  let text = 'x'.repeat(1000);
  for (let round = 0; round < 60_000; round += 1) {
    const hash = createHash('sha256').update(text).digest('hex');
    text = JSON.stringify([...JSON.parse(`["${hash}"]`), round, text.slice(0, 900)]).slice(0, 1000);
    text = text.replaceAll('"', "'").replaceAll('\\', '/');
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How many times slower than the reference machine this one is now; takes about a second. */
export function slowness() {
  return Math.min(loopMs(), loopMs(), loopMs()) / REFERENCE_MS;
}
