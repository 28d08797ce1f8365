import { isReactCopy, type ReleaseManifest, type SharedRange } from '@dara/contract';
import type { ReleaseStore } from './release-store.ts';

/** Facts about a build from its bytes, independent of its description. */
export interface BuiltFacts {
  /** Compressed sizes of the client files by name. */
  bytes?: ReadonlyMap<string, number>;
  /** Shared libraries that its scripts require from the shell. */
  ranges?: readonly SharedRange[];
  /** External modules that its server bundle requires. */
  required?: readonly string[];
  /** Client scripts that contain a copy of React. */
  copies?: readonly string[];
}

/** webpack's code for consumed shared modules, minified or not. */
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

/** Reads the facts from the files of a release in the store. */
export async function readBuilt(
  store: ReleaseStore,
  { kind, files, serverEntry }: ReleaseManifest,
): Promise<BuiltFacts> {
  const bytes = new Map<string, number>();
  const ranges = new Map<string, SharedRange>();
  const copies: string[] = [];
  let required: string[] = [];
  for (const { name, side, integrity } of files) {
    if (side === 'client') bytes.set(name, await store.compressedSize(integrity));
    const isRead = kind === 'remote' && (name === serverEntry || /\.m?js$/.test(name));
    const text = isRead ? (await store.read(integrity))?.toString('utf8') : undefined;
    if (text === undefined) continue;
    if (name === serverEntry) required = requiredModules(text);
    if (side === 'client' && isReactCopy(text)) copies.push(name);
    for (const range of side === 'client' ? consumedRanges(text) : [])
      ranges.set(`${range.name} ${range.range}`, range);
  }
  return { bytes, ranges: [...ranges.values()], required, copies };
}
