import type { Configuration } from 'webpack';
import type { PackageInfo } from './package-info.ts';
import { remoteClient } from './remote-config.ts';

/** A build whose files a development server answers below `publicPath`. */
export const served = (config: Configuration, publicPath: string): Configuration => ({
  ...config,
  devtool: 'cheap-module-source-map',
  output: { ...config.output, publicPath, clean: false, sourceMapFilename: '[file].map' },
});

/** A remote from source inside a released shell, whose React does not support fast refresh. */
export const reloadingRemote = (info: PackageInfo, origin: string): Configuration =>
  served(remoteClient(info, { hot: true, isReloading: true }), `${origin}/${info.name}/`);
