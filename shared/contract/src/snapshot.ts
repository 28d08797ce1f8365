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
  };
}

/** What the registry says is live at one moment; a tab keeps the one it began with. */
export interface RegistrySnapshot {
  /** Changes with every promotion and rollback. */
  revision: string;
  shell: { version: string };
  site: ShownSite;
  microFrontends: Record<string, SnapshotRelease[]>;
}

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
export const HELD_SUBMIT = 'daraHeldSubmit';

/** On the root of a development server's documents: over plain http, sessions may be kept without `Secure`. */
export const PLAIN_HTTP_ATTRIBUTE = 'data-plain-http';

/** Header and path with which a gateway tells its registry revision to open tabs. */
export const SNAPSHOT_PATH = '/registry.json';

/** The live release of a remote: the default deployment, else the first. */
export function liveRelease(snapshot: RegistrySnapshot, name: string): SnapshotRelease | undefined {
  const releases = snapshot.microFrontends[name];
  return releases?.find((release) => release.deployment.default) ?? releases?.[0];
}
