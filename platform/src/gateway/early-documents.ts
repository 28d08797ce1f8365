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
  current: () => Live | undefined;
  /** Whether a shared cache may keep it now. */
  isShared: (wanted: DocumentRequest, document: StoredDocument) => boolean;
  onAnswer: () => void;
}

/** Of one request alone: the server adds the id, and the time is none. */
const OF_REQUEST = new Set(['x-trace-id', 'server-timing']);
const NO_TIME = ['server-timing', 'document;dur=0.0;desc="hit"'];

/** Answers a fresh cached document as its route answered it before, without running the hooks and the route. */
export class EarlyDocuments {
  readonly #options: EarlyDocumentsOptions;
  readonly #addresses = new LRUCache<string, { wanted: DocumentRequest; key: string }>({
    max: MAX_ADDRESSES,
  });
  #isCompressing = false;
  readonly #answers = new WeakMap<StoredDocument, Map<string, EarlyResponse>>();

  constructor(options: EarlyDocumentsOptions) {
    this.#options = options;
  }

  /** Keeps what is about to be sent: a cached document of a public route, the same for everyone unless it sets a cookie. */
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
    this.#addresses.set(request.originalUrl, { wanted, key: cacheKey(wanted) });
    this.#compressBest(document);
  }

  /** Behind the readers of a document that is read again, one document at a time; its answers are then made anew. */
  #compressBest(document: StoredDocument): void {
    if (this.#isCompressing) return;
    this.#isCompressing = true;
    document
      .compressBest()
      .then((isNew) => isNew && this.#answers.delete(document))
      // It is sent as it is.
      .catch(() => undefined)
      .finally(() => (this.#isCompressing = false));
  }

  /** Another snapshot is served. */
  clear(): void {
    this.#addresses.clear();
  }

  answer(request: EarlyRequest): EarlyResponse | undefined {
    const { cache, current, onAnswer } = this.#options;
    const address = this.#addresses.get(request.url);
    if (!address) return undefined;
    if (address.wanted.live !== current()) {
      this.#addresses.delete(request.url);
      return undefined;
    }
    const document = cache.fresh(address.key);
    if (!document) return undefined;
    const form = this.#formOf(request, address.wanted, document);
    const answer = this.#answers.get(document)?.get(form);
    if (answer) onAnswer();
    return answer;
  }

  /** Everything of a request and its moment that changes what is sent of a document. */
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
