import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { requestId } from './request-id.ts';
import type { CountRequest } from './request-metrics.ts';

export interface EarlyRequest {
  /** The path as sent. */
  url: string;
  headers: IncomingHttpHeaders;
  protocol: string;
}

export interface EarlyResponse {
  status: number;
  /** Header names and values, alternating. */
  headers: readonly string[];
  body: Buffer | undefined;
}

/** Returns the whole response, or undefined if the route must handle the request. */
export type EarlyAnswer = (request: EarlyRequest) => EarlyResponse | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers GET requests before Fastify; for responses ready in memory. Set once. */
    setEarlyAnswer(route: string, answer: EarlyAnswer): void;
  }
}

/**
 * A server that calls `setEarlyAnswer` first: Fastify's request, reply, logger and hooks cost more than sending a
 * cached response. Early responses are logged and counted like others.
 */
export class EarlyServer {
  readonly #services: Services;
  readonly #isTrusted: (address: string, hop: number) => boolean;
  #early: { route: string; answer: EarlyAnswer } | undefined;
  #isReady: () => boolean = () => false;
  #count: CountRequest | undefined;

  constructor(services: Services) {
    this.#services = services;
    this.#isTrusted = proxyAddr.compile(services.config.trustProxy);
  }

  create(handle: RequestListener): Server {
    return createServer(
      // Node would reject a request without `Host` itself, without our headers.
      { requireHostHeader: false },
      (request, response) => {
        if (!this.#answer(request, response)) handle(request, response);
      },
    );
  }

  /** Requests that the app rejects or changes (no `Host`, an overloaded or draining server) go to its routes. */
  attach(app: FastifyInstance, isDraining: () => boolean, count: CountRequest): void {
    this.#isReady = () => !isDraining() && !app.isUnderPressure();
    this.#count = count;
    app.decorate('setEarlyAnswer', (route: string, answer: EarlyAnswer) => {
      this.#early = { route, answer };
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/', headers } = request;
    const early = this.#early;
    if (!early || method !== 'GET' || headers.host === undefined || !this.#isReady()) return false;
    const startedAt = performance.now();
    const answer = early.answer({ url, headers, protocol: this.#protocolOf(request) });
    if (!answer) return false;
    const { status, body } = answer;
    const traceId = requestId(headers['x-request-id']);
    response.writeHead(status, [...answer.headers, 'x-trace-id', traceId]).end(body);
    const responseTime = performance.now() - startedAt;
    this.#count?.({ method, route: early.route, status }, responseTime / 1000);
    const { log } = this.#services;
    if (log.isLevelEnabled('info')) {
      const req = { method, url, ip: proxyAddr(request, this.#isTrusted) };
      const entry = { req, res: { statusCode: status }, responseTime };
      log.child({ traceId }).info(entry, 'request completed');
    }
    return true;
  }

  #protocolOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-proto'];
    if (forwarded === undefined || !this.#isTrusted(socket.remoteAddress ?? '', 0)) return 'http';
    return String(forwarded).split(',').at(-1)?.trim() ?? 'http';
  }
}
