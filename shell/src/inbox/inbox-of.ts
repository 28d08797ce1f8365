import { sharedParts, type InboxDeclaration, type RegistrySnapshot } from '@dara/contract';

/** The inbox api declared by the first live remote that has one. */
export function inboxOf(snapshot: RegistrySnapshot): InboxDeclaration | undefined {
  return sharedParts(snapshot).inbox;
}
