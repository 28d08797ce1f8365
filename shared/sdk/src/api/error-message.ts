import { isApiError, sessionEndOf, type FieldError } from './api-error.ts';

/** A message descriptor for `formatMessage` or a notification. */
export interface ErrorMessage {
  id: string;
  values?: Record<string, string | number>;
}

/** Error codes of the api and client with their own message (`sdk.error.<CODE>`). */
export const ERROR_CODES = [
  'INVALID_CREDENTIALS',
  'USER_DISABLED',
  'EMAIL_NOT_FOUND',
  'EMAIL_DUPLICATE',
  'USER_ALREADY_EXISTS',
  'UNABLE_TO_DEACTIVATE',
  'UNABLE_TO_DELETE_USER',
  'USER_NOT_FOUND',
  'USER_NOT_EXIST',
  'VALIDATION_FAILED',
  'RESET_TOKEN_INVALID',
  'TOKEN_INVALID',
  'FORBIDDEN',
  'INVALID_TRANSITION',
  'VERSION_CONFLICT',
  'IDEMPOTENCY_ANSWER_LOST',
  'IDEMPOTENCY_KEY_IN_USE',
  'IDEMPOTENCY_KEY_REUSED',
  'LINK_EXPIRED',
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'FILE_TYPE',
  'STORAGE_FULL',
  'CONSENT_REQUIRED',
  'RATE_LIMITED',
  'SIGN_IN_LOCKED',
  'SECOND_STEP_REQUIRED',
  'SESSION_NOT_KEPT',
] as const;

/** Message ids of codes and rules, registered by remotes. */
const broughtTexts = new Map<string, string>();

/** Registers the messages of a site's own codes and rules. */
export function registerErrorTexts(idsByCode: Readonly<Record<string, string>> = {}): void {
  for (const [code, id] of Object.entries(idsByCode)) broughtTexts.set(code, id);
}

/** The specific message of a code or rule. */
const textOf = (code: string): string | undefined =>
  (ERROR_CODES as readonly string[]).includes(code) ? `sdk.error.${code}` : broughtTexts.get(code);

const byStatus: Partial<Record<string, string>> = {
  FETCH_ERROR: 'network',
  TIMEOUT: 'timeout',
  400: 'VALIDATION_FAILED',
  401: 'TOKEN_INVALID',
  403: 'FORBIDDEN',
  404: 'notFound',
  408: 'timeout',
  413: 'FILE_TOO_LARGE',
  415: 'FILE_TYPE',
  429: 'RATE_LIMITED',
};

/** The message of any failure. */
export function errorMessage(error: unknown): ErrorMessage {
  const sessionEnd = sessionEndOf(error);
  if (sessionEnd) return { id: `sdk.session.${sessionEnd}` };
  if (!isApiError(error)) return { id: 'sdk.error.unknown' };
  const { code, status, retryAfterS } = error;
  // A lock is removed by a mailed link, sooner than by waiting.
  if (status === 429 && retryAfterS && code !== 'SIGN_IN_LOCKED') {
    return { id: 'sdk.error.rateLimitedFor', values: { seconds: retryAfterS } };
  }
  const own = textOf(code);
  if (own) return { id: own };
  const known = byStatus[status];
  if (known) return { id: `sdk.error.${known}` };
  const isServerFault = status === 'PARSING_ERROR' || (typeof status === 'number' && status >= 500);
  return { id: isServerFault ? 'sdk.error.server' : 'sdk.error.unknown' };
}

const limitRules: Partial<Record<string, string>> = {
  minLength: 'minLength',
  maxLength: 'maxLength',
};
const valueRules: Partial<Record<string, string>> = {
  min: 'min',
  minimum: 'min',
  max: 'max',
  maximum: 'max',
};
const plainRules = [
  ...['required', 'number', 'email', 'confirmed', 'password', 'dateRank'],
  ...['phone', 'birthDay', 'web', 'characters', 'unknown'],
  ...['commonPassword', 'knownPassword', 'currentPassword', 'samePassword'],
];
/** Rules of the api that have another name in the interface. */
const aliases: Partial<Record<string, string>> = { url: 'web' };

/** The message beside a field that the server refused. */
export function fieldErrorMessage({ rule, params = {} }: FieldError): ErrorMessage {
  const limit = params.limit ?? params.value;
  const limitRule = limitRules[rule];
  if (limitRule && limit !== undefined) {
    // A text that has to have one character at least is a text that has to be there.
    if (limitRule === 'minLength' && Number(limit) === 1) {
      return { id: 'kit.validation.required' };
    }
    return { id: `kit.validation.${limitRule}`, values: { limit } };
  }
  const valueRule = valueRules[rule];
  if (valueRule && limit !== undefined) {
    return { id: `kit.validation.${valueRule}`, values: { value: limit } };
  }
  const plain = aliases[rule] ?? rule;
  if (plainRules.includes(plain)) return { id: `kit.validation.${plain}` };
  if (rule === 'ratio' && params.ratio !== undefined) {
    return { id: 'kit.validation.imageRatio', values: { ratio: params.ratio } };
  }
  if (rule === 'maxItems' && limit !== undefined) {
    return { id: 'kit.validation.max', values: { value: limit } };
  }
  return { id: textOf(rule) ?? 'kit.validation.invalid' };
}
