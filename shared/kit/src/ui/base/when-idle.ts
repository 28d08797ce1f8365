/** Runs when the browser has nothing better to do, at the latest after two seconds; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no such call; there a moment later will do.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
