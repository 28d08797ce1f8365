import type { RegistrySnapshot, ReleaseManifest, ScriptRef } from '@dara/contract';
import type { Renderers } from '../rendering/renderers.ts';
import type { RouteOwners } from './route-owner.ts';
import type { SnapshotFile } from '../registry/snapshot-files.ts';

/** Everything that documents of one snapshot need; replaced as a whole, so a document never mixes two. */
export interface Live {
  snapshot: RegistrySnapshot;
  snapshotJson: string;
  /** All of it as the immutable file that documents name. */
  whole: SnapshotFile;
  shell: ReleaseManifest;
  /** The shell's entry script. */
  entry: ScriptRef;
  remotes: Map<string, ReleaseManifest>;
  owners: RouteOwners;
  policy: string;
  /** Of previews, which other pages of the site may frame. */
  framedPolicy: string;
  /** Absent when the shell does not load on the server, and in development: documents are then frames. */
  pool: Renderers | undefined;
  /** What its renderers were started with; they go on beyond it where the next snapshot has the same. */
  drawnFrom: string;
  /** Some of it comes from sources that change at any moment: nothing of it is kept anywhere. */
  isDeveloped: boolean;
}
