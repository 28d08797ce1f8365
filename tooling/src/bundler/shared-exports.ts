import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SharedRange } from '@dara/contract';
import type { Module, Stats } from 'webpack';
import webpack from 'webpack';
import type { PackageInfo } from './package-info.ts';

/** Names of exports by the specifier of a shared library. */
export type Exports = ReadonlyMap<string, readonly string[]>;

/** Names that say how a module was made, which every one has or can do without. */
const OF_FORM = new Set(['default', '__esModule', 'module.exports']);
const LETTERS = 8;

const sorted = (names: Iterable<string>): string[] =>
  [...new Set(names)].filter((name) => !OF_FORM.has(name)).sort();

/** The shared library that a module stands for: what a browser's build consumes, or the server's requires. */
function specifierOf(module: Module): string | undefined {
  if (module instanceof webpack.ExternalModule) return module.userRequest;
  if (module.type !== 'consume-shared-module') return undefined;
  const { options } = module as Module & { options?: { shareKey?: string } };
  return options?.shareKey;
}

/**
 * What the installed library has. Others ask whether newer or older versions of it have a name, and do without; of our
 * own areas types tell, so every name is needed.
 */
function installedExports(specifier: string, { dir }: PackageInfo): Set<string> | undefined {
  if (specifier.startsWith('@dara/')) return undefined;
  const require = createRequire(path.join(dir, 'package.json'));
  return new Set(Object.keys(require(specifier) as object));
}

/**
 * What is left of imports of shared libraries once what nobody uses was shaken out. A library of which a package of
 * CommonJS takes the whole is not there: nobody can tell which names it uses.
 */
export function usedExports(builds: readonly Stats[], info: PackageInfo): Exports {
  const used = new Map<string, string[]>();
  const whole = new Set<string>();
  for (const { compilation } of builds) {
    for (const module of compilation.modules) {
      const specifier = specifierOf(module);
      if (specifier === undefined) continue;
      const names = compilation.moduleGraph.getExportsInfo(module).getUsedExports(undefined);
      if (names === true) whole.add(specifier);
      else if (names instanceof Set)
        used.set(specifier, [...(used.get(specifier) ?? []), ...names]);
    }
  }
  const known = [...used].filter(([specifier]) => !whole.has(specifier));
  return new Map(
    known.map(([specifier, names]) => {
      const installed = installedExports(specifier, info);
      return [specifier, sorted(names).filter((name) => installed?.has(name) ?? true)];
    }),
  );
}

/** What a shell provides, from the modules that it hands out. */
export const providedExports = (modules: Record<string, unknown>): Exports =>
  new Map(
    Object.entries(modules).map(([name, module]) => [name, sorted(Object.keys(module as object))]),
  );

export const withExports = (ranges: readonly SharedRange[], exports: Exports): SharedRange[] =>
  ranges.map((range) => {
    const names = exports.get(range.name);
    return names ? { ...range, exports: [...names] } : range;
  });

/** A number that two shells share when they provide the same versions and the same exports. */
export const contractOf = (shared: readonly SharedRange[]): string =>
  createHash('sha256').update(JSON.stringify(shared)).digest('hex').slice(0, LETTERS);
