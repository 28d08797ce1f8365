import { languagesOf, ownPath, UNNAMED_SITE, type ReleaseManifest } from '@dara/contract';

/** What the gateway and the api answer for themselves, by the first part of an address. */
const RESERVED = new Set(['api', 'assets', 'metrics']);
const PLAIN = 'write it plainly, in lower-case letters, digits and hyphens, such as /events';
/** Letters that stand for themselves in an address, and the colon of a parameter. */
const SEGMENT = /^:?[A-Za-z0-9_~-]+(?:\.[A-Za-z0-9_~-]+)*\??$/;

interface Named {
  what: string;
  path: string;
}

/** Every address of a declaration, and what it is there. */
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

/** Why an address cannot be a release's own; undefined when it can. */
function refusalOf(path: string, languages: readonly string[]): string | undefined {
  if (path === '/') return undefined;
  const segments = path.replace(/\/+$/, '').split('/').slice(1);
  const odd = segments.find((segment) => segment !== '*' && !SEGMENT.test(segment));
  if (odd !== undefined) return `has the part "${odd}": ${PLAIN}`;
  const [first = ''] = segments;
  const isFile = first.includes('.');
  const isReserved = RESERVED.has(first.toLowerCase()) || first.startsWith('_') || isFile;
  if (isReserved) return `begins with /${first}, which the site answers itself: choose another`;
  if (!languages.includes(first.toLowerCase())) return undefined;
  return `begins with /${first}, by which the site names a language: choose another`;
}

/** Addresses of a release that lead off the site, are written in disguise, or are the site's own. */
export function addressProblems(
  candidate: ReleaseManifest,
  { site }: Pick<ReleaseManifest, 'site'>,
): string[] {
  const languages = languagesOf(site ?? UNNAMED_SITE);
  const { own, links } = addressesOf(candidate);
  return [
    ...own.flatMap(({ what, path }) => {
      const refusal = refusalOf(path, languages);
      return refusal ? [`${what} ${path} of ${candidate.name} ${refusal}`] : [];
    }),
    ...links.flatMap(({ what, path }) =>
      ownPath(path) === path
        ? []
        : [`${what} ${path} of ${candidate.name} leads off the site: ${PLAIN}`],
    ),
  ];
}
