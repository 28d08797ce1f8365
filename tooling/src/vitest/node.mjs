import { defineConfig } from 'vitest/config';

const isAll = process.env.DARA_TEST_ALL === '1';

/**
 * Vitest for packages that run on Node. Test files of a worker share its modules, which is what most of their time went
 * into; `DARA_TEST_ISOLATE=1` gives each file modules of its own, to show that no file depends on another.
 *
 * @param {string} root the package's folder
 */
export function nodeTests(root) {
  return defineConfig({
    root,
    cacheDir: `${root}/../.cache/vitest`,
    test: {
      include: ['src/**/*.test.ts'],
      // What is too slow for every change runs with `npm run test:all`.
      exclude: isAll ? [] : ['src/**/*.slow.test.ts'],
      pool: 'forks',
      isolate: process.env.DARA_TEST_ISOLATE === '1',
      maxWorkers: 2,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Once more where machines are shared and slow; `npm test` names what needed it as flaky.
      retry: process.env.CI ? 1 : 0,
      // Transformed sources stay between runs, and packages share them: 4 CPU s a run in which nothing changed.
      experimental: {
        fsModuleCache: true,
        fsModuleCachePath: `${root}/../.cache/vitest/modules`,
      },
    },
  });
}
