import en from '../messages/en.json';
import th from '../messages/th.json';
import type { ApiError } from './api-error.ts';
import { ERROR_CODES, errorMessage, fieldErrorMessage } from './error-message.ts';

const of = (status: ApiError['status'], code = '', more: Partial<ApiError> = {}) =>
  errorMessage({ status, code: code || `HTTP_${status}`, ...more });

test.each(ERROR_CODES)('%s has its own message in both languages', (code) => {
  const { id } = of(409, code);
  expect(id).toBe(`sdk.error.${code}`);
  expect(Object.keys(th)).toContain(id);
  expect(Object.keys(en)).toContain(id);
});

test.each([
  [of('FETCH_ERROR'), 'network'],
  [of('TIMEOUT'), 'timeout'],
  [of('PARSING_ERROR'), 'server'],
  [of(401), 'TOKEN_INVALID'],
  [of(403), 'FORBIDDEN'],
  [of(404), 'notFound'],
  [of(413), 'FILE_TOO_LARGE'],
  [of(429), 'RATE_LIMITED'],
  [of(500), 'server'],
  [of(503, 'SOMETHING_NEW'), 'server'],
  [of(418), 'unknown'],
  [errorMessage(new Error('bug')), 'unknown'],
  [errorMessage(undefined), 'unknown'],
  [errorMessage({ code: 'x' }), 'unknown'],
])('%# a failure without a known code is worded by its kind', ({ id }, expected) => {
  expect(id).toBe(`sdk.error.${expected}`);
  expect(Object.keys(th)).toContain(id);
  expect(Object.keys(en)).toContain(id);
});

test.each([
  [of(401, 'TOKEN_INVALID', { sessionEnd: 'expired' }), 'expired'],
  [of(401, 'ACCOUNT_DISABLED', { sessionEnd: 'disabled' }), 'disabled'],
  [errorMessage({ name: 'AbortError', message: 'Aborted' }), 'expired'],
])('%# a call that failed with its session is worded as the warning', ({ id }, end) => {
  expect(id).toBe(`sdk.session.${end}`);
});

test('a limit says how long to wait when the server does', () => {
  expect(of(429, 'RATE_LIMITED', { retryAfterS: 30 })).toEqual({
    id: 'sdk.error.rateLimitedFor',
    values: { seconds: 30 },
  });
});

test.each([
  ['required', undefined, 'kit.validation.required', undefined],
  ['minLength', { limit: 1 }, 'kit.validation.required', undefined],
  ['minLength', { limit: 8 }, 'kit.validation.minLength', { limit: 8 }],
  ['maxLength', { limit: 60 }, 'kit.validation.maxLength', { limit: 60 }],
  ['maximum', { limit: 250 }, 'kit.validation.max', { value: 250 }],
  ['min', { value: 30 }, 'kit.validation.min', { value: 30 }],
  ['email', undefined, 'kit.validation.email', undefined],
  ['EMAIL_DUPLICATE', undefined, 'sdk.error.EMAIL_DUPLICATE', undefined],
  ['maxLength', undefined, 'kit.validation.invalid', undefined],
  ['pattern', { pattern: '^x' }, 'kit.validation.invalid', undefined],
])('a field refused by %s %p', (rule, params, id, values) => {
  expect(fieldErrorMessage({ field: 'x', rule, params })).toEqual(values ? { id, values } : { id });
});
