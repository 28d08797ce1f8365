import type { SourceMap } from 'node:module';
import type { ReleaseManifest } from '@dara/contract';
import { mapOfScript, sourcePosition } from '../registry/packed-maps.ts';
import type { ReleaseStore } from '../registry/release-store.ts';

/** More lines of a stack are not searched for a source. */
const MAX_FRAMES = 20;
const MESSAGE_LINES = 2;
const FRAME = /^\s+at /;
/** The position in a server bundle, as in `/mf-x/1.2.0/server.1f2e.cjs:120:9`; `readSources` names the files. */
const POSITION = /\/([a-z][a-z0-9-]*)\/[^/\s()]+\/([\w.-]+\.cjs):(\d+):(\d+)/;

/** Describes errors of the server bundles of releases in source positions, by the source maps of the releases. */
export class BundlePositions {
  readonly #releases: ReadonlyMap<string, ReleaseManifest>;
  readonly #store: Pick<ReleaseStore, 'read'>;
  readonly #maps = new Map<string, Promise<SourceMap | null>>();

  constructor(releases: ReadonlyMap<string, ReleaseManifest>, store: Pick<ReleaseStore, 'read'>) {
    this.#releases = releases;
    this.#store = store;
  }

  /**
   * The message of an error with the first line of its stack that is in the sources of a package, else with its first
   * line: `Error: torn at Page (mf-x/src/page.tsx:7:3)`. Never rejects.
   */
  async describe(error: unknown): Promise<string> {
    const lines = String(error instanceof Error ? error.message : error).split('\n');
    const first = lines.findIndex((line) => FRAME.test(line));
    const message = lines.slice(0, first < 0 ? MESSAGE_LINES : Math.min(first, MESSAGE_LINES));
    const frames = first < 0 ? [] : lines.slice(first, first + MAX_FRAMES);
    let inLibrary: string | undefined;
    for (const frame of frames) {
      const translated = await this.#translated(frame);
      if (translated && !translated.includes('node_modules'))
        return joined([...message, translated]);
      inLibrary ??= translated;
    }
    return joined([...message, inLibrary ?? frames[0] ?? '']);
  }

  async #translated(frame: string): Promise<string | undefined> {
    const [found = '', name = '', file = '', line, column] = POSITION.exec(frame) ?? [];
    const map = found === '' ? null : await this.#mapOf(name, file).catch(() => null);
    const position = map && sourcePosition(map, Number(line), Number(column));
    return position ? frame.replace(found, () => position) : undefined;
  }

  #mapOf(name: string, file: string): Promise<SourceMap | null> {
    const known = this.#maps.get(name) ?? this.#readMap(name, file);
    this.#maps.set(name, known);
    return known;
  }

  async #readMap(name: string, file: string): Promise<SourceMap | null> {
    const release = this.#releases.get(name);
    const maps = release?.files.find(({ side }) => side === 'maps');
    if (!maps || release?.serverEntry !== file) return null;
    const packed = await this.#store.read(maps.integrity);
    return packed ? mapOfScript(packed, file) : null;
  }
}

const joined = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
