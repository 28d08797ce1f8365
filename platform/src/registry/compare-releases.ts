import type { Changed, ReleaseComparison, ReleaseManifest } from '@dara/contract';
import { RegistryError } from './registry-error.ts';
import type { ReleaseStore } from './release-store.ts';

type Values<T> = ReadonlyMap<string, T>;

/** `entry.1f2e3d4c5b6a7988.js` is `entry.js`; files that only have a number count as one. */
const stemOf = (file: string): string =>
  file.replace(/\.[\da-f]{8,}(?=\.)/, '').replace(/^\d+(?=\.)/, 'chunk');

function filesOf({ files }: ReleaseManifest): Values<number> {
  const sizes = new Map<string, number>();
  for (const { name, side, brotli } of files)
    if (side === 'client') sizes.set(stemOf(name), (sizes.get(stemOf(name)) ?? 0) + brotli);
  return sizes;
}

const sumOf = (sizes: Values<number>): number =>
  [...sizes.values()].reduce((sum, size) => sum + size, 0);

const routesOf = ({ declaration }: ReleaseManifest): Values<string> =>
  new Map(
    (declaration?.routes ?? []).map(({ path, access, permission = [] }) => [
      path,
      [access, ...permission].join(' '),
    ]),
  );
const menuOf = ({ declaration }: ReleaseManifest): Values<string> =>
  new Map((declaration?.menu ?? []).map(({ id, section, path }) => [id, `${section} ${path}`]));
const sharedOf = ({ shared }: ReleaseManifest): Values<string> =>
  new Map(shared.map(({ name, range }) => [name, range]));

/** Keys of a compiled catalogue: `"kit.close":`. */
const MESSAGE = /["'][\w-]+(?:\.[\w-]+)+["']:/g;

/** Counted in the scripts; undefined files count as none. */
async function messagesOf(
  store: ReleaseStore,
  { files, messages }: ReleaseManifest,
): Promise<Values<number>> {
  const counts = new Map<string, number>();
  for (const [language, scripts] of Object.entries(messages)) {
    let count = 0;
    for (const script of scripts) {
      const file = files.find(({ name }) => name === script);
      const text = file && (await store.read(file.integrity))?.toString('utf8');
      count += text?.match(MESSAGE)?.length ?? 0;
    }
    counts.set(language, count);
  }
  return counts;
}

/** What is new, gone or changed, by name. */
function changed<T>(before: Values<T>, after: Values<T>): Changed<T>[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort()
    .map((name) => ({ name, before: before.get(name) ?? null, after: after.get(name) ?? null }));
}

const builtOf = ({ version, revision, builtAt }: ReleaseManifest): ReleaseComparison['before'] => ({
  ...{ version, revision, builtAt },
});

/** Compares two releases of a package. Throws a RegistryError (404). */
export async function compareReleases(
  registry: {
    store: ReleaseStore;
    find: (name: string, version: string) => Promise<ReleaseManifest | undefined>;
  },
  { name, from, to }: { name: string; from: string; to: string },
): Promise<ReleaseComparison> {
  const [before, after] = (await Promise.all(
    [from, to].map(async (version) => {
      const manifest = await registry.find(name, version);
      if (manifest) return manifest;
      throw new RegistryError(404, 'RELEASE_NOT_EXIST', `${name} ${version} was never published`);
    }),
  )) as [ReleaseManifest, ReleaseManifest];
  const [was, is] = [filesOf(before), filesOf(after)];
  return {
    name,
    before: builtOf(before),
    after: builtOf(after),
    routes: changed(routesOf(before), routesOf(after)),
    menu: changed(menuOf(before), menuOf(after)),
    files: changed(was, is),
    bytes: { before: sumOf(was), after: sumOf(is) },
    shared: changed(sharedOf(before), sharedOf(after)),
    messages: changed(
      await messagesOf(registry.store, before),
      await messagesOf(registry.store, after),
    ),
  };
}
