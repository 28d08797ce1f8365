/** Writes a tarball for each package into `target`. Returns the tarballs by package name. */
export function packPackages(target: string): Promise<Map<string, string>>;
