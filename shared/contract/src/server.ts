import type { Head, RemoteModule } from './remote-module.ts';
import type { Locale } from './remote.ts';
import type { RegistrySnapshot, ShownPart } from './snapshot.ts';

/**
 * Node modules that the shell's server bundle may `require`, for its libraries. Remotes may require none: shared
 * modules are in the shell's `modules`, others in their own bundle.
 */
export const SHELL_BUILTINS = ['async_hooks', 'crypto', 'stream', 'util'] as const;

/** The user of a trial render by role, or an anonymous one (null). */
export interface TrialVisitor {
  role: string | null;
  /** Renders this part in place of a page, as its slot shows it. */
  part?: ShownPart & { props: object };
}

export interface RenderInput {
  /** Absolute URL of the request. */
  url: string;
  locale: Locale;
  snapshot: RegistrySnapshot;
  /** The default export of a live remote's server bundle. */
  loadRemote: (name: string) => Promise<RemoteModule>;
  api: { baseUrl: string; fetch: typeof globalThis.fetch };
  signal: AbortSignal;
  /**
   * Trial render before promotion: only this page, as this user, to its first state in a browser. Absent for
   * documents, which are anonymous.
   */
  trial?: TrialVisitor;
}

/** Why a part of another remote is missing in a document; the page is whole without it. */
export interface PartFailure {
  remote: string;
  message: string;
}

export interface RenderResult {
  status: number;
  /** Path to go to instead; the rest is empty then. */
  redirect?: string;
  /** Content of the root element; empty for pages rendered in the browser only. */
  html: string;
  /** `<style>` tags, complete. */
  styles: string;
  /** Content of the state block, JSON-serializable. */
  state: unknown;
  head: Head;
  /** `state` contains the messages of the page, so the catalogues' scripts may load later. */
  hasMessages?: boolean;
  /** An external request of the page failed: may be shown, but not cached. */
  isPartial?: boolean;
  /** Remote and page, or tried part, that answered, when one did. */
  owner?: string;
  page?: string;
  /** Failures despite a document (a remote that did not load or threw); they refuse a promotion. */
  errors?: string[];
  /** Parts of other remotes that failed; they do not count against the page. */
  partFailures?: PartFailure[];
  /** Rendered as the requested user; absent in older shells. */
  isTrial?: boolean;
}

/** The default export of the shell's server bundle. */
export interface ShellServer {
  /** Modules that remotes' server bundles may `require`, by specifier: one copy for all. */
  modules: Record<string, unknown>;
  render: (input: RenderInput) => Promise<RenderResult>;
  /** Script to run before first paint; the release manifest carries it to the gateway. */
  inlineScript?: string;
  /** Its browser bundle supports a `SentSnapshot`; the manifest tells the gateway. */
  takesPartialSnapshot?: boolean;
}
