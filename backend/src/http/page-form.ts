import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import type { Config } from '../config/config.ts';
import { AppError } from './app-error.ts';
import { createErrorHandler, sendProblem, type SendError } from './problem.ts';

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** The error handler of routes for a page's own forms: these are led back, anything else is answered as everywhere. */
export const pageFormErrors = (leadBack: SendError): ReturnType<typeof createErrorHandler> =>
  createErrorHandler((error, request, reply) =>
    (isForm(request) ? leadBack : sendProblem)(error, request, reply),
  );

/** Sent by pages of the site, and by what is no browser. */
const OWN = ['same-origin', 'none'];

/**
 * Throws `FORBIDDEN` when a form was sent by a page of another site: browsers say so by `Sec-Fetch-Site`, older ones by
 * `Origin` alone. What says neither is no browser, so nobody's cookies go with it.
 */
export function requireOwnPage(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { headers, protocol, host }: FastifyRequest,
): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isOwn =
    site !== undefined
      ? OWN.includes(String(site))
      : origin === undefined ||
        origin === new URL(publicUrl).origin ||
        origin === `${protocol}://${host}`;
  if (!isOwn) throw new AppError('FORBIDDEN');
}

interface FormKinds {
  /** Fields that are numbers. */
  numbers?: readonly string[];
  /** Fields of which nothing chosen means null. */
  choices?: readonly string[];
}

/**
 * `preValidation` for what a page's own form sends, urlencoded: it says everything as text, and ends lines as forms do.
 * Afterwards the body is what the same call takes as JSON.
 */
export function formFields({
  numbers = [],
  choices = [],
}: FormKinds = {}): preValidationAsyncHookHandler {
  return async (request) => {
    if (!isForm(request)) return;
    const said = Object.entries((request.body ?? {}) as Record<string, unknown>);
    const meant = said.map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      if (choices.includes(name) && value === '') return [name, null];
      if (numbers.includes(name) && /^\d{1,15}$/.test(value)) return [name, Number(value)];
      return [name, value.replaceAll('\r\n', '\n')];
    });
    request.body = Object.fromEntries(meant);
  };
}
