import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleaseManifest } from '@dara/contract';
import type { Configuration } from 'webpack';
import { BuildError, clearFolder, runWebpack } from './build.ts';
import { readCatalogues, readDeclaration, readSite } from './declaration.ts';
import { localConfiguration, type BuildProfile } from './local-profile.ts';
import { readPackage } from './package-info.ts';
import { writeRelease } from './release.ts';
import { shellDevelopment } from './shell-config.ts';

/** A package is the shell if it renders documents, a remote if it exposes `src/remote.tsx`. */
function kindOf(dir: string): ReleaseManifest['kind'] {
  return existsSync(path.join(dir, 'src/remote.tsx')) ? 'remote' : 'shell';
}

async function readConfigurations(dir: string): Promise<[Configuration, Configuration]> {
  const file = path.join(dir, 'webpack.config.ts');
  if (!existsSync(file)) throw new BuildError(`${file} is missing`);
  const loaded = (await import(pathToFileURL(file).href)) as {
    default: [Configuration, Configuration];
  };
  return loaded.default;
}

export interface BuildOptions {
  /** The site that a shell is built for; by default its own `site.json`. */
  siteFile?: string;
  /** Defaults to `release`. */
  profile?: BuildProfile;
}

/** Builds the package in `dir` into `dist`, and writes `dist/release.json`. */
export async function buildRelease(
  dir: string,
  { siteFile, profile = 'release' }: BuildOptions = {},
): Promise<ReleaseManifest> {
  const info = readPackage(dir);
  const kind = kindOf(dir);
  readDeclaration(info, kind);
  readCatalogues(info);
  if (kind === 'shell') readSite(info, siteFile);
  const outDir = path.join(dir, 'dist');
  const release = await readConfigurations(dir);
  const configurations = profile === 'local' ? release.map(localConfiguration) : release;
  clearFolder(outDir);
  const [client, server] = await runWebpack(configurations);
  if (!client || !server) throw new BuildError(`${dir}/webpack.config.ts must give two builds`);
  // After the others, which clean the folder.
  if (kind === 'shell' && profile === 'release') await runWebpack([shellDevelopment(info, outDir)]);
  const site = siteFile ? { siteFile } : {};
  return writeRelease({ info, kind, outDir, client, server, profile, ...site });
}
