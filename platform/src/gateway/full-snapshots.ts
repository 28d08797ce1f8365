import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../registry/registry.ts';
import { StoredDocument } from './stored-document.ts';
import { acceptedEncoding, isUnchanged } from './encoding.ts';
import type { LiveSite } from './live-site.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const MAX_KEPT = 8;

/** Whole snapshots by revision: the live one, and earlier ones of open tabs. */
export class FullSnapshots {
  readonly #site: LiveSite;
  readonly #registry: Pick<Registry, 'snapshots'>;
  readonly #kept = new LRUCache<string, StoredDocument>({ max: MAX_KEPT });

  constructor(site: LiveSite, registry: Pick<Registry, 'snapshots'>) {
    this.#site = site;
    this.#registry = registry;
    // Also if the store is not writable, tabs with a cached document find its snapshot.
    site.onServed((...served) => {
      for (const { snapshot, whole, isDeveloped } of served)
        if (!isDeveloped) this.#kept.set(snapshot.revision, new StoredDocument(200, whole.text));
    });
  }

  async answer(
    request: FastifyRequest<{ Params: { file: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { file } = request.params;
    const found = file.endsWith('.json') && (await this.#find(file.slice(0, -'.json'.length)));
    if (!found) {
      reply.header('cache-control', 'no-store');
      return reply.callNotFound() as unknown as FastifyReply;
    }
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': IMMUTABLE,
      vary: 'accept-encoding',
      etag: found.etag,
    });
    if (isUnchanged(request.headers['if-none-match'], found.etag)) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await found.bytes(encoding));
  }

  async #find(revision: string): Promise<StoredDocument | undefined> {
    const known = this.#kept.get(revision);
    if (known) return known;
    const live = this.#site.current;
    // Sources change without a revision.
    if (live?.isDeveloped) return undefined;
    const isLive = live?.snapshot.revision === revision;
    const text = isLive ? live.whole.text : await this.#registry.snapshots.read(revision);
    if (text === undefined) return undefined;
    const file = new StoredDocument(200, text);
    this.#kept.set(revision, file);
    return file;
  }
}
