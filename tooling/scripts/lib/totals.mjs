/** One runner's result: how many passed and failed, and what to show again at the end. */
const result = (passed, failed, failures) => ({ passed, failed, failures });

/**
 * Reads what `jest --json` wrote; a file that did not even load counts as one failure, and a test
 * that passed only at the second try is named as flaky.
 */
export function jestTotals(report) {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${name}: ${fullName}`);
    return assertionResults.length === 0 && message ? [`${name}: ${message.trim()}`] : [];
  });
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${name}: ${fullName}`),
  );
  return { ...result(report.numPassedTests, failed, failures), flaky };
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Reads Playwright's json report; a journey that passed only at the second try is flaky. */
export function playwrightTotals(report) {
  const { expected, unexpected, flaky: flakyCount } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const named = (specsToName) => specsToName.map(({ file, title }) => `${file}: ${title}`);
  const failures = named(specs.filter(({ ok }) => !ok));
  const flaky = named(specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')));
  const errors = report.errors.map(({ message }) => message);
  return {
    ...result(expected + flakyCount, unexpected + errors.length, [...failures, ...errors]),
    flaky,
  };
}

/** A runner that ended badly without a failed test, or that ran nothing, is itself a failure unless it may run nothing. */
export function settle(name, totals, code, isEmptyAllowed = false) {
  if (!totals) return result(0, 1, [`${name}: gave no result (exit code ${code})`]);
  if (totals.failed > 0) return totals;
  if (code !== 0) return result(totals.passed, 1, [`${name}: ended with exit code ${code}`]);
  if (totals.passed === 0 && !isEmptyAllowed) return result(0, 1, [`${name}: ran no test`]);
  return totals;
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
