import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import { fastify, type FastifyInstance } from 'fastify';
import { StartError } from '../config/start-error.ts';
import { awaitEvents } from '../events/awaited-events.ts';
import type { Services } from '../services.ts';
import { enforceAccess } from './access.ts';
import { AppError } from './app-error.ts';
import { closeConnections } from './closing.ts';
import { closeRoutes } from './closed-schemas.ts';
import { combineValidationErrors } from './combined-errors.ts';
import { BODY_LIMIT_BYTES } from './form-part.ts';
import { serveHealth } from './health.ts';
import { clientErrorHandler, frameworkErrors, replaceNodeRefusals } from './client-error.ts';
import { EarlyServer } from './early-answer.ts';
import { skipEndedConnections } from './ended-early.ts';
import { documentRoutes } from './openapi.ts';
import { createErrorHandler, sendProblem } from './problem.ts';
import { declareIdempotencyKey, registerIdempotency } from './idempotency.ts';
import { serveMetrics } from './metrics-route.ts';
import { STAYING } from './ready-checks.ts';
import { measureRequests } from './request-metrics.ts';
import { requestId } from './request-id.ts';
import { RequestLog } from './request-log.ts';
import { normalUrl } from './request-url.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { useSerializers } from './serializer.ts';
import { endSlowBodies, type BodyPace } from './slow-bodies.ts';
import { requireUtf8 } from './text-encoding.ts';
import { registerUploadFolders } from './uploads.ts';
import { useValidators } from './validator.ts';

export const FILE_LIMIT_BYTES = 5 * 1024 * 1024;
/** 40 files and their record. */
const PARTS_MAX = 41;
/**
 * Uploads from phones on slow networks take long; `endSlowBodies` ends stalled ones, Node ends late headers after 60 s.
 */
const REQUEST_MS = 30 * 60_000;
/** Longer than proxies keep idle connections, so that the proxy closes them and no request is lost. */
const IDLE_MS = 72_000;

export interface HttpOptions {
  /** Version written into the OpenAPI document. */
  version?: string;
  /** False if most responses come from memory: the process then stays ready without the database. */
  needsDatabase?: boolean;
  /** Minimum rate of a body. */
  bodyPace?: BodyPace;
  /** Compiles schemas at a route's first request, because tests call few of many routes. */
  hasLazySchemas?: boolean;
}

/** The http skeleton: trace ids, logs, problem+json errors, access declarations, limits, health, OpenAPI. */
export function createHttp(
  services: Services,
  { version = '1.0.0', needsDatabase = true, bodyPace, hasLazySchemas = false }: HttpOptions = {},
): FastifyInstance {
  const { config, log } = services;
  const secure = securityHeaders(config);
  const early = new EarlyServer(services);
  const app = fastify({
    loggerInstance: log,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    logController: new RequestLog({ requestIdLogLabel: 'traceId' }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    serverFactory: (handle) => {
      const server = early.create(handle);
      server.requestTimeout = REQUEST_MS;
      server.keepAliveTimeout = IDLE_MS;
      return server;
    },
    // Start-up work has its own limits, and takes long on a loaded machine or with a slow store.
    pluginTimeout: 0,
    // A request on a kept-alive connection during closing is served normally.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
    rewriteUrl: (request) => normalUrl(request.url ?? '/'),
    clientErrorHandler: clientErrorHandler(secure),
    frameworkErrors: frameworkErrors(secure),
    ajv: { customOptions: { allErrors: true } },
  }) as unknown as FastifyInstance;
  const closing = closeConnections(app, config);
  skipEndedConnections(app);
  addSecurityHeaders(app, secure);
  replaceNodeRefusals(app, secure);
  useValidators(app, { isLazy: hasLazySchemas });
  useSerializers(app, { isLazy: hasLazySchemas });
  app.setErrorHandler(createErrorHandler());
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new AppError('NOT_FOUND'), request, reply),
  );
  enforceAccess(app, services);
  declareIdempotencyKey(app);
  closeRoutes(app);
  combineValidationErrors(app);
  awaitEvents(app);
  registerIdempotency(app, services);
  endSlowBodies(app, bodyPace);
  app.register(underPressure, {
    maxEventLoopDelay: config.maxLoopDelayMs,
    // Asynchronous: a synchronous throw would bypass the hook that called it.
    pressureHandler: async (_request, _reply, _type, value) => {
      // A busy start leaves an interval without samples, which would be reported as an infinite delay.
      if (value === Infinity) return;
      throw new AppError('UNAVAILABLE', { retryAfterS: 5 });
    },
  });
  requireUtf8(app);
  app.register(multipart, {
    // Reported for its field when the file is read, together with other form errors.
    throwFileSizeLimit: false,
    // `form-part.ts` decodes text itself: the parser replaces invalid bytes, and answers 500 to invalid JSON.
    isPartAFile: () => true,
    limits: { fileSize: FILE_LIMIT_BYTES, files: PARTS_MAX, parts: 2 * PARTS_MAX },
  });
  registerUploadFolders(app, services);
  documentRoutes(app, version);
  early.attach(app, closing.isDraining, measureRequests(app, services));
  serveHealth(app, services, { needsDatabase });
  serveMetrics(app, services);
  app.addReadyCheck(STAYING, () => !closing.isDraining());
  return app;
}

/** Starts listening as configured; returns the address. */
export async function listen(
  app: FastifyInstance,
  { config }: Pick<Services, 'config'>,
): Promise<string> {
  const { host, port } = config;
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `PORT ${port} is in use on ${host}: stop what listens there or set PORT to another`,
        {
          cause: error,
        },
      );
    }
    if (code === 'EACCES')
      throw new StartError(`PORT ${port} may not be used: ${message}`, { cause: error });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${host} is not an address of this machine`, { cause: error });
    }
    throw error;
  }
}
