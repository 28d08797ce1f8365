/** A person's second Ctrl-C; one that comes sooner is the same, sent by the terminal and by npm. */
const AGAIN_MS = 1000;
const PARENT_POLL_MS = 500;

/**
 * Calls `end` for each signal to end, and when the parent is gone: npm that is killed passes nothing on. Returns whether
 * it was called.
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
