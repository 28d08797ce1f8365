import type { Locale, RegistrySnapshot, RenderResult, ShownSite } from '@dara/contract';

/** What a rendering worker is started with: the server bundles' text, by release. */
export interface WorkerSources {
  snapshot: RegistrySnapshot;
  shell: BundleSource;
  remotes: Record<string, BundleSource>;
}

export interface BundleSource {
  code: string;
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

/** Answers the api calls of pages that render; anonymous, since documents are. */
export type ApiCaller = (call: ApiCall) => Promise<ApiAnswer>;

/** A page as it leaves the worker: nothing but JSON, its state already as text. */
export type RenderedPage = Omit<RenderResult, 'state'> & { state: string };

export interface PageToRender {
  url: string;
  locale: Locale;
  /** What the site is now; as the snapshot has it when left out. */
  site?: ShownSite | undefined;
}

export type ToWorker =
  | ({ type: 'render'; id: number } & PageToRender)
  | { type: 'abort'; id: number }
  | { type: 'ping'; id: number }
  | { type: 'api'; id: number; answer?: ApiAnswer; error?: string };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'pong'; id: number }
  | { type: 'api'; id: number; call: ApiCall }
  | { type: 'rendered'; id: number; result: RenderedPage }
  | { type: 'refused'; id: number; message: string };
