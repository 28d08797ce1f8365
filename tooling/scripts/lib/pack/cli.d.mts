/** Writes `@dara/cli` into a folder. Answers the sources it was made of. */
export function stageCli(stage: string): Promise<string[]>;
