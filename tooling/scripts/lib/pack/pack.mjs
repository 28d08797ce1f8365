import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm, ROOT } from '../shell.mjs';
import { stageCli } from './cli.mjs';
import { compile } from './compile.mjs';
import { packedManifest, readManifest, TOOLS } from './manifest.mjs';
import { vendor } from './vendor.mjs';
import { vendorDevServer } from './vendor-dev-server.mjs';
import { REFRESH_PLUGIN, vendorRefreshPlugin } from './vendor-refresh.mjs';

/** Packages that a remote in another repository needs, in dependency order. */
const FOLDERS = ['shared/contract', 'shared/model', 'shared/sdk', 'shared/kit', 'tooling'];
/** Folders that are copied unchanged. */
const AS_THEY_ARE = ['schema', 'bin'];

/** Large libraries of which a package uses a small part. */
const VENDORED = {
  '@dara/kit': ['@base-ui/react', 'lucide-react', 'react-aria-components'],
  [TOOLS]: ['lucide-react'],
};

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

/** Entries of this repository's own server packages and scripts, which a remote does not use. */
const OWN_ENTRIES = ['./install-tool', './vitest/node'];

const forOthers = (manifest) => ({
  ...manifest,
  exports: Object.fromEntries(
    Object.entries(manifest.exports).filter(([entry]) => !OWN_ENTRIES.includes(entry)),
  ),
});

async function stagePackage(dir, versions, stage) {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  const manifest = forOthers(readManifest(dir));
  const entries = [
    ...copyPlain(dir, stage),
    ...Object.values(manifest.exports).filter((file) => /\.tsx?$/.test(file)),
  ];
  await compile(dir, entries, stage);
  rmSync(path.join(stage, 'dist/vitest'), { recursive: true, force: true });
  rmSync(path.join(stage, 'tsconfig.json'), { force: true });
  const libraries = [...(VENDORED[manifest.name] ?? [])];
  const added = libraries.length > 0 ? await vendor(dir, stage, libraries) : {};
  if (manifest.name === TOOLS) {
    Object.assign(added, await vendorDevServer(dir, stage));
    Object.assign(added, vendorRefreshPlugin(dir, stage));
    libraries.push('webpack-dev-server', REFRESH_PLUGIN);
  }
  const packed = packedManifest(manifest, versions, stage, { libraries, added });
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
