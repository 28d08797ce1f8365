import path from 'node:path';
import type { ReleaseManifest } from '@dara/contract';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { BuildError, clearFolder, runWebpack } from './build.ts';
import { readDeclaration } from './declaration.ts';
import { ROOT_DIR, readPackage } from './package-info.ts';
import { writeRelease } from './release.ts';
import { shellClient, shellServer } from './shell-config.ts';

/** Beside the caches, because it is measured and never published. */
export const SINGLE_DIR = path.join(ROOT_DIR, '.cache/single');

/** Bundles the remote where the shell would load it: no federation, everything else the same. */
function withRemoteInside(config: Configuration, remoteDir: string): Configuration {
  const source = [
    `import remote from ${JSON.stringify(path.join(remoteDir, 'src/remote.tsx'))};`,
    'export const loadContainer = async () => remote;',
  ].join('\n');
  const replacement = new webpack.NormalModuleReplacementPlugin(
    /[\\/]container-source\.ts$/,
    (resource) => {
      resource.request = `data:text/javascript,${encodeURIComponent(source)}`;
    },
  );
  return { ...config, plugins: [...(config.plugins ?? []), replacement] };
}

/**
 * Builds shell and one remote as a single application without federation, with the same code splitting by page and
 * language, to compare sizes.
 */
export async function buildSingle(shellDir: string, remoteDir: string): Promise<ReleaseManifest> {
  const info = readPackage(shellDir);
  const mode = { outDir: SINGLE_DIR };
  const outDir = SINGLE_DIR;
  const { routes } = readDeclaration(readPackage(path.resolve(remoteDir)), 'remote');
  const foreignPages = routes.map((route) => route.page);
  clearFolder(outDir);
  const [client, server] = await runWebpack([
    withRemoteInside(shellClient(info, mode), path.resolve(remoteDir)),
    shellServer(info, mode),
  ]);
  if (!client || !server) throw new BuildError('the single build gave no result');
  const profile = 'release';
  return writeRelease({ info, kind: 'shell', outDir, client, server, profile, foreignPages });
}
