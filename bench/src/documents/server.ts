// Serves the gateway's documents in a separate process, with many remotes and pre-rendered pages.
import { createLogger } from '@dara/backend';
import { fastify } from 'fastify';
import { StoredDocument } from '../../../platform/src/gateway/stored-document.ts';
import { Documents, type DocumentsOptions } from '../../../platform/src/gateway/documents.ts';
import type { Live } from '../../../platform/src/gateway/live.ts';
import type { RenderedPage } from '../../../platform/src/rendering/protocol.ts';
import type { Renderers } from '../../../platform/src/rendering/renderers.ts';
import { builtReleases, frameOf, liveOf, PAGES } from './live-of.ts';

const HTML = Buffer.from('<article><h2>ข่าว</h2><p>Something to be read</p></article>'.repeat(600));

const rendered: RenderedPage = {
  status: 200,
  html: HTML,
  styles: Buffer.of(),
  state: '{}',
  head: { title: 'Dara' },
};

const pool = {
  render: async () => rendered,
} as unknown as Renderers;

const { shell, many } = await builtReleases();
const live: Live = { ...liveOf(shell, many), pool };
const site = {
  current: live,
  declaration: live.snapshot.site,
  settled: async () => live,
  onServed: () => undefined,
} as unknown as DocumentsOptions['site'];
const documents = new Documents({
  site,
  origin: 'https://dara.test',
  isPlainHttp: false,
  log: createLogger('silent'),
  positions: { translateServer: async (text) => text },
  measures: { serverFailure: async () => undefined },
  metrics: { document: () => undefined } as unknown as DocumentsOptions['metrics'],
  limiter: { hit: async () => ({ isAllowed: true }) } as unknown as DocumentsOptions['limiter'],
});

const app = fastify();
let requests = 0;
app.addHook('onResponse', async () => void (requests += 1));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system, requests });
});
for (const page of PAGES) {
  app.get(`/made${page[0]}`, async (_request, reply) => {
    const document = new StoredDocument(200, frameOf(live, page));
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    return reply.send(await document.bytes('br'));
  });
}
app.get('/*', (request, reply) => documents.answer(request, reply));
process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) });
