import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { faultOf } from '../faults/fault.ts';
import { SampledLog } from '../faults/sampled-log.ts';
import { AppError, ERRORS_MAX, type ErrorCode, type FieldError } from './app-error.ts';
import { isEndedWithinBody } from './ended-early.ts';

export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    code: Type.String(),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String(),
          rule: Type.String(),
          params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        }),
      ),
    ),
    current: Type.Optional(Type.Unknown({ description: 'The current record, on a conflict' })),
    traceId: Type.String(),
  },
  { title: 'Problem' },
);
export type Problem = Static<typeof Problem>;

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'VALIDATION_FAILED',
  401: 'TOKEN_INVALID',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'FILE_TOO_LARGE',
  415: 'MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};
/** Dependencies are reconnected within a second or two. */
const RETRY_AFTER_S = 5;
/** Time and size limits for reading the rest of a rejected body, so that the client sees the response. */
const DRAIN_MS = 5000;
const DRAIN_BYTES = 64 * 1024 * 1024;

type ErrorHandler = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Answers with an error. */
export type SendError = (error: AppError, request: FastifyRequest, reply: FastifyReply) => void;

/** Responds to every error, by default as problem+json; details of 5xx are only in the log, found by the trace id. */
export function createErrorHandler(send: SendError = sendProblem): ErrorHandler {
  const sampled = new SampledLog();
  return async (error, request, reply) => {
    const isEnded = isEndedWithinBody(error, request);
    const appError = isEnded ? endedEarly(error, request) : toAppError(error);
    if (appError.statusCode >= 500) logFailure(error, request, sampled);
    if (appError.statusCode === 413 || request.isMultipart()) await drain(request);
    send(appError, request, reply);
    // Hooks may still be processing the response, which would be sent twice.
    return reply;
  };
}

/** An unavailable dependency fails every request in the same way: such lines are sampled, own errors are all logged. */
function logFailure(error: FastifyError, { log }: FastifyRequest, sampled: SampledLog): void {
  const fault = faultOf(error);
  if (!fault) return log.error({ err: error }, 'request failed');
  sampled.write(`${fault.dependency} ${fault.code}`, (counted) =>
    log.error({ err: error, dependency: fault.dependency, ...counted }, 'request failed'),
  );
}

export function sendProblem(error: AppError, request: FastifyRequest, reply: FastifyReply): void {
  const problem: Problem = {
    type: `urn:dara:error:${error.code}`,
    title: error.message,
    status: error.statusCode,
    code: error.code,
    ...(error.errors ? { errors: error.errors.map(({ reads: _, ...told }) => told) } : {}),
    ...(error.current === undefined ? {} : { current: error.current }),
    traceId: request.id,
  };
  if (error.retryAfterS !== undefined) reply.header('retry-after', String(error.retryAfterS));
  reply
    .status(error.statusCode)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}

/** Not a server error, and no client reads the response: the status is for logs and metrics. */
function endedEarly(cause: FastifyError, { log }: FastifyRequest): AppError {
  log.info({ reason: cause.message }, 'connection ended within the body of the request');
  return new AppError('VALIDATION_FAILED', { cause });
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (error.validation) {
    return new AppError('VALIDATION_FAILED', { errors: fieldErrors(error) });
  }
  const fault = faultOf(error);
  if (fault) return new AppError(fault.code, { cause: error, ...retryAfter(fault.code) });
  const code = BY_STATUS[error.statusCode ?? 500];
  if (!code) return new AppError('INTERNAL', { cause: error });
  const isBadBody = code === 'VALIDATION_FAILED';
  return new AppError(code, {
    cause: error,
    ...retryAfter(code),
    ...(isBadBody ? { errors: [{ field: '', rule: 'format' }] } : {}),
  });
}

const retryAfter = (code: ErrorCode): { retryAfterS?: number } =>
  code === 'UNAVAILABLE' ? { retryAfterS: RETRY_AFTER_S } : {};

type ValidationItem = NonNullable<FastifyError['validation']>[number];

const RULES: Record<string, string> = {
  minimum: 'min',
  exclusiveMinimum: 'min',
  maximum: 'max',
  exclusiveMaximum: 'max',
  const: 'enum',
  anyOf: 'enum',
  additionalProperties: 'unknown',
};

/** Schema errors as field errors. */
export function fieldErrors(error: Refused): FieldError[] {
  return (error.validation ?? []).slice(0, ERRORS_MAX).map((item) => toFieldError(item, error));
}

interface Refused {
  validation?: FastifyError['validation'];
  validationContext?: string | undefined;
}

/** Their paths in the body. */
export function placesOf({ validation = [] }: Refused): string[][] {
  return validation.map(placeOf);
}

function placeOf({ instancePath, params }: ValidationItem): string[] {
  const named = params['missingProperty'] ?? params['additionalProperty'];
  const inside = named === undefined ? [] : [String(named)];
  return [...instancePath.split('/').slice(1).map(unescapePointer), ...inside];
}

function toFieldError(item: ValidationItem, { validationContext }: Refused): FieldError {
  const { keyword, params } = item;
  const place = placeOf(item);
  // The record of a multipart form is in its part `data`; field names are relative to it.
  const isInData = validationContext === 'body' && place[0] === 'data' && place.length > 1;
  const path = isInData ? place.slice(1) : place;
  const rule = keyword === 'format' ? String(params['format']) : keyword;
  const limit = params['limit'];
  return {
    field: path.join('.') || (validationContext ?? ''),
    rule: RULES[rule] ?? rule,
    ...(limit === undefined ? {} : { params: { limit } }),
  };
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * Responding and closing while the body is still arriving resets the connection, and the client sees a network error:
 * read the rest first, within bounds.
 */
async function drain(request: FastifyRequest): Promise<void> {
  const { raw } = request;
  const length = Number(request.headers['content-length'] ?? DRAIN_BYTES);
  if (raw.readableEnded || raw.destroyed || !raw.socket || length > DRAIN_BYTES) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, DRAIN_MS);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    raw.once('end', done).once('error', done).once('close', done);
    raw.resume();
  });
}
