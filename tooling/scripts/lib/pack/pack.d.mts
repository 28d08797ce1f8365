/** Writes a tarball for each package into `target`. Answers the tarballs by their packages. */
export function packPackages(target: string): Promise<Map<string, string>>;
