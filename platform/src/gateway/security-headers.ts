import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Policy additions for a development server: its scripts and assets, and its hot reload. */
export interface PolicyAdditions {
  origin: string;
  connections: readonly string[];
}

const hashSource = (script: string): string =>
  ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Embeds of documents, and permitted parents. */
export interface Framing {
  /** Embed origins, besides the site itself. */
  frames?: readonly string[];
  /** Other pages of the site may embed the document. */
  isFramed?: boolean;
}

/** The policy of documents: own scripts and the listed inline scripts, no eval. */
export function documentPolicy(
  inlineScripts: readonly string[],
  additions?: PolicyAdditions,
  { frames = [], isFramed = false }: Framing = {},
): string {
  const hashes = inlineScripts.map(hashSource).join('');
  const origin = additions ? ` ${additions.origin}` : '';
  const connections = (additions?.connections ?? []).map((address) => ` ${address}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${hashes}${origin}`,
    // Rendered pages have inline styles, and styled-components adds styles in the browser.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${origin}`,
    // A video that is chosen for upload is shown from memory.
    "media-src 'self' blob:",
    `font-src 'self'${origin}`,
    `connect-src 'self'${connections}`,
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors '${isFramed ? 'self' : 'none'}'`,
    "form-action 'self'",
  ].join('; ');
}

/** The policy of pages without any script. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** The policy of pages without any script that have a form. */
export const FORM_POLICY = PLAIN_POLICY.replace("form-action 'none'", "form-action 'self'");

/** Headers of documents, in addition to those of every response. */
export function secureDocument(request: FastifyRequest, reply: FastifyReply, policy: string): void {
  const isSecure = request.protocol === 'https';
  reply.headers({
    'content-security-policy': isSecure ? `${policy}; upgrade-insecure-requests` : policy,
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  });
}
