import path from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readPackage, type PackageInfo } from './package-info.ts';
import { refreshing, remoteInDevelopment } from './served.ts';
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
