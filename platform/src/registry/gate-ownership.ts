import type { ReleaseManifest, RemoteDeclaration, RobotRules } from '@dara/contract';
import { claimsOf, isUnder, normalized } from './gate-routes.ts';

/** The section of the public header: an entry there is seen on every page. */
const MAIN_MENU = 'main';

/** Grants by name of the remote. */
export type Grants = Readonly<Record<string, readonly string[]>>;

/** What the operator has to grant to a remote by name, as `prefix:/events` or `menu:main`. */
function neededGrants(declaration: RemoteDeclaration): string[] {
  const { prefixes, routes, menu, frames = [], parts = [] } = declaration;
  return [
    ...prefixes.map((prefix) => `prefix:${normalized(prefix)}`),
    ...(menu.some(({ section }) => section === MAIN_MENU) ? [`menu:${MAIN_MENU}`] : []),
    ...frames.map((origin) => `frame:${origin}`),
    ...parts.map(({ slot }) => `slot:${slot}`),
    ...routes.filter(({ secret }) => secret).map(({ path }) => `secret:${path}`),
  ];
}

/** A granted prefix or secret address includes all below it. */
function isGranted(need: string, granted: readonly string[]): boolean {
  const [, kind = '', path] = /^(prefix:|secret:)(.*)$/.exec(need) ?? [];
  return granted.some(
    (one) =>
      one === need ||
      (path !== undefined && one.startsWith(kind) && isUnder(path, one.slice(kind.length))),
  );
}

/** What a remote needs and neither the registry nor the live shell's `site.json` grants. */
export function grantProblems(
  { name, kind, declaration }: ReleaseManifest,
  { site }: Pick<ReleaseManifest, 'site'>,
  grants: Grants,
): string[] {
  if (kind === 'shell' || !site) return [];
  const granted = [...(grants[name] ?? []), ...(site.grants?.[name] ?? [])];
  return neededGrants(declaration)
    .filter((need) => !isGranted(need, granted))
    .map(
      (need) => `${need} is not granted to ${name}: the operator runs "dara grant ${name} ${need}"`,
    );
}

const prefixesOf = ({ declaration }: ReleaseManifest): string[] =>
  (declaration?.prefixes ?? []).map(normalized);

const rulesOf = ({ allow = [], disallow = [] }: RobotRules = {}): string[] => [
  ...allow,
  ...disallow,
];

/** Crawler rules of a remote that reach addresses of others: rules match by the beginning of an address. */
export function robotProblems(
  candidate: ReleaseManifest,
  others: readonly ReleaseManifest[],
): string[] {
  const { name, kind, declaration } = candidate;
  if (kind === 'shell') return [];
  const foreign = others.filter((other) => other.kind === 'remote').flatMap(prefixesOf);
  const longest = (path: string, prefixes: readonly string[]): number =>
    Math.max(-1, ...prefixes.filter((prefix) => isUnder(path, prefix)).map(({ length }) => length));
  return rulesOf(declaration?.robots).flatMap((rule) => {
    const fixed = (/^[^*$]*/.exec(rule)?.[0] ?? '/').toLowerCase();
    const isOwn = longest(fixed, prefixesOf(candidate)) > longest(fixed, foreign);
    if (isOwn && !foreign.some((prefix) => prefix.startsWith(fixed))) return [];
    return [`robots rule ${rule} of ${name} reaches addresses of others: leave it to site.json`];
  });
}

/** An address that a remote would take from the owner of a prefix above it, or of a route with a parameter. */
interface Takeover {
  owner: string;
  text: string;
}

/** Whether a route with parameters answers an address of fixed segments. */
function answers(route: string, address: string): boolean {
  const own = route.split('/');
  const other = address.split('/');
  if (!own.includes(':') || own.length !== other.length) return false;
  return own.every((segment, index) => segment === ':' || segment === other[index]);
}

/** What `taker` takes from `owner`, unless the owner's release accepts it: prefixes, and routes of other prefixes. */
function takenFrom(taker: ReleaseManifest, owner: ReleaseManifest): Takeover[] {
  const accepted = (owner.declaration.accepts ?? []).map(normalized);
  const isAccepted = (path: string): boolean => accepted.some((one) => isUnder(path, one));
  const above = prefixesOf(owner).filter((prefix) => prefix !== '/');
  const ownRoutes = claimsOf([owner]);
  const placeOf = (address: string): string | undefined => {
    if (isAccepted(address)) return undefined;
    const route = ownRoutes.find((one) => one.address !== address && answers(one.address, address));
    return route && `an address of ${route.path}`;
  };
  const takeover = (claim: string, place: string): Takeover => ({
    owner: owner.name,
    text: `${claim} of ${taker.name} is ${place} of ${owner.name}, which does not accept it`,
  });
  const prefixes = prefixesOf(taker).flatMap((path) => {
    const prefix = above.find((one) => one !== path && isUnder(path, one));
    const place = prefix && !isAccepted(path) ? `below prefix ${prefix}` : placeOf(path);
    return place ? [{ path, ...takeover(`prefix ${path}`, place) }] : [];
  });
  const routes = claimsOf([taker]).flatMap(({ path, address }) => {
    if (prefixes.some((prefix) => isUnder(address, prefix.path))) return [];
    const place = placeOf(address);
    return place ? [takeover(`route ${path}`, place)] : [];
  });
  return [...prefixes, ...routes];
}

function takeovers(candidate: ReleaseManifest, others: readonly ReleaseManifest[]): Takeover[] {
  const remotes = others.filter(({ kind }) => kind === 'remote');
  if (candidate.kind === 'shell') return [];
  return remotes.flatMap((other) => [
    ...takenFrom(candidate, other),
    ...takenFrom(other, candidate),
  ]);
}

/** Addresses that one remote would take from another. Those that it has in the live releases are left to it. */
export function takeoverProblems(
  candidate: ReleaseManifest,
  others: readonly ReleaseManifest[],
  predecessor: ReleaseManifest | undefined,
): string[] {
  const before = new Set(predecessor && takeovers(predecessor, others).map(({ text }) => text));
  return takeovers(candidate, others)
    .filter(({ text }) => !before.has(text))
    .map(({ owner, text }) => `${text}: add it to "accepts" in remote.json of ${owner}`);
}
