import type {
  Locale,
  RegistrySnapshot,
  RenderResult,
  ShownSite,
  TrialVisitor,
} from '@dara/contract';

/** Input of a renderer: the server bundles' source, by release. */
export interface WorkerSources {
  snapshot: RegistrySnapshot;
  shell: BundleSource;
  remotes: Record<string, ReadBundle>;
}

/** The bundle of a remote; undefined if it has none. */
export type ReadBundle = () => Promise<BundleSource | undefined>;

export interface BundleSource {
  code: Uint8Array;
  /** Shown in stack traces. */
  fileName: string;
}

export interface ApiCall {
  method: string;
  /** Path with query, always under `/api/`. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The visitor of a secret page. Stays in the host: renderers see only api responses. */
export interface PageVisitor {
  /** Address for rate limits. */
  ip: string;
  /** Cookies of the links that the browser has opened; empty if there are none. */
  cookie: string;
  /** Receives cookies set by the api, as whole headers. */
  onCookies: (setCookies: readonly string[]) => void;
}

/** Handles the api requests of rendering pages; anonymous, except for secret pages. */
export type ApiCaller = (call: ApiCall, visitor?: PageVisitor) => Promise<ApiAnswer>;

/** A rendered page: only JSON, the content as bytes, its state as text. */
export interface RenderedPage extends Omit<RenderResult, 'html' | 'styles' | 'state'> {
  html: Uint8Array;
  styles: Uint8Array;
  state: string;
}

export interface PageToRender {
  url: string;
  locale: Locale;
  /** Current site settings; default those of the snapshot. */
  site?: ShownSite | undefined;
  /** The role for a test render. */
  trial?: TrialVisitor | undefined;
}

/** Large texts are sent beside their message: bundles, response bodies. */
export type ToRenderer =
  | {
      type: 'start';
      snapshot: RegistrySnapshot;
      builtins: readonly string[];
      /** Of the shell, whose bundle is the text. */
      fileName: string;
    }
  /** The bundle of a remote as the text; without `fileName` there is none. */
  | { type: 'bundle'; name: string; fileName?: string }
  | ({ type: 'render'; id: number } & PageToRender)
  | { type: 'abort'; id: number }
  | { type: 'ping'; id: number }
  | { type: 'forget' }
  | { type: 'api'; id: number; answer?: Omit<ApiAnswer, 'body'>; error?: string };

/** Messages of a renderer, which are untrusted because releases run in it. */
export type FromRenderer =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'pong'; id: number }
  /** Requests the bundle of a remote, once. */
  | { type: 'bundle'; name: string }
  | { type: 'api'; id: number; page: number; call: ApiCall }
  | { type: 'rendered'; id: number; result: Omit<RenderedPage, 'html' | 'styles' | 'state'> }
  | { type: 'refused'; id: number; message: string };
