import path from 'node:path';
import { ROOT } from './shell.mjs';

/** The result of one runner: counts of passed and failed tests, and lines to repeat at the end. */
const result = (passed, failed, failures) => ({ passed, failed, failures });

const relative = (file) => path.relative(ROOT, path.resolve(ROOT, file));

/** Passed after a retry: Jest counts the tries, Vitest keeps the messages of the first. */
const isFlaky = ({ status, invocations = 1, failureMessages = [] }) =>
  status === 'passed' && (invocations > 1 || failureMessages.length > 0);

/**
 * Reads the JSON report of Jest or Vitest; a file that did not load counts as one failure, and a test that passed only
 * after a retry is listed as flaky. `files` gives the seconds of each file.
 */
export function testFileTotals(report) {
  let broken = 0;
  const failures = [];
  const flaky = [];
  const files = [];
  for (const {
    name: absolute,
    message,
    status,
    startTime,
    endTime,
    assertionResults,
  } of report.testResults) {
    const name = relative(absolute);
    files.push({ name, seconds: (endTime - startTime) / 1000 });
    const failed = assertionResults.filter((one) => one.status === 'failed');
    failures.push(...failed.map(({ fullName }) => `${name}: ${fullName}`));
    flaky.push(...assertionResults.filter(isFlaky).map(({ fullName }) => `${name}: ${fullName}`));
    if (
      failed.length === 0 &&
      (status === 'failed' || (assertionResults.length === 0 && message))
    ) {
      broken += 1;
      failures.push(`${name}: ${(message ?? '').trim()}`);
    }
  }
  return {
    ...result(report.numPassedTests, report.numFailedTests + broken, failures),
    flaky,
    files,
  };
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

const journeySeconds = ({ tests }) =>
  tests
    .flatMap(({ results = [] }) => results)
    .reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000;

/** Reads Playwright's JSON report; a journey that passed only after a retry is flaky. */
export function playwrightTotals(report) {
  const { expected, unexpected, flaky: flakyCount } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const named = (specsToName) => specsToName.map(({ file, title }) => `${file}: ${title}`);
  const failures = named(specs.filter(({ ok }) => !ok));
  const flaky = named(specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')));
  const errors = report.errors.map(({ message }) => message);
  const seconds = new Map();
  for (const spec of specs) {
    seconds.set(spec.file, (seconds.get(spec.file) ?? 0) + journeySeconds(spec));
  }
  return {
    ...result(expected + flakyCount, unexpected + errors.length, [...failures, ...errors]),
    flaky,
    files: [...seconds].map(([file, taken]) => ({ name: `e2e/src/${file}`, seconds: taken })),
  };
}

/** A runner that failed without a failed test, or ran no test, counts as a failure. */
export function finalizeTotals(totals, code) {
  if (!totals) return result(0, 1, [`gave no result (exit code ${code})`]);
  if (totals.failed > 0) return totals;
  if (code !== 0) return { ...totals, failed: 1, failures: [`ended with exit code ${code}`] };
  if (totals.passed === 0) return { ...totals, failed: 1, failures: ['ran no test'] };
  return totals;
}

/** Sums up the results of several runners. */
export function merged(all) {
  const every = (kind) => all.flatMap((one) => one[kind] ?? []);
  return { ...sum(all), failures: every('failures'), flaky: every('flaky'), files: every('files') };
}

export function sum(all) {
  return all.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}
