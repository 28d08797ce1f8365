import { extname } from 'node:path';
import { AppError } from '@dara/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../registry/registry.ts';
import type { Encoding } from '../registry/compression.ts';
import { acceptedEncoding, isUnchanged } from './encoding.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
const DAMAGED_RETRY_S = 60;
const CACHE_BYTES = 48 * 1024 * 1024;

/** Client files of every published release, by name, so that open tabs find their chunks. */
export class Assets {
  readonly #registry: Registry;
  readonly #onMissing: (integrity: string) => void;
  readonly #integrities = new LRUCache<string, string>({ max: 10_000 });
  readonly #bytes = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length + 100,
  });

  constructor(registry: Registry, onMissing: (integrity: string) => void) {
    this.#registry = registry;
    this.#onMissing = onMissing;
  }

  async answer(
    request: FastifyRequest<{ Params: { name: string; file: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { name, file } = request.params;
    const integrity = await this.#integrityOf(name, file);
    if (integrity === undefined) return reply.callNotFound() as unknown as FastifyReply;
    const etag = `"${integrity.slice('sha384-'.length, 'sha384-'.length + 27)}"`;
    const wanted = acceptedEncoding(request.headers['accept-encoding']);
    const found = await this.#read(integrity, wanted, `${name}/${file}`);
    if (!found) {
      // Never a damaged file: a later request gets the file once it is restored.
      if (this.#registry.store.isDamaged(integrity)) {
        throw new AppError('UNAVAILABLE', { retryAfterS: DAMAGED_RETRY_S });
      }
      this.#onMissing(integrity);
      request.log.error({ name, file }, 'release file is missing');
      return reply.callNotFound() as unknown as FastifyReply;
    }
    reply.headers({
      'content-type': TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
      'cache-control': IMMUTABLE,
      // An image opened directly must not run scripts in it.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      vary: 'accept-encoding',
      etag,
    });
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
    return reply.send(found.bytes);
  }

  async #integrityOf(name: string, file: string): Promise<string | undefined> {
    const key = `${name}/${file}`;
    const known = this.#integrities.get(key);
    if (known !== undefined) return known;
    const found = await this.#registry.findClientFile(name, file);
    if (found) this.#integrities.set(key, found.integrity);
    return found?.integrity;
  }

  async #read(
    integrity: string,
    wanted: Encoding,
    label: string,
  ): Promise<{ bytes: Buffer; encoding: Encoding } | undefined> {
    for (const encoding of wanted === 'identity' ? [wanted] : [wanted, 'identity' as const]) {
      const key = `${integrity} ${encoding}`;
      const bytes =
        this.#bytes.get(key) ?? (await this.#registry.store.read(integrity, encoding, label));
      if (!bytes) continue;
      this.#bytes.set(key, bytes);
      return { bytes, encoding };
    }
    return undefined;
  }
}
