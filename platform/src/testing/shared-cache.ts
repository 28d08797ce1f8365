import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Kept {
  status: number;
  headers: Headers;
  body: string;
  keys: string[];
  until: number;
}

export interface SharedCacheServer {
  url: string;
  /** Cached responses by address. */
  kept: Map<string, Kept>;
  /** Number of purge requests, including refused ones. */
  purges: () => number;
  /** Number of further purges that fail. */
  refuse: (count: number) => void;
  close: () => Promise<void>;
}

/** How long a shared cache may store a response; 0 for not at all. */
function lifeOf(status: number, headers: Headers): number {
  const cacheControl = headers.get('cache-control') ?? '';
  if (status !== 200 || headers.has('set-cookie')) return 0;
  if (/private|no-store|no-cache/.test(cacheControl) || /cookie/.test(headers.get('vary') ?? ''))
    return 0;
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0) * 1000;
}

const forwarded = ({ cookie }: IncomingHttpHeaders): Record<string, string> =>
  cookie ? { cookie, 'accept-encoding': 'identity' } : { 'accept-encoding': 'identity' };

/** A minimal cache that respects `s-maxage` and purges by `xkey`, like Varnish. */
export async function startSharedCache(site: () => string): Promise<SharedCacheServer> {
  const kept = new Map<string, Kept>();
  let purges = 0;
  let refused = 0;
  const fetched = async (url: string, headers: IncomingHttpHeaders): Promise<Kept> => {
    const answer = await fetch(site() + url, { headers: forwarded(headers), redirect: 'manual' });
    const { status } = answer;
    const life = lifeOf(status, answer.headers);
    const keys = (answer.headers.get('xkey') ?? '').split(' ');
    const until = Date.now() + life;
    const entry = { status, headers: answer.headers, body: await answer.text(), keys, until };
    if (life > 0) kept.set(url, entry);
    return entry;
  };
  const forget = (key: string | undefined): number => {
    purges += 1;
    if (refused > 0) {
      refused -= 1;
      return 503;
    }
    for (const [url, { keys }] of kept) if (key && keys.includes(key)) kept.delete(url);
    return 200;
  };
  const server: Server = createServer((request, reply) => {
    const { method, url = '/', headers } = request;
    if (method === 'PURGE') {
      const key = headers['xkey'];
      reply.writeHead(forget(Array.isArray(key) ? key[0] : key)).end();
      return;
    }
    const known = kept.get(url);
    const isHit = known !== undefined && known.until > Date.now();
    void (isHit ? Promise.resolve(known) : fetched(url, headers)).then(({ status, body }) =>
      reply.writeHead(status, { 'x-cache': isHit ? 'hit' : 'miss' }).end(body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    kept,
    purges: () => purges,
    refuse: (count) => (refused = count),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
