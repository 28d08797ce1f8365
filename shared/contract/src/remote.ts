import type { ComponentType } from 'react';

export const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export type Localized = { th: string; en: string };

/** `signed-in` routes are guarded; `guest` routes send the signed-in to `/`. */
export type Access = 'public' | 'signed-in' | 'guest';
/** The layout the shell draws around a page. */
export type Frame = 'site' | 'management';

/** In a route's `sitemap`: the address alone, without records behind it. */
export const PLAIN_PAGE = 'page';

/** What a page looks like from afar: the outline that stands for it while it is on its way. */
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
  /** Roles that may open it; absent means every signed-in person (or everybody, when public). */
  permission?: string[];
  frame: Frame;
  /** A grid of portraits when absent, a table in management. */
  shape?: PageShape;
  /** Document title before the page sets its own, and the breadcrumb's text. */
  title: Localized;
  /**
   * Lists a public route in the sitemap. `page` is the address alone; any other word names a kind of records of the
   * api's feed: a route with a parameter is listed once for each record, one without when the newest of them changed.
   */
  sitemap?: string;
  /**
   * Shows what is not public yet to whoever knows its address: no cache keeps it, search engines are told to leave it
   * out, and other pages of the site may show it in a frame.
   */
  preview?: true;
  /**
   * The address of a public route is a secret that somebody was sent, and what lies behind it is that person's: the page is
   * drawn anew for each request, beside no other remote's, with the cookies of opened links; no cache keeps it, search
   * engines do not list it, and no other site is told its address.
   */
  secret?: true;
}

/** Where the rail asks how much waits behind an entry. */
export interface MenuCount {
  /** Path of a list of the api; the `total` of its answer is shown, unless it is 0. */
  path: string;
  /** Tag of the api's calls that change it: after each of them it is asked for again. */
  tag: string;
}

export interface MenuEntry {
  id: string;
  /** `main` is the public header, `footer` the links at the site's end, every other value a group of the management rail. */
  section: string;
  label: Localized;
  /** Path with optional hash: `/#about-us`. */
  path: string;
  /** For the rail: the name of a lucide icon (`briefcase-business`); its address once it is live. */
  icon?: string;
  /** A number beside the label, in the rail alone. */
  count?: MenuCount;
  permission?: string[];
  order: number;
}

/** The file of a menu's icon in a build; a development server's bears no hash. */
export function menuIconFile(name: string, hash?: string): string {
  return hash === undefined ? `icon-${name}.svg` : `icon-${name}.${hash}.svg`;
}

export interface MenuSection {
  id: string;
  label: Localized;
  order: number;
}

/** A list of articles that others follow as RSS, at `rss.xml` below its page. */
export interface FeedDeclaration {
  /** Of the list's page. */
  path: string;
  /** As the api's feed calls these articles. */
  type: string;
  title: Localized;
  description: Localized;
}

/**
 * Where the bell of every frame reads what happened that concerns whoever is signed in. Below `api` lie `GET` (a page of
 * `{ id, title, text, path, createdAt, readAt }`, the newest first), `GET /count` (`{ total }` of what is unread),
 * `PUT /{id}/read`, and `PUT /read` (`{ upToId }`: that one and all before it).
 */
export interface InboxDeclaration {
  api: string;
  /** Tag of the api's calls that change it: after each of them it is asked for again. */
  tag: string;
  /** Path of the page that shows all of it, and of the one where people choose what they are written to about. */
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

/** Beginnings of paths that crawlers may fetch, or may not, beyond what the platform says of its own. */
export interface RobotRules {
  allow?: string[];
  disallow?: string[];
}

/** The data file a remote brings; see `schema/remote.schema.json`. */
export interface RemoteDeclaration {
  name: string;
  /** The team that answers for it. */
  owner: string;
  /** Path prefixes nobody else may claim. */
  prefixes: string[];
  routes: RouteDeclaration[];
  menu: MenuEntry[];
  sections: MenuSection[];
  feeds?: FeedDeclaration[];
  robots?: RobotRules;
  /** Origins of other houses' players that its pages may show in a frame. */
  frames?: string[];
  /** Brought by one remote of a site; of several the first counts. */
  inbox?: InboxDeclaration;
  /** Likewise. */
  finder?: FinderDeclaration;
  actions?: ActionDeclaration[];
  /** Upper bound of compressed (brotli) script per page, in bytes; promotion refuses more. */
  budget?: { scriptBytes: number };
}

/** A message as parsed at build time, so that no parser is sent to the browser. */
export type CompiledMessage = readonly { readonly type: number }[];

/** A catalogue: message texts as written, or compiled by a production build. */
export type Messages = Record<string, string | CompiledMessage>;

/** What a page says about its document; the gateway writes it, the browser keeps it up to date. */
export interface Head {
  title: string;
  description?: string;
  /** What a shared link shows: path or absolute address, with its size in pixels and what is to be seen. */
  image?: string;
  imageSize?: { width: number; height: number };
  imageAlt?: string;
  /** Path of the canonical address, without origin or language; with a query where that makes another page. */
  canonical?: string;
  type?: 'website' | 'article' | 'profile';
  /** Of an article, ISO 8601. */
  publishedTime?: string;
  modifiedTime?: string;
  noIndex?: boolean;
  /** Objects of schema.org, without `@context`, that say to machines what the page says to people. */
  jsonLd?: object[];
}

/** The part of the redux store that page loaders use; the same on the server and in the browser. */
export interface PageStore {
  // oxlint-disable-next-line typescript/no-explicit-any -- thunks of any slice are dispatched through it
  dispatch: (action: any) => any;
  getState: () => unknown;
}

export interface PageLoaderArgs {
  store: PageStore;
  params: Record<string, string | undefined>;
  /** Absolute address of the page being loaded. */
  url: URL;
  locale: Locale;
  signal: AbortSignal;
}

export interface HeadArgs extends Omit<PageLoaderArgs, 'signal'> {
  /** What the site is called. */
  siteName: Localized;
  /** How the site is reached, as properties of a schema.org organization. */
  organization?: object;
  /** What the loader returned. */
  data: unknown;
  formatMessage: (id: string, values?: Record<string, string | number>) => string;
}

export type NamesArgs = Pick<PageLoaderArgs, 'store' | 'params' | 'locale'>;

/** One lazily loaded page: what `import('./features/x/x-page')` gives as `page`. */
export interface RoutePage {
  Component: ComponentType;
  /**
   * Fetches what the first rendering needs (by dispatching RTK Query endpoints).
   * May throw a `Response` with status 404, or `redirect(...)` of `@dara/sdk/router`.
   */
  loader?: (args: PageLoaderArgs) => Promise<unknown>;
  head?: (args: HeadArgs) => Head;
  /** What the document answers, by what the loader returned: 200 when left out. */
  status?: (data: unknown) => number;
  /**
   * What the records in the address are called, by the parameter that bears their id, as far as the store knows
   * them: the breadcrumb says it in place of the declared title.
   */
  names?: (args: NamesArgs) => Record<string, string | undefined>;
}

/** The default export of a remote's only exposed module, `./remote`. */
export interface RemoteModule {
  pages: Record<string, () => Promise<RoutePage>>;
  messages: Record<Locale, () => Promise<Messages>>;
  /** Ids of the messages for codes and rules of its api's errors, beyond those that every api answers. */
  errorTexts?: Readonly<Record<string, string>>;
}
