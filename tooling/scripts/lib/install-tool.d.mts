/** Imports a package at an exact version, installed in `.cache/tools` on first use. Rejects with npm's error. */
export function importTool(name: string, version: string): Promise<unknown>;
