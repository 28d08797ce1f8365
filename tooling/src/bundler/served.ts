import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { FOREIGN_FILE } from './foreign-layer.ts';
import type { PackageInfo } from './package-info.ts';
import { remoteClient } from './remote-config.ts';

/** A build whose files a development server answers below `publicPath`. */
const served = (config: Configuration, publicPath: string): Configuration => ({
  ...config,
  devtool: 'cheap-module-source-map',
  output: { ...config.output, publicPath, clean: false, sourceMapFilename: '[file].map' },
});

/** A remote from source inside a released shell, whose React does not support fast refresh. */
export const reloadingRemote = (info: PackageInfo, origin: string): Configuration =>
  served(remoteClient(info, { hot: true, isReloading: true }), `${origin}/${info.name}/`);

/** A page's module exports more than a component, for which the plugin would reload. */
const pageRule: RuleSetRule = {
  test: /-page\.tsx$/,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'page-refresh-loader.mjs'),
};

/** The application of another framework is not replaced in the page. */
const reloadRule: RuleSetRule = {
  test: FOREIGN_FILE,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'foreign-reload-loader.mjs'),
};

/** A build served below `publicPath` whose components are replaced in the page. */
export function refreshing(config: Configuration, publicPath: string): Configuration {
  return {
    ...served(config, publicPath),
    module: { ...config.module, rules: [...(config.module?.rules ?? []), pageRule, reloadRule] },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  };
}

type External = (
  data: { request?: string },
  callback: (error?: undefined, result?: string) => void,
) => void;

const refreshFromShell: External = ({ request }, callback) => {
  if (request && /react-refresh[\\/]runtime(?:\.js)?$/.test(request)) {
    callback(undefined, 'var __DARA_REFRESH__');
    return;
  }
  callback();
};

/** A remote from source inside the development build of a shell, whose React it refreshes. */
export function remoteInDevelopment(info: PackageInfo, origin: string): Configuration {
  const config = refreshing(remoteClient(info, { hot: true }), `${origin}/${info.name}/`);
  const externals = [config.externals ?? {}, refreshFromShell].flat();
  return { ...config, name: info.name, externals };
}
