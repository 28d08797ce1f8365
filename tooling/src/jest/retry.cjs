// Once more where machines are shared and slow; `npm test` names what needed it as flaky.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
