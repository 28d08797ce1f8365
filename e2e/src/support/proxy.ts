import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Somebody between the browser and the site. */
export interface Proxy {
  url: string;
  /** Paths that are tampered with on the way; headers stay, so the browser keeps what it got. */
  tampered: RegExp | null;
  close: () => Promise<void>;
}

/** The line that is added to a script: it shows when the script was run all the same. */
const ADDED = '\nwindow.tampered = true;';

/** The browser's own routing would switch off its cache; a proxy leaves everything as it is. */
export async function startProxy(siteUrl: string): Promise<Proxy> {
  const server = createServer((request, response) => {
    const isTampered = proxy.tampered?.test(request.url ?? '') ?? false;
    const headers = {
      ...request.headers,
      ...(isTampered ? { 'accept-encoding': 'identity' } : {}),
    };
    const onward = ask(siteUrl + request.url, { method: request.method, headers }, (answer) => {
      const { 'content-length': length, ...others } = answer.headers;
      const status = answer.statusCode ?? 502;
      if (!isTampered) {
        response.writeHead(status, length ? { ...others, 'content-length': length } : others);
        answer.pipe(response);
        return;
      }
      response.writeHead(status, others);
      void text(answer).then((body) => response.end(body + ADDED));
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: Proxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    tampered: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
