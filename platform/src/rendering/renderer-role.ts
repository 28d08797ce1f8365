import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Logger } from '@dara/backend/role';
import { StartError } from '@dara/backend/role';
import { spawnRenderer } from './renderer-process.ts';
import type { OpenRenderer, Renderer } from './renderer-link.ts';

/** Gateways open two each, and more while releases change or are checked. */
const MAX_RENDERERS = 64;
const OWNER_AND_GROUP = 0o660;

/** Connects to the renderer role: each connection is one renderer. */
function connectRenderer(path: string): Promise<Renderer> {
  return new Promise((resolve, reject) => {
    const pipe = connect(path);
    pipe.once('error', reject);
    pipe.once('connect', () => {
      pipe.off('error', reject);
      pipe.unref();
      const ended = new Promise<string>((end) =>
        pipe.once('close', () => end('the connection to the renderer ended')),
      );
      resolve({ pipe, ended, kill: () => void pipe.destroy() });
    });
  });
}

/** The renderers: of the role that listens on the socket, else processes of this server. */
export const rendererOf = (socket: string | undefined): OpenRenderer =>
  socket === undefined ? spawnRenderer : () => connectRenderer(socket);

async function serveOne(socket: Socket, log: Logger): Promise<void> {
  socket.on('error', () => undefined);
  const renderer = await spawnRenderer();
  renderer.pipe.on('error', () => undefined);
  socket.pipe(renderer.pipe).pipe(socket);
  socket.once('close', renderer.kill);
  if (socket.destroyed) renderer.kill();
  const reason = await renderer.ended;
  if (!socket.destroyed) log.warn({ reason }, 'renderer exited');
  socket.destroy();
}

/** Whether a process listens; a killed one leaves a stale socket. */
const isServed = (path: string): Promise<boolean> =>
  connectRenderer(path).then(
    (renderer) => {
      renderer.kill();
      return true;
    },
    () => false,
  );

/** Serves gateways with renderers on a unix socket; returns a function that stops. */
export async function serveRenderers(path: string, log: Logger): Promise<() => Promise<void>> {
  if (await isServed(path)) throw new StartError(`RENDER_SOCKET: another process serves ${path}`);
  await rm(path, { force: true });
  const server = createServer((socket) => {
    serveOne(socket, log).catch((error: Error) => {
      log.error({ err: error }, 'failed to start a renderer');
      socket.destroy();
    });
  });
  server.maxConnections = MAX_RENDERERS;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await listen(server, path);
  await chmod(path, OWNER_AND_GROUP);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(`RENDER_SOCKET: nothing can listen on ${path}: ${error.message}`)),
    );
    server.listen(path, resolve);
  });
