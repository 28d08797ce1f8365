import type { ReleaseManifest, SharedRange } from '@dara/contract';
import type { ReleaseStore } from './release-store.ts';

/** What a build is by its bytes, whatever its description says. */
export interface BuiltFacts {
  /** Compressed bytes of the client's files by their names. */
  bytes?: ReadonlyMap<string, number>;
  /** Shared libraries that its scripts ask the shell for. */
  ranges?: readonly SharedRange[];
  /** What its server bundle requires from outside. */
  required?: readonly string[];
}

/** As webpack writes what a remote consumes, minified or not. */
const CONSUMED =
  /singleton:\s*(!0|!1|true|false),\s*requiredVersion:\s*"([^"]*)",[^{}]{0,200}?shareKey:\s*"([^"]+)"/g;
const EXTERNAL = /module\.exports\s*=\s*require\("([^"]+)"\)/g;

function consumedRanges(script: string): SharedRange[] {
  return [...script.matchAll(CONSUMED)].map(([, singleton, range = '', name = '']) => ({
    ...{ name, range },
    singleton: singleton === '!0' || singleton === 'true',
  }));
}

const requiredModules = (bundle: string): string[] => [
  ...new Set([...bundle.matchAll(EXTERNAL)].map(([, name = '']) => name)),
];

/** Reads what counts from the files of a release, as they lie in the store. */
export async function readBuilt(
  store: ReleaseStore,
  { kind, files, serverEntry }: ReleaseManifest,
): Promise<BuiltFacts> {
  const bytes = new Map<string, number>();
  const ranges = new Map<string, SharedRange>();
  let required: string[] = [];
  for (const { name, side, integrity } of files) {
    if (side === 'client') bytes.set(name, await store.compressedSize(integrity));
    const isRead = kind === 'remote' && (name === serverEntry || /\.m?js$/.test(name));
    const text = isRead ? (await store.read(integrity))?.toString('utf8') : undefined;
    if (text === undefined) continue;
    if (name === serverEntry) required = requiredModules(text);
    for (const range of side === 'client' ? consumedRanges(text) : [])
      ranges.set(`${range.name} ${range.range}`, range);
  }
  return { bytes, ranges: [...ranges.values()], required };
}
