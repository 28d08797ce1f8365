import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { DocumentCache, StoredDocument } from './document-cache.ts';
import { cacheKey, type DocumentRequest } from './document-request.ts';
import { acceptedEncoding, isUnchanged } from './encoding.ts';
import type { Live } from './live.ts';

const MAX_ADDRESSES = 2000;

/** A whole response of a cached document. */
interface Answer {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: Buffer | undefined;
}

export interface EarlyDocumentsOptions {
  cache: DocumentCache;
  current: () => Live | undefined;
  /** Whether a shared cache may keep it now. */
  isShared: (wanted: DocumentRequest, document: StoredDocument) => boolean;
  onAnswer: () => void;
}

/** Of one request alone: the id is set, and the time is none. */
const OF_REQUEST = new Set(['x-trace-id', 'server-timing']);

/**
 * Answers a fresh cached document as it was answered before, before the hooks and the route of the request run. What it
 * sends is what the route once sent: it has no headers of its own.
 */
export class EarlyDocuments {
  readonly #options: EarlyDocumentsOptions;
  readonly #addresses = new LRUCache<string, { wanted: DocumentRequest; key: string }>({
    max: MAX_ADDRESSES,
  });
  #isCompressing = false;
  readonly #answers = new WeakMap<StoredDocument, Map<string, Answer>>();

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
    const answers = this.#answers.get(document) ?? new Map<string, Answer>();
    this.#answers.set(document, answers);
    const length = body === undefined ? [] : [['content-length', String(body.length)] as const];
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => !OF_REQUEST.has(name))
      .map(([name, value]) => [name, String(value)] as const);
    const answer = { status: reply.statusCode, headers: [...headers, ...length], body };
    answers.set(this.#formOf(request, wanted, document), answer);
    this.#addresses.set(request.url, { wanted, key: cacheKey(wanted) });
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

  answer(request: FastifyRequest, reply: FastifyReply): boolean {
    const { cache, current, onAnswer } = this.#options;
    const address = this.#addresses.get(request.url);
    if (!address) return false;
    if (address.wanted.live !== current()) {
      this.#addresses.delete(request.url);
      return false;
    }
    const document = cache.fresh(address.key);
    if (!document) return false;
    const form = this.#formOf(request, address.wanted, document);
    const answer = this.#answers.get(document)?.get(form);
    if (!answer) return false;
    reply.hijack();
    const { raw } = reply;
    raw.statusCode = answer.status;
    for (const [name, value] of answer.headers) raw.setHeader(name, value);
    raw.setHeader('x-trace-id', request.id);
    raw.setHeader('server-timing', 'document;dur=0.0;desc="hit"');
    raw.end(answer.body);
    onAnswer();
    return true;
  }

  /** Everything of a request and its moment that changes what is sent of a document. */
  #formOf(request: FastifyRequest, wanted: DocumentRequest, document: StoredDocument): string {
    const { headers } = request;
    const encoding = isUnchanged(headers['if-none-match'], document.etag)
      ? 'unchanged'
      : acceptedEncoding(headers['accept-encoding']);
    const isShared = this.#options.isShared(wanted, document);
    return `${encoding} ${request.protocol}${isShared ? ' shared' : ''}`;
  }
}
