export interface Hedged<T> {
  value: T;
  isSecond: boolean;
}

/** Resolves to true where the work fails or is not done after a while. */
async function isLate(work: Promise<unknown>, afterMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), afterMs);
  });
  const done = work.then(
    () => false,
    () => true,
  );
  return Promise.race([done, patience]).finally(() => clearTimeout(timer));
}

/**
 * Hedged request: the result of the first, or after its failure or a delay the result of whichever finishes first.
 * Rejects when both fail.
 */
export async function hedge<T>(
  first: Promise<T>,
  second: () => Promise<T>,
  afterMs: number,
): Promise<Hedged<T>> {
  const own = first.then((value) => ({ value, isSecond: false }));
  if (!(await isLate(first, afterMs))) return own;
  const other = second().then((value) => ({ value, isSecond: true }));
  return Promise.any([own, other]);
}
