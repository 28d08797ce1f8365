/**
 * Minimum time between two Ctrl-C of a user; a faster repetition is the same signal sent by both the terminal and npm.
 */
const AGAIN_MS = 1000;
const PARENT_POLL_MS = 500;

/**
 * Calls `end` for each termination signal, and when the parent exits, because a killed npm forwards no signal. Returns
 * whether it was called.
 */
export function onEnding(end) {
  let endedAt;
  const handle = () => {
    if (endedAt !== undefined && performance.now() - endedAt < AGAIN_MS) return;
    endedAt = performance.now();
    end();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handle);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && endedAt === undefined) handle();
  }, PARENT_POLL_MS).unref();
  return () => endedAt !== undefined;
}
