import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import type { BuildMode } from './base-config.ts';
import { clientConfig, serverConfig } from './base-config.ts';
import { ForeignLayerPlugin, foreignRule, withoutForeign } from './foreign-layer.ts';
import { InlineExposePlugin } from './inline-expose-plugin.ts';
import { EntryIntegrityPlugin } from './integrity-plugin.ts';
import { MenuIconsPlugin } from './menu-icons.ts';
import type { PackageInfo } from './package-info.ts';
import { readPackage } from './package-info.ts';
import { remoteFederation } from './patches/remote-federation.ts';
import { SHARED_LIBRARIES, sharedRanges } from './shared-libraries.ts';
import { SingletonGuardPlugin } from './singleton-guard.ts';

const EXPOSE = 'remote';

function federation(info: PackageInfo): ModuleFederationPlugin {
  const ranges = sharedRanges(info, 'remote');
  return new ModuleFederationPlugin({
    name: info.globalName,
    filename: 'remoteEntry.js',
    library: { type: 'var', name: info.globalName },
    exposes: { './remote': { import: './src/remote.tsx', name: EXPOSE } },
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      SHARED_LIBRARIES.map((name) => [
        name,
        {
          // The shell always provides them; without a fallback copy a remote cannot bundle a second one.
          import: false as const,
          singleton: true,
          requiredVersion: ranges.find((range) => range.name === name)?.range,
        },
      ]),
    ),
    virtualRuntimeEntry: true,
    manifest: false,
    dts: false,
  });
}

export function remoteClient(info: PackageInfo, mode: Partial<BuildMode> = {}): Configuration {
  const base = clientConfig(info, { ...mode, side: 'client' });
  return {
    ...base,
    entry: {},
    externals: remoteFederation.externals,
    output: { ...base.output, publicPath: 'auto' },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), foreignRule] },
    experiments: { layers: true },
    plugins: [
      new ForeignLayerPlugin(info),
      new SingletonGuardPlugin(),
      federation(info),
      new EntryIntegrityPlugin({ isHot: mode.hot ?? false }),
      new MenuIconsPlugin(info, { isHot: mode.hot ?? false }),
      ...(mode.hot ? [] : [new InlineExposePlugin(info.globalName, EXPOSE)]),
    ],
  };
}

function remoteServer(info: PackageInfo): Configuration {
  const base = serverConfig(info, { side: 'server' }, 'src/remote.tsx');
  return {
    ...base,
    externals: Object.fromEntries(SHARED_LIBRARIES.map((name) => [name, name])),
    plugins: [
      withoutForeign,
      new SingletonGuardPlugin(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** A remote's builds: `[client, server]`. `dir` is the package's folder. */
export function createRemoteConfig(options: { dir: string }): [Configuration, Configuration] {
  const info = readPackage(options.dir);
  return [remoteClient(info), remoteServer(info)];
}
