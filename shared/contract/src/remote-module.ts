import type { ComponentType } from 'react';
import type { Locale, Localized } from './remote.ts';

/** A message as parsed at build time, so that no parser is sent to the browser. */
export type CompiledMessage = readonly { readonly type: number }[];

/** A catalogue: message texts as written, or compiled by a production build. */
export type Messages = Record<string, string | CompiledMessage>;

/** Head data of a page; written by the gateway, updated by the browser. */
export interface Head {
  title: string;
  description?: string;
  /** Share image: path or absolute URL, with its size in pixels and alternative text. */
  image?: string;
  imageSize?: { width: number; height: number };
  imageAlt?: string;
  /** Canonical path, without origin or language; with a query if that makes another page. */
  canonical?: string;
  type?: 'website' | 'article' | 'profile';
  /** For an article, ISO 8601. */
  publishedTime?: string;
  modifiedTime?: string;
  noIndex?: boolean;
  /** schema.org objects without `@context`. */
  jsonLd?: object[];
}

/** The part of the redux store that page loaders use; the same on server and browser. */
export interface PageStore {
  // oxlint-disable-next-line typescript/no-explicit-any -- thunks of any slice are dispatched through it
  dispatch: (action: any) => any;
  getState: () => unknown;
}

export interface PageLoaderArgs {
  store: PageStore;
  params: Record<string, string | undefined>;
  /** Absolute URL of the page being loaded. */
  url: URL;
  locale: Locale;
  signal: AbortSignal;
}

export interface HeadArgs extends Omit<PageLoaderArgs, 'signal'> {
  /** Name of the site. */
  siteName: Localized;
  /** Contact data of the site, as properties of a schema.org organization. */
  organization?: object;
  /** The loader's result. */
  data: unknown;
  formatMessage: (id: string, values?: Record<string, string | number>) => string;
}

export type NamesArgs = Pick<PageLoaderArgs, 'store' | 'params' | 'locale'>;

/** One lazily loaded page: the export `page` of `import('./features/x/x-page')`. */
export interface RoutePage {
  Component: ComponentType;
  /**
   * Loads the data of the first render (by dispatching RTK Query endpoints). May throw a `Response` with status 404,
   * or `redirect(...)` of `@dara/sdk/router`.
   */
  loader?: (args: PageLoaderArgs) => Promise<unknown>;
  head?: (args: HeadArgs) => Head;
  /** Status of the document, by the loader's result; default 200. */
  status?: (data: unknown) => number;
  /**
   * Titles of the records in the URL by parameter, as far as the store knows them: shown in the breadcrumb in place of
   * the declared title.
   */
  names?: (args: NamesArgs) => Record<string, string | undefined>;
}

/** Props of each slot by its name. The package that both remotes import adds to it by `declare module`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface SlotProps {}

export type SlotName = keyof SlotProps & string;

export interface PartLoaderArgs<P> extends Omit<PageLoaderArgs, 'params' | 'url'> {
  props: P;
}

/** One lazily loaded part of a page of another remote: the export `part` of its module. */
export interface RemotePart<P extends object = object> {
  Component: ComponentType<P>;
  /** Loads the data of the first render; the part is left out where it rejects. */
  loader?: (args: PartLoaderArgs<P>) => Promise<unknown>;
}

/** The part for a slot by its name. */
export type PartOf<Name extends SlotName> = RemotePart<SlotProps[Name] & object>;

/** The default export of a remote's only exposed module, `./remote`. */
export interface RemoteModule {
  pages: Record<string, () => Promise<RoutePage>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- each has the props of its slot
  parts?: Record<string, () => Promise<RemotePart<any>>>;
  messages: Record<Locale, () => Promise<Messages>>;
  /** Message ids of error codes and rules of its api, beyond the common ones. */
  errorTexts?: Readonly<Record<string, string>>;
}
