import {
  sharedParts,
  type MenuEntry,
  type MenuSection,
  type RegistrySnapshot,
} from '@dara/contract';

/** Menu section of the public header. */
const MAIN_SECTION = 'main';
/** Menu section for entries without room in the header: shown in the phone's menu and in the footer. */
const MORE_SECTION = 'more';
/** Menu section at the end of public pages: privacy, terms. */
const FOOTER_SECTION = 'footer';

function entriesOf(snapshot: RegistrySnapshot): MenuEntry[] {
  return [...sharedParts(snapshot).menu].sort((a, b) => a.order - b.order);
}

/** The public menu from the live remotes. */
export function mainMenu(snapshot: RegistrySnapshot): MenuEntry[] {
  return entriesOf(snapshot).filter((entry) => entry.section === MAIN_SECTION);
}

/** The public menu with all sections. */
export function fullMenu(snapshot: RegistrySnapshot): MenuEntry[] {
  const more = entriesOf(snapshot).filter((entry) => entry.section === MORE_SECTION);
  return [...mainMenu(snapshot), ...more];
}

/** The legal links from the live remotes. */
export function footerMenu(snapshot: RegistrySnapshot): MenuEntry[] {
  return entriesOf(snapshot).filter((entry) => entry.section === FOOTER_SECTION);
}

export interface RailGroup {
  section: MenuSection;
  entries: MenuEntry[];
}

/** The management rail for one permission: groups without an entry for it are left out. */
export function railGroups(
  snapshot: RegistrySnapshot,
  permission: string | undefined,
  /** Ids of entries with `shownIf` that are. */
  shown: readonly string[] = [],
): RailGroup[] {
  return allGroups(snapshot)
    .map(({ section, entries }) => ({
      section,
      entries: entries.filter((entry) => isPermitted(entry, permission, shown)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export const isPermitted = (
  entry: MenuEntry,
  permission: string | undefined,
  shown: readonly string[] = [],
): boolean =>
  isForRole(entry, permission) && (entry.shownIf === undefined || shown.includes(entry.id));

const isForRole = (entry: MenuEntry, permission: string | undefined): boolean =>
  !entry.permission || (permission !== undefined && entry.permission.includes(permission));

/** Entries of the rail for a permission of which only an answer of the site says who sees them. */
export const askedEntries = (
  snapshot: RegistrySnapshot,
  permission: string | undefined,
): MenuEntry[] =>
  permission === undefined
    ? []
    : entriesOf(snapshot).filter((entry) => entry.shownIf && isForRole(entry, permission));

/** The rail's entries below a path such as `/management/cms`, for all permissions. */
export const entriesBelow = (snapshot: RegistrySnapshot, pathname: string): MenuEntry[] =>
  allGroups(snapshot)
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => path.startsWith(`${pathname}/`));

function allGroups(snapshot: RegistrySnapshot): RailGroup[] {
  const entries = entriesOf(snapshot).filter((entry) => entry.section !== MAIN_SECTION);
  const sections = new Map(sharedParts(snapshot).sections.map((section) => [section.id, section]));
  return [...sections.values()]
    .sort((a, b) => a.order - b.order)
    .map((section) => ({ section, entries: entries.filter((e) => e.section === section.id) }));
}

/** The rail's entry that a path belongs to: the longest that begins it. */
export function activeEntry(groups: readonly RailGroup[], pathname: string): MenuEntry | undefined {
  return groups
    .flatMap((group) => group.entries)
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
