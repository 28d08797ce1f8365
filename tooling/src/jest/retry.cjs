// One retry on CI machines, which are shared and slow; `npm test` lists the test as flaky.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
