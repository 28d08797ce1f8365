import { createRequire } from 'node:module';
import { bundledLibraries } from './bundled.mjs';

const require = createRequire(import.meta.url);

/**
 * Jest for packages that run on Node: native ES modules (run it with `--experimental-vm-modules`,
 * as the packages' `test` scripts do), TypeScript through SWC.
 *
 * @param {string} rootDir the package's folder
 */
export function nodePreset(rootDir) {
  return {
    rootDir,
    roots: ['<rootDir>/src'],
    testEnvironment: require.resolve('./node-environment.mjs'),
    extensionsToTreatAsEsm: ['.ts'],
    moduleNameMapper: bundledLibraries(rootDir),
    transform: {
      '^.+\\.ts$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript' },
            experimental: { keepImportAttributes: true },
          },
          module: { type: 'es6' },
        },
      ],
    },
    setupFilesAfterEnv: [require.resolve('./fastify-names.cjs'), require.resolve('./retry.cjs')],
    testTimeout: 120_000,
    // Each worker holds a database of its own in memory.
    maxWorkers: 2,
    workerIdleMemoryLimit: '1500MB',
  };
}
