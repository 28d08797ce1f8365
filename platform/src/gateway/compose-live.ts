import type { ReleaseManifest } from '@dara/contract';
import type { DevelopedRemote } from '../development/developed-remote.ts';
import { snapshotFile } from '../registry/snapshot-files.ts';
import { scriptRef } from '../registry/snapshot.ts';
import { declaredFrames } from './declared.ts';
import type { Live } from './live.ts';
import { createRouteOwners } from './route-owner.ts';
import { documentPolicy } from './security-headers.ts';
import { STARTER } from './starter.ts';

export interface LiveParts extends Pick<
  Live,
  'snapshot' | 'shell' | 'pool' | 'drawnFrom' | 'split'
> {
  remotes: readonly ReleaseManifest[];
}

/** Everything that documents of a snapshot need. */
export function composeLive(
  { remotes, ...parts }: LiveParts,
  developed?: Pick<DevelopedRemote, 'shellUrl' | 'origin' | 'connections'>,
): Live {
  const { snapshot, shell } = parts;
  const inlineScripts = [shell.inlineScript ?? '', STARTER].filter(Boolean);
  const frames = declaredFrames(remotes);
  return {
    ...parts,
    snapshotJson: JSON.stringify(snapshot),
    whole: snapshotFile(snapshot),
    entry: developed ? { url: developed.shellUrl, integrity: '' } : scriptRef(shell, shell.entry),
    remotes: new Map(remotes.map((manifest) => [manifest.name, manifest])),
    owners: createRouteOwners(snapshot, shell),
    policy: documentPolicy(inlineScripts, developed, { frames }),
    framedPolicy: documentPolicy(inlineScripts, developed, { frames, isFramed: true }),
    isDeveloped: developed !== undefined,
  };
}
