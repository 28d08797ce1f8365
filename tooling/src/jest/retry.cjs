// Once more where machines are shared and slow; `npm test` names what needed it as unsteady.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
