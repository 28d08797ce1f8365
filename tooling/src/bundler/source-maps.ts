import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Packs the source maps of a release's scripts into one file in `maps/`, which the site keeps to translate stacks and
 * never sends to a browser. Two lines per script: its name, and its map as JSON. Writes nothing for a local build.
 */
export function packSourceMaps(outDir: string, scripts: readonly string[]): void {
  const folder = path.join(outDir, 'maps');
  const lines = scripts
    .map((script) => ({ script, map: path.join(folder, `${script}.map`) }))
    .filter(({ map }) => existsSync(map))
    .map(({ script, map }) => `${script}\n${readFileSync(map, 'utf8').replaceAll('\n', '')}\n`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  if (lines.length === 0) return;
  const packed = gzipSync(lines.join(''), { level: 9 });
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 16);
  writeFileSync(path.join(folder, `maps.${hash}.gz`), packed);
}
