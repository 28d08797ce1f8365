import type { Configuration } from 'webpack';
import webpack from 'webpack';
import type { BuildMode } from './base-config.ts';
import { assetPath, clientConfig, serverConfig } from './base-config.ts';
import { EntryIntegrityPlugin } from './integrity-plugin.ts';
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

/** The shell's builds: `[client, server]`, from `src/main.tsx` and `src/server.tsx`. */
export function createShellConfig(options: { dir: string }): [Configuration, Configuration] {
  const info = readPackage(options.dir);
  return [shellClient(info), shellServer(info)];
}
