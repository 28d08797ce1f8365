import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { readManifest } from './manifest.mjs';

const IMPORT = (library) =>
  new RegExp(`import (?:\\{ ([^}]+) \\}|(\\w+)) from ['"](${library}(?:/[^'"]+)?)['"];`, 'g');
const FOLDER = 'vendor';

const scriptsOf = (dist) =>
  readdirSync(dist, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(dist, name));

/** `Eye, EyeOff as Off`, or a default import, as pairs of the exported and the local name. */
const bindings = (named, single) =>
  single
    ? [['default', single]]
    : named.split(', ').map((one) => {
        const [name, local = name] = one.trim().replace(/,$/, '').split(' as ');
        return [name, local];
      });

/** Replaces imports of `libraries` by files of `vendor`, one per imported name. Returns the names by file. */
function rewriteImports(dist, libraries) {
  const entries = new Map();
  for (const file of scriptsOf(dist)) {
    let text = readFileSync(file, 'utf8');
    for (const library of libraries)
      text = text.replace(IMPORT(library), (_all, named, single, specifier) =>
        bindings(named, single)
          .map(([name, local]) => {
            const place = `${specifier.replace(/^@/, '')}/${name}`;
            entries.set(place, { name, specifier });
            const from = path.relative(path.dirname(file), path.join(dist, FOLDER, `${place}.js`));
            const relative = from.startsWith('.') ? from : `./${from}`;
            return `import { ${name === local ? name : `${name} as ${local}`} } from '${relative.split(path.sep).join('/')}';`;
          })
          .join('\n'),
      );
    writeFileSync(file, text);
  }
  return entries;
}

/** The folders of the packages whose code is in the output. */
export function packagesIn({ outputs }, root) {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [file] : [],
    ),
  );
  const folders = files.flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].sort().map((folder) => path.resolve(root, folder));
}

export function licencesOf(folders) {
  const texts = folders.map((folder) => {
    const { name, version, license } = readManifest(folder);
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : license;
    return `${name} ${version}\n\n${text}\n`;
  });
  return texts.join('\n----\n\n');
}

/**
 * Copies the used parts of `libraries` into `dist/vendor`, so that a remote outside does not install all of them: of
 * 1,700 icons a kit uses 60. One file per imported name lets the remote's build drop the others. Returns the versions of
 * packages that the copies import.
 */
export async function vendor(dir, stage, libraries) {
  const dist = path.join(stage, 'dist');
  const entries = rewriteImports(dist, libraries);
  // Lazy imports of a library, such as one per icon, stay in its one file.
  const isWhole = [...entries.values()].every(({ name }) => name === 'default');
  const { dependencies = {} } = readManifest(dir);
  const external = Object.keys(dependencies).filter((name) => !libraries.includes(name));
  const { metafile } = await build({
    absWorkingDir: dir,
    entryPoints: Object.fromEntries([...entries.keys()].map((place) => [place, `copy:${place}`])),
    outdir: path.join(dist, FOLDER),
    bundle: true,
    splitting: !isWhole,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    metafile: true,
    external: [...external, ...LEFT_OUT],
    plugins: [
      {
        name: 'copy',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^copy:/ }, ({ path: place }) => ({
            ...{ path: place.slice('copy:'.length), namespace: 'copy' },
          }));
          onLoad({ filter: /./, namespace: 'copy' }, ({ path: place }) => {
            const { name, specifier } = entries.get(place);
            return { contents: `export { ${name} } from '${specifier}';`, resolveDir: dir };
          });
        },
      },
    ],
    logLevel: 'error',
  });
  const folders = packagesIn(metafile, dir);
  writeFileSync(path.join(dist, FOLDER, 'LICENSES.txt'), licencesOf(folders));
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external: isLeft }) => isLeft).map(({ path: specifier }) => specifier),
  );
  const used = LEFT_OUT.filter((name) => imported.some((one) => one.startsWith(`${name}/`)));
  return Object.fromEntries(used.map((name) => [name, installedVersion(name, folders)]));
}

/** CommonJS packages, which a bundle of ES modules cannot contain. */
const LEFT_OUT = ['use-sync-external-store'];

function installedVersion(name, folders) {
  const places = folders.flatMap((folder) => [
    path.join(folder, 'node_modules', name),
    path.join(folder.replace(/node_modules.*/, 'node_modules'), name),
  ]);
  return readManifest(places.find((place) => existsSync(path.join(place, 'package.json')))).version;
}
