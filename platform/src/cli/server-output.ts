import { writeSync } from 'node:fs';
import { ConfigError, createLogger, StartError } from '@dara/backend/role';

export interface ServerOutput {
  say: (line: string) => void;
  /** Prints why the process could not start; unexpected errors keep their stack. */
  fail: (error: unknown) => void;
}

/** A configuration key at the start of a message. */
const KEY = /^[A-Z][A-Z0-9_]+(?=\W)/;

/**
 * Output of a start. In production each line is a JSON log line independent of `LOG_LEVEL`, because a service manager
 * collects one stream; on a terminal and elsewhere it is text.
 */
export function serverOutput(
  env: Record<string, string | undefined>,
  text: ServerOutput,
  isTerminal: boolean = process.stdout.isTTY,
): ServerOutput {
  if (env['NODE_ENV']?.trim() !== 'production' || isTerminal) return text;
  const log = createLogger('info');
  // Warnings of Node and libraries have several lines of text.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ warning: name }, message));
  return {
    say: (line) => log.info(line),
    fail(error) {
      // Synchronous, because the process exits immediately and asynchronous lines would be reordered.
      const log = createLogger('info', { write: (line) => void writeSync(1, line) });
      if (error instanceof ConfigError) {
        for (const problem of error.problems) log.fatal({ key: KEY.exec(problem)?.[0] }, problem);
      } else if (error instanceof StartError) log.fatal(error.message);
      else log.fatal({ err: error }, 'not started');
    },
  };
}
