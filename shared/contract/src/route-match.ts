import type { RegistrySnapshot, SnapshotRoute } from './snapshot.ts';
import { liveRelease } from './snapshot.ts';

export interface OwnedRoute {
  owner: string;
  route: SnapshotRoute;
}

/** Every route of every live release, with its remote. */
export function ownedRoutes(snapshot: RegistrySnapshot): OwnedRoute[] {
  return Object.keys(snapshot.microFrontends).flatMap((owner) =>
    (liveRelease(snapshot, owner)?.extras.routes ?? []).map((route) => ({ owner, route })),
  );
}
