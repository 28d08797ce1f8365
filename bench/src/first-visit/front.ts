import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReleaseManifest } from '@dara/contract';
import { ROOT } from '../lib/site.ts';

const SINGLE_DIR = path.join(ROOT, '.cache/single');
const ASSETS = '/assets/shell/';

export interface Front {
  url: string;
  close: () => void;
}

/** Parts of the running site used by the comparison pages. */
interface Taken {
  /** The single bundle's document. */
  single: string;
  headers: Record<string, string>;
  picture: string;
}

const SCRIPT_TAGS = /<link [^>]*as="script"[^>]*>/g;

/**
 * The site's document with the scripts of the single bundle: the same order and attributes, for the entry, the page and
 * the messages of the language.
 */
function singleDocument(document: string, release: ReleaseManifest): string {
  const files = [...(release.messages['th'] ?? []), ...(release.pages['home'] ?? [])];
  const integrityOf = (file: string): string =>
    release.files.find(({ name }) => name === file)?.integrity ?? '';
  const attributes = (file: string): string =>
    `crossorigin="anonymous"${integrityOf(file) ? ` integrity="${integrityOf(file)}"` : ''}`;
  const tags = [release.entry, ...files]
    .map(
      (file) =>
        `<link rel="preload" as="script" href="${ASSETS}${file}" ${attributes(file)} fetchpriority="low">`,
    )
    .join('');
  let isPlaced = false;
  return document.replace(SCRIPT_TAGS, () => {
    if (isPlaced) return '';
    isPlaced = true;
    return tags;
  });
}

/** The gateway's compression level for documents. */
const compress = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const staticDocument = (picture: string): string =>
  '<!doctype html><html lang="th"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>ดารา</title>' +
  '<style>body{margin:0;font:1rem/1.7 sans-serif}img{width:100%;height:auto}</style></head>' +
  `<body><h1>ดารา</h1><img src="${picture}" alt="" width="960" height="960"></body></html>`;

/** The largest image of the page, else the first. */
function pictureOf(document: string): string {
  const [, found] = /(\/api\/image\/[0-9a-f-]+\/(?:960|640)\.(?:avif|webp))/.exec(document) ?? [];
  if (!found) throw new Error('the page shows no picture');
  return found;
}

/**
 * Both documents send the site's headers. `cross-origin-opener-policy` alone makes a first visit start another browser
 * process.
 */
function headersOf({ headers }: Response): Record<string, string> {
  const ofTransport = ['date', 'connection', 'keep-alive', 'content-length', 'content-encoding'];
  return Object.fromEntries([...headers].filter(([name]) => !ofTransport.includes(name)));
}

async function take(siteUrl: string, release: ReleaseManifest): Promise<Taken> {
  const answer = await fetch(`${siteUrl}/`);
  const document = await answer.text();
  return {
    single: singleDocument(document, release),
    headers: headersOf(answer),
    picture: pictureOf(document),
  };
}

function sendHtml(response: ServerResponse, html: Buffer, headers: Record<string, string>): void {
  response.writeHead(200, { ...headers, 'content-encoding': 'br' });
  response.end(html);
}

async function sendSingleFile(file: string, response: ServerResponse): Promise<boolean> {
  if (!/^[\w.-]+\.js$/.test(file)) return false;
  const bytes = await readFile(path.join(SINGLE_DIR, 'client', `${file}.br`)).catch(() => null);
  if (!bytes) return false;
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  response.end(bytes);
  return true;
}

/** Everything else (images, fonts, api calls) is proxied to the site. */
async function passOn(siteUrl: string, request: IncomingMessage, response: ServerResponse) {
  const { 'accept-encoding': encoding, accept } = request.headers;
  const answer = await fetch(siteUrl + (request.url ?? '/'), {
    headers: { accept: accept ?? '*/*', 'accept-encoding': String(encoding ?? '') },
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const kept = ['content-type', 'cache-control'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  response.writeHead(answer.status, Object.fromEntries(kept));
  response.end(body);
}

/** Serves `/single` and `/static` together with the running site's files. */
export async function startFront(siteUrl: string): Promise<Front> {
  const manifest = await readFile(path.join(SINGLE_DIR, 'release.json'), 'utf8');
  const taken = await take(siteUrl, JSON.parse(manifest) as ReleaseManifest);
  const single = compress(taken.single);
  const plain = compress(staticDocument(taken.picture));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (pathname === '/') return sendHtml(response, single, taken.headers);
    // Load reports are not part of the comparison.
    if (request.method !== 'GET') return void response.writeHead(204).end();
    if (pathname === '/static') return sendHtml(response, plain, taken.headers);
    const file = pathname.startsWith(ASSETS) ? pathname.slice(ASSETS.length) : '';
    if (await sendSingleFile(file, response)) return;
    await passOn(siteUrl, request, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
