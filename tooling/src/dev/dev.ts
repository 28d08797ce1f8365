import type fs from 'node:fs';
import path from 'node:path';
import {
  developedRelease,
  TEAM_PACKAGES_PATH,
  type RemoteDeclaration,
  type TeamPackagesAnswer,
} from '@dara/contract';
import webpack from 'webpack';
import WebpackDevServer, { type ProxyConfigArrayItem } from 'webpack-dev-server';
import { BuildError } from '../bundler/build.ts';
import { readDeclaration } from '../bundler/declaration.ts';
import { readPackage } from '../bundler/package-info.ts';
import { reloadingRemote, remoteInDevelopment } from '../bundler/served.ts';
import { runtimeErrors } from './runtime-errors.ts';
import {
  cookieFromHere,
  documentsOf,
  headersFromSite,
  isDocument,
  type Handler,
} from './site-proxy.ts';
import { watchTypes } from './type-errors.ts';

export interface SiteDevelopmentOptions {
  /** The remote's folder. */
  dir: string;
  /** A running site elsewhere: `https://staging.dara.example`. */
  site: string;
  port: number;
  /**
   * Called with errors in `remote.json`, whose last valid one stays in use, errors of pages in source positions, and
   * type errors.
   */
  complain?: (problem: string) => void;
}

export interface SiteDevelopment {
  /** The site with the remote from source. */
  url: string;
  close: () => Promise<void>;
}

/** The current declaration, which may be invalid while it is edited. */
function declarationOf(dir: string, complain: (problem: string) => void): () => RemoteDeclaration {
  const info = readPackage(dir);
  let last = readDeclaration(info, 'remote');
  return () => {
    try {
      last = readDeclaration(info, 'remote');
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      complain(error.message);
    }
    return last;
  };
}

function originOf(site: string): string {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new BuildError(`"${site}" is no site: name it as https://staging.dara.example`);
  }
  return url.origin;
}

/** Path of the development build of the live shell; undefined where the site has none. */
async function developmentShell(site: string): Promise<string | undefined> {
  try {
    const answer = await fetch(site + TEAM_PACKAGES_PATH);
    const { development } = (await answer.json()) as Partial<TeamPackagesAnswer>;
    return answer.ok && /^\/assets\/[\w./-]+$/.test(development ?? '') ? development : undefined;
  } catch {
    // The site is reported where its pages are asked for.
    return undefined;
  }
}

/** A file of the last build, which is in memory. */
function builtFile(compiler: webpack.Compiler, name: string): string | undefined {
  const files = compiler.outputFileSystem as Pick<typeof fs, 'readFileSync'> | null;
  try {
    return files?.readFileSync(path.join(compiler.outputPath, name), 'utf8');
  } catch {
    return undefined;
  }
}

/** Requests that are for neither the sources nor a document go to the site, as from its own pages. */
function proxyTo(site: string, name: string): ProxyConfigArrayItem {
  return {
    context: (pathname, request) =>
      !pathname.startsWith(`/${name}/`) && pathname !== '/ws' && !isDocument(request),
    target: site,
    changeOrigin: true,
    autoRewrite: true,
    onProxyReq: (sent, request) => {
      const { origin, referer } = headersFromSite(request.headers, site);
      if (origin) sent.setHeader('origin', origin);
      if (referer) sent.setHeader('referer', referer);
    },
    onProxyRes: ({ headers }) => {
      delete headers['strict-transport-security'];
      if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(cookieFromHere);
    },
  };
}

/**
 * Proxies a running site with one remote from source. The site sees only the requests of a visitor. Sources are served
 * from 127.0.0.1 and pages from localhost, because a shell loads a script without integrity only from another origin. A
 * change is shown in place where the site offers a development build of its shell, else it reloads the page.
 */
export async function startSiteDevelopment(
  options: SiteDevelopmentOptions,
): Promise<SiteDevelopment> {
  const { dir, port, complain = () => undefined } = options;
  const site = originOf(options.site);
  const info = readPackage(dir);
  const sources = `http://127.0.0.1:${port}`;
  const declaration = declarationOf(dir, complain);
  const shell = await developmentShell(site);
  const entryUrl = `${sources}/${info.name}/remoteEntry.js`;
  const documents: Handler = documentsOf({
    ...{ site, sources, shell },
    prefixes: () => declaration().prefixes,
    part: () => ({ name: info.name, release: developedRelease(entryUrl, declaration()) }),
  });
  const compiler = webpack(
    shell ? remoteInDevelopment(info, sources) : reloadingRemote(info, sources),
  );
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('startInSite', () => resolve());
  });
  let hasFailed = false;
  const errors = runtimeErrors({
    scripts: `${sources}/${info.name}/`,
    readMap: (script) => builtFile(compiler, `${script}.map`),
    onError: (text) => {
      hasFailed = true;
      complain(text);
      // Shown as compile errors are: over the page, until the next build.
      server.sendMessage(server.webSocketServer?.clients ?? [], 'errors', [text]);
    },
  });
  const server = new WebpackDevServer(
    {
      ...{ host: '127.0.0.1', port, hot: Boolean(shell), liveReload: true, static: false },
      setupExitSignals: false,
      // Pages of the remote may have the same path: only source files may be read from other origins.
      headers: ({ url = '' }) =>
        url.startsWith(`/${info.name}/`)
          ? [{ key: 'Access-Control-Allow-Origin', value: '*' }]
          : [],
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: `ws://127.0.0.1:${port}/ws`,
      },
      watchFiles: [path.join(dir, 'remote.json')],
      setupMiddlewares: (middlewares) => [
        { name: 'errors', middleware: errors },
        ...middlewares,
        { name: 'documents', middleware: documents },
      ],
      proxy: [proxyTo(site, info.name)],
    },
    compiler,
  );
  compiler.hooks.done.tap('startInSite', (stats) => {
    if (!hasFailed || stats.hasErrors()) return;
    hasFailed = false;
    // The error boundary of the shell does not notice that its page was replaced.
    server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  });
  await server.start();
  await built;
  const stopTypes = watchTypes(dir, complain);
  const close = (): Promise<void> => {
    stopTypes();
    return server.stop();
  };
  return { url: `http://localhost:${port}`, close };
}
