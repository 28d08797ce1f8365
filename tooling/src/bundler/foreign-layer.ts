import { createRequire } from 'node:module';
import path from 'node:path';
import type { Chunk, ChunkGroup, Compilation, Compiler, Module } from 'webpack';
import webpack from 'webpack';
import type { PackageInfo } from './package-info.ts';
import { SHARED_LIBRARIES, packageOf } from './shared-libraries.ts';

/** Layer of foreign pages: their files `*.foreign.ts`, and everything that these import. */
const LAYER = 'foreign';
export const FOREIGN_FILE = /\.foreign\.tsx?$/;

/** They use the shell's React, which a foreign page does not have around it. */
const OF_THE_SHELL = new Set(['@dara/sdk', '@dara/kit', '@dara/agency']);
const SHARED_PACKAGES = new Set(SHARED_LIBRARIES.map(packageOf));

export const foreignRule = { test: FOREIGN_FILE, layer: LAYER };

/** The server shows no foreign page, so its bundle contains none. */
export const withoutForeign = new webpack.IgnorePlugin({ resourceRegExp: /\.foreign(?:\.tsx?)?$/ });

export const isForeign = ({ layer }: Module): boolean => layer === LAYER;

const hasForeign = ({ chunkGraph }: Compilation, chunk: Chunk): boolean =>
  [...chunkGraph.getChunkModulesIterable(chunk)].some(isForeign);

/** Chunks with modules of foreign pages. */
export const foreignChunks = (compilation: Compilation): Chunk[] =>
  [...compilation.chunks].filter((chunk) => hasForeign(compilation, chunk));

/** The chunks of a page, with those of the foreign application that it mounts at once. */
export function chunksOfPage(compilation: Compilation, page: ChunkGroup): Chunk[] {
  const applications = page
    .getChildren()
    .filter(({ chunks }) => chunks.some((chunk) => hasForeign(compilation, chunk)));
  return [...new Set([page, ...applications].flatMap(({ chunks }) => chunks))];
}

/** Why a file of a foreign page may not be imported from there; undefined if it may. */
export function foreignImportProblem(
  { moduleGraph }: Compilation,
  module: Module,
): string | undefined {
  if (!(module instanceof webpack.NormalModule) || !FOREIGN_FILE.test(module.resource))
    return undefined;
  const isStatic = [...moduleGraph.getIncomingConnections(module)].some(
    ({ originModule, dependency }) =>
      originModule && !isForeign(originModule) && !dependency?.type.startsWith('import()'),
  );
  return isStatic
    ? `${path.basename(module.resource)} is a foreign page, which the server leaves out: load it by import(), in foreignPage of @dara/sdk/foreign`
    : undefined;
}

/**
 * The copy of a library that a foreign page brings: the dependency of the remote that is an alias of it
 * (`"react-18": "npm:react@18.3.1"`), else the one that Node finds for the importing file.
 */
function ownCopy({ dir, dependencies }: PackageInfo, context: string, request: string): string {
  const name = packageOf(request);
  const alias = Object.keys(dependencies).find((key) =>
    dependencies[key]?.startsWith(`npm:${name}@`),
  );
  const [from, wanted] = alias ? [dir, alias + request.slice(name.length)] : [context, request];
  return createRequire(path.join(from, 'package.json')).resolve(wanted);
}

/** Keeps foreign pages apart from the libraries that the shell shares: they get copies of their own. */
export class ForeignLayerPlugin {
  private readonly info: PackageInfo;

  constructor(info: PackageInfo) {
    this.info = info;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('ForeignLayerPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('ForeignLayerPlugin', (data) => {
        if (data.contextInfo.issuerLayer !== LAYER) return;
        const name = packageOf(data.request);
        if (OF_THE_SHELL.has(name)) {
          throw new Error(
            `a foreign page cannot use ${data.request}, which needs the React of the shell: pass what it gives by useProps of foreignPage`,
          );
        }
        // A path is not looked up among the shared libraries.
        if (SHARED_PACKAGES.has(name))
          data.request = ownCopy(this.info, data.context, data.request);
      });
    });
  }
}
