import type { Head, Locale, RemoteModule } from './remote.ts';
import type { RegistrySnapshot } from './snapshot.ts';

/**
 * Modules of Node that the shell's server bundle may `require`, for the libraries in it. Remotes may require none: what
 * they share is in the shell's `modules`, and the rest in their own bundle.
 */
export const SHELL_BUILTINS = ['async_hooks', 'crypto', 'stream', 'util'] as const;

/** Somebody of a role, or nobody who is signed in (null), in whose place a page is tried. */
export interface TrialVisitor {
  role: string | null;
}

export interface RenderInput {
  /** Absolute address that was asked for. */
  url: string;
  locale: Locale;
  snapshot: RegistrySnapshot;
  /** The default export of a live remote's server bundle. */
  loadRemote: (name: string) => Promise<RemoteModule>;
  api: { baseUrl: string; fetch: typeof globalThis.fetch };
  signal: AbortSignal;
  /**
   * The page is tried before it goes live, alone and as this visitor: as far as the first state that a browser would
   * draw. Absent for documents, which are anonymous.
   */
  trial?: TrialVisitor;
}

export interface RenderResult {
  status: number;
  /** Path to go to instead; the rest is empty then. */
  redirect?: string;
  /** Content of the root element; empty for pages that only the browser draws. */
  html: string;
  /** `<style>` tags, complete. */
  styles: string;
  /** Content of the state block, serialisable as JSON. */
  state: unknown;
  head: Head;
  /** `state` carries the texts of the page: the catalogues' scripts can come after it. */
  hasMessages?: boolean;
  /** A call that the page shows failed for no fault of its own: good to show, not to keep. */
  isPartial?: boolean;
  /** Remote and page that answered, when one did. */
  owner?: string;
  page?: string;
  /** What failed although the document could be made (a remote that did not load or threw); refuses a promotion. */
  errors?: string[];
  /** It was tried as the visitor that was asked for; shells from before that never say so. */
  isTrial?: boolean;
}

/** The default export of the shell's server bundle. */
export interface ShellServer {
  /** What remotes' server bundles may `require`, by specifier: one copy of each for all. */
  modules: Record<string, unknown>;
  render: (input: RenderInput) => Promise<RenderResult>;
  /** Script to run before first paint; the release manifest carries it to the gateway. */
  inlineScript?: string;
  /** Its browser side knows what to do with a `SentSnapshot`; the manifest says so to the gateway. */
  takesPartialSnapshot?: boolean;
}
