import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { FOREIGN_FILE } from './foreign-layer.ts';
import type { PackageInfo } from './package-info.ts';
import { readPackage } from './package-info.ts';
import { remoteClient } from './remote-config.ts';
import { served } from './served.ts';
import { shellClient } from './shell-config.ts';

const HOST = '127.0.0.1';

export interface DevServerOptions {
  /** The remote's folder. */
  dir: string;
  /** The shell's folder: its development build contains the React that supports fast refresh. */
  shellDir: string;
  port: number;
}

export interface DevServer {
  origin: string;
  /** For the snapshot as the remote's `url`, with an empty integrity. */
  entryUrl: string;
  /** To load in place of the released shell's script. */
  shellUrl: string;
  close: () => Promise<void>;
}

/** A page's module exports more than a component, for which the plugin would reload. */
const pageRule: RuleSetRule = {
  test: /-page\.tsx$/,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'page-refresh-loader.mjs'),
};

const reloadRule: RuleSetRule = {
  test: FOREIGN_FILE,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'foreign-reload-loader.mjs'),
};

function refreshing(config: Configuration, publicPath: string): Configuration {
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

/**
 * Shows compile errors of either build over the page. Only the shell's client does so: each build has a client that
 * receives errors of both, and two overlays would overlap. Run-time errors are handled by the error boundary.
 */
const overlayOfShell = new webpack.NormalModuleReplacementPlugin(
  /webpack-dev-server[\\/]client[\\/]index\.js\?/,
  (resource) => {
    const shown = JSON.stringify({ errors: true, warnings: false, runtimeErrors: false });
    const query = `overlay=${encodeURIComponent(shown)}`;
    resource.request = resource.request.replace(/\boverlay=false\b/, query);
  },
);

function remoteInDevelopment(info: PackageInfo, origin: string): Configuration {
  const config = refreshing(remoteClient(info, { hot: true }), `${origin}/${info.name}/`);
  const externals = [config.externals ?? {}, refreshFromShell].flat();
  return { ...config, name: info.name, externals };
}

function shellInDevelopment(info: PackageInfo, origin: string): Configuration {
  const config = refreshing(shellClient(info, { hot: true }), `${origin}/${info.name}/`);
  const runtime = path.join(import.meta.dirname, 'refresh-runtime.mjs');
  const plugins = [...(config.plugins ?? []), overlayOfShell];
  return { ...config, name: 'shell', entry: { main: [runtime, './src/main.tsx'] }, plugins };
}

/** Serves a remote and the shell from source; resolves once both are built. */
export async function startDevServer({
  dir,
  shellDir,
  port,
}: DevServerOptions): Promise<DevServer> {
  const remote = readPackage(dir);
  const shell = readPackage(shellDir);
  const origin = `http://${HOST}:${port}`;
  const compiler = webpack([
    remoteInDevelopment(remote, origin),
    shellInDevelopment(shell, origin),
  ]);
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('startDevServer', () => resolve());
  });
  const server = new WebpackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      // Handled here it would be sent to the clients of both builds.
      client: { overlay: false, webSocketURL: `ws://${HOST}:${port}/ws` },
      static: false,
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  await built;
  return {
    origin,
    entryUrl: `${origin}/${remote.name}/remoteEntry.js`,
    shellUrl: `${origin}/${shell.name}/main.js`,
    close: () => server.stop(),
  };
}
