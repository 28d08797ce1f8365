import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync, version as bundlerVersion } from 'esbuild';
import { writeOnce } from './write-once.mjs';

/** Libraries of hundreds of small modules, by the specifiers that we import. */
const LIBRARIES = { kysely: ['kysely'], typebox: ['typebox', 'typebox/value'] };

const fileOf = (specifier) => `${specifier.replace('/', '-')}.mjs`;

/** Writes one file for each specifier, with what they share beside them, unless they are there for this version. */
function bundle(library, specifiers, rootDir) {
  const require = createRequire(path.join(rootDir, 'package.json'));
  const from = require.resolve.paths(library).map((dir) => path.join(dir, library, 'package.json'));
  const { version } = JSON.parse(
    readFileSync(
      from.find((file) => existsSync(file)),
      'utf8',
    ),
  );
  return writeOnce(`${library}-${version}-${bundlerVersion}`, (folder) =>
    buildSync({
      absWorkingDir: rootDir,
      entryPoints: specifiers.map((specifier) => ({
        in: specifier,
        out: fileOf(specifier).slice(0, -'.mjs'.length),
      })),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      keepNames: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
    }),
  );
}

/**
 * Jest loads every module anew for every test file, one by one and without what V8 knows of it. Where a package
 * depends on a library of hundreds of modules, one file in its place saves a test file about a second.
 *
 * @param {string} rootDir the package's folder
 */
export function bundledLibraries(rootDir) {
  const { dependencies } = JSON.parse(readFileSync(path.join(rootDir, 'package.json'), 'utf8'));
  const used = Object.entries(LIBRARIES).filter(([library]) => library in (dependencies ?? {}));
  return Object.fromEntries(
    used.flatMap(([library, specifiers]) => {
      const folder = bundle(library, specifiers, rootDir);
      return specifiers.map((specifier) => [
        `^${specifier}$`,
        path.join(folder, fileOf(specifier)),
      ]);
    }),
  );
}
