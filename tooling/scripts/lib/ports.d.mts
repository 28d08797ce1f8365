/** Returns the first free port, starting at `from`. */
export function freePort(from: number): Promise<number>;
