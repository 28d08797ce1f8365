import type { EarlyRequest, EarlyResponse } from '@dara/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { DocumentCache } from './document-cache.ts';
import { cacheKey, type DocumentRequest } from './document-request.ts';
import { acceptedEncoding, isUnchanged } from './encoding.ts';
import type { Live } from './live.ts';
import type { StoredDocument } from './stored-document.ts';

const MAX_ADDRESSES = 2000;

export interface EarlyDocumentsOptions {
  cache: DocumentCache;
  /** Whether a shared cache may store it now. */
  isShared: (wanted: DocumentRequest, document: StoredDocument) => boolean;
  onAnswer: () => void;
}

/** Per-request headers: the server adds the id, and the date is omitted. */
const OF_REQUEST = new Set(['x-trace-id', 'server-timing']);
const NO_TIME = ['server-timing', 'document;dur=0.0;desc="hit"'];

/** Sends a fresh cached document with the response that its route sent before, without running hooks and route. */
export class EarlyDocuments {
  readonly #options: EarlyDocumentsOptions;
  /** By releases: when others are served, these are forgotten. */
  readonly #addresses = new WeakMap<
    Live,
    LRUCache<string, { wanted: DocumentRequest; key: string }>
  >();
  #isCompressing = false;
  readonly #answers = new WeakMap<StoredDocument, Map<string, EarlyResponse>>();

  constructor(options: EarlyDocumentsOptions) {
    this.#options = options;
  }

  /** Stores a response: a cached document of a public route without cookies. */
  keep(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      wanted,
      document,
      body,
    }: {
      wanted: DocumentRequest;
      document: StoredDocument;
      body: Buffer | undefined;
    },
  ): void {
    if (reply.hasHeader('set-cookie')) return;
    const answers = this.#answers.get(document) ?? new Map<string, EarlyResponse>();
    this.#answers.set(document, answers);
    const length = body === undefined ? [] : ['content-length', String(body.length)];
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => !OF_REQUEST.has(name))
      .flatMap(([name, value]) => [name, String(value)]);
    answers.set(this.#formOf(request, wanted, document), {
      status: reply.statusCode,
      headers: [...headers, ...length, ...NO_TIME],
      body,
    });
    const known = this.#addresses.get(wanted.live) ?? new LRUCache({ max: MAX_ADDRESSES });
    this.#addresses.set(wanted.live, known);
    known.set(request.originalUrl, { wanted, key: cacheKey(wanted) });
    this.#compressBest(document);
  }

  /** In the background for documents in use, one at a time; their responses are then rebuilt. */
  #compressBest(document: StoredDocument): void {
    if (this.#isCompressing) return;
    this.#isCompressing = true;
    document
      .compressBest()
      .then((isNew) => isNew && this.#answers.delete(document))
      // Sent unchanged.
      .catch(() => undefined)
      .finally(() => (this.#isCompressing = false));
  }

  /** `live` is what the visitor gets. */
  answer(request: EarlyRequest, live: Live): EarlyResponse | undefined {
    const { cache, onAnswer } = this.#options;
    const address = this.#addresses.get(live)?.get(request.url);
    if (!address) return undefined;
    const document = cache.fresh(address.key);
    if (!document) return undefined;
    const form = this.#formOf(request, address.wanted, document);
    const answer = this.#answers.get(document)?.get(form);
    if (answer) onAnswer();
    return answer;
  }

  /** All request properties that change the response of a document. */
  #formOf(
    { headers, protocol }: Omit<EarlyRequest, 'url'>,
    wanted: DocumentRequest,
    document: StoredDocument,
  ): string {
    const encoding = isUnchanged(headers['if-none-match'], document.etag)
      ? 'unchanged'
      : acceptedEncoding(headers['accept-encoding']);
    const isShared = this.#options.isShared(wanted, document);
    return `${encoding} ${protocol}${isShared ? ' shared' : ''}`;
  }
}
