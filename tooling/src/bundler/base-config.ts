import { createRequire } from 'node:module';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import type { PackageInfo } from './package-info.ts';
import { ROOT_DIR } from './package-info.ts';
import { hotJsx } from './patches/hot-jsx.ts';
import { knownLanguages } from './patches/known-languages.ts';
import { messageParser } from './patches/message-parser.ts';
import { routerProduction } from './patches/router-production.ts';
import { unparsedHeif } from './patches/unparsed-heif.ts';

const require = createRequire(import.meta.url);
const HERE = import.meta.dirname;

export type Side = 'client' | 'server';
export interface BuildMode {
  side: Side;
  /** Set in development: sources are served from memory with fast refresh. */
  hot?: boolean;
  /** Set in addition inside the release of a shell, where fast refresh is not possible: the page reloads. */
  isReloading?: boolean;
  /** Output folder, relative to the package unless absolute. */
  outDir?: string;
}

/** Public path of a release's files; the same on the server and in the browser. */
export function assetPath(info: PackageInfo): string {
  return `/assets/${info.name}/`;
}

function swcRule(info: PackageInfo, mode: BuildMode): RuleSetRule {
  const hot = mode.hot ?? false;
  const refresh = hot && !mode.isReloading;
  const styledComponents = {
    // Ids depend only on the file and its path, so client and server agree; the namespace separates packages that
    // bundle the same shared code.
    namespace: info.name,
    displayName: false,
    fileName: false,
    ssr: true,
    pure: true,
    minify: true,
    transpileTemplateLiterals: false,
  };
  return {
    // Installed packages of ours have no style ids; each remote generates its own.
    test: /\.tsx?$|[\\/]node_modules[\\/]@dara[\\/].+\.js$/,
    exclude: /node_modules[\\/](?!@dara[\\/])/,
    loader: require.resolve('swc-loader'),
    options: {
      // Webpack makes source map paths relative unless they are text; otherwise the build folder would change hashes.
      parseMap: true,
      swcrc: false,
      configFile: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        // Components are registered for fast refresh only where JSX is compiled for development.
        transform: { react: { runtime: 'automatic', development: hot, refresh } },
        experimental: {
          cacheRoot: path.join(ROOT_DIR, '.cache/swc'),
          plugins: [[require.resolve('@swc/plugin-styled-components'), styledComponents]],
        },
      },
    },
  };
}

function assetRule(info: PackageInfo, mode: BuildMode): RuleSetRule {
  return {
    test: /\.(?:woff2|avif|webp|jpe?g|png|gif|svg|ico|webmanifest)$/,
    type: 'asset/resource',
    generator: {
      emit: mode.side === 'client',
      filename: '[name].[contenthash:16][ext]',
      ...(mode.hot ? {} : { publicPath: assetPath(info) }),
    },
  };
}

const messagesRule: RuleSetRule = {
  test: /[\\/]messages[\\/](?:th|en)\.json$/,
  type: 'javascript/auto',
  loader: path.join(HERE, 'messages-loader.mjs'),
};

/**
 * One cache per folder and kind of build. Cached paths are relative to the folder and appear in source maps: two
 * packages of one name sharing it would get different bytes depending on build order.
 */
function cacheName(
  { dir, name }: PackageInfo,
  { side, hot, isReloading, outDir }: BuildMode,
): string {
  const folder = path.relative(ROOT_DIR, dir).split(path.sep).join('-') || name;
  const kind = hot ? (isReloading ? '-reloading' : '-hot') : '';
  return `${folder}-${side}${kind}${outDir ? '-other' : ''}`;
}

/** Common configuration of client and server builds of shell and remotes. */
function baseConfig(info: PackageInfo, mode: BuildMode): Configuration {
  const outDir = path.resolve(info.dir, mode.outDir ?? 'dist');
  return {
    name: mode.side,
    context: info.dir,
    mode: mode.hot ? 'development' : 'production',
    devtool: !mode.hot ? 'hidden-nosources-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...routerProduction.alias,
        ...messageParser.alias,
        ...hotJsx.alias,
      },
    },
    module: {
      noParse: unparsedHeif.noParse,
      rules: [swcRule(info, mode), assetRule(info, mode), messagesRule, knownLanguages.rule],
    },
    cache: {
      type: 'filesystem',
      name: cacheName(info, mode),
      cacheDirectory: path.join(ROOT_DIR, '.cache/webpack'),
      buildDependencies: { bundler: [`${HERE}/`, path.join(ROOT_DIR, 'package-lock.json')] },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    performance: { hints: false },
    output: {
      path: path.join(outDir, mode.side),
      clean: true,
      uniqueName: info.name,
      hashFunction: 'xxhash64',
      // Source maps are written beside the published files, not into them.
      sourceMapFilename: '../maps/[file].map',
    },
  };
}

export function clientConfig(info: PackageInfo, mode: BuildMode): Configuration {
  const base = baseConfig(info, { ...mode, side: 'client' });
  return {
    ...base,
    target: ['web', 'es2022'],
    output: {
      ...base.output,
      filename: '[name].js',
      chunkFilename: mode.hot ? '[name].js' : '[name].[contenthash:16].js',
      chunkLoadingGlobal: `webpackChunk_${info.globalName}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
    },
    optimization: {
      chunkIds: mode.hot ? 'named' : 'deterministic',
      moduleIds: mode.hot ? 'named' : 'deterministic',
      realContentHash: true,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
          extractComments: false,
        }),
      ],
      splitChunks: mode.hot
        ? false
        : {
            chunks: 'async',
            minSize: 8_000,
            maxAsyncRequests: 3,
            // Counted so that references to shared libraries do not become separate chunks.
            defaultSizeTypes: ['javascript', 'unknown', 'consume-shared'],
          },
    },
  };
}

export function serverConfig(info: PackageInfo, mode: BuildMode, entry: string): Configuration {
  const base = baseConfig(info, { ...mode, side: 'server' });
  return {
    ...base,
    target: 'node20.19',
    entry: { server: path.resolve(info.dir, entry) },
    externalsPresets: { node: true },
    externalsType: 'commonjs',
    output: {
      ...base.output,
      filename: 'server.[contenthash:16].cjs',
      library: { type: 'commonjs2' },
      publicPath: assetPath(info),
    },
    // Read in stack traces only and never sent to browsers, so it is not minified.
    optimization: { minimize: false, splitChunks: false, chunkIds: 'named' },
  };
}
