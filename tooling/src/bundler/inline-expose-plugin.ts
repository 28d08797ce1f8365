import type { Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * Moves the exposed module into the entry script, which saves a request per page. This works only while the module is a
 * table of lazy imports, because shared libraries are not loaded yet when the entry runs.
 */
export class InlineExposePlugin {
  private readonly container: string;
  private readonly expose: string;

  constructor(container: string, expose: string) {
    this.container = container;
    this.expose = expose;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InlineExposePlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'InlineExposePlugin', stage: 20 }, () => {
        const { chunkGraph } = compilation;
        const entry = compilation.namedChunks.get(this.container);
        const exposed = compilation.namedChunks.get(this.expose);
        if (!entry || !exposed) return;
        const modules = [...chunkGraph.getChunkModulesIterable(exposed)];
        if (!modules.every((module) => module instanceof webpack.NormalModule)) {
          const error = new compilation.compiler.webpack.WebpackError(
            'src/remote.tsx may contain lazy imports only: a library it needs at once would delay every page',
          );
          compilation.errors.push(error);
          return;
        }
        if (!chunkGraph.canChunksBeIntegrated(entry, exposed)) return;
        chunkGraph.integrateChunks(entry, exposed);
        compilation.chunks.delete(exposed);
      });
    });
  }
}
