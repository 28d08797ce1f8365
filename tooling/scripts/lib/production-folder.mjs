import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { compileFile } from './pack/compile.mjs';
import { readManifest } from './pack/manifest.mjs';
import { npm, ROOT } from './shell.mjs';
import { workspaces } from './workspaces.mjs';

const SERVER = '@dara/platform';
/** Folders of a server package that are read at run time. */
const PARTS = ['src', 'bin', 'schema'];
const LEFT_OUT = /(^|\/)(\.[^/]*|testing|[^/]*\.test\.[^/]*|[^/]*\.d\.[cm]?ts)(\/|$)/;

const isPart = (file) => PARTS.includes(file.split('/')[0]) && !LEFT_OUT.test(file);

const writeJson = (file, value) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

const toCompiled = (file) => file.replace(/\.ts$/, '.js');

/** Folders of the server packages: the platform and its workspace dependencies. */
function serverPackages() {
  const folderOf = new Map(
    workspaces.map((folder) => [readManifest(path.join(ROOT, folder)).name, folder]),
  );
  const found = new Set();
  const visit = (name) => {
    const folder = folderOf.get(name);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    Object.keys(readManifest(path.join(ROOT, folder)).dependencies ?? {}).forEach(visit);
  };
  visit(SERVER);
  return [...found];
}

/** Run-time dependencies without the TypeScript loader, because the sources are compiled. */
function productionManifest(manifest) {
  const { name, version, license, type, bin, exports = {}, dependencies = {} } = manifest;
  const { tsx: _loader, ...libraries } = dependencies;
  const entries = Object.entries(exports).filter(([, file]) => isPart(file.slice(2)));
  return {
    ...{ name, version, private: true, license, type, bin },
    exports: Object.fromEntries(entries.map(([entry, file]) => [entry, toCompiled(file)])),
    dependencies: libraries,
  };
}

async function writePackage(folder, target) {
  const from = path.join(ROOT, folder);
  const to = path.join(target, folder);
  writeJson(path.join(to, 'package.json'), productionManifest(readManifest(from)));
  for (const part of PARTS.filter((name) => existsSync(path.join(from, name)))) {
    const files = readdirSync(path.join(from, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(from, path.join(entry.parentPath ?? entry.path, entry.name)))
      .filter(isPart);
    for (const file of files) {
      const copy = path.join(to, toCompiled(file));
      if (file.endsWith('.ts')) await compileFile(path.join(from, file), copy);
      else cpSync(path.join(from, file), copy);
    }
  }
}

/** Installs the versions of the repository's lock file, without development and browser dependencies. */
async function installPackages(target) {
  cpSync(path.join(ROOT, 'package-lock.json'), path.join(target, 'package-lock.json'));
  const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await npm(['install', ...options], { cwd: target, quiet: true });
  if (code !== 0) throw new Error(`npm install failed:\n${output}`);
}

/**
 * Writes the folder that a production site runs from: the compiled server, its packages and the releases in `builds`.
 * On failure `target` is not created. Throws if `target` exists.
 *
 * @param {string} target
 * @param {{ name: string, dir: string }[]} builds
 */
export async function writeProductionFolder(target, builds) {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty: name a new folder`);
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  try {
    const { name, license, type, engines, overrides } = readManifest(ROOT);
    const packages = serverPackages();
    writeJson(path.join(partial, 'package.json'), {
      ...{ name, private: true, license, type, engines, overrides },
      workspaces: [...packages, ...builds.map((build) => build.name)],
    });
    for (const folder of packages) await writePackage(folder, partial);
    for (const { name: built, dir } of builds) {
      writeJson(path.join(partial, built, 'package.json'), { name: built, private: true });
      cpSync(dir, path.join(partial, built, 'dist'), { recursive: true });
    }
    cpSync(path.join(ROOT, 'LICENSE'), path.join(partial, 'LICENSE'));
    await installPackages(partial);
    rmSync(target, { recursive: true, force: true });
    renameSync(partial, target);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
