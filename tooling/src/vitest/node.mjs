import { defineConfig } from 'vitest/config';

const isAll = process.env.DARA_TEST_ALL === '1';

/**
 * Vitest configuration of packages that run on Node. Test files of a worker share modules, because loading them took
 * most of the time; `DARA_TEST_ISOLATE=1` isolates the modules of each file.
 *
 * @param {string} root the package's folder
 */
export function nodeTests(root) {
  return defineConfig({
    root,
    cacheDir: `${root}/../.cache/vitest`,
    test: {
      include: ['src/**/*.test.ts'],
      // Slow tests run with `npm run test:all`.
      exclude: isAll ? [] : ['src/**/*.slow.test.ts'],
      pool: 'forks',
      isolate: process.env.DARA_TEST_ISOLATE === '1',
      maxWorkers: 2,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // One retry on CI machines, which are shared and slow; `npm test` lists the test as flaky.
      retry: process.env.CI ? 1 : 0,
      // Caches transformed sources between runs and packages: saves 4 CPU s in a run without changes.
      experimental: {
        fsModuleCache: true,
        fsModuleCachePath: `${root}/../.cache/vitest/modules`,
      },
    },
  });
}
