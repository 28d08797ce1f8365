import type {
  ActionDeclaration,
  FinderDeclaration,
  InboxDeclaration,
  MenuEntry,
  MenuSection,
  PartDeclaration,
  RouteDeclaration,
  SlotDeclaration,
} from './remote.ts';
import type { ShownSite } from './site.ts';

/** A script with its integrity; `url` is absolute on the site (`/assets/mf-public/…`). */
export interface ScriptRef {
  url: string;
  integrity: string;
}

export interface SnapshotRoute extends RouteDeclaration {
  /** Files to preload beside the entry, so that the page starts without another round trip. */
  scripts: ScriptRef[];
}

/** A part that a slot shows. */
export interface ShownPart extends Pick<PartDeclaration, 'part' | 'permission'> {
  remote: string;
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
    slots?: SlotDeclaration[];
    parts?: PartDeclaration[];
    /** The parts of live releases in its slots, by the slot's name without the remote, in their order. */
    shown?: Record<string, ShownPart[]>;
    messages: Record<string, ScriptRef[]>;
    /** Integrity of `fallbackUrl`. */
    fallbackIntegrity: string | null;
    /** Shared modules that it needs and this shell lacks: promoted by force, and not executed. */
    lacks?: string[];
  };
}

/** Releases that one browser sees in place of the live ones. */
export interface ReleasePreview {
  releases: { name: string; version: string }[];
  /** When it ends, as an ISO time. */
  until: string;
}

/** The live releases at one moment; a tab keeps its first snapshot. */
export interface RegistrySnapshot {
  /** Changes with every promotion and rollback. */
  revision: string;
  shell: { version: string };
  site: ShownSite;
  microFrontends: Record<string, SnapshotRelease[]>;
  /** Paths of remotes that a development start is still building. */
  preparing?: string[];
  /** In documents of a preview. */
  preview?: ReleasePreview;
}

/** Menus of all remotes, and singletons of a site from the first remote that declares them. */
export interface SharedParts {
  menu: MenuEntry[];
  sections: MenuSection[];
  inbox?: InboxDeclaration;
  finder?: FinderDeclaration;
}

/** What a document leaves out, and the URL of the rest. */
export interface RemainingSnapshotRef extends ScriptRef {
  /** Menus of all remotes, as far as the page's frame shows them. */
  shared: SharedParts;
  /** Routes of omitted remotes that compete with a route of the included ones. */
  elsewhere: string[];
  /** Omitted remotes with a part for every visitor in a slot of the included ones, without their routes. */
  contributors?: RegistrySnapshot['microFrontends'];
}

/** A snapshot in a document: complete, or with `rest` only what the page needs. */
export interface SentSnapshot extends RegistrySnapshot {
  rest?: RemainingSnapshotRef;
}

/** The immutable file with all of a revision; without the site's settings, which may change. */
export type FullSnapshot = Omit<RegistrySnapshot, 'site'>;

/** Folder of those files. */
export const WHOLE_SNAPSHOT_PATH = '/_dara/snapshot';

/** Ids of JSON blocks in a document. */
export const DOCUMENT_BLOCKS = { snapshot: 'dara-snapshot', state: 'dara-state' } as const;

/** Id of React's root element. */
export const ROOT_ID = 'dara-root';

/**
 * Attribute of the root while a rendered document hydrates: content below the first screen is laid out when scrolled
 * near.
 */
export const UNSETTLED_ATTRIBUTE = 'data-unsettled';

/** Window event after hydration, when React handles all events. */
export const ALIVE_EVENT = 'dara-alive';

/**
 * Property of a form that was submitted before hydration: nothing was sent, and the form submits itself after reading
 * the typed values.
 */
export const PENDING_SUBMIT = 'daraHeldSubmit';

/** Attribute of a development server's documents: over plain http, session cookies may omit `Secure`. */
export const PLAIN_HTTP_ATTRIBUTE = 'data-plain-http';

/** All that is live, in the public frontend-discovery schema. */
export const SNAPSHOT_PATH = '/registry.json';

/** Endpoint for open tabs: the live revision, and with `?of=` (comma-separated names) the releases. */
export const LIVE_PATH = '/_dara/live.json';

/** Page that asks before a preview starts (GET) and starts it (POST). */
export const PREVIEW_PATH = '/_dara/preview';

/** Ends the preview of a browser by a form (POST), which names the page to go to as `to`. */
export const PREVIEW_LEAVE_PATH = '/_dara/preview/leave';

/** Maximum number of names per request. */
export const LIVE_NAMES_MAX = 100;

/** Response of the gateway. */
export interface LiveAnswer {
  revision: string;
  /** Version by name, for the live ones of `of`. */
  releases?: Record<string, string>;
}

/** The live release of a remote: the default deployment, else the first. */
export function liveRelease(
  snapshot: Pick<RegistrySnapshot, 'microFrontends'>,
  name: string,
): SnapshotRelease | undefined {
  const releases = snapshot.microFrontends[name];
  return releases?.find((release) => release.deployment.default) ?? releases?.[0];
}

/** Menus and slots of frames from the live remotes, in their order. */
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
