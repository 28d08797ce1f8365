import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import type { Config } from '../config/config.ts';
import { AppError } from './app-error.ts';
import { createErrorHandler, sendProblem, type SendError } from './problem.ts';

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** The error handler of page forms redirects the page's own forms; other requests get the usual response. */
export const pageFormErrors = (leadBack: SendError): ReturnType<typeof createErrorHandler> =>
  createErrorHandler((error, request, reply) =>
    (isForm(request) ? leadBack : sendProblem)(error, request, reply),
  );

/** Sent by pages of the site, and by non-browser clients. */
const OWN = ['same-origin', 'none'];

/**
 * Whether a page of the site sent a request, by `Sec-Fetch-Site` or, in older browsers, `Origin`. A request with neither
 * is not from a browser and has no cookies of a user.
 */
export function isFromOwnPage(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { headers, protocol, host }: FastifyRequest,
): boolean {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  return site !== undefined
    ? OWN.includes(String(site))
    : origin === undefined ||
        origin === new URL(publicUrl).origin ||
        origin === `${protocol}://${host}`;
}

/** Throws `FORBIDDEN` for a cross-site form. */
export function requireOwnPage(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): void {
  if (!isFromOwnPage(config, request)) throw new AppError('FORBIDDEN');
}

interface FormKinds {
  /** Number fields. */
  numbers?: readonly string[];
  /** Fields whose empty value means null. */
  choices?: readonly string[];
}

/**
 * `preValidation` for urlencoded page forms: converts text values and line endings, so that the body equals that of the
 * JSON operation.
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
