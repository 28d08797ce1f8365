import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { installedBrowser } from '../scripts/lib/browser.mjs';
import { foreignPackages } from '../scripts/lib/lock-file.mjs';
import { isNodeRecentEnough } from '../scripts/lib/setup.mjs';
import { ROOT } from '../scripts/lib/shell.mjs';
import { jestTotals, playwrightTotals, settle, sum } from '../scripts/lib/totals.mjs';
import { argumentsOf, parityFaults } from './messages/parity.ts';

const none: string[] = [];

describe('totals', () => {
  it('counts a test file that does not load as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 1,
      testResults: [{ name: 'a.test.ts', message: 'SyntaxError', assertionResults: [] }],
    };
    expect(jestTotals(report)).toEqual({
      passed: 3,
      failed: 1,
      failures: ['a.test.ts: SyntaxError'],
      flaky: none,
    });
  });

  it('counts a test that needed a second try as passed and names it', () => {
    const once = { fullName: 'steady', status: 'passed', invocations: 1 };
    const twice = { fullName: 'flaky', status: 'passed', invocations: 2 };
    const never = { fullName: 'broken', status: 'failed', invocations: 2 };
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 0,
      testResults: [{ name: 'a.test.ts', message: '', assertionResults: [once, twice, never] }],
    };
    expect(jestTotals(report)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['a.test.ts: broken'],
      flaky: ['a.test.ts: flaky'],
    });
  });

  it('names a journey that needed a second try, and fails those that never passed', () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      file: 'a.journey.ts',
      tests: [{ status }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: none,
      suites: [
        {
          specs: [spec('steady', true, 'expected'), spec('flaky', true, 'flaky')],
          suites: [{ specs: [spec('broken', false, 'unexpected')] }],
        },
      ],
    };
    expect(playwrightTotals(report)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['a.journey.ts: broken'],
      flaky: ['a.journey.ts: flaky'],
    });
  });

  it('fails a runner that ran nothing, gave nothing or ended badly', () => {
    expect(settle('x', { passed: 0, failed: 0, failures: none }, 0).failed).toBe(1);
    expect(settle('x', undefined, 1).failed).toBe(1);
    expect(settle('x', { passed: 2, failed: 0, failures: none }, 1).failed).toBe(1);
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({
      passed: 4,
      failed: 2,
    });
  });
});

describe('the quick run', () => {
  const { isQuick } = createRequire(import.meta.url)('./jest/quick-filter.cjs') as {
    isQuick: (file: string, text: string) => boolean;
  };

  it.each([
    ['a rule of the api', true, '/x/api/src/kernel/age.test.ts', "from './age.ts'"],
    ['a route on a database', false, '/x/api/src/a.test.ts', "from '../testing/testing.ts'"],
    ['services of the backend', false, '/x/platform/src/a.test.ts', "'@dara/backend/testing'"],
    ['a build in a browser', false, '/x/tooling/src/a.test.ts', "'../../fixtures/site.ts'"],
    ['a page of a remote', false, '/x/mf-cms/src/a.test.tsx', ''],
    ['a model of a remote', true, '/x/mf-cms/src/a.model.test.ts', ''],
    ['a part of the kit', true, '/x/shared/kit/src/ui/a.test.tsx', "'../testing/testing.ts'"],
  ])('has %s: %s', (_what, isIn, file, text) => {
    expect(isQuick(file, text)).toBe(isIn);
  });

  it('may find nothing to run in a package', () => {
    expect(settle('x', { passed: 0, failed: 0, failures: none }, 0, true).failed).toBe(0);
  });
});

describe('the run on PostgreSQL', () => {
  const { choosesDatabase } = createRequire(import.meta.url)('./jest/database-filter.cjs') as {
    choosesDatabase: (file: string) => boolean;
  };

  it.each([
    ['services of the backend', true, 'backend/src/jobs/jobs.test.ts'],
    ['the api by way of its own test api', true, 'api/src/modules/page/page.test.ts'],
    ['a whole site', true, 'platform/src/cli/start-away.test.ts'],
    ['a database that the test makes by itself', true, 'backend/src/database/database.test.ts'],
    ['a rule', false, 'api/src/kernel/age.test.ts'],
    [
      'the embedded database, whatever is chosen',
      false,
      'backend/src/database/pglite-lost.test.ts',
    ],
  ])('has %s: %s', (_what, isIn, file) => {
    expect(choosesDatabase(path.join(ROOT, file))).toBe(isIn);
  });
});

describe('set-up', () => {
  it('knows the oldest Node that will do', () => {
    expect(isNodeRecentEnough('20.18.3')).toBe(false);
    expect(isNodeRecentEnough('20.19.0')).toBe(true);
    expect(isNodeRecentEnough('24.0.0')).toBe(true);
  });

  it('takes CHROME_PATH first and refuses one that is not there', () => {
    const env = { PATH: '/bin', CHROME_PATH: '/x/chrome' };
    expect(installedBrowser(env, 'linux', () => true)).toBe('/x/chrome');
    expect(() => installedBrowser(env, 'linux', () => false)).toThrow('CHROME_PATH');
    const has = (place: unknown) => place === '/usr/bin/chromium';
    expect(installedBrowser({ PATH: '/bin' }, 'linux', has)).toBe('/usr/bin/chromium');
  });

  it('finds packages that come from another registry', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' },
      'node_modules/b': { resolved: 'http://10.0.0.1/b.tgz' },
      'node_modules/c': { resolved: 'shared', link: true },
    };
    expect(foreignPackages({ packages })).toEqual([
      'node_modules/b comes from http://10.0.0.1/b.tgz',
    ]);
  });
});

describe('message parity', () => {
  it('finds arguments inside plurals and tags', () => {
    expect(argumentsOf('{n, plural, other {<b>{name}</b>}}')).toEqual(['<b>', 'n', 'name']);
  });

  it('tells what is missing, unequal, absent and unused', () => {
    const faults = parityFaults({
      name: 'mf-x',
      th: { 'x.a': 'ก {n}', 'x.b': 'ข', 'x.d': 'ง' },
      en: { 'x.a': 'a', 'x.d': 'd' },
      sources: [`<FormattedMessage id="x.a" />; intl.formatMessage({ id: 'x.c' }); 'x.b'`],
      foreign: new Set(none),
    });
    expect(faults).toEqual([
      'mf-x: x.a: arguments differ (n / )',
      'mf-x: x.b: English is missing',
      'mf-x: x.c: used in the code, in no catalogue',
      'mf-x: x.d: used nowhere',
    ]);
  });
});
