import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SharedRange } from '@dara/contract';
import type { Module, Stats } from 'webpack';
import webpack from 'webpack';
import type { PackageInfo } from './package-info.ts';

/** Export names by shared library. */
export type Exports = ReadonlyMap<string, readonly string[]>;

/** Module markers that every module has or can omit. */
const OF_FORM = new Set(['default', '__esModule', 'module.exports']);
const LETTERS = 8;

const sorted = (names: Iterable<string>): string[] =>
  [...new Set(names)].filter((name) => !OF_FORM.has(name)).sort();

/** The shared library of a module: consumed by a browser build, or required by a server build. */
function specifierOf(module: Module): string | undefined {
  if (module instanceof webpack.ExternalModule) return module.userRequest;
  if (module.type !== 'consume-shared-module') return undefined;
  const { options } = module as Module & { options?: { shareKey?: string } };
  return options?.shareKey;
}

/**
 * Exports of the installed library. Libraries may probe for exports of other versions, so these are ignored; for our
 * own areas every name is required.
 */
function installedExports(specifier: string, { dir }: PackageInfo): Set<string> | undefined {
  if (specifier.startsWith('@dara/')) return undefined;
  const require = createRequire(path.join(dir, 'package.json'));
  return new Set(Object.keys(require(specifier) as object));
}

/**
 * Used exports of shared libraries after tree shaking. A library that a CommonJS package imports as a whole is omitted,
 * because its used names are unknown.
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

/** The exports that a shell provides. */
export const providedExports = (modules: Record<string, unknown>): Exports =>
  new Map(
    Object.entries(modules).map(([name, module]) => [name, sorted(Object.keys(module as object))]),
  );

export const withExports = (ranges: readonly SharedRange[], exports: Exports): SharedRange[] =>
  ranges.map((range) => {
    const names = exports.get(range.name);
    return names ? { ...range, exports: [...names] } : range;
  });

/** A hash that is equal for shells with the same versions and exports. */
export const contractOf = (shared: readonly SharedRange[]): string =>
  createHash('sha256').update(JSON.stringify(shared)).digest('hex').slice(0, LETTERS);
