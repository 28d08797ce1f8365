import type { RegistrySnapshot, ReleaseManifest, ScriptRef } from '@dara/contract';
import type { RenderPool } from '../rendering/render-pool.ts';
import type { RouteOwners } from './route-owner.ts';

/** Everything that documents of one snapshot need; replaced as a whole, so a document never mixes two. */
export interface Live {
  snapshot: RegistrySnapshot;
  snapshotJson: string;
  shell: ReleaseManifest;
  /** The shell's entry script. */
  entry: ScriptRef;
  remotes: Map<string, ReleaseManifest>;
  owners: RouteOwners;
  policy: string;
  /** Of previews, which other pages of the site may frame. */
  framedPolicy: string;
  /** Absent when the shell does not load on the server, and in development: documents are then frames. */
  pool: RenderPool | undefined;
  /** The server bundles that were there; one that is restored is worth beginning anew. */
  bundles: string;
  /** Some of it comes from sources that change at any moment: nothing of it is kept anywhere. */
  isDeveloped: boolean;
}
