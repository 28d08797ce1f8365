import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './shell.mjs';

/** Extra time allowed for a mutant before it counts as hanging. */
const HANG_MS = 15_000;
/** Upper limit for unmutated tests on a loaded machine. */
const TEST_TIMEOUT_MS = 180_000;

/** Returns the workspace of a file or folder: its first folder. */
export function packageOf(target) {
  return target.split(path.sep)[0];
}

function patternsOf({ path: target, isFolder }) {
  const base = target.split(path.sep).join('/');
  if (!isFolder) return [base];
  return [
    `${base}/**/*.{ts,tsx}`,
    `!${base}/**/*.test.{ts,tsx}`,
    `!${base}/**/{testing,generated}{/**,.ts}`,
    `!${base}/**/*.d.ts`,
  ];
}

const hasConfig = (packageName, file) => existsSync(path.join(ROOT, packageName, file));

/** Server packages are tested by Vitest. */
function vitestOptions(packageName, tests) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: {
      configFile: `${packageName}/vitest.config.mjs`,
      dir: packageName,
      related: tests === undefined,
    },
    ...(tests === undefined ? {} : { testFiles: testFilesOf(packageName, tests) }),
  };
}

/** Test files of a package whose path matches a pattern. */
function testFilesOf(packageName, pattern) {
  const expression = new RegExp(pattern);
  const found = readdirSync(path.join(ROOT, packageName, 'src'), { recursive: true })
    .map((file) => path.posix.join(packageName, 'src', file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.test.ts') && expression.test(file));
  if (found.length === 0) throw new Error(`No test file of ${packageName} matches ${pattern}`);
  return found;
}

/** Browser packages are tested by Jest. */
function jestOptions(packageName, tests) {
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      projectType: 'custom',
      configFile: `${packageName}/jest.config.mjs`,
      config: {
        testTimeout: TEST_TIMEOUT_MS,
        ...(tests === undefined ? {} : { testRegex: [`(?:${tests}).*\\.test\\.tsx?$`] }),
      },
      enableFindRelatedTests: tests === undefined,
    },
  };
}

function runnerOptions(packageName, tests) {
  if (hasConfig(packageName, 'vitest.config.mjs')) return vitestOptions(packageName, tests);
  if (hasConfig(packageName, 'jest.config.mjs')) return jestOptions(packageName, tests);
  throw new Error(`${packageName} has no vitest.config.mjs and no jest.config.mjs`);
}

/**
 * Options of one run. The whole repository is copied into `.cache`, so that tests find sibling folders; earlier results
 * are cached there and repeated only if sources or tests changed.
 */
export function mutationOptions({ resolve, packageName, targets, tests, isStaticIncluded, jobs }) {
  const { plugins, ...runner } = runnerOptions(packageName, tests);
  const name = targets
    .map((target) => target.path.replaceAll(/\W+/g, '-'))
    .join('+')
    .slice(0, 120);
  return {
    packageManager: 'npm',
    mutate: targets.flatMap(patternsOf),
    ...runner,
    plugins: [
      ...plugins.map((plugin) => resolve(plugin)),
      path.join(import.meta.dirname, 'survivors-reporter.mjs'),
    ],
    coverageAnalysis: 'perTest',
    ignoreStatic: !isStaticIncluded,
    incremental: true,
    incrementalFile: `.cache/mutation/${name}.json`,
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: [
      '.data',
      '.nx',
      '.cache',
      '**/test-results',
      '**/playwright-report',
      'coverage',
    ],
    reporters: ['survivors', 'clear-text', 'progress-append-only', 'html'],
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    concurrency: jobs,
    timeoutMS: HANG_MS,
    disableTypeChecks: false,
    checkers: [],
    allowEmpty: true,
  };
}
