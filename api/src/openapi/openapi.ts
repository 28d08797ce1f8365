import { Jobs, Metrics, createHttp, loadConfig, type Services, type Tables } from '@dara/backend';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { createLogger } from '@dara/backend';
import { apiPlugin } from '../app/api-plugin.ts';

function unused(): never {
  throw new Error('describing the api touches no data');
}

/** Services without a database: the document needs the routes only. */
export function describingServices(): Services {
  const config = loadConfig({
    NODE_ENV: 'test',
    JWT_SECRET: 'describes-the-api-and-signs-nothing',
  });
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const close = async (): Promise<void> => undefined;
  const log = createLogger('silent');
  const events = {
    publish: unused,
    deliver: unused,
    hint: unused,
    announce: unused,
    heardAt: Infinity,
    subscribe: () => () => undefined,
    onGap: () => () => undefined,
    close,
  };
  return {
    config,
    db,
    database: {
      kind: 'pglite',
      db,
      analyze: unused,
      load: unused,
      afterCommit: unused,
      ping: unused,
      exclusively: unused,
      unlimited: unused,
      close,
    },
    files: {
      put: unused,
      get: unused,
      stream: unused,
      stat: unused,
      delete: unused,
      list: unused,
      check: unused,
    },
    mail: { send: unused, check: async () => undefined, close: () => undefined },
    mailJob: { enqueue: unused, plan: unused, exemptRecipients: () => undefined },
    log,
    events,
    jobs: new Jobs({ db, database: { kind: 'pglite' }, events, log }),
    limiter: { hit: unused, refund: unused, reset: unused, status: unused, close },
    metrics: new Metrics(),
    close,
  };
}

/** The OpenAPI document of the api; deterministic. */
export async function describeApi(): Promise<string> {
  const services = describingServices();
  const app = createHttp(services);
  app.register(apiPlugin, { services });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}
