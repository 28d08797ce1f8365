/** Writes `@dara/cli` into a folder. Returns its source files. */
export function stageCli(stage: string): Promise<string[]>;
