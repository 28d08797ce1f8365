import { DependencyError, type Dependency } from './fault.ts';

/**
 * The result of a call to a neighbour, or a `DependencyError` after `limitMs`. The call is told through the
 * signal; one that does not listen is left behind.
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
  // Its failure after the limit is of no interest any more.
  running.catch(() => undefined);
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}
