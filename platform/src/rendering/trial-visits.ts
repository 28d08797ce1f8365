import {
  liveRelease,
  slotOf,
  type Locale,
  type PartDeclaration,
  type RegistrySnapshot,
  type ReleaseManifest,
  type RouteDeclaration,
  type SlotDeclaration,
  type TrialVisitor,
} from '@dara/contract';
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

const routesOf = ({ declaration }: ReleaseManifest): RouteDeclaration[] =>
  declaration?.routes ?? [];

/** Every public page, with nonexistent records. */
export function publicVisits(
  owner: ReleaseManifest,
  more: readonly string[],
  languages: readonly Locale[],
): Visit[] {
  const addresses = routesOf(owner)
    .filter(({ access }) => access === 'public')
    .map(({ path }) => sampleAddress(path));
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

/** One visit of each page, with another role or language from page to page. */
export function oncePerPage(visits: readonly Visit[]): Visit[] {
  const pages = new Map<string, Visit[]>();
  for (const visit of visits) {
    const known = pages.get(visit.address);
    if (known) known.push(visit);
    else pages.set(visit.address, [visit]);
  }
  return [...pages.values()].flatMap((page, at) => page[at % page.length] ?? []);
}

/** Every page that is not public, once per permitted role. */
export function signedInVisits(
  owner: ReleaseManifest,
  roles: readonly string[],
  languages: readonly Locale[],
): Visit[] {
  const wanted = routesOf(owner)
    .filter(({ access }) => access !== 'public')
    .flatMap((route) => visitorsOf(route, roles).map((role) => ({ route, role })));
  return inEach(languages, wanted, ({ route, role }) => ({
    address: sampleAddress(route.path),
    label: `${route.path} of ${owner.name} as ${role ?? 'an anonymous visitor'}`,
    trial: { role },
    remedy:
      'render the first state without data, and use browser globals only in effects and handlers',
  }));
}

const EXAMPLES = { string: SAMPLE_ID, number: 1.5, integer: 1, boolean: true };

/** Props that a slot may give to a part: all of them, and those that it always gives. */
function examplesOf({ properties, required = [] }: SlotDeclaration['props']): object[] {
  const all = Object.entries(properties).map(([name, { type }]) => [name, EXAMPLES[type]] as const);
  const sure = all.filter(([name]) => required.includes(name));
  return (sure.length < all.length ? [all, sure] : [all]).map((some) => Object.fromEntries(some));
}

/** The slot of a part, by the live release that offers it; undefined where none does. */
function liveSlot(part: PartDeclaration, snapshot: RegistrySnapshot): SlotDeclaration | undefined {
  const [owner = ''] = part.slot.split('/');
  return slotOf(owner, liveRelease(snapshot, owner)?.extras.slots, part);
}

/** Every part as each role that sees it, with props of its slot. */
export function partVisits(
  { name: remote, declaration }: ReleaseManifest,
  snapshot: RegistrySnapshot,
  languages: readonly Locale[],
): Visit[] {
  const everyone = [null, ...snapshot.site.roles.map(({ name }) => name)];
  const wanted = (declaration?.parts ?? []).flatMap((declared) => {
    const slot = liveSlot(declared, snapshot);
    const { permission = everyone } = declared;
    return (slot ? examplesOf(slot.props) : []).flatMap((props) =>
      permission.map((role) => ({ ...declared, role, props })),
    );
  });
  return inEach(languages, wanted, ({ slot, part, role, props }) => ({
    address: `/${remote}/${part}`,
    label: `part ${part} of ${remote} in ${slot} with ${Object.keys(props).join(', ') || 'no props'} as ${role ?? 'an anonymous visitor'}`,
    trial: { role, part: { remote, part, props } },
    remedy:
      'render it with any props that its slot declares and without data, and use browser globals only in effects and handlers',
  }));
}

/** Parts that cannot be tried, with the reason. */
export const untriedParts = (
  { declaration }: ReleaseManifest,
  snapshot: RegistrySnapshot,
): string[] =>
  (declaration?.parts ?? [])
    .filter((declared) => !liveSlot(declared, snapshot))
    .map(({ part, slot }) => `part ${part} in ${slot}: its slot is not live here`);
