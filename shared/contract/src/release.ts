import type { RemoteDeclaration } from './remote.ts';
import type { SiteDeclaration } from './site.ts';

export interface ReleaseFile {
  /** File name, unique over all releases of a name: it carries its content hash. */
  name: string;
  /** Bytes as built, and compressed. */
  size: number;
  brotli: number;
  gzip: number;
  /** `sha384-…`, as used in `integrity` attributes. */
  integrity: string;
  /** Server files are never sent to a browser. */
  side: 'client' | 'server';
}

export interface SharedRange {
  name: string;
  /** Semantic version range a remote asks for; the exact version where the shell provides it. */
  range: string;
  singleton: boolean;
  /** Names that a remote takes of it, or that the shell provides; absent where the build cannot tell. */
  exports?: string[];
}

/** The immutable description of one build, `release.json` at the top of a build's folder. */
export interface ReleaseManifest {
  name: string;
  kind: 'shell' | 'remote';
  version: string;
  /** Source revision (git) the build was made from, `-dirty` after it where what it read was not committed, or `unknown`. */
  revision: string;
  builtAt: string;
  /** Who built it: a person or a pipeline; builds from before builds said so lack it. */
  builder?: string;
  /** Set on builds for this machine alone: compressed less, no budget checked, refused by a site in production. */
  profile?: 'local';
  /** File names: the client entry script, and the server bundle. */
  entry: string;
  serverEntry: string;
  files: ReleaseFile[];
  /** Client scripts that each page needs beyond the entry, by page name, in load order. */
  pages: Record<string, string[]>;
  /** Client scripts holding the message catalogue of each language. */
  messages: Record<string, string[]>;
  shared: SharedRange[];
  /** Absent for the shell's own build only when it declares no routes. */
  declaration: RemoteDeclaration;
  /** What the site is (shell only); releases from before sites described themselves lack it. */
  site?: SiteDeclaration;
  /** Languages whose catalogues are complete. */
  languages: string[];
  /** Files of the icons that the menu names, by their names; builds from before icons were files lack it. */
  icons?: Record<string, string>;
  /** Fonts and other assets the shell wants preloaded, by file name (shell only). */
  preload?: string[];
  /** Set on the shell: stands for the versions and exports in `shared`; the same for shells that provide the same. */
  contract?: string;
  /** Set on the shell: script to run before first paint, as text, listed by hash in the policy. */
  inlineScript?: string;
  /** Set on the shell: its documents may carry a part of the snapshot (`SentSnapshot`); shells from before need all of it. */
  takesPartialSnapshot?: boolean;
}
