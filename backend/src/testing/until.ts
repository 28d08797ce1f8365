/** Time that a loaded machine may need for something immediate. */
const PATIENCE_MS = 30_000;

/** Waits until a condition holds; throws on timeout. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
