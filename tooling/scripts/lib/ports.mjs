import { createServer } from 'node:net';

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Returns the first free port, starting at `from`. */
export async function freePort(from) {
  for (let port = from; port < from + 100; port += 1) if (await isFree(port)) return port;
  throw new Error(`no free port from ${from} to ${from + 99}`);
}
