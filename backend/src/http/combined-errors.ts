import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { AppError, isSamePlace, refusalOf, type FieldError } from './app-error.ts';
import { isApiRoute } from './closed-schemas.ts';
import { fieldErrors, placesOf } from './problem.ts';
import { withPlaceholders } from './placeholder-values.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Rules that the schema of the body cannot express; throws an error per field and writes nothing. It also runs when
     * the schema or a file was rejected, with placeholder values, so that all errors are reported together.
     */
    check?: (request: FastifyRequest) => unknown;
  }
  interface FastifyRequest {
    /** Errors of files and parts of a form, known before the record is validated. */
    refusals: FieldError[];
  }
}

type Checks = readonly (() => unknown)[];
type Results<T extends Checks> = { -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> };

/** Runs every check in turn and returns their results, or throws the field errors of all. */
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

/** The record of a form as described by the route's schema, for `check`. */
export function recordOf<T>({ body }: Pick<FastifyRequest, 'body'>): T {
  return (body as { data: T }).data;
}

/** Lets routes report errors of schema, files and `check` in one response. */
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
  // Each source adds errors of fields that have none yet, also not for parents or children of such fields.
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

/** Further errors; none if the record as a whole is missing or of another type. */
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
    // Nested too deeply to be copied; the schema has already rejected it.
    if (isStackOverflow(error) && request.validationError) return [];
    throw error;
  }
}

/** By name, because classes differ between realms. */
const isStackOverflow = (error: unknown): boolean => (error as Error).name === 'RangeError';

const isRecord = (path: readonly string[]): boolean => path.length === 1 && path[0] === 'data';
