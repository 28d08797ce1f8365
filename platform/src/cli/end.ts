import type { Logger } from '@dara/backend/role';

export interface Ending {
  log: Logger;
  say: (line: string) => void;
  /** Time limit of work in progress. */
  limitMs: number;
  /** Finishes work in progress and releases resources. */
  close: () => Promise<void>;
}

type Process = Pick<NodeJS.Process, 'on' | 'exit'>;

/**
 * Ends the process in order, with 0 on a signal and with 1 after an uncaught error: the memory state is then unknown,
 * so a supervisor must restart it.
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
        log.error({ err: error }, 'shutdown failed');
        of.exit(1);
      },
    );
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    // A second signal exits immediately.
    if (isEnding) of.exit(1);
    else end(signal, 0);
  };
  const onError = (error: unknown): void => {
    log.fatal({ err: error }, 'uncaught error');
    if (!isEnding) end('Uncaught error', 1);
  };
  of.on('SIGINT', onSignal);
  of.on('SIGTERM', onSignal);
  // `npm start` holds an IPC channel to its site: when it closes for any reason, the site ends.
  of.on('disconnect', () => {
    if (!isEnding) end('The starting process is gone', 0);
  });
  of.on('unhandledRejection', onError);
  of.on('uncaughtException', onError);
}
