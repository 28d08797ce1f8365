import type { Locale, ReleaseManifest, RouteDeclaration, TrialVisitor } from '@dara/contract';
import type { RecordPage } from './trial-records.ts';

const SAMPLE_ID = '01900000-0000-7000-8000-000000000000';

/** One rendering of a candidate's page. */
export interface Visit {
  address: string;
  locale: Locale;
  /** How the page is called where it is refused, with release and role where those are not plain. */
  label: string;
  trial?: TrialVisitor;
  /** How what is refused is mended. */
  remedy?: string;
  /** A record that is there: the page may not be unable to find it. */
  isRecord?: boolean;
}

/** An address that a route pattern matches; the record it names does not exist. */
const sampleAddress = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      if (segment === '*') return 'unknown';
      return segment.startsWith(':') ? SAMPLE_ID : segment.replace(/\?$/, '');
    })
    .join('/');

const inEach = <T>(languages: readonly Locale[], items: readonly T[], make: MakeVisit<T>) =>
  items.flatMap((item) => languages.map((locale): Visit => ({ ...make(item), locale })));

type MakeVisit<T> = (item: T) => Omit<Visit, 'locale'>;

const routesOf = (manifests: readonly ReleaseManifest[]) =>
  manifests.flatMap(({ name, declaration }) =>
    (declaration?.routes ?? []).map((route) => ({ owner: name, route })),
  );

/** Every public page, at addresses whose records do not exist. */
export function publicVisits(
  manifests: readonly ReleaseManifest[],
  more: readonly string[],
  languages: readonly Locale[],
): Visit[] {
  const addresses = routesOf(manifests)
    .filter(({ route }) => route.access === 'public')
    .map(({ route }) => sampleAddress(route.path));
  return inEach(languages, [...addresses, ...more], (address) => ({ address, label: address }));
}

/** The pages of records that are there. */
export const recordVisits = (
  pages: readonly RecordPage[],
  languages: readonly Locale[],
): Visit[] => {
  const found = pages.flatMap(({ address, owner, path }) =>
    address === undefined ? [] : [{ address, owner, path }],
  );
  return inEach(languages, found, ({ address, owner, path }) => ({
    address,
    label: `${address} (page ${path} of ${owner}, with a real record)`,
    remedy: 'open this address on the candidate and mend what its data meet',
    isRecord: true,
  }));
};

/** Who may open a page that is not public; null for nobody who is signed in. */
function visitorsOf({ access, permission }: RouteDeclaration, roles: readonly string[]) {
  if (access === 'guest') return [null];
  const named = permission ?? roles;
  return named.length > 0 ? named : [null];
}

/** Every page that is not public, once as each role that may open it. */
export function signedInVisits(
  manifests: readonly ReleaseManifest[],
  roles: readonly string[],
  languages: readonly Locale[],
): Visit[] {
  const wanted = routesOf(manifests)
    .filter(({ route }) => route.access !== 'public')
    .flatMap(({ owner, route }) =>
      visitorsOf(route, roles).map((role) => ({ owner, route, role })),
    );
  return inEach(languages, wanted, ({ owner, route, role }) => ({
    address: sampleAddress(route.path),
    label: `${route.path} of ${owner} as ${role ?? 'nobody signed in'}`,
    trial: { role },
    remedy:
      'draw the first state without data, and read what only browsers have in effects and handlers',
  }));
}
