/** How long a loaded machine may take for what happens at once on an idle one. */
const PATIENCE_MS = 30_000;

/** Waits until something holds; a test that waits in vain fails by throwing. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
