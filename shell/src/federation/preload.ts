import type { ScriptRef } from '@dara/shared/contract';

const asked = new Set<string>();

/** Adds preload links; integrity and crossorigin equal those of the scripts, else files come twice. */
export function preloadScripts(scripts: ScriptRef[]): void {
  for (const { url, integrity } of scripts) {
    if (asked.has(url)) continue;
    asked.add(url);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}
