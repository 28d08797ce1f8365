import type { ReleaseManifest } from './release.ts';

type Sized = Pick<ReleaseManifest, 'entry' | 'pages' | 'messages' | 'files'>;

/**
 * Compressed script that one page makes a visitor fetch from a release, in bytes: entry, page and the largest catalogue,
 * each file once. `sizes` by file name, where others are to be believed than those that the release tells of itself.
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
