import { sharedParts, type InboxDeclaration, type RegistrySnapshot } from '@dara/contract';

/** What the bell reads, as the first live remote that brings an inbox declares it. */
export function inboxOf(snapshot: RegistrySnapshot): InboxDeclaration | undefined {
  return sharedParts(snapshot).inbox;
}
