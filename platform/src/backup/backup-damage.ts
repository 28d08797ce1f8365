import type { Manifest } from './manifest.ts';
import { entryOf } from './backup-entry.ts';

/** Differences from the manifest, one line each. */
export async function findDamage(dir: string, manifest: Manifest): Promise<string[]> {
  const damage: string[] = [];
  for (const entry of [manifest.dump, manifest.census, ...manifest.files]) {
    const found = await entryOf(dir, entry.path).catch(() => undefined);
    if (!found) damage.push(`${entry.path} is missing`);
    else if (found.sha256 !== entry.sha256) damage.push(`${entry.path} is damaged`);
  }
  return damage;
}
