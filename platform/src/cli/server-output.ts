import { writeSync } from 'node:fs';
import { ConfigError, createLogger, StartError } from '@dara/backend/role';

export interface ServerOutput {
  say: (line: string) => void;
  /** Says why the process could not start; a fault that is not the operator's keeps its stack. */
  fail: (error: unknown) => void;
}

/** A key at the beginning of what is wrong with it. */
const KEY = /^[A-Z][A-Z0-9_]+(?=\W)/;

/**
 * How a server says what its start does. In production each line is a log line, JSON like all others and whatever
 * `LOG_LEVEL` is, because a service manager collects them as one stream; on a terminal, and elsewhere, they are text.
 */
export function serverOutput(
  env: Record<string, string | undefined>,
  text: ServerOutput,
  isTerminal: boolean = process.stdout.isTTY,
): ServerOutput {
  if (env['NODE_ENV']?.trim() !== 'production' || isTerminal) return text;
  const log = createLogger('info');
  // Node and libraries warn with several lines of text each.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ warning: name }, message));
  return {
    say: (line) => log.info(line),
    fail(error) {
      // The process ends at once, and lines on their way would change places.
      const log = createLogger('info', { write: (line) => void writeSync(1, line) });
      if (error instanceof ConfigError) {
        for (const problem of error.problems) log.fatal({ key: KEY.exec(problem)?.[0] }, problem);
      } else if (error instanceof StartError) log.fatal(error.message);
      else log.fatal({ err: error }, 'not started');
    },
  };
}
