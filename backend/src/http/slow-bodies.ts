import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Minimum progress of a body: bytes per window, or its end. */
export interface BodyPace {
  windowMs: number;
  minBytes: number;
  checkMs: number;
  /** Tests set the clock. */
  now?: () => number;
}

/** A phone on a weak network sends more than this; an attacker that holds connections does not. */
const PACE: BodyPace = { windowMs: 45_000, minBytes: 16 * 1024, checkMs: 5000 };

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

interface Watched {
  response: ServerResponse;
  /** Start of the window, and the bytes received before it. */
  since: number;
  bytes: number;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Ends requests whose body arrives too slowly, so that they do not hold connections and folders. */
export function endSlowBodies(app: FastifyInstance, pace: BodyPace = PACE): void {
  const clock = pace.now ?? Date.now;
  const watched = new Map<IncomingMessage, Watched>();
  let timer: NodeJS.Timeout | undefined;
  const forget = (request: IncomingMessage): void => {
    watched.delete(request);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const check = (): void => {
    const now = clock();
    for (const [request, seen] of watched) {
      const { socket } = request;
      // With a full buffer this server is slow, not the client.
      const isOurTurn = request.readableLength >= request.readableHighWaterMark;
      if (request.complete) forget(request);
      else if (isOurTurn || socket.bytesRead - seen.bytes >= pace.minBytes) {
        Object.assign(seen, { since: now, bytes: socket.bytesRead });
      } else if (now - seen.since >= pace.windowMs) {
        forget(request);
        end(request, seen.response);
      }
    }
  };
  app.server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    watched.set(request, { response, since: clock(), bytes: request.socket.bytesRead });
    for (const event of ['end', 'close']) request.once(event, () => forget(request));
    timer ??= setInterval(check, pace.checkMs).unref();
  });
}

/** Responds like Node does for late headers; the handler gets an error from the body. */
function end(request: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) request.socket.write(TIMEOUT);
  request.destroy(Object.assign(new Error('the body came too slowly'), { statusCode: 408 }));
}
