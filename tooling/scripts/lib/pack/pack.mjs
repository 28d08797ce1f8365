import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm, ROOT } from '../shell.mjs';
import { stageCli } from './cli.mjs';
import { compile } from './compile.mjs';
import { packedManifest, readManifest } from './manifest.mjs';

/** Packages that a remote in another repository needs, in dependency order. */
const FOLDERS = ['shared/contract', 'shared/model', 'shared/sdk', 'shared/kit', 'tooling'];
/** Folders that are copied unchanged. */
const AS_THEY_ARE = ['schema', 'bin'];

/** Executables are in `bin` and import a source. */
const SOURCE_OF_BIN = /'\.\.\/src\/([\w/-]+)\.ts'/g;

function copyPlain(dir, stage) {
  const entries = [];
  for (const folder of AS_THEY_ARE.filter((name) => existsSync(path.join(dir, name)))) {
    cpSync(path.join(dir, folder), path.join(stage, folder), { recursive: true });
  }
  for (const file of Object.values(readManifest(dir).bin ?? {})) {
    const text = readFileSync(path.join(dir, file), 'utf8');
    entries.push(...[...text.matchAll(SOURCE_OF_BIN)].map(([, name]) => `./src/${name}.ts`));
    writeFileSync(path.join(stage, file), text.replace(SOURCE_OF_BIN, "'../dist/$1.js'"));
  }
  return entries;
}

async function stagePackage(dir, versions, stage) {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  const manifest = readManifest(dir);
  const entries = [
    ...copyPlain(dir, stage),
    ...Object.values(manifest.exports).filter((file) => /\.tsx?$/.test(file)),
  ];
  await compile(dir, entries, stage);
  rmSync(path.join(stage, 'tsconfig.json'), { force: true });
  const packed = packedManifest(manifest, versions, stage);
  writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
}

/** Returns the tarball. */
async function packStage(stage, target) {
  const { name, version } = readManifest(stage);
  cpSync(path.join(ROOT, 'LICENSE'), path.join(stage, 'LICENSE'));
  const { code, output } = await npm(
    ['pack', '--ignore-scripts', '--offline', '--pack-destination', target],
    { cwd: stage, quiet: true },
  );
  if (code !== 0) throw new Error(`${name} was not packed:\n${output}`);
  return [name, path.join(target, `${name.slice(1).replace('/', '-')}-${version}.tgz`)];
}

/** Writes a tarball for each package into `target`. Returns the tarballs by package name. */
export async function packPackages(target) {
  const dirs = FOLDERS.map((folder) => path.join(ROOT, folder));
  const versions = new Map(dirs.map((dir) => [readManifest(dir).name, readManifest(dir).version]));
  const stages = path.join(ROOT, '.cache/pack', String(process.pid));
  mkdirSync(target, { recursive: true });
  const tarballs = [];
  try {
    for (const dir of dirs) {
      const stage = path.join(stages, path.basename(dir));
      await stagePackage(dir, versions, stage);
      tarballs.push(await packStage(stage, target));
    }
    const stage = path.join(stages, 'cli');
    await stageCli(stage);
    tarballs.push(await packStage(stage, target));
  } finally {
    rmSync(stages, { recursive: true, force: true });
  }
  return new Map(tarballs);
}
