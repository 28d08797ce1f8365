import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';

/**
 * `release` builds the smallest files, with source maps. `local` takes less than half of the time: the same modules and
 * chunks, compressed less. Budgets are checked on release builds only.
 */
export type BuildProfile = 'release' | 'local';

/** One pass: the other two double the time and save about one percent. */
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { compress: { passes: 1 }, mangle: true, format: { comments: false } },
  extractComments: false,
  // swc has its own threads; each worker would load it again.
  parallel: false,
});

/** The local variant of a release's configuration. Writing webpack's cache to disk costs a quarter of a build. */
export function localConfiguration(configuration: Configuration): Configuration {
  const { module, optimization } = configuration;
  return {
    ...configuration,
    devtool: false,
    module: { ...module, rules: (module?.rules ?? []).map(withoutMap) },
    cache: { type: 'memory' },
    optimization: {
      ...optimization,
      ...(optimization?.minimizer ? { minimizer: [minimizer] } : {}),
    },
  };
}

function withoutMap(rule: unknown): RuleSetRule {
  const { options, ...rest } = rule as RuleSetRule;
  if (typeof options !== 'object' || !('parseMap' in options)) return rule as RuleSetRule;
  return { ...rest, options: { ...options, parseMap: false } };
}
