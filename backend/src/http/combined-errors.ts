import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { AppError, isSamePlace, refusalOf, type FieldError } from './app-error.ts';
import { isApiRoute } from './closed-schemas.ts';
import { fieldErrors, placesOf } from './problem.ts';
import { withPlaceholders } from './placeholder-values.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The rules that the schema of the body cannot say, each refusal thrown with its fields, nothing written. It is
     * called when the schema or a file is refused, with stand-ins for what was, so that all is told at once.
     */
    check?: (request: FastifyRequest) => unknown;
  }
  interface FastifyRequest {
    /** What is wrong with the files and parts of a form, known before its record is looked at. */
    refusals: FieldError[];
  }
}

type Checks = readonly (() => unknown)[];
type Results<T extends Checks> = { -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> };

/** Runs every check in turn and answers their results, or throws the fields that all of them refuse at once. */
export async function checkAll<const T extends Checks>(...checks: T): Promise<Results<T>> {
  const results: unknown[] = [];
  const errors: FieldError[] = [];
  for (const check of checks) {
    try {
      results.push(await check());
    } catch (error) {
      if (!(error instanceof AppError) || !error.errors) throw error;
      errors.push(...error.errors);
    }
  }
  if (errors.length > 0) throw refusalOf(errors);
  return results as Results<T>;
}

/** The record of a form as the schema of the route describes it, for `check`. */
export function recordOf<T>({ body }: Pick<FastifyRequest, 'body'>): T {
  return (body as { data: T }).data;
}

/** Lets routes with a body tell what their schema, their files and their `check` refuse in one answer. */
export function combineValidationErrors(app: FastifyInstance): void {
  app.decorateRequest('refusals');
  app.addHook('onRequest', (request, _reply, done) => {
    request.refusals = [];
    done();
  });
  app.addHook('onRoute', (route: RouteOptions) => {
    if (isApiRoute(route) && route.schema?.body) route.attachValidation = true;
  });
  app.addHook('preHandler', throwCombinedErrors);
}

async function throwCombinedErrors(request: FastifyRequest): Promise<void> {
  const { validationError, refusals } = request;
  if (!validationError && refusals.length === 0) return;
  if (validationError && validationError.validationContext !== 'body') throw validationError;
  const refused = [...refusals];
  // Each source adds what is not said yet; a field that is refused says nothing more, nor does what it holds.
  for (const errors of [
    validationError && fieldErrors(validationError),
    await furtherErrors(request),
  ]) {
    const known = refused.map(({ field }) => field);
    const isNew = ({ field }: FieldError): boolean => !known.some((one) => isSamePlace(field, one));
    refused.push(...(errors ?? []).filter(isNew));
  }
  throw refusalOf(refused);
}

/** What is wrong besides; nothing where the record as a whole is missing or of another kind. */
async function furtherErrors(request: FastifyRequest): Promise<FieldError[]> {
  const { check } = request.routeOptions.config;
  const places = request.validationError ? placesOf(request.validationError) : [];
  if (!check || places.some((path) => path.length === 0 || isRecord(path))) return [];
  const schema = request.routeOptions.schema?.body as Record<string, unknown>;
  try {
    request.body = withPlaceholders(schema, request.body, places);
    await check(request);
    return [];
  } catch (error) {
    if (error instanceof AppError && error.statusCode < 500) return error.errors ?? [];
    // Nested so deep that it cannot be copied: no record is, and the schema has said so.
    if (isStackOverflow(error) && request.validationError) return [];
    throw error;
  }
}

/** By its name: another realm has another class of that name. */
const isStackOverflow = (error: unknown): boolean => (error as Error).name === 'RangeError';

const isRecord = (path: readonly string[]): boolean => path.length === 1 && path[0] === 'data';
