const PUBLIC = 'https://registry.npmjs.org/';

/** Packages that the lock file takes from elsewhere than npm's public registry. */
export function foreignPackages(lock) {
  return Object.entries(lock.packages ?? {})
    .filter(([, { resolved, link }]) => !link && resolved && !resolved.startsWith(PUBLIC))
    .map(([name, { resolved }]) => `${name} comes from ${resolved}`);
}
