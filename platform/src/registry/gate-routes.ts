import type { ReleaseManifest } from '@dara/contract';

/** `/book/:id` and `/book/:bookId` are one address; an optional segment makes two. */
export function addresses(path: string): string[] {
  const expand = (segments: string[]): string[][] => {
    const [head, ...rest] = segments;
    if (head === undefined) return [[]];
    const tails = expand(rest);
    const plain = head.replace(/\?$/, '');
    const name = plain.startsWith(':') ? ':' : plain.toLowerCase();
    const taken = tails.map((tail) => [name, ...tail]);
    return head.endsWith('?') ? [...taken, ...tails] : taken;
  };
  return expand(path.split('/').filter((segment) => segment !== '')).map(
    (segments) => `/${segments.join('/')}`,
  );
}

export const isUnder = (path: string, prefix: string): boolean =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

/** Normalized: the router ignores case and trailing slashes. */
export const normalized = (prefix: string): string =>
  prefix.toLowerCase().replace(/\/+$/, '') || '/';

interface Claim {
  owner: string;
  path: string;
}

/** Address of every route of some releases, with its declaration. */
export function claimsOf(manifests: readonly ReleaseManifest[]): (Claim & { address: string })[] {
  return manifests.flatMap(({ name, declaration }) =>
    (declaration?.routes ?? []).flatMap(({ path }) =>
      addresses(path).map((address) => ({ owner: name, path, address })),
    ),
  );
}

/** Routes and prefixes of a release that are missing in its build, or belong to another release. */
export function routeProblems(
  candidate: ReleaseManifest,
  after: ReadonlyMap<string, ReleaseManifest>,
): string[] {
  const problems: string[] = [];
  const others = [...after.values()].filter((manifest) => manifest.name !== candidate.name);
  const taken = new Map(claimsOf(others).map((claim) => [claim.address, claim]));
  for (const route of candidate.declaration?.routes ?? []) {
    if (candidate.pages[route.page] === undefined) {
      problems.push(
        `route ${route.path} names page ${route.page}, which the build lacks: add it to "pages" in src/remote.tsx, or correct remote.json`,
      );
    }
  }
  for (const { part } of candidate.declaration?.parts ?? []) {
    if (candidate.pages[part] === undefined) {
      problems.push(
        `remote.json names part ${part}, which the build lacks: add it to "parts" in src/remote.tsx, or correct remote.json`,
      );
    }
  }
  const seen = new Set<string>();
  for (const { address, path } of claimsOf([candidate])) {
    const other = taken.get(address);
    if (other)
      problems.push(
        `route ${path} belongs to ${other.owner}, as ${other.path}: choose another path`,
      );
    if (seen.has(address))
      problems.push(`route ${path} is declared twice: keep one in remote.json`);
    seen.add(address);
  }
  return problems.length > 0 ? problems : prefixProblems(candidate, others);
}

/** The part of an address before its first parameter. */
const fixedPart = (address: string): string => address.split(/\/[:*]/)[0] || '/';

/** Routes and prefixes of remotes below a prefix of the shell, which are not allowed. */
function shellPathProblems(manifests: ReleaseManifest[]): string[] {
  const remotes = manifests.filter(({ kind }) => kind === 'remote');
  const own = manifests
    .filter(({ kind }) => kind === 'shell')
    .flatMap(({ name, declaration }) =>
      (declaration?.prefixes ?? []).map((prefix) => ({ name, prefix: normalized(prefix) })),
    );
  const claims = [
    ...remotes.flatMap(({ name, declaration }) =>
      (declaration?.prefixes ?? [])
        .map(normalized)
        .map((path) => ({ what: 'prefix', owner: name, path, address: path })),
    ),
    ...claimsOf(remotes).map((claim) => ({ what: 'route', ...claim })),
  ];
  return claims.flatMap(({ what, owner, path, address }) => {
    const claim = own.find(({ prefix }) => isUnder(fixedPart(address), prefix));
    return claim
      ? [
          `${what} ${path} of ${owner} is below prefix ${claim.prefix} of ${claim.name}: choose another path`,
        ]
      : [];
  });
}

/** A path belongs to the remote with the longest matching prefix; the shell's routes may be below any. */
function prefixProblems(candidate: ReleaseManifest, others: ReleaseManifest[]): string[] {
  const isShell = candidate.kind === 'shell';
  const ofShell = shellPathProblems(
    isShell
      ? [candidate, ...others]
      : [candidate, ...others.filter(({ kind }) => kind === 'shell')],
  );
  if (isShell || ofShell.length > 0) return ofShell;
  const remotes = [candidate, ...others.filter((manifest) => manifest.kind === 'remote')];
  const prefixes = remotes.flatMap(({ name, declaration }) =>
    (declaration?.prefixes ?? []).map((prefix) => ({ name, prefix: normalized(prefix) })),
  );
  const problems = prefixes
    .filter(({ name }) => name === candidate.name)
    .flatMap(({ prefix }) =>
      prefixes
        .filter((other) => other.name !== candidate.name && other.prefix === prefix)
        .map((other) => `prefix ${prefix} belongs to ${other.name}: choose another`),
    );
  if (problems.length > 0) return problems;
  prefixes.sort((a, b) => b.prefix.length - a.prefix.length);
  return claimsOf(remotes).flatMap(({ owner, path, address }) => {
    const fixed = fixedPart(address);
    const claim = prefixes.find(({ prefix }) => isUnder(fixed, prefix));
    if (claim?.name === owner || ![owner, claim?.name].includes(candidate.name)) return [];
    return claim
      ? [
          `route ${path} of ${owner} is below prefix ${claim.prefix} of ${claim.name}: choose another path`,
        ]
      : [
          `route ${path} is below none of the prefixes of ${owner}: add its beginning to "prefixes" in remote.json`,
        ];
  });
}
