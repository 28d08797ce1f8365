import { afterAll, afterEach, beforeAll } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { createHttp } from '../http/http.ts';
import { createTestServices, type TestServices } from './testing.ts';

export interface HttpApps {
  services: () => TestServices;
  /** An app with changed configuration, closed after the test. */
  build: (change?: Partial<Config>) => FastifyInstance;
}

/** One set of services per test file, and apps on it; call at the top of the file. */
export function useHttpApps(): HttpApps {
  let services: TestServices;
  const apps: FastifyInstance[] = [];
  beforeAll(async () => {
    services = await createTestServices();
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  afterAll(() => services.close());
  return {
    services: () => services,
    build: (change = {}) => {
      const app = createHttp({ ...services, config: { ...services.config, ...change } });
      apps.push(app);
      return app;
    },
  };
}
