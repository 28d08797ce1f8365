import path from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import type { BuildMode } from './base-config.ts';
import { assetPath, clientConfig, serverConfig } from './base-config.ts';
import { EntryIntegrityPlugin } from './integrity-plugin.ts';
import { localConfiguration } from './local-profile.ts';
import type { PackageInfo } from './package-info.ts';
import { readPackage } from './package-info.ts';
import { shellFederation } from './patches/shell-federation.ts';
import { SHARED_LIBRARIES, installedVersion } from './shared-libraries.ts';

/**
 * Disables features of the federation runtime. Releases are found in the registry's snapshot, so manifests, snapshots
 * and development helpers are unused.
 */
const runtimeSwitches = new webpack.DefinePlugin({
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
  FEDERATION_HAS_EXPOSES: true,
  ENV_TARGET: JSON.stringify('web'),
});

const sharedVersions = new webpack.DefinePlugin({
  DARA_SHARED_VERSIONS: JSON.stringify(
    Object.fromEntries(SHARED_LIBRARIES.map((name) => [name, installedVersion(name)])),
  ),
});

export function shellClient(info: PackageInfo, mode: Partial<BuildMode> = {}): Configuration {
  const base = clientConfig(info, { ...mode, side: 'client' });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: assetPath(info) },
    plugins: [
      runtimeSwitches,
      shellFederation.plugin,
      sharedVersions,
      new EntryIntegrityPlugin({ isHot: mode.hot ?? false }),
    ],
  };
}

export function shellServer(info: PackageInfo, mode: Partial<BuildMode> = {}): Configuration {
  const base = serverConfig(info, { ...mode, side: 'server' }, 'src/server.tsx');
  return {
    ...base,
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** Name of the development build in the release of a shell. */
export const DEVELOPMENT_BUILD = /^development\.[0-9a-f]+\.js$/;

/**
 * The shell in one script with the development build of React, for `dara dev`: remotes from source refresh in it and
 * keep their state. Its assets are those of the release.
 */
export function shellDevelopment(info: PackageInfo, outDir: string): Configuration {
  const base = shellClient(info, { hot: true, isReloading: true, outDir });
  return localConfiguration({
    ...base,
    entry: {
      development: [path.join(import.meta.dirname, 'development-entry.mjs'), './src/main.tsx'],
    },
    output: { ...base.output, filename: '[name].[contenthash:16].js', clean: false },
    optimization: { ...base.optimization, minimize: true, realContentHash: true },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  });
}

/** The shell's builds: `[client, server]`, from `src/main.tsx` and `src/server.tsx`. */
export function createShellConfig(options: { dir: string }): [Configuration, Configuration] {
  const info = readPackage(options.dir);
  return [shellClient(info), shellServer(info)];
}
