import type { Locale, ReleaseManifest, RouteDeclaration, TrialVisitor } from '@dara/contract';
import type { RecordPage } from './trial-records.ts';

const SAMPLE_ID = '01900000-0000-7000-8000-000000000000';

/** One test render of a candidate's page. */
export interface Visit {
  address: string;
  locale: Locale;
  /** Name of the page in a refusal, with release and role if needed. */
  label: string;
  trial?: TrialVisitor;
  /** The fix of a refusal. */
  remedy?: string;
  /** An existing record, which the page must find. */
  isRecord?: boolean;
}

/** An address that matches a route pattern with a nonexistent record. */
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

/** Every public page, with nonexistent records. */
export function publicVisits(
  manifests: readonly ReleaseManifest[],
  more: readonly string[],
  languages: readonly Locale[],
): Visit[] {
  const addresses = routesOf(manifests)
    .filter(({ route }) => route.access === 'public')
    .map(({ route }) => sampleAddress(route.path));
  return inEach(languages, [...addresses, ...more], (address) => ({
    address,
    label: address,
    remedy:
      'show a state for an api that fails or finds nothing, and use browser globals only in effects and handlers',
  }));
}

/** Pages of existing records. */
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
    remedy: 'open this address on the candidate and fix the error',
    isRecord: true,
  }));
};

/** Roles that may open a page that is not public; null for anonymous. */
function visitorsOf({ access, permission }: RouteDeclaration, roles: readonly string[]) {
  if (access === 'guest') return [null];
  const named = permission ?? roles;
  return named.length > 0 ? named : [null];
}

/** Every page that is not public, once per permitted role. */
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
    label: `${route.path} of ${owner} as ${role ?? 'an anonymous visitor'}`,
    trial: { role },
    remedy:
      'render the first state without data, and use browser globals only in effects and handlers',
  }));
}
