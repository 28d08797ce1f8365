const CONNECTIONS = 8;
const LISTS = ['/talent', '/news', '/talkofthetown', '/job', '/client'];
/** Besides the sitemap: pages rendered per visitor, and requests that are not pages. */
const OTHERS = [
  ...[
    '/talent/shortlist',
    '/register/talent',
    '/register/business',
    '/contact',
    '/brief',
    '/unknown',
  ],
  ...['/signin', '/management', '/proposal/no-such-token', '/guardian/no-such-token'],
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/api/talent?size=20',
    '/api/news?size=20',
    '/api/job?size=20',
  ],
];

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  return answer.text();
}

/**
 * Paths of every public page in both languages, lists with filters, which are rendered for each keyword, and others.
 */
async function pathsOf(origin: string): Promise<string[]> {
  const sitemaps = locations(await textOf(`${origin}/sitemap.xml`));
  const pages = await Promise.all(sitemaps.map((path) => textOf(origin + path)));
  const filtered = [...Array(20).keys()].flatMap((at) =>
    LISTS.map((list) => `${list}?keyword=${at}`),
  );
  return [...new Set([...pages.flatMap(locations), ...filtered, ...OTHERS])];
}

export interface Visits {
  count: number;
  /** Responses with 500 and above. */
  failed: number;
  perSecond: number;
}

/** Requests all kinds of pages on each instance in turn, `count` in all, each image of a page once. */
export async function visitEverything(origins: readonly string[], count: number): Promise<Visits> {
  const paths = await pathsOf(origins[0] ?? '');
  // Each path once per instance before any is repeated, kinds mixed.
  const steps = paths.map((path, at) => ({ path, order: (at * 7919) % paths.length }));
  const mixed = steps.sort((a, b) => a.order - b.order).map(({ path }) => path);
  let next = 0;
  let failed = 0;
  const startedAt = performance.now();
  const visit = async (): Promise<void> => {
    while (next < count) {
      const at = next;
      next += 1;
      const path = mixed[Math.floor(at / origins.length) % mixed.length] ?? '/';
      const answer = await fetch((origins[at % origins.length] ?? '') + path, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'br' },
      });
      await answer.arrayBuffer();
      if (answer.status >= 500) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  const seconds = (performance.now() - startedAt) / 1000;
  return { count, failed, perSecond: count / seconds };
}
