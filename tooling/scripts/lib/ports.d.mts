/** A port that nobody listens on: the first from there on. */
export function freePort(from: number): Promise<number>;
