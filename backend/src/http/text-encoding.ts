import { parse, unescape } from 'node:querystring';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { invalidField } from './app-error.ts';
import { isApiRoute } from './closed-schemas.ts';
import { decodeUtf8 } from './utf8.ts';

const ESCAPES = /(?:%[\da-f]{2})+/gi;

/** Reads JSON bodies, page forms and api queries; rejects invalid UTF-8. */
export function requireUtf8(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = decodeUtf8(body);
      if (text === undefined) return done(invalidField('', 'characters'));
      return parseJson(request, text, done);
    },
  );
  app.register(formbody, { parser: parseForm });
  // The query of a page may contain anything: other sites append parameters in other encodings.
  app.addHook('onRequest', async ({ raw, routeOptions: { url = '' } }) => {
    if (isApiRoute({ url })) requireUtf8Pairs(raw.url?.split('?').slice(1).join('?') ?? '');
  });
}

function parseForm(text: string): Record<string, unknown> {
  requireUtf8Pairs(text);
  return parse(text, '&', '=', { maxKeys: 0 });
}

/** Escapes must be UTF-8 too. Browsers escape U+FFFD, so an unescaped one replaces an invalid byte. */
function requireUtf8Pairs(text: string): void {
  if (!text.includes('%') && !text.includes('\uFFFD')) return;
  const wrong = text.split('&').find((pair) => pair.includes('\uFFFD') || !isEscapedUtf8(pair));
  if (wrong === undefined) return;
  const [name = ''] = wrong.replaceAll('+', ' ').split('=');
  throw invalidField(unescape(name), 'characters');
}

function isEscapedUtf8(text: string): boolean {
  try {
    for (const [escapes] of text.matchAll(ESCAPES)) decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}
