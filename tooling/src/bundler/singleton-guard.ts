import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import { ROOT_DIR } from './package-info.ts';
import { FACADE_ONLY, SHARED_AREAS, SHARED_LIBRARIES, packageOf } from './shared-libraries.ts';

const SDK_SOURCE = path.join(ROOT_DIR, 'shared/sdk/src');
const BANNED_PACKAGES = new Set([
  ...FACADE_ONLY,
  ...SHARED_LIBRARIES.map(packageOf).filter((name) => name !== '@dara/sdk'),
]);

/** The shared specifier that a relative import inside `@dara/sdk` means, if it crosses into such an area. */
function sharedSpecifier(context: string, request: string): string | undefined {
  if (!request.startsWith('.') || !context.startsWith(SDK_SOURCE)) return undefined;
  const [area, file] = path.relative(SDK_SOURCE, path.resolve(context, request)).split(path.sep);
  const isShared = SHARED_AREAS.some((name) => name === area && file?.startsWith(`${name}.ts`));
  return isShared ? `@dara/sdk/${area}` : undefined;
}

function problemWith(resource: string): string | undefined {
  const inShared = path.relative(SDK_SOURCE, resource).split(path.sep);
  if (SHARED_AREAS.some((area) => area === inShared[0])) {
    return `shared/sdk/src/${inShared.join('/')} belongs to @dara/sdk/${inShared[0]}, which the shell provides; import it from there`;
  }
  const inPackage = resource.split(`${path.sep}node_modules${path.sep}`).at(-1);
  if (inPackage === resource || inPackage === undefined) return undefined;
  const name = packageOf(inPackage.split(path.sep).join('/'));
  if (!BANNED_PACKAGES.has(name)) return undefined;
  return `${name} must come from the shell, through @dara/sdk or as a shared library`;
}

/**
 * Keeps libraries with identity out of a remote: an import of them between areas of `@dara/sdk` is
 * turned into the shared specifier, and whatever still got in fails the build.
 */
export class SingletonGuardPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('SingletonGuardPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('SingletonGuardPlugin', (data) => {
        const specifier = sharedSpecifier(data.context, data.request);
        if (specifier) data.request = specifier;
      });
    });
    compiler.hooks.thisCompilation.tap('SingletonGuardPlugin', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('SingletonGuardPlugin', () => {
        this.check(compilation);
      });
    });
  }

  private check(compilation: Compilation): void {
    const problems = new Map<string, string>();
    for (const module of compilation.modules) {
      if (
        !(module instanceof webpack.NormalModule) ||
        !existsSync(module.resource.split('?')[0] ?? '')
      ) {
        continue;
      }
      if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
      const problem = problemWith(module.resource);
      const issuer = compilation.moduleGraph.getIssuer(module)?.identifier().split('!').at(-1);
      if (problem && !problems.has(problem)) {
        problems.set(problem, path.relative(ROOT_DIR, issuer ?? 'an entry'));
      }
    }
    for (const [problem, issuer] of problems) {
      compilation.errors.push(
        new compilation.compiler.webpack.WebpackError(`${problem} (imported by ${issuer})`),
      );
    }
  }
}
