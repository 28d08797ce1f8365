import { DependencyError, type Dependency } from './fault.ts';

/**
 * Returns the result of a call to a dependency, or throws a `DependencyError` after `limitMs`. The call is cancelled
 * through the signal; a call that ignores it is abandoned.
 */
export async function withTimeout<T>(
  limitMs: number,
  dependency: Dependency,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DependencyError(dependency, `${dependency} did not answer in ${limitMs} ms`));
      controller.abort();
    }, limitMs);
  });
  const running = call(controller.signal);
  // Ignore its failure after the timeout.
  running.catch(() => undefined);
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}
