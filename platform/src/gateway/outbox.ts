import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Config } from '@dara/backend';
import { escapeHtml, isLoopback, isLoopbackAddress, outboxFolder } from '@dara/backend';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import PostalMime from 'postal-mime';
import type { LiveSite } from './live-site.ts';
import { PLAIN_POLICY, secureDocument } from './security-headers.ts';

/** Its secret does not change on restart, so that bookmarks stay valid. */
export function outboxPath({ jwtSecret }: Pick<Config, 'jwtSecret'>): string {
  const secret = createHmac('sha256', jwtSecret).update('outbox').digest('base64url');
  return `/_dara/outbox/${secret.slice(0, SECRET_LENGTH)}`;
}

const SECRET_LENGTH = 24;

const SHOWN = 50;

interface OutboxMail {
  file: string;
  to: string;
  subject: string;
  date: string;
  text: string;
}

/** Mails in the outbox folder, newest first. */
async function readOutbox(dataDir: string): Promise<OutboxMail[]> {
  const folder = outboxFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => !name.startsWith('.') && name.endsWith('.eml'))
    // Names begin with the time of sending.
    .sort()
    .reverse()
    .slice(0, SHOWN);
  return Promise.all(
    files.map(async (file) => {
      const mail = await PostalMime.parse(await readFile(join(folder, file)));
      return {
        file,
        to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
        subject: mail.subject ?? '',
        date: mail.date ?? '',
        text: mail.text ?? '',
      };
    }),
  );
}

const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const shown = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${shown}" rel="noreferrer">${shown}</a>` : shown;
    })
    .join('');

const article = ({ file, to, subject, date, text }: OutboxMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2>` +
  `<p>To ${escapeHtml(to)} · <time>${escapeHtml(date)}</time> · ${escapeHtml(file)}</p>` +
  `<pre>${withLinks(text)}</pre></article>`;

const page = (name: string, mails: OutboxMail[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Outbox · ${escapeHtml(name)}</title>
<style>:root{color-scheme:light dark}body{margin:0 auto;max-width:48rem;padding:2rem 1.5rem;font:1rem/1.6 'Noto Sans Thai',system-ui,sans-serif}
article{border-top:4px solid CanvasText;margin:2rem 0;padding-top:1rem}h2{font-size:1.15rem;margin:0}p{margin:.25rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style></head>
<body><h1>Outbox</h1><p>Mails that would have been sent, newest first. Without SMTP_URL they are kept here.</p>
${mails.length > 0 ? mails.map(article).join('\n') : '<p>No mail yet.</p>'}</body></html>`;

/** Mails contain sign-in links. The request's origin is no proof; it only limits who may use the link. */
function isFromHere(request: FastifyRequest): boolean {
  if (!isLoopback(request)) return false;
  // DNS rebinding: a foreign site that resolves to this machine still sends its own host name.
  const address = `http://${request.raw.headers.host ?? ''}`;
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';
  return host === 'localhost' || (isIP(host) > 0 && isLoopbackAddress(host));
}

/** The mails of a development site, for the link printed at start; absent in production. */
export function serveOutbox(
  app: FastifyInstance,
  config: Config,
  site: Pick<LiveSite, 'declaration'>,
): void {
  if (config.isProduction) return;
  app.get(outboxPath(config), async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    secureDocument(request, reply, PLAIN_POLICY);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
      .send(page(site.declaration.name.en, await readOutbox(config.dataDir)));
  });
}
