import type { ReleaseManifest } from './release.ts';

type Sized = Pick<ReleaseManifest, 'entry' | 'pages' | 'messages' | 'files'>;

/**
 * Compressed script size of one page of a release, in bytes: entry, page and the largest catalogue, each file once.
 * `sizes` by file name replace the release's own values.
 */
export function pageScriptBytes(
  manifest: Sized,
  page: string,
  sizes: ReadonlyMap<string, number> = new Map(
    manifest.files.map((file) => [file.name, file.brotli]),
  ),
): number {
  const total = (names: string[]): number =>
    [...new Set(names)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const scripts = [manifest.entry, ...(manifest.pages[page] ?? [])];
  const catalogues = Object.values(manifest.messages);
  return Math.max(total(scripts), ...catalogues.map((files) => total([...scripts, ...files])));
}
