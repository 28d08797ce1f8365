import type { ScriptRef } from '@dara/contract';

const asked = new Set<string>();

/** Whether this document has fetched the file, by a link of its own or as a script. */
function isFetched(url: string): boolean {
  return performance.getEntriesByName(new URL(url, location.href).href, 'resource').length > 0;
}

/**
 * Adds preload links; integrity and crossorigin equal those of the scripts, else files come twice. A script
 * that ran already gets none: it would never be used, and browsers complain about that.
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
