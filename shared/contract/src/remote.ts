export const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export type Localized = { th: string; en: string };

/** `signed-in` routes are guarded; `guest` routes send the signed-in to `/`. */
export type Access = 'public' | 'signed-in' | 'guest';
/** Layout of the shell around a page. */
export type Frame = 'site' | 'management';

/** In a route's `sitemap`: the address alone, without records behind it. */
export const PLAIN_PAGE = 'page';

/** Skeleton of a page while it loads. */
export type PageShape =
  | 'home'
  | 'portraits'
  | 'cards'
  | 'rows'
  | 'profile'
  | 'article'
  | 'form'
  | 'table';

/** One route of a `remote.json`; `page` names both the webpack chunk and the key in `RemoteModule.pages`. */
export interface RouteDeclaration {
  /** `/book/:id`; optional segments end in `?`. */
  path: string;
  page: string;
  access: Access;
  /** Roles that may open it; absent means every signed-in user (or every visitor, when public). */
  permission?: string[];
  frame: Frame;
  /** Default: a portrait grid, a table in management. */
  shape?: PageShape;
  /** Document title before the page sets its own, and the breadcrumb's text. */
  title: Localized;
  /**
   * Lists a public route in the sitemap. `page` is the URL alone; other values are kinds of records in the api's feed:
   * a route with a parameter is listed once per record, one without has the date of the newest change.
   */
  sitemap?: string;
  /**
   * A preview of unpublished content for holders of its URL: not cached, `noindex`, and may be framed by other pages
   * of the site.
   */
  preview?: true;
  /**
   * A public route with a secret in its URL, whose content belongs to the holder: rendered per request, without other
   * remotes, with the cookies of opened links; not cached, not indexed, without referrer.
   */
  secret?: true;
}

/** Counter of a menu entry. */
export interface MenuCount {
  /** Path of an api list; the `total` of its response is shown, unless it is 0. */
  path: string;
  /** Cache tag: mutations with this tag refetch it. */
  tag: string;
}

export interface MenuEntry {
  id: string;
  /**
   * `main` is the public header, `footer` the links at the end of the site, other values are groups of the management
   * sidebar.
   */
  section: string;
  label: Localized;
  /** Path with optional hash: `/#about-us`. */
  path: string;
  /** For the sidebar: the name of a lucide icon (`briefcase-business`); its URL in a live release. */
  icon?: string;
  /** A number beside the label, in the rail alone. */
  count?: MenuCount;
  /** In the rail and the palette only for those who get a `total` above 0 here, for what a role does not decide. */
  shownIf?: MenuCount;
  permission?: string[];
  order: number;
}

/** Icon file of a menu entry in a build; without a hash in a development server. */
export function menuIconFile(name: string, hash?: string): string {
  return hash === undefined ? `icon-${name}.svg` : `icon-${name}.${hash}.svg`;
}

export interface MenuSection {
  id: string;
  label: Localized;
  order: number;
}

/** A list of articles as an RSS feed, at `rss.xml` below its page. */
export interface FeedDeclaration {
  /** Title of the list's page. */
  path: string;
  /** As the api's feed calls these articles. */
  type: string;
  title: Localized;
  description: Localized;
}

/**
 * Api of the notice bell. Below `api`: `GET` (a page of `{ id, title, text, path, createdAt, readAt }`, newest first),
 * `GET /count` (`{ total }` of unread ones), `PUT /{id}/read`, and `PUT /read` (`{ upToId }`: that one and all earlier
 * ones).
 */
export interface InboxDeclaration {
  api: string;
  /** Cache tag: mutations with this tag refetch it. */
  tag: string;
  /** Paths of the page with all notices, and of the delivery settings. */
  page: string;
  choices: string;
}

/**
 * Where the command palette finds records: `GET {api}?keyword` and `GET {api}?ids=` (those opened before, as far as one may
 * still see them) answer `{ groups: [{ kind, label, items: [{ id, title, text, path }] }] }`.
 */
export interface FinderDeclaration {
  api: string;
}

/** Something that people do often, for the command palette: it leads to where it is done. */
export interface ActionDeclaration {
  id: string;
  label: Localized;
  path: string;
  permission?: string[];
}

/** Type of one prop of a slot: records are named by id, and each part loads what it shows of them. */
export interface SlotProp {
  type: 'string' | 'number' | 'integer' | 'boolean';
}

/** A place on pages of a remote where other remotes show a part. */
export interface SlotDeclaration {
  /** Others name it with the remote's name before it: `mf-public/work-with-talent`. */
  name: string;
  /** Semantic version of what parts get; parts name a range of it. */
  version: string;
  /** JSON schema of the props. */
  props: {
    type: 'object';
    additionalProperties: false;
    properties: Record<string, SlotProp>;
    required?: string[];
  };
}

/** A part of this remote for the slot of a remote. */
export interface PartDeclaration {
  /** `mf-public/work-with-talent` */
  slot: string;
  /** Versions of the slot that it takes: `^1.0.0`, `~1.2.0` or `1.0.0`. */
  version: string;
  /** Names both the webpack chunk and the key in `RemoteModule.parts`; no page has the name. */
  part: string;
  /** Roles that see it, in the browser alone; absent means every visitor. */
  permission?: string[];
}

/** Path prefixes that crawlers may or may not fetch, beyond the platform's rules. */
export interface RobotRules {
  allow?: string[];
  disallow?: string[];
}

/** The data file a remote brings; see `schema/remote.schema.json`. */
export interface RemoteDeclaration {
  name: string;
  /** The team that answers for it. */
  owner: string;
  /** Path prefixes owned by this remote. */
  prefixes: string[];
  /** Addresses below its prefixes and routes that other remotes may own. */
  accepts?: string[];
  routes: RouteDeclaration[];
  menu: MenuEntry[];
  sections: MenuSection[];
  feeds?: FeedDeclaration[];
  robots?: RobotRules;
  /** Origins of external players that its pages may frame. */
  frames?: string[];
  /** Provided by one remote of a site; the first one counts. */
  inbox?: InboxDeclaration;
  /** Likewise. */
  finder?: FinderDeclaration;
  actions?: ActionDeclaration[];
  slots?: SlotDeclaration[];
  parts?: PartDeclaration[];
  /** Whether each release needs the approval of someone other than its publisher. */
  approval?: true;
  /** Upper bound of compressed (brotli) script per page, in bytes; promotion refuses more. */
  budget?: { scriptBytes: number };
}

/** What a remote's build has scripts for: pages and parts. */
export const builtPages = ({
  routes,
  parts = [],
}: Pick<RemoteDeclaration, 'routes' | 'parts'>): string[] => [
  ...new Set([...routes.map(({ page }) => page), ...parts.map(({ part }) => part)]),
];
