import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Fails readiness while requests are still served; `close` follows once proxies have noticed. */
    startDraining(): void;
  }
}

/** Time for the client to react to the end of an idle connection. */
const END_GRACE_MS = 1000;
/** Time for a new connection to send its first request. */
const FIRST_REQUEST_MS = 500;

interface Closing {
  isDraining(): boolean;
}

/**
 * On close, requests in progress may finish within the configured time, and idle connections are ended, because
 * browsers and proxies keep unused connections open and close would wait for them.
 */
export function closeConnections(
  app: FastifyInstance,
  { closeLimitMs }: Pick<Config, 'closeLimitMs'>,
): Closing {
  let isDraining = false;
  let isClosing = false;
  const inProgress = new Map<Socket, number>();
  const unused = new Set<Socket>();
  const endIdle = (mayBeUnused: boolean): void => {
    for (const [socket, count] of inProgress) {
      if (count === 0 && (mayBeUnused || !unused.has(socket))) endGracefully(socket);
    }
  };
  app.server.on('connection', (socket: Socket) => {
    inProgress.set(socket, 0);
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
    socket.once('close', () => inProgress.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    inProgress.set(socket, (inProgress.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (socket.destroyed) return;
      const left = (inProgress.get(socket) ?? 1) - 1;
      inProgress.set(socket, left);
      if (isClosing && left === 0) endGracefully(socket);
    });
  });
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    isClosing = true;
    endIdle(false);
    setTimeout(() => endIdle(true), FIRST_REQUEST_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), closeLimitMs).unref();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Clients with an open connection get `Connection: close` with their next response.
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  return { isDraining: () => isDraining };
}

/** Ended gracefully: a request in flight gets a FIN, after which clients retry, not a reset. */
function endGracefully(socket: Socket): void {
  socket.end();
  setTimeout(() => socket.destroy(), END_GRACE_MS).unref();
}

/** Takes an app out of service without losing a request: readiness fails first, long enough for proxies to notice. */
export async function drainAndClose(
  app: FastifyInstance,
  { drainMs }: Pick<Config, 'drainMs'>,
): Promise<void> {
  app.startDraining();
  if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
  await app.close();
}
