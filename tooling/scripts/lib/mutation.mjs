import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './shell.mjs';

/** What a break may take longer than the sound source before it counts as hanging. */
const HANG_MS = 15_000;
/** A break that hangs is ended long before; this is for sound tests on a loaded machine. */
const TEST_TIMEOUT_MS = 180_000;

/** The workspace that a file or folder belongs to: its first folder. */
export function packageOf(target) {
  return target.split(path.sep)[0];
}

/** Packages that run on Node are tested as ES modules, which Node loads in a jest worker by this flag only. */
function nodeArgsOf(packageName) {
  const { scripts } = JSON.parse(
    readFileSync(path.join(ROOT, packageName, 'package.json'), 'utf8'),
  );
  return /--\S+/.exec(scripts?.test ?? '')
    ? ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
    : [];
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

/**
 * Options of one run. The whole repository is copied into `.cache`, so that tests find the folders
 * beside their package; what was found before is kept there and asked again only where sources or
 * tests changed.
 */
export function mutationOptions({ packageName, targets, tests, isStaticIncluded, jobs }) {
  const configFile = `${packageName}/jest.config.mjs`;
  if (!existsSync(path.join(ROOT, configFile)))
    throw new Error(`${packageName} has no ${configFile}`);
  const name = targets
    .map((target) => target.path.replaceAll(/\W+/g, '-'))
    .join('+')
    .slice(0, 120);
  return {
    packageManager: 'npm',
    mutate: targets.flatMap(patternsOf),
    testRunner: 'jest',
    plugins: [
      '@stryker-mutator/jest-runner',
      path.join(import.meta.dirname, 'survivors-reporter.mjs'),
    ],
    testRunnerNodeArgs: nodeArgsOf(packageName),
    jest: {
      projectType: 'custom',
      configFile,
      config: {
        testTimeout: TEST_TIMEOUT_MS,
        ...(tests === undefined ? {} : { testRegex: [`(?:${tests}).*\\.test\\.tsx?$`] }),
      },
      enableFindRelatedTests: tests === undefined,
    },
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
