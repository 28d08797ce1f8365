import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a development server adds to the policy: its scripts and assets, and its hot reload. */
export interface PolicyAdditions {
  origin: string;
  connections: readonly string[];
}

const hashSource = (script: string): string =>
  ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The policy of documents: own scripts and the listed inline scripts, nothing evaluated. */
export function documentPolicy(
  inlineScripts: readonly string[],
  additions?: PolicyAdditions,
): string {
  const hashes = inlineScripts.map(hashSource).join('');
  const origin = additions ? ` ${additions.origin}` : '';
  const connections = (additions?.connections ?? []).map((address) => ` ${address}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${hashes}${origin}`,
    // Rendered pages carry their styles inline, and styled-components adds to them in the browser.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${origin}`,
    `font-src 'self'${origin}`,
    `connect-src 'self'${connections}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The policy of pages without any script. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

const YEAR_S = 31_536_000;

/** Headers that every answer of the gateway bears. */
export function secure(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', `max-age=${YEAR_S}; includeSubDomains`);
  }
}

/** Headers of documents on top of `secure`. */
export function secureDocument(request: FastifyRequest, reply: FastifyReply, policy: string): void {
  secure(request, reply);
  const isSecure = request.protocol === 'https';
  reply.headers({
    'content-security-policy': isSecure ? `${policy}; upgrade-insecure-requests` : policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
}
