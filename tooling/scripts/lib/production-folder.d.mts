/** Writes the folder that a production site runs from. Throws when `target` is not empty. */
export function writeProductionFolder(
  target: string,
  builds: readonly { name: string; dir: string }[],
): Promise<void>;
