import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PublicPage } from './pages.ts';

export interface StaticPages {
  url: string;
  close: () => void;
}

interface Picture {
  body: Buffer;
  type: string;
}

const STYLE =
  'body{margin:0 auto;max-width:60rem;padding:0 16px;font:1rem/1.7 sans-serif}img{width:100%;aspect-ratio:3/4;object-fit:cover}';

/** The text of a document's page, without the rendering code. */
function wordsOf(document: string): string[] {
  const start = document.indexOf('<div id="dara-root">');
  const end = document.indexOf('<script type="application/json"', start);
  return document
    .slice(start, end)
    .replace(/<(svg|style|script|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<\/(?:p|h\d|li|a|div|dd|dt|button)>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function plainDocument(document: string, hasPicture: boolean): Buffer {
  const [title = '', ...words] = wordsOf(document);
  const text =
    `<!doctype html><html lang="th"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>` +
    `<h1>${title}</h1>${hasPicture ? '<img src="picture" alt="">' : ''}` +
    `${words.map((line) => `<p>${line}</p>`).join('')}</body></html>`;
  // The gateway's compression level for documents.
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

async function imageAt(url: string): Promise<Picture | undefined> {
  if (!url) return undefined;
  const answer = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } });
  const type = answer.headers.get('content-type') ?? '';
  return { body: Buffer.from(await answer.arrayBuffer()), type };
}

/** Serves, for each page, a minimal page with the same text and the same largest image. */
export async function startStaticPages(
  site: string,
  pages: readonly PublicPage[],
  images: readonly string[],
): Promise<StaticPages> {
  const served = await Promise.all(
    pages.map(async ({ path }, index) => {
      const picture = await imageAt(images[index] ?? '');
      const document = await (await fetch(site + path)).text();
      return { picture, document: plainDocument(document, picture !== undefined) };
    }),
  );
  const server = createServer((request, response) => {
    const [, index, file] = (request.url ?? '').split('/');
    const page = served[Number(index)];
    if (!page || (file === 'picture' && !page.picture)) return void response.writeHead(404).end();
    if (file === 'picture') {
      response.writeHead(200, { 'content-type': page.picture?.type });
      return void response.end(page.picture?.body);
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    });
    response.end(page.document);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // A host name, as for the site: an IP address would save the browser a lookup.
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
