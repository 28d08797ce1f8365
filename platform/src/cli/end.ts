import type { Logger } from '@dara/backend/role';

export interface Ending {
  log: Logger;
  say: (line: string) => void;
  /** What is under way is cut off after this. */
  limitMs: number;
  /** Finishes what is under way and gives everything back. */
  close: () => Promise<void>;
}

type Process = Pick<NodeJS.Process, 'on' | 'exit'>;

/**
 * Ends the process in order, with 0 when it is told to and with 1 after an error that nobody caught: what it left
 * behind in memory is not known, so a supervisor shall start another.
 */
export function endInOrder({ log, say, limitMs, close }: Ending, of: Process = process): void {
  let isEnding = false;
  const end = (reason: string, code: number): void => {
    isEnding = true;
    say(`${reason}: ending`);
    setTimeout(() => of.exit(1), limitMs).unref();
    close().then(
      () => of.exit(code),
      (error: Error) => {
        log.error({ err: error }, 'not closed cleanly');
        of.exit(1);
      },
    );
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    // A second signal means now.
    if (isEnding) of.exit(1);
    else end(signal, 0);
  };
  const onError = (error: unknown): void => {
    log.fatal({ err: error }, 'an error that nobody caught');
    if (!isEnding) end('An error that nobody caught', 1);
  };
  of.on('SIGINT', onSignal);
  of.on('SIGTERM', onSignal);
  // `npm start` holds a channel to its site: whatever ended it, the site follows.
  of.on('disconnect', () => {
    if (!isEnding) end('The starting process is gone', 0);
  });
  of.on('unhandledRejection', onError);
  of.on('uncaughtException', onError);
}
