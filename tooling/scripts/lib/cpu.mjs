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

/** CPU milliseconds of the loop below on the reference machine of the budgets, while a part of the tests runs. */
const REFERENCE_MS = 490;
/** Time between samples: the loop takes 2 % of one processor. */
const SAMPLE_EVERY_MS = 15_000;
const OBJECTS = 200_000;
/** Has no divisor in common with the count, so that the steps pass through all objects. */
const STRIDE = 77_773;
const STEPS = 1_200_000;

/** Objects of more memory than the caches of a processor hold, each of which leads to one far away. */
function farObjects() {
  const objects = Array.from({ length: OBJECTS }, (_, at) => ({ at, text: `object ${at}` }));
  for (const [at, object] of objects.entries()) object.next = objects[(at + STRIDE) % OBJECTS];
  return objects;
}

let first;

function loopMs() {
  first ??= farObjects()[0];
  const before = process.cpuUsage();
  let text = 'x'.repeat(1000);
  for (let round = 0; round < 60_000; round += 1) {
    const hash = createHash('sha256').update(text).digest('hex');
    text = JSON.stringify([...JSON.parse(`["${hash}"]`), round, text.slice(0, 900)]).slice(0, 1000);
    text = text.replaceAll('"', "'").replaceAll('\\', '/');
  }
  let object = first;
  let length = 0;
  for (let step = 0; step < STEPS; step += 1) {
    length += object.text.length;
    object = object.next;
  }
  const { user, system } = process.cpuUsage(before);
  return length > 0 ? (user + system) / 1000 : 0;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Measures how many times slower than the reference machine this one is, until the returned function is called, which
 * returns the median. It samples while the tests run, because neighbours on shared hardware and the second processor
 * slow the memory down only then.
 */
export function watchSlowness() {
  const samples = [];
  const sample = () => samples.push(loopMs() / REFERENCE_MS);
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  return () => {
    clearInterval(timer);
    if (samples.length === 0) sample();
    return median(samples);
  };
}
