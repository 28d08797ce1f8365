import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const STARTED = /Starting (?:incremental )?compilation|File change detected/;
const DONE = /Found (\d+) errors?\. Watching/;
const TIME = /^\d{1,2}:\d{2}:\d{2}.*? - /;

/** Turns the output of a watching compiler into one text per compilation with errors, and one after they are fixed. */
export function typeReports(say: (text: string) => void): (output: string) => void {
  let rest = '';
  let lines: string[] = [];
  let hadErrors = false;
  const take = (line: string): void => {
    if (STARTED.test(line)) lines = [];
    else if (DONE.test(line)) {
      const hasErrors = !/Found 0 errors/.test(line);
      if (hasErrors) say(`Type errors:\n${lines.join('\n')}`);
      else if (hadErrors) say('The types are right again');
      hadErrors = hasErrors;
      lines = [];
    } else if (line.trim() !== '' && !TIME.test(line)) lines.push(`  ${line}`);
  };
  return (output) => {
    const all = (rest + output).split(/\r?\n/);
    rest = all.pop() ?? '';
    all.forEach(take);
  };
}

/**
 * Checks the types of a remote while it is developed, in a process of its own, so that pages do not wait for it. Does
 * nothing without a compiler or a tsconfig.json in the remote's folder. Returns a stop function.
 */
export function watchTypes(dir: string, say: (text: string) => void): () => void {
  const require = createRequire(path.join(dir, 'package.json'));
  let compiler: string;
  try {
    compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  } catch {
    return () => undefined;
  }
  if (!existsSync(path.join(dir, 'tsconfig.json'))) return () => undefined;
  const words = ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const child = spawn(process.execPath, [compiler, ...words], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const report = typeReports(say);
  child.stdout.on('data', (data: Buffer) => report(data.toString()));
  child.on('error', () => undefined);
  const stop = (): void => void child.kill();
  // Also when the process ends without closing.
  process.once('exit', stop);
  return () => {
    process.off('exit', stop);
    stop();
  };
}
