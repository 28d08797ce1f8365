import { menuIconFile, type RemoteDeclaration } from './remote.ts';
import type { SnapshotRelease } from './snapshot.ts';

export const DEVELOPED_VERSION = '0.0.0-development';

/** Snapshot entry of a remote served by its development server: its current declaration, without a fallback. */
export function developedRelease(
  entryUrl: string,
  { routes, menu, sections, inbox, finder, actions, slots, parts }: RemoteDeclaration,
): SnapshotRelease {
  return {
    url: entryUrl,
    // A fault must be seen, not papered over by the last release.
    fallbackUrl: null,
    metadata: { integrity: '', version: DEVELOPED_VERSION },
    deployment: { traffic: 100, default: true },
    extras: {
      routes: routes.map((route) => ({ ...route, scripts: [] })),
      menu: menu.map((entry) =>
        entry.icon ? { ...entry, icon: new URL(menuIconFile(entry.icon), entryUrl).href } : entry,
      ),
      sections,
      ...(inbox ? { inbox } : {}),
      ...(finder ? { finder } : {}),
      ...(actions ? { actions } : {}),
      ...(slots ? { slots } : {}),
      ...(parts ? { parts } : {}),
      messages: {},
      fallbackIntegrity: null,
    },
  };
}
