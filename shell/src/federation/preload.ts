import type { ScriptRef } from '@dara/contract';

const asked = new Set<string>();

/** Whether this document has loaded the file, by a preload link or as a script. */
function isFetched(url: string): boolean {
  return performance.getEntriesByName(new URL(url, location.href).href, 'resource').length > 0;
}

/**
 * Adds preload links with the same integrity and crossorigin as the scripts, otherwise files are loaded twice. Scripts
 * that have run get none: browsers warn about unused preloads.
 */
export function preloadScripts(scripts: ScriptRef[]): void {
  for (const { url, integrity } of scripts) {
    if (asked.has(url)) continue;
    asked.add(url);
    if (isFetched(url)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}
