import { createHash } from 'node:crypto';
import {
  UNNAMED_SITE,
  withShownParts,
  type MenuEntry,
  type RegistrySnapshot,
  type ReleaseManifest,
  type ScriptRef,
  type SnapshotRelease,
} from '@dara/contract';
import { lackingExports } from './gate-ranges.ts';

/** A release that can be served, and the browser's fallback. */
export interface ServableRelease {
  live: ReleaseManifest;
  fallback: ReleaseManifest | null;
}

/** URL of a release file. */
export const assetUrl = (name: string, file: string): string => `/assets/${name}/${file}`;

export function scriptRef(manifest: ReleaseManifest, file: string): ScriptRef {
  const integrity = manifest.files.find((entry) => entry.name === file)?.integrity ?? '';
  return { url: assetUrl(manifest.name, file), integrity };
}

/** A menu entry with the URL of its icon; without an icon if the build has no file. */
function withIcon({ icon, ...entry }: MenuEntry, { name, icons }: ReleaseManifest): MenuEntry {
  const file = icon && icons?.[icon];
  return file ? { ...entry, icon: assetUrl(name, file) } : entry;
}

function snapshotRelease(
  { live, fallback: before }: ServableRelease,
  shell: ReleaseManifest,
): SnapshotRelease {
  const entry = scriptRef(live, live.entry);
  const lacks = lackingExports(live, shell);
  // A fallback must be compatible with the shell.
  const fallback = before && lackingExports(before, shell).length === 0 ? before : null;
  const fallbackEntry = fallback && scriptRef(fallback, fallback.entry);
  const refs = (files: string[] | undefined): ScriptRef[] =>
    (files ?? []).map((file) => scriptRef(live, file));
  return {
    url: entry.url,
    fallbackUrl: fallbackEntry?.url ?? null,
    metadata: { integrity: entry.integrity, version: live.version },
    deployment: { traffic: 100, default: true },
    extras: {
      routes: live.declaration.routes.map((route) => ({
        ...route,
        scripts: refs(live.pages[route.page]),
      })),
      menu: live.declaration.menu.map((entry) => withIcon(entry, live)),
      sections: live.declaration.sections,
      ...(live.declaration.inbox ? { inbox: live.declaration.inbox } : {}),
      ...(live.declaration.finder ? { finder: live.declaration.finder } : {}),
      ...(live.declaration.actions ? { actions: live.declaration.actions } : {}),
      ...(live.declaration.slots ? { slots: live.declaration.slots } : {}),
      ...(live.declaration.parts ? { parts: live.declaration.parts } : {}),
      messages: Object.fromEntries(
        Object.entries(live.messages).map(([locale, files]) => [locale, refs(files)]),
      ),
      fallbackIntegrity: fallbackEntry?.integrity ?? null,
      ...(lacks.length > 0 ? { lacks } : {}),
    },
  };
}

/** The registry's document in the frontend-discovery schema, with all releases that can be served. */
export function buildSnapshot(
  change: number,
  shell: ReleaseManifest,
  remotes: readonly ServableRelease[],
): RegistrySnapshot {
  // Omits fields used by checks only.
  const { budget: _budget, ...site } = shell.site ?? UNNAMED_SITE;
  const { microFrontends } = withShownParts({
    site,
    microFrontends: Object.fromEntries(
      remotes.map((served) => [served.live.name, [snapshotRelease(served, shell)]]),
    ),
  });
  // Includes the content's hash, because gateways with different files must not share a revision.
  const content = JSON.stringify([shell.version, shell.entry, microFrontends]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {
    revision: `${change}-${hash}`,
    shell: { version: shell.version },
    site,
    microFrontends,
  };
}
