import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { AppError, invalidField, type ErrorCode } from './app-error.ts';
import { sendProblem } from './problem.ts';

type Headers = Record<string, string>;

/** Errors of Node's parser before there is a request: status and code by error code. */
const REFUSALS: Record<string, [number, ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'VALIDATION_FAILED'],
  HPE_HEADER_OVERFLOW: [431, 'FILE_TOO_LARGE'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'FILE_TOO_LARGE'],
};

function problemOf(status: number, code: ErrorCode): [Headers, string] {
  const title = STATUS_CODES[status] ?? '';
  const traceId = uuid();
  const body = JSON.stringify({ type: `urn:dara:error:${code}`, title, status, code, traceId });
  const headers = {
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-trace-id': traceId,
    connection: 'close',
  };
  return [headers, body];
}

/** Responds on the raw socket, because no request exists for hooks. */
export function clientErrorHandler(secure: Headers) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, code] = REFUSALS[error.code ?? ''] ?? [400, 'VALIDATION_FAILED'];
    const [headers, body] = problemOf(status, code);
    const lines = Object.entries({ ...secure, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
    if (socket.writable) socket.write(`${head}\r\n\r\n${body}`);
    socket.destroy();
  };
}

/** Handles router errors before hooks run: an invalid path or parameter. */
export function frameworkErrors(secure: Headers) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
    reply.headers(secure).header('x-trace-id', request.id);
    sendProblem(isTooLong ? new AppError('NOT_FOUND') : invalidField('', 'format'), request, reply);
  };
}

/** Two errors that Node would answer itself without our headers: an unknown `Expect`, and a missing `Host`. */
export function replaceNodeRefusals(app: FastifyInstance, secure: Headers): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const [headers, body] = problemOf(417, 'VALIDATION_FAILED');
    response.writeHead(417, { ...secure, ...headers }).end(body);
  });
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw invalidField('host', 'required');
  });
}
