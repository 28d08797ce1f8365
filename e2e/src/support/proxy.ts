import {
  createServer,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** A proxy between browser and site. */
export interface Proxy {
  url: string;
  /** Paths whose content is modified; headers stay, so the browser caches it. */
  tampered: RegExp | null;
  /** Documents are sent in chunks with pauses, so that a browser paints partial content. */
  isPiecemeal: boolean;
  /** Paths at which both connections are cut during the upload. */
  cut: RegExp | null;
  /** Paths whose next response is dropped: the connection is cut after the site has processed the request. */
  lost: RegExp | null;
  /** Number of cut connections. */
  cuts: number;
  close: () => Promise<void>;
}

/** A line added to a script, which shows whether the script was executed. */
const ADDED = '\nwindow.tampered = true;';

/** By then the site has received a part of a file. */
const CUT_AFTER = 512 * 1024;

function cutInTheMiddle(request: IncomingMessage, onward: ClientRequest, tell: () => void): void {
  let sent = 0;
  request.on('data', (part: Buffer) => {
    sent += part.length;
    if (sent < CUT_AFTER || request.socket.destroyed) return;
    tell();
    onward.destroy();
    request.socket.destroy();
  });
}

/** Where a document is split: before large elements. */
const CUT_BEFORE = /(?=<(?:h\d|img|li|section|ul)\b)/;
const PIECES = 60;
const PIECE_EVERY_MS = 40;

async function sendInPieces(document: string, response: ServerResponse): Promise<void> {
  const pieces = document.split(CUT_BEFORE);
  for (const piece of pieces.slice(0, PIECES)) {
    response.write(piece);
    await setTimeout(PIECE_EVERY_MS);
  }
  response.end(pieces.slice(PIECES).join(''));
}

const closing = (server: Server) => () =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Playwright's request routing would disable the browser cache; a proxy does not. */
export async function startProxy(siteUrl: string): Promise<Proxy> {
  const server = createServer((request, response) => {
    const isTampered = proxy.tampered?.test(request.url ?? '') ?? false;
    const headers = {
      ...request.headers,
      ...(isTampered || proxy.isPiecemeal ? { 'accept-encoding': 'identity' } : {}),
    };
    const onward = ask(siteUrl + request.url, { method: request.method, headers }, (answer) => {
      if (request.method !== 'GET' && proxy.lost?.test(request.url ?? '')) {
        proxy.lost = null;
        proxy.cuts += 1;
        request.socket.destroy();
        return;
      }
      const { 'content-length': length, ...others } = answer.headers;
      const status = answer.statusCode ?? 502;
      if (proxy.isPiecemeal && others['content-type']?.startsWith('text/html')) {
        response.writeHead(status, others);
        void text(answer).then((document) => sendInPieces(document, response));
        return;
      }
      if (!isTampered) {
        response.writeHead(status, length ? { ...others, 'content-length': length } : others);
        answer.pipe(response);
        return;
      }
      response.writeHead(status, others);
      void text(answer).then((body) => response.end(body + ADDED));
    });
    onward.on('error', () => response.destroy());
    if (proxy.cut?.test(request.url ?? '')) {
      cutInTheMiddle(request, onward, () => (proxy.cuts += 1));
    }
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: Proxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    tampered: null,
    isPiecemeal: false,
    cut: null,
    lost: null,
    cuts: 0,
    close: closing(server),
  };
  return proxy;
}
