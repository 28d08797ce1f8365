import type {
  ActionDeclaration,
  FinderDeclaration,
  InboxDeclaration,
  MenuEntry,
  MenuSection,
  RouteDeclaration,
} from './remote.ts';
import type { ShownSite } from './site.ts';

/** A script with its integrity; `url` is absolute on the site (`/assets/mf-public/…`). */
export interface ScriptRef {
  url: string;
  integrity: string;
}

export interface SnapshotRoute extends RouteDeclaration {
  /** What to fetch beside the entry so that the page starts without a further round. */
  scripts: ScriptRef[];
}

/** One live release, in the public frontend-discovery schema; Dara's additions are under `extras`. */
export interface SnapshotRelease {
  url: string;
  fallbackUrl: string | null;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
  extras: {
    routes: SnapshotRoute[];
    menu: MenuEntry[];
    sections: MenuSection[];
    inbox?: InboxDeclaration;
    finder?: FinderDeclaration;
    actions?: ActionDeclaration[];
    messages: Record<string, ScriptRef[]>;
    /** Integrity of `fallbackUrl`. */
    fallbackIntegrity: string | null;
    /** What it takes of the shell's libraries and this shell does not have: it went live by force, and is not to be run. */
    lacks?: string[];
  };
}

/** What the registry says is live at one moment; a tab keeps the one it began with. */
export interface RegistrySnapshot {
  /** Changes with every promotion and rollback. */
  revision: string;
  shell: { version: string };
  site: ShownSite;
  microFrontends: Record<string, SnapshotRelease[]>;
  /** Paths of remotes that a development start is still building: the shell says so there. */
  preparing?: string[];
}

/** What frames show of all remotes, and what stands once on a site, as the first remote that brings it declares it. */
export interface SharedParts {
  menu: MenuEntry[];
  sections: MenuSection[];
  inbox?: InboxDeclaration;
  finder?: FinderDeclaration;
}

/** What a document leaves out, and where all of it lies. */
export interface RemainingSnapshotRef extends ScriptRef {
  /** Of all remotes, as far as the page's frame shows it. */
  shared: SharedParts;
  /** Routes of remotes that were left out, where a route of those that were not would match as well. */
  elsewhere: string[];
}

/** A snapshot as a document carries it: the whole one, or with `rest` only what the page needs of it. */
export interface SentSnapshot extends RegistrySnapshot {
  rest?: RemainingSnapshotRef;
}

/** The immutable file with all of a revision; what the site is called and says may change meanwhile and stays out. */
export type FullSnapshot = Omit<RegistrySnapshot, 'site'>;

/** Folder of those files. */
export const WHOLE_SNAPSHOT_PATH = '/_dara/snapshot';

/** Ids of the JSON blocks that carry data in a document. */
export const DOCUMENT_BLOCKS = { snapshot: 'dara-snapshot', state: 'dara-state' } as const;

/** Id of the element that React renders into. */
export const ROOT_ID = 'dara-root';

/**
 * On the root of a rendered document until its page is at rest: what lies below the first screen is
 * laid out only when it comes near.
 */
export const UNSETTLED_ATTRIBUTE = 'data-unsettled';

/** Dispatched on the window when React has taken over a rendered document and hears of every press itself. */
export const ALIVE_EVENT = 'dara-alive';

/**
 * Property of a form of a rendered document that was submitted before React took it over: nothing was
 * sent, and the form submits itself once it has read what was typed.
 */
export const PENDING_SUBMIT = 'daraHeldSubmit';

/** On the root of a development server's documents: over plain http, sessions may be kept without `Secure`. */
export const PLAIN_HTTP_ATTRIBUTE = 'data-plain-http';

/** All that is live, in the public frontend-discovery schema. */
export const SNAPSHOT_PATH = '/registry.json';

/** Where open tabs ask what is live by now: the revision, and with `?of=` (names, commas between them) the releases. */
export const LIVE_PATH = '/_dara/live.json';

/** Names that one question may bear. */
export const LIVE_NAMES_MAX = 100;

/** What the gateway answers there. */
export interface LiveAnswer {
  revision: string;
  /** Version by name, of those of `of` that are live. */
  releases?: Record<string, string>;
}

/** The live release of a remote: the default deployment, else the first. */
export function liveRelease(snapshot: RegistrySnapshot, name: string): SnapshotRelease | undefined {
  const releases = snapshot.microFrontends[name];
  return releases?.find((release) => release.deployment.default) ?? releases?.[0];
}

/** What frames show, out of what the live remotes bring; in the order of the remotes. */
export function sharedParts(snapshot: SentSnapshot): SharedParts {
  if (snapshot.rest) return snapshot.rest.shared;
  const extras = Object.keys(snapshot.microFrontends).flatMap(
    (name) => liveRelease(snapshot, name)?.extras ?? [],
  );
  const inbox = extras.find((entry) => entry.inbox)?.inbox;
  const finder = extras.find((entry) => entry.finder)?.finder;
  return {
    menu: extras.flatMap(({ menu }) => menu),
    sections: extras.flatMap(({ sections }) => sections),
    ...(inbox ? { inbox } : {}),
    ...(finder ? { finder } : {}),
  };
}
