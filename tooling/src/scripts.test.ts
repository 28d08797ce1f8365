import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedBrowser } from '../scripts/lib/browser.mjs';
import { foreignPackages } from '../scripts/lib/lock-file.mjs';
import { isNodeRecentEnough, missingInstall } from '../scripts/lib/setup.mjs';
import { ROOT } from '../scripts/lib/shell.mjs';
import { testFileTotals, playwrightTotals, finalizeTotals, sum } from '../scripts/lib/totals.mjs';
import { argumentsOf, parityFaults } from './messages/parity.ts';

const none: string[] = [];

describe('totals', () => {
  const file = (...assertionResults: object[]) => ({
    name: `${ROOT}/api/src/a.test.ts`,
    message: '',
    status: 'passed',
    startTime: 1000,
    endTime: 3500,
    assertionResults,
  });
  const files = [{ name: 'api/src/a.test.ts', seconds: 2.5 }];

  it('counts a test file that does not load as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [{ ...file(), message: 'SyntaxError', status: 'failed' }],
    };
    expect(testFileTotals(report)).toEqual({
      passed: 3,
      failed: 1,
      failures: ['api/src/a.test.ts: SyntaxError'],
      flaky: none,
      files,
    });
  });

  it.each([
    ['Jest', { invocations: 2 }],
    ['Vitest', { failureMessages: ['expected 1 to be 2'] }],
  ])('counts a test that needed a second try by %s as passed and lists it', (_runner, tried) => {
    const steady = { fullName: 'steady', status: 'passed', invocations: 1, failureMessages: none };
    const twice = { fullName: 'flaky', status: 'passed', ...tried };
    const never = { fullName: 'broken', status: 'failed', ...tried };
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [file(steady, twice, never)],
    };
    expect(testFileTotals(report)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['api/src/a.test.ts: broken'],
      flaky: ['api/src/a.test.ts: flaky'],
      files,
    });
  });

  it('names a journey that needed a second try, and fails those that never passed', () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      file: 'a.journey.ts',
      tests: [{ status, results: [{ duration: 1500 }] }],
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
      files: [{ name: 'e2e/src/a.journey.ts', seconds: 4.5 }],
    });
  });

  it('fails a runner that ran nothing, gave nothing or ended badly', () => {
    expect(finalizeTotals({ passed: 0, failed: 0, failures: none }, 0).failed).toBe(1);
    expect(finalizeTotals(undefined, 1).failed).toBe(1);
    expect(finalizeTotals({ passed: 2, failed: 0, failures: none }, 1).failed).toBe(1);
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

describe('set-up', () => {
  it('accepts the oldest supported Node', () => {
    expect(isNodeRecentEnough('20.18.3')).toBe(false);
    expect(isNodeRecentEnough('20.19.0')).toBe(true);
    expect(isNodeRecentEnough('24.0.0')).toBe(true);
  });

  it.each([
    ['nothing yet', undefined, 'runtime', 'all'],
    ['what runs', { age: 0, dev: false }, undefined, 'rest'],
    ['everything', { age: 0, dev: true }, undefined, undefined],
    ['what ran before the lock file changed', { age: 60, dev: false }, 'runtime', 'all'],
    ['everything from before the lock file changed', { age: 60, dev: true }, 'all', 'all'],
  ])('where there is %s, knows what a start and what tests miss', (_what, has, start, tests) => {
    const root = mkdtempSync(path.join(tmpdir(), 'dara-install-'));
    try {
      writeFileSync(path.join(root, 'package-lock.json'), '{}');
      writeFileSync(path.join(root, 'package.json'), '{ "devDependencies": { "b": "1.0.0" } }');
      if (has) {
        const mark = path.join(root, 'node_modules/.package-lock.json');
        mkdirSync(path.dirname(mark));
        const names = ['a', ...(has.dev ? ['b'] : [])].map((name) => [`node_modules/${name}`, {}]);
        const packages = Object.fromEntries(names);
        writeFileSync(mark, JSON.stringify({ packages }));
        const at = Date.now() / 1000 + 1 - has.age;
        utimesSync(mark, at, at);
      }
      expect(missingInstall({ root, isRuntimeEnough: true })).toBe(start);
      expect(missingInstall({ root })).toBe(tests);
    } finally {
      rmSync(root, { recursive: true });
    }
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

  it('reports missing, unequal, absent and unused messages', () => {
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

describe('npm run layout', () => {
  it.each([[[]], [['a', 'b']], [['--help']]])('asks for one folder, not for %j', (words) => {
    const script = path.join(ROOT, 'tooling/scripts/layout.mjs');
    const { status, stdout } = spawnSync(process.execPath, [script, ...words], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([2, 'Usage: npm run layout -- <new folder>\n']);
  });
});
