/** Every code a client may see: its status, and a title in English for those who read the raw answer. */
export const ERROR_CATALOGUE = {
  VALIDATION_FAILED: [400, 'The request is not valid'],
  RESET_TOKEN_INVALID: [400, 'The reset link is not valid or has expired'],
  INVALID_CREDENTIALS: [401, 'Email or password is invalid'],
  TOKEN_INVALID: [401, 'Sign in first'],
  USER_DISABLED: [403, 'The user has been disabled'],
  FORBIDDEN: [403, 'Not allowed'],
  NOT_FOUND: [404, 'There is nothing here'],
  EMAIL_NOT_FOUND: [404, 'The email not found'],
  USER_NOT_FOUND: [404, 'The user not found'],
  NEWS_NOT_EXIST: [404, 'The news does not exist'],
  TALENT_NOT_EXIST: [404, 'The talent does not exist'],
  USER_NOT_EXIST: [404, 'The user does not exist'],
  JOB_NOT_EXIST: [404, 'The job does not exist'],
  IMAGE_NOT_EXIST: [404, 'The image does not exist'],
  PROPOSAL_NOT_EXIST: [404, 'The proposal does not exist'],
  CARD_NOT_EXIST: [404, 'The composite card does not exist'],
  BUSINESS_NOT_EXIST: [404, 'The business does not exist'],
  APPLICATION_NOT_EXIST: [404, 'There is no application to this job'],
  REQUEST_NOT_EXIST: [404, 'The invitation does not exist'],
  EMAIL_DUPLICATE: [409, 'Email is duplicate'],
  USER_ALREADY_EXISTS: [409, 'The user already exists'],
  UNABLE_TO_DEACTIVATE: [409, 'Unable to deactivate account'],
  DISPLAY_NAME_DUPLICATE: [409, 'The display name already exists'],
  TAX_ID_DUPLICATE: [409, 'A business with this tax id and branch is registered already'],
  TOP_FULL: [409, 'Top is full'],
  CARDS_FULL: [409, 'The talent has as many composite cards as it may have'],
  UNABLE_TO_DELETE_USER: [409, 'Unable to delete the user'],
  TALENT_TYPE_DUPLICATE: [409, 'The talent type is duplicate'],
  CHANNEL_DUPLICATE: [409, 'Channel is duplicate'],
  JOB_CLOSED: [409, 'The job is closed'],
  ALREADY_APPLIED: [409, 'Already applied'],
  TALENT_NOT_APPROVED: [409, 'The talent is not approved yet'],
  INVALID_TRANSITION: [409, 'The status cannot change that way'],
  VERSION_CONFLICT: [409, 'Somebody else has changed this in the meantime'],
  IDEMPOTENCY_KEY_IN_USE: [409, 'The same request is still being worked on'],
  IDEMPOTENCY_ANSWER_LOST: [409, 'The same request was done before, and its answer is not kept'],
  VERSION_EXISTS: [409, 'This version has been published before'],
  LINK_EXPIRED: [410, 'The link has expired'],
  FILE_TOO_LARGE: [413, 'The file or request is too large'],
  FILE_TYPE: [415, 'This type of file is not accepted'],
  MEDIA_TYPE: [415, 'This content type is not accepted'],
  CONSENT_REQUIRED: [422, 'A consent is required'],
  IDEMPOTENCY_KEY_REUSED: [422, 'The idempotency key belongs to another request'],
  RATE_LIMITED: [429, 'Too many attempts'],
  INTERNAL: [500, 'Something went wrong on the server'],
  STORAGE_FULL: [507, 'There is no room left to store files'],
  UNAVAILABLE: [503, 'The server is busy, try again'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** So many wrong fields are told at once; whoever sends more did not fill in a form. */
export const ERRORS_MAX = 100;

/** One wrong field; the interface translates `rule` and fills in `params`. */
export interface FieldError {
  field: string;
  rule: string;
  params?: Record<string, unknown>;
  /** Other fields that the rule read: it is not told where one of them is refused. Never answered. */
  reads?: readonly string[];
}

export interface AppErrorOptions extends ErrorOptions {
  errors?: FieldError[];
  /** Answered as the `Retry-After` header. */
  retryAfterS?: number;
  /** The record as it stands, answered beside a conflict so that the interface can show both. */
  current?: unknown;
}

/** The one way to refuse a request; the error handler turns it into problem+json. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterS: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, { errors, retryAfterS, current, ...options }: AppErrorOptions = {}) {
    const [statusCode, title] = ERROR_CATALOGUE[code];
    super(title, options);
    this.name = 'AppError';
    this.code = code;
    this.statusCode = statusCode;
    this.errors = errors;
    this.retryAfterS = retryAfterS;
    this.current = current;
  }
}

/** A `VALIDATION_FAILED` about one field. */
export function invalidField(
  field: string,
  rule: string,
  params?: Record<string, unknown>,
): AppError {
  return new AppError('VALIDATION_FAILED', {
    errors: [{ field, rule, ...(params ? { params } : {}) }],
  });
}

/** Whether a field is another one, holds it or is held by it. */
export function isSamePlace(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

/** Refusals that stand: a rule that read a field which is refused itself was asked about what nobody sent. */
function standing(errors: readonly FieldError[]): FieldError[] {
  const refused = errors.filter(({ reads }) => !reads).map(({ field }) => field);
  const isUnsure = ({ reads = [] }: FieldError): boolean =>
    reads.some((read) => refused.some((field) => isSamePlace(read, field)));
  return errors.filter((error) => !isUnsure(error));
}

/**
 * One refusal of all fields. Its code is that of the rules where these are codes of one status, and always that of a
 * file that is too large: then not all was read.
 */
export function refusalOf(given: readonly FieldError[]): AppError {
  const errors = standing(given).filter(
    ({ field, rule }, index, all) =>
      all.findIndex((other) => other.field === field && other.rule === rule) === index,
  );
  const statuses = new Set(errors.map(({ rule }) => statusOf(rule)));
  const first = errors.find(({ rule }) => rule === 'FILE_TOO_LARGE') ?? errors[0];
  const isOneStatus = statuses.size === 1 && !statuses.has(undefined);
  const isCode = isOneStatus || first?.rule === 'FILE_TOO_LARGE';
  const code = isCode && first ? (first.rule as ErrorCode) : 'VALIDATION_FAILED';
  return new AppError(code, { errors });
}

function statusOf(rule: string): number | undefined {
  return Object.hasOwn(ERROR_CATALOGUE, rule) ? ERROR_CATALOGUE[rule as ErrorCode][0] : undefined;
}
