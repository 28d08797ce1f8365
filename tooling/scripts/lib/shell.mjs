import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

export const say = (line) => void process.stdout.write(`${line}\n`);

const running = new Set();

/** Kills running children, for Ctrl-C. */
export function endChildren(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}

/** Starts a process that is killed together with this one. */
export function startChild(command, args, { cwd = ROOT, env, ...rest } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, ...rest });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/**
 * Runs a command. With `quiet` its output is captured and returned instead of shown. Never rejects for an exit code;
 * check `code`.
 */
export function run(command, args, { quiet = false, onMessage, ...rest } = {}) {
  return new Promise((resolve) => {
    const child = startChild(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...rest,
    });
    if (onMessage) child.on('message', onMessage);
    let output = '';
    const keep = (data) => (output += data);
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

export const node = (args, options) => run(process.execPath, args, options);

/** Runs npm with the current Node, without a shell on any system. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? node([cli, ...args], options) : run('npm', args, options);
}

export const seconds = (startedMs) => `${((performance.now() - startedMs) / 1000).toFixed(1)} s`;

/** Maps `items` with at most `limit` concurrent calls; results keep the order of the items. */
export async function inParallel(items, limit, work) {
  const answers = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      answers[index] = await work(items[index]);
    }
  };
  await Promise.all(Array.from({ length: limit }, lane));
  return answers;
}
