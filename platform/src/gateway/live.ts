import type { RegistrySnapshot, ReleaseManifest, ScriptRef } from '@dara/contract';
import type { Renderers } from '../rendering/renderers.ts';
import type { RouteOwners } from './route-owner.ts';
import type { SnapshotFile } from '../registry/snapshot-files.ts';

/** Everything that documents of one snapshot need; replaced as a whole, so a document never mixes two. */
export interface Live {
  snapshot: RegistrySnapshot;
  snapshotJson: string;
  /** The whole snapshot as an immutable file, referenced by documents. */
  whole: SnapshotFile;
  shell: ReleaseManifest;
  /** The shell's entry script. */
  entry: ScriptRef;
  remotes: Map<string, ReleaseManifest>;
  owners: RouteOwners;
  policy: string;
  /** Of previews, which other pages of the site may frame. */
  framedPolicy: string;
  /** Absent if the shell does not load on the server, and in development: documents are then unrendered. */
  pool: Renderers | undefined;
  /** Input of its renderers; they are reused if the next snapshot has the same. */
  drawnFrom: string;
  /**
   * Whether visitors get one of two sets of releases, so that answers depend on their cookie: this one is for most, or
   * for those with the canary.
   */
  split?: 'most' | 'canary' | undefined;
  /** Contains sources that may change at any time, so nothing is cached. */
  isDeveloped: boolean;
}
