const PUBLIC = 'https://registry.npmjs.org/';

/** Returns packages of the lock file that are not from npm's public registry. */
export function foreignPackages(lock) {
  return Object.entries(lock.packages ?? {})
    .filter(([, { resolved, link }]) => !link && resolved && !resolved.startsWith(PUBLIC))
    .map(([name, { resolved }]) => `${name} comes from ${resolved}`);
}
