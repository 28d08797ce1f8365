import type { Config } from '@dara/backend';

/** Relying party of passkeys: the public origin of the site only. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): {
  id: string;
  origin: string;
  name: string;
} {
  return { id: new URL(publicUrl).hostname, origin: publicUrl, name: 'Dara' };
}

/** User handle of passkeys: an id that reveals nothing. */
export function userHandleOf(profileId: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(profileId);
}
