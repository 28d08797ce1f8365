import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isReactCopy } from '@dara/contract';
import type { Compilation, Compiler, Module, NormalModule } from 'webpack';
import webpack from 'webpack';
import { foreignImportProblem, isForeign } from './foreign-layer.ts';
import { ROOT_DIR } from './package-info.ts';
import {
  FACADE_ONLY,
  OWN_COPIES,
  SHARED_AREAS,
  SHARED_LIBRARIES,
  packageOf,
} from './shared-libraries.ts';

/** The folder of areas, in the workspace or the installed package. */
const SDK_SOURCE = path.resolve(
  path.dirname(createRequire(import.meta.url).resolve('@dara/sdk/api')),
  '..',
);
const BANNED_PACKAGES = new Set([
  ...FACADE_ONLY,
  ...SHARED_LIBRARIES.map(packageOf).filter((name) => name !== '@dara/sdk'),
]);

/** The shared specifier of a relative import inside `@dara/sdk` that crosses into a shared area. */
function sharedSpecifier(context: string, request: string): string | undefined {
  if (!request.startsWith('.') || !context.startsWith(SDK_SOURCE)) return undefined;
  const [area, file] = path.relative(SDK_SOURCE, path.resolve(context, request)).split(path.sep);
  const isShared = SHARED_AREAS.some((name) => name === area && file?.startsWith(`${name}.`));
  return isShared ? `@dara/sdk/${area}` : undefined;
}

/** The npm package of a file; undefined for our own sources. */
function packageAt(resource: string): string | undefined {
  const inPackage = resource.split(`${path.sep}node_modules${path.sep}`).at(-1);
  if (inPackage === resource || inPackage === undefined) return undefined;
  return packageOf(inPackage.split(path.sep).join('/'));
}

/** Whether only libraries with a private copy import this module. */
function isOwnCopy(compilation: Compilation, module: Module, name: string): boolean {
  const keepers = Object.keys(OWN_COPIES).filter((keeper) => OWN_COPIES[keeper]?.includes(name));
  const family = new Set(keepers.flatMap((keeper) => [keeper, ...(OWN_COPIES[keeper] ?? [])]));
  const origins = [...compilation.moduleGraph.getIncomingConnections(module)].flatMap(
    ({ originModule }) => originModule ?? [],
  );
  return origins.every(
    (origin) =>
      origin instanceof webpack.NormalModule && family.has(packageAt(origin.resource) ?? ''),
  );
}

const FOREIGN_PAGE =
  'a page with another version is a foreign page: foreignPage of @dara/sdk/foreign, in a file *.foreign.tsx';

/** The name in the package.json of a module: an alias installs a package in a folder of another name. */
function describedName({ resourceResolveData: data }: NormalModule): string | undefined {
  const described: unknown = (data as { descriptionFileData?: { name?: unknown } } | undefined)
    ?.descriptionFileData?.name;
  return typeof described === 'string' ? described : undefined;
}

function problemWith(compilation: Compilation, module: NormalModule): string | undefined {
  const misplaced = foreignImportProblem(compilation, module);
  if (misplaced || isForeign(module)) return misplaced;
  const { resource } = module;
  const inShared = path.relative(SDK_SOURCE, resource).split(path.sep);
  if (SHARED_AREAS.some((area) => area === inShared[0])) {
    return `${path.relative(ROOT_DIR, resource)} belongs to @dara/sdk/${inShared[0]}, which the shell provides; import it from there`;
  }
  const name = packageAt(resource) && describedName(module);
  if (name && BANNED_PACKAGES.has(name) && !isOwnCopy(compilation, module, name)) {
    return `${name} must come from the shell, through @dara/sdk or as a shared library; ${FOREIGN_PAGE}`;
  }
  return isReactCopy(String(module.originalSource()?.source() ?? ''))
    ? `${path.relative(ROOT_DIR, resource)} contains a copy of React, which renders nothing inside the shell's; ${FOREIGN_PAGE}`
    : undefined;
}

/**
 * Keeps libraries with shared state out of a remote: rewrites imports between areas of `@dara/sdk` to the shared
 * specifier, and fails the build for any remaining copy.
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
      const problem = problemWith(compilation, module);
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
