import type {
  Locale,
  RegistrySnapshot,
  RenderResult,
  ShownSite,
  TrialVisitor,
} from '@dara/contract';

/** What a renderer is started with: the server bundles' text, by release. */
export interface WorkerSources {
  snapshot: RegistrySnapshot;
  shell: BundleSource;
  remotes: Record<string, BundleSource>;
}

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

/** For whom a page of a secret address is drawn. It stays with the host: renderers learn of what the api answers alone. */
export interface PageVisitor {
  /** Whom the api counts tries against. */
  ip: string;
  /** The cookies of the links that the browser has opened; empty when there are none. */
  cookie: string;
  /** Takes those that the api sets, as whole headers. */
  onCookies: (setCookies: readonly string[]) => void;
}

/** Answers the api calls of pages that render; anonymous, since documents are, but for pages of secret addresses. */
export type ApiCaller = (call: ApiCall, visitor?: PageVisitor) => Promise<ApiAnswer>;

/** A page as it leaves the renderer: nothing but JSON, what is shown as the bytes of the document, its state as text. */
export interface RenderedPage extends Omit<RenderResult, 'html' | 'styles' | 'state'> {
  html: Uint8Array;
  styles: Uint8Array;
  state: string;
}

export interface PageToRender {
  url: string;
  locale: Locale;
  /** What the site is now; as the snapshot has it when left out. */
  site?: ShownSite | undefined;
  /** As whom it is tried before it goes live. */
  trial?: TrialVisitor | undefined;
}

/** The texts that belong to a message go beside it: bundles, the body of an answer. */
export type ToRenderer =
  | {
      type: 'start';
      snapshot: RegistrySnapshot;
      builtins: readonly string[];
      /** The shell's first. */
      bundles: { name: string; fileName: string }[];
    }
  | ({ type: 'render'; id: number } & PageToRender)
  | { type: 'abort'; id: number }
  | { type: 'ping'; id: number }
  | { type: 'api'; id: number; answer?: Omit<ApiAnswer, 'body'>; error?: string };

/** What a renderer says. Releases run in it, so nothing of it is believed to be what it should be. */
export type FromRenderer =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'pong'; id: number }
  | { type: 'api'; id: number; page: number; call: ApiCall }
  | { type: 'rendered'; id: number; result: Omit<RenderedPage, 'html' | 'styles' | 'state'> }
  | { type: 'refused'; id: number; message: string };
