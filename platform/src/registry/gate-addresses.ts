import { languagesOf, ownPath, UNNAMED_SITE, type ReleaseManifest } from '@dara/contract';
import { addresses } from './gate-routes.ts';

/** First path segments served by the gateway and the api. */
const RESERVED = new Set(['api', 'assets', 'metrics']);
/** The shell's sign-in page, which a remote could imitate. */
const SIGN_IN = 'login';
/** Shared by all remotes; each has a part of it. */
const MANAGEMENT = 'management';
const PLAIN = 'write it plainly, in lower-case letters, digits and hyphens, such as /events';
/** Unreserved characters, and the colon of a parameter. */
const SEGMENT = /^:?[A-Za-z0-9_~-]+(?:\.[A-Za-z0-9_~-]+)*\??$/;

interface Named {
  what: string;
  path: string;
}

/** Every address of a declaration, with its kind. */
function addressesOf({ declaration }: ReleaseManifest): { own: Named[]; links: Named[] } {
  const { prefixes = [], routes = [], menu = [], feeds = [], inbox } = declaration ?? {};
  const named = (what: string) => (path: string) => ({ what, path });
  const paths = (all: readonly { path: string }[]) => all.map(({ path }) => path);
  return {
    own: [...prefixes.map(named('prefix')), ...paths(routes).map(named('route'))],
    links: [
      ...paths(menu).map(named('menu entry')),
      ...paths(feeds).map(named('feed')),
      ...(inbox ? [inbox.page, inbox.choices].map(named('inbox page')) : []),
    ],
  };
}

/** Why an address is not allowed; undefined if it is. */
function refusalOf(
  path: string,
  { kind }: ReleaseManifest,
  languages: readonly string[],
): string | undefined {
  if (path === '/') return undefined;
  const segments = path.replace(/\/+$/, '').split('/').slice(1);
  const odd = segments.find((segment) => segment !== '*' && !SEGMENT.test(segment));
  if (odd !== undefined) return `has the part "${odd}": ${PLAIN}`;
  const isRemote = kind === 'remote';
  const written = (name: string): string =>
    segments.map((each) => each.replace(/\?$/, '')).find((each) => each.toLowerCase() === name) ??
    name;
  // An optional segment makes two addresses, of which the shorter may be reserved.
  for (const address of addresses(path)) {
    const [first = '', second = ':'] = address.split('/').slice(1);
    const isFile = first.includes('.');
    const isReserved =
      RESERVED.has(first) || (isRemote && first === SIGN_IN) || first.startsWith('_') || isFile;
    const begins = `begins with /${written(first)}`;
    if (isReserved) return `${begins}, which the site answers itself: choose another`;
    if (isRemote && first === MANAGEMENT && /^[:*]/.test(second))
      return `takes all of /${written(first)}: choose another, such as /${MANAGEMENT}/events`;
    if (languages.includes(first))
      return `${begins}, by which the site names a language: choose another`;
  }
  return undefined;
}

/** Addresses of a release that are external, obfuscated or reserved. */
export function addressProblems(
  candidate: ReleaseManifest,
  { site }: Pick<ReleaseManifest, 'site'>,
): string[] {
  const languages = languagesOf(site ?? UNNAMED_SITE);
  const { own, links } = addressesOf(candidate);
  return [
    ...own.flatMap(({ what, path }) => {
      const refusal = refusalOf(path, candidate, languages);
      return refusal ? [`${what} ${path} of ${candidate.name} ${refusal}`] : [];
    }),
    ...links.flatMap(({ what, path }) =>
      ownPath(path) === path
        ? []
        : [`${what} ${path} of ${candidate.name} leads off the site: ${PLAIN}`],
    ),
  ];
}
