import { liveRelease, type InboxDeclaration, type RegistrySnapshot } from '@dara/contract';

/** What the bell reads, as the first live remote that brings an inbox declares it. */
export function inboxOf(snapshot: RegistrySnapshot): InboxDeclaration | undefined {
  return Object.keys(snapshot.microFrontends)
    .map((name) => liveRelease(snapshot, name)?.extras.inbox)
    .find((inbox) => inbox !== undefined);
}
