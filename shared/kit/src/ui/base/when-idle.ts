/** Runs when the browser has nothing better to do, at the latest after a while; answers how to stop. */
export function whenIdle(task: () => void, timeoutMs = 2000): () => void {
  // Safari has no such call; there a moment later will do.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
