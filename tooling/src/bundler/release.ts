import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  builtPages,
  type ReleaseFile,
  type ReleaseManifest,
  type ShellServer,
} from '@dara/contract';
import type { Chunk, Stats } from 'webpack';
import { budgetProblems } from './budget.ts';
import { BuildError } from './build.ts';
import { packedCalls } from './client-calls.ts';
import { readCatalogues, readDeclaration, readSite } from './declaration.ts';
import { chunksOfPage, foreignChunks } from './foreign-layer.ts';
import { integrityOf } from './integrity-plugin.ts';
import type { BuildProfile } from './local-profile.ts';
import type { PackageInfo } from './package-info.ts';
import { ROOT_DIR } from './package-info.ts';
import { revisionOf, type ReadFiles } from './revision.ts';
import { contractOf, providedExports, usedExports, withExports } from './shared-exports.ts';
import { sharedRanges } from './shared-libraries.ts';
import { DEVELOPMENT_BUILD } from './shell-config.ts';
import { packSourceMaps } from './source-maps.ts';
import { teamPackages } from './team-packages.ts';

const FRAMES = ['management-frame'];
const COMPRESSIBLE = /\.(?:js|cjs|svg|json|webmanifest|ico)$/;

const QUALITY = {
  release: { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 },
  // A tenth of the time, a tenth larger.
  local: { brotli: 5, gzip: 6 },
};

function compress(content: Buffer, profile: BuildProfile): { brotli: Buffer; gzip: Buffer } {
  const quality = QUALITY[profile];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return {
    brotli: brotliCompressSync(content, { params }),
    gzip: gzipSync(content, { level: quality.gzip }),
  };
}

/** Describes the files of a folder, and writes compressed copies of those that browsers request. */
function describeFiles(
  dir: string,
  side: ReleaseFile['side'],
  profile: BuildProfile,
): ReleaseFile[] {
  const names = readdirSync(dir).filter((name) => side === 'maps' || !/\.(?:br|gz)$/.test(name));
  return names.sort().map((name) => {
    const content = readFileSync(path.join(dir, name));
    const file = { name, size: content.length, integrity: integrityOf(content), side };
    if (side !== 'client' || !COMPRESSIBLE.test(name)) {
      return { ...file, brotli: content.length, gzip: content.length };
    }
    const { brotli, gzip } = compress(content, profile);
    writeFileSync(path.join(dir, `${name}.br`), brotli);
    writeFileSync(path.join(dir, `${name}.gz`), gzip);
    return { ...file, brotli: brotli.length, gzip: gzip.length };
  });
}

/** Files and folders that a build reads; libraries by their package.json. */
function readBy({ info, client, server, siteFile }: ReleaseSource): ReadFiles {
  const described = [
    ...['package.json', 'remote.json', 'site.json', 'upgrade-notes.json', 'webpack.config.ts'],
  ];
  const files = [
    ...client.compilation.fileDependencies,
    ...server.compilation.fileDependencies,
    ...described.map((name) => path.join(info.dir, name)),
    ...(siteFile ? [siteFile] : []),
    path.join(ROOT_DIR, 'package-lock.json'),
  ];
  return { files, folders: [import.meta.dirname] };
}

/** Builder name in the history: `DARA_BUILDER` of a pipeline, else the user of the machine. */
function builder(): string {
  const named = process.env.DARA_BUILDER?.trim();
  if (named) return named.slice(0, 200);
  try {
    return `${userInfo().username}@${hostname()}`.slice(0, 200);
  } catch {
    return hostname().slice(0, 200);
  }
}

function scriptsOf(chunks: readonly Chunk[], entry: string): string[] {
  const files = chunks.flatMap((chunk) => [...chunk.files]);
  return files.filter((name) => name.endsWith('.js') && name !== entry);
}

function entryScript(stats: Stats): string {
  for (const entrypoint of stats.compilation.entrypoints.values()) {
    const script = [...entrypoint.getEntrypointChunk().files].find((name) => name.endsWith('.js'));
    if (script) return script;
  }
  throw new BuildError('the client build has no entry script');
}

/** Files imported with `?preload` (the fonts of the first screen). */
function preloadedFiles(stats: Stats): string[] {
  const found = stats.compilation.getAssets().filter(({ info, name }) => {
    const source = typeof info.sourceFilename === 'string' ? info.sourceFilename : '';
    return source.endsWith('?preload') || preloadNames(stats).has(name);
  });
  return found.map((asset) => asset.name);
}

/** Icons written by `MenuIconsPlugin`, by name. */
function menuIcons(stats: Stats): Record<string, string> {
  const found = stats.compilation.getAssets().flatMap(({ info, name }) => {
    const icon: unknown = info['menuIcon'];
    return typeof icon === 'string' ? [[icon, name] as const] : [];
  });
  return Object.fromEntries(found);
}

function preloadNames(stats: Stats): Set<string> {
  const names = new Set<string>();
  for (const module of stats.compilation.modules) {
    if (!module.identifier().endsWith('?preload')) continue;
    const filename: unknown = module.buildInfo?.['filename'];
    if (typeof filename === 'string') names.add(filename);
  }
  return names;
}

function pagesOf(info: PackageInfo, stats: Stats, entry: string, pages: string[]) {
  const groups = stats.compilation.namedChunkGroups;
  return Object.fromEntries(
    pages.map((page) => {
      const group = groups.get(page);
      if (!group) {
        throw new BuildError(
          `${info.name}: remote.json declares the page "${page}", but no import() has ` +
            `webpackChunkName: "${page}"; there are: ${[...groups.keys()].join(', ')}`,
        );
      }
      return [page, scriptsOf(chunksOfPage(stats.compilation, group), entry)];
    }),
  );
}

export interface ReleaseSource {
  info: PackageInfo;
  kind: ReleaseManifest['kind'];
  outDir: string;
  client: Stats;
  server: Stats;
  profile: BuildProfile;
  /** Pages of a remote that was bundled in (`--single`). */
  foreignPages?: string[];
  /** The site that a shell is built for; by default `site.json` in its folder. */
  siteFile?: string;
}

/** Describes a finished build and writes `release.json`, the last file of a release. */
export function writeRelease(source: ReleaseSource): ReleaseManifest {
  const { info, kind, outDir, client, server, profile, foreignPages = [] } = source;
  const declaration = readDeclaration(info, kind);
  const languages = readCatalogues(info);
  const entry = entryScript(client);
  const serverEntry = entryScriptOfServer(server);
  const pages = [...new Set([...builtPages(declaration), ...foreignPages])];
  const groups = client.compilation.namedChunkGroups;
  // Parts of the shell that documents preload like a page's scripts.
  const frames = FRAMES.filter((name) => groups.has(name));
  const messages = languages.flatMap((language) => {
    const group = groups.get(`messages-${language}`);
    return group ? [[language, scriptsOf(group.chunks, entry)] as const] : [];
  });
  const site = kind === 'shell' ? readSite(info, source.siteFile) : undefined;
  const preload = preloadedFiles(client);
  const icons = menuIcons(client);
  const calls = packedCalls(info, client);
  const foreign = scriptsOf(foreignChunks(client.compilation), entry);
  packSourceMaps(outDir, [
    ...Object.keys(client.compilation.assets),
    ...Object.keys(server.compilation.assets),
  ]);
  const manifest: ReleaseManifest = {
    name: info.name,
    kind,
    version: info.version,
    revision: revisionOf(ROOT_DIR, readBy(source)),
    builtAt: new Date().toISOString(),
    builder: builder(),
    ...(profile === 'local' ? { profile } : {}),
    entry,
    serverEntry,
    files: (['client', 'server', 'maps'] as const).flatMap((side) =>
      describeFiles(path.join(outDir, side), side, profile),
    ),
    pages: pagesOf(info, client, entry, [...pages, ...frames]),
    ...(foreign.length > 0 ? { foreign } : {}),
    messages: Object.fromEntries(messages),
    shared:
      kind === 'remote'
        ? withExports(sharedRanges(info, kind), usedExports([client, server], info))
        : sharedRanges(info, kind),
    declaration,
    ...(site ? { site } : {}),
    languages,
    ...(preload.length > 0 ? { preload } : {}),
    ...(Object.keys(icons).length > 0 ? { icons } : {}),
    ...(calls ? { calls } : {}),
    ...(kind === 'shell' ? saidByShell(info, path.join(outDir, 'server', serverEntry)) : {}),
    ...developmentBuild(path.join(outDir, 'client')),
  };
  const problems = profile === 'release' ? budgetProblems(manifest) : [];
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  writeFileSync(path.join(outDir, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

function entryScriptOfServer(stats: Stats): string {
  const name = stats.compilation.getAssets().find((asset) => asset.name.endsWith('.cjs'))?.name;
  if (!name) throw new BuildError('the server build wrote no bundle');
  return name;
}

function developmentBuild(dir: string): Pick<ReleaseManifest, 'development'> {
  const development = readdirSync(dir).find((name) => DEVELOPMENT_BUILD.test(name));
  return development ? { development } : {};
}

function saidByShell(info: PackageInfo, file: string): Partial<ReleaseManifest> {
  const loaded = createRequire(import.meta.url)(file) as { default?: Partial<ShellServer> };
  const { modules = {}, inlineScript, takesPartialSnapshot } = loaded.default ?? {};
  const shared = withExports(sharedRanges(info, 'shell'), providedExports(modules));
  return {
    shared,
    contract: contractOf(shared),
    teams: teamPackages(info),
    ...(inlineScript ? { inlineScript } : {}),
    ...(takesPartialSnapshot ? { takesPartialSnapshot } : {}),
  };
}
