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

/** Somebody between the browser and the site. */
export interface Proxy {
  url: string;
  /** Paths that are tampered with on the way; headers stay, so the browser keeps what it got. */
  tampered: RegExp | null;
  /** Documents are sent in pieces with pauses between them, so that a browser paints what it has so far. */
  isPiecemeal: boolean;
  /** Paths at which the connection is cut, on both sides, in the middle of what is being sent. */
  cut: RegExp | null;
  /** Paths whose next answer is dropped: the connection is cut once the site has done its work. */
  lost: RegExp | null;
  /** How often a connection was cut. */
  cuts: number;
  close: () => Promise<void>;
}

/** The line that is added to a script: it shows when the script was run all the same. */
const ADDED = '\nwindow.tampered = true;';

/** So much has gone on to the site by then that it holds a part of a file. */
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

/** Where a document is cut: before what takes much room of its own. */
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

/** The browser's own routing would switch off its cache; a proxy leaves everything as it is. */
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
