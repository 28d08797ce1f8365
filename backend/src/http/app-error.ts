/** Common errors of the server and of all records: status, and a title for raw responses. */
const OWN_ERRORS = {
  VALIDATION_FAILED: [400, 'The request is not valid'],
  FILE_EMPTY: [400, 'The file is empty'],
  TOKEN_INVALID: [401, 'Sign in first'],
  USER_DISABLED: [403, 'The user has been disabled'],
  FORBIDDEN: [403, 'Not allowed'],
  NOT_FOUND: [404, 'There is nothing here'],
  INVALID_TRANSITION: [409, 'The status cannot change that way'],
  VERSION_CONFLICT: [409, 'Another user has changed this in the meantime'],
  IDEMPOTENCY_KEY_IN_USE: [409, 'The same request is still being worked on'],
  IDEMPOTENCY_ANSWER_LOST: [409, 'The same request was done before, and its answer is not kept'],
  FILE_TOO_LARGE: [413, 'The file or request is too large'],
  FILE_TYPE: [415, 'This type of file is not accepted'],
  MEDIA_TYPE: [415, 'This content type is not accepted'],
  IDEMPOTENCY_KEY_REUSED: [422, 'The idempotency key belongs to another request'],
  RATE_LIMITED: [429, 'Too many attempts'],
  INTERNAL: [500, 'Something went wrong on the server'],
  STORAGE_FULL: [507, 'There is no room left to store files'],
  UNAVAILABLE: [503, 'The server is busy, try again'],
} as const satisfies ErrorCatalogue;

/** Status and title in English, by code. */
export type ErrorCatalogue = Readonly<Record<string, readonly [status: number, title: string]>>;

/** Codes that an api adds to `OWN_ERRORS`, named here by declaration merging and registered with `registerErrors`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the api
export interface ErrorCodes {}

export type ErrorCode = keyof typeof OWN_ERRORS | keyof ErrorCodes;

const catalogue = new Map<string, ErrorCatalogue[string]>(Object.entries(OWN_ERRORS));

/** Registers an api's own codes; throws if a code exists with another meaning. */
export function registerErrors(errors: ErrorCatalogue): void {
  for (const [code, error] of Object.entries(errors)) {
    const known = catalogue.get(code);
    if (known && known.join() !== error.join()) throw new Error(`${code} has two meanings`);
    catalogue.set(code, error);
  }
}

function lookUp(code: string): ErrorCatalogue[string] {
  const error = catalogue.get(code);
  if (!error) throw new Error(`${code} is in no catalogue of errors`);
  return error;
}

/** Maximum number of field errors per response; more do not come from a form. */
export const ERRORS_MAX = 100;

/** One invalid field; the user interface translates `rule` and inserts `params`. */
export interface FieldError {
  field: string;
  rule: string;
  params?: Record<string, unknown>;
  /** Other fields that the rule read: the error is dropped if one of them is invalid. Not part of the response. */
  reads?: readonly string[];
}

export interface AppErrorOptions extends ErrorOptions {
  errors?: FieldError[];
  /** Sent as the `Retry-After` header. */
  retryAfterS?: number;
  /** The current record, sent with a conflict so that the user interface can show both. */
  current?: unknown;
}

/** Throw this to reject a request; the error handler turns it into problem+json. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterS: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, { errors, retryAfterS, current, ...options }: AppErrorOptions = {}) {
    const [statusCode, title] = lookUp(code);
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

/** Whether a field equals, contains or is contained in another. */
export function isSamePlace(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

/** Removes errors of rules that read a field which is itself invalid. */
function standing(errors: readonly FieldError[]): FieldError[] {
  const refused = errors.filter(({ reads }) => !reads).map(({ field }) => field);
  const isUnsure = ({ reads = [] }: FieldError): boolean =>
    reads.some((read) => refused.some((field) => isSamePlace(read, field)));
  return errors.filter((error) => !isUnsure(error));
}

/**
 * Combines all field errors into one. Its code is that of the rules if these are codes of one status, and always that
 * of a file that is too large, because then not everything was read.
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
  return catalogue.get(rule)?.[0];
}
