import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What a body must bring: so many bytes in each window, or its end. */
export interface BodyPace {
  windowMs: number;
  minBytes: number;
  checkMs: number;
  /** Tests set the clock. */
  now?: () => number;
}

/** A phone at the edge of its network sends more than this; who holds connections for nothing does not. */
const PACE: BodyPace = { windowMs: 45_000, minBytes: 16 * 1024, checkMs: 5000 };

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

interface Watched {
  response: ServerResponse;
  /** When the window began, and what had come by then. */
  since: number;
  bytes: number;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Ends requests whose body comes too slowly to be meant, so that they hold neither connections nor folders. */
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
      // A full buffer waits for this server, not for the sender.
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

/** Says why, as Node does when headers do not come; the handler gets an error from the body. */
function end(request: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) request.socket.write(TIMEOUT);
  request.destroy(Object.assign(new Error('the body came too slowly'), { statusCode: 408 }));
}
