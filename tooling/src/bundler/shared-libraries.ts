import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SharedRange } from '@dara/contract';
import type { PackageInfo } from './package-info.ts';
import { ROOT_DIR } from './package-info.ts';

/** Areas of `@dara/sdk` that the shell provides; a second copy would have separate state. */
export const SHARED_AREAS = [
  'api',
  'session',
  'i18n',
  'theme',
  'router',
  'notice',
  'store',
  'slot',
] as const;

/** Modules that a remote takes from the shell. */
export const SHARED_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  ...SHARED_AREAS.map((area) => `@dara/sdk/${area}`),
];

/** Used through facades of `@dara/sdk` only; a second copy in a remote would have separate state. */
export const FACADE_ONLY = [
  'react-router',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  'react-intl',
];

/** Libraries that may bundle private copies: their state never meets the shell's. */
export const OWN_COPIES: Readonly<Record<string, readonly string[]>> = {
  recharts: ['react-redux', '@reduxjs/toolkit'],
};

/** Replaces the part of the federation runtime that every remote would otherwise bundle. */
const FEDERATION_RUNTIME = '@module-federation/webpack-bundler-runtime';
export const FEDERATION_GLOBAL = '__DARA_FEDERATION__';

const require = createRequire(import.meta.url);

/** npm package name of a module specifier. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

/** The installed version, which the shell provides. */
export function installedVersion(specifier: string): string {
  const name = packageOf(specifier);
  const file = (require.resolve.paths(name) ?? [])
    .map((dir) => path.join(dir, name, 'package.json'))
    .concat(path.join(ROOT_DIR, 'node_modules', name, 'package.json'))
    .find((candidate) => {
      try {
        readFileSync(candidate);
        return true;
      } catch {
        return false;
      }
    });
  if (!file) throw new Error(`${name} is not installed`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Version range that a remote requires. Development pins exact versions, but a release must work with later compatible
 * versions of the shell, so an exact version becomes a caret range.
 */
function rangeOf(info: PackageInfo, specifier: string): string {
  const declared = info.dependencies[packageOf(specifier)] ?? '';
  // "*", a tarball or a folder is not a version: use the installed one.
  const wanted = /^[\d^~<>=]/.test(declared) ? declared : installedVersion(specifier);
  return /^\d/.test(wanted) ? `^${wanted}` : wanted;
}

/** The shared libraries for `release.json`. */
export function sharedRanges(info: PackageInfo, kind: 'shell' | 'remote'): SharedRange[] {
  const libraries = SHARED_LIBRARIES.map((name) => ({
    name,
    range: kind === 'shell' ? installedVersion(name) : rangeOf(info, name),
    singleton: true,
  }));
  const runtime = installedVersion(FEDERATION_RUNTIME);
  return [
    ...libraries,
    {
      name: FEDERATION_RUNTIME,
      range: kind === 'shell' ? runtime : `~${runtime}`,
      singleton: true,
    },
  ];
}
