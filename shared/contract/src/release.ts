import type { RemoteDeclaration } from './remote.ts';
import type { SiteDeclaration } from './site.ts';

export interface ReleaseFile {
  /** File name, unique over all releases of a name by its content hash. */
  name: string;
  /** Bytes as built, and compressed. */
  size: number;
  brotli: number;
  gzip: number;
  /** `sha384-…`, as used in `integrity` attributes. */
  integrity: string;
  /** Only client files are sent to browsers; `maps` are the source maps of the scripts, packed in one file. */
  side: 'client' | 'server' | 'maps';
}

export interface SharedRange {
  name: string;
  /** Semantic version range required by a remote; the exact version provided by the shell. */
  range: string;
  singleton: boolean;
  /** Export names used by a remote or provided by the shell; absent when unknown. */
  exports?: string[];
}

/** What a team has to change for a version of a package, in one sentence. */
export interface UpgradeNote {
  package: string;
  version: string;
  text: string;
}

/** What remotes in other repositories install for a shell. */
export interface TeamPackages {
  /** Exact versions by package. */
  versions: Record<string, string>;
  notes: UpgradeNote[];
}

/** Answer of `TEAM_PACKAGES_PATH`. */
export interface TeamPackagesAnswer extends TeamPackages {
  /** Version of the live shell. */
  shell: string;
  /** Packages that the shell provides to remotes. */
  shared: string[];
  /** Path of the shell's development build. */
  development?: string;
}

/** What `dara upgrade` compares a remote with. */
export const TEAM_PACKAGES_PATH = '/_dara/packages.json';

/** Immutable description of one build, `release.json` in its folder. */
export interface ReleaseManifest {
  name: string;
  kind: 'shell' | 'remote';
  version: string;
  /** Git revision of the build, with `-dirty` for uncommitted changes, or `unknown`. */
  revision: string;
  builtAt: string;
  /** Who built it: a person or a pipeline; absent in older builds. */
  builder?: string;
  /** Set on builds for this machine alone: compressed less, no budget checked, refused by a site in production. */
  profile?: 'local';
  /** File names: the client entry script, and the server bundle. */
  entry: string;
  serverEntry: string;
  files: ReleaseFile[];
  /** Client scripts that each page needs beyond the entry, by page name, in load order. */
  pages: Record<string, string[]>;
  /** Client scripts of foreign pages, which may contain another React; absent without any. */
  foreign?: string[];
  /** Client scripts with the message catalogue of each language. */
  messages: Record<string, string[]>;
  shared: SharedRange[];
  /** Absent for the shell's own build only when it declares no routes. */
  declaration: RemoteDeclaration;
  /** The site's description (shell only); absent in older releases. */
  site?: SiteDeclaration;
  /** Languages with complete catalogues. */
  languages: string[];
  /** Icon files of the menu, by name; absent in older builds. */
  icons?: Record<string, string>;
  /** Fonts and other assets the shell wants preloaded, by file name (shell only). */
  preload?: string[];
  /** For the shell: identifies the versions and exports in `shared`; equal for compatible shells. */
  contract?: string;
  /** Set on the shell: script to run before first paint, as text, listed by hash in the policy. */
  inlineScript?: string;
  /** For the shell: its documents may contain a part of the snapshot (`SentSnapshot`); older shells need all of it. */
  takesPartialSnapshot?: boolean;
  /** For the shell: its client script for `dara dev`; absent in local and older builds. */
  development?: string;
  /** For the shell: what remotes in other repositories install; absent in older builds. */
  teams?: TeamPackages;
  /** The operations that its generated client calls (`ApiCall[]`, Brotli in base64); absent without a client. */
  calls?: string;
}
