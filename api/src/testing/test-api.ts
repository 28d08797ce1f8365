import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import {
  createTestServices,
  type TestServices,
  type TestServicesOptions,
} from '@dara/backend/testing';
import type { FastifyInstance } from 'fastify';
import { buildApi, migrateApi } from '../app/build-app.ts';
import { createAccount, TEST_PASSWORD, type AccountRow } from './account.ts';
import { watchAudit } from './watch-audit.ts';

export { TEST_PASSWORD } from './account.ts';

export interface SignedIn {
  id: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  /** For `inject`. */
  headers: { authorization: string };
  /** Cookie header of this sign-in's browser. */
  cookie: string;
}

export interface TestApi {
  app: FastifyInstance;
  services: TestServices;
  /** Makes an account with `TEST_PASSWORD`. */
  createProfile(profile: AccountRow): Promise<{ id: string; email: string }>;
  /** Makes an account and signs it in through the api. */
  signIn(profile: AccountRow): Promise<SignedIn>;
  close(): Promise<void>;
}

/** The whole api on a fresh, migrated database. */
export async function createTestApi(options: TestServicesOptions = {}): Promise<TestApi> {
  const template = { key: `api-${migrationsHash()}`, prepare: migrateApi };
  const services = await createTestServices({ template, ...options });
  // Variants are generated ahead only in tests about that.
  const app = buildApi(services, { hasLazySchemas: true });
  const auditFaults = watchAudit(app, services.db);
  await app.ready();
  const createProfile: TestApi['createProfile'] = (profile) => createAccount(services, profile);
  return {
    app,
    services,
    createProfile,
    async signIn(profile) {
      const account = await createProfile(profile);
      const payload = { email: account.email, password: TEST_PASSWORD };
      const answer = await app.inject({ method: 'POST', url: '/api/authorization/login', payload });
      if (answer.statusCode !== 200) throw new Error(`sign-in failed: ${answer.body}`);
      const { accessToken, refreshToken } = answer.json<{
        accessToken: string;
        refreshToken: string;
      }>();
      return {
        ...account,
        accessToken,
        refreshToken,
        headers: { authorization: `Bearer ${accessToken}` },
        cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '',
      };
    },
    async close() {
      // A test may have taken the database away.
      const faults = await auditFaults().catch(() => []);
      await app.close();
      await services.close();
      if (faults.length > 0) throw new Error(`audited-routes.ts: ${faults.join('; ')}`);
    },
  };
}

/** Name of the prepared, migrated database: an edited migration creates a new one. */
function migrationsHash(): string {
  const folder = new URL('../migrations/', import.meta.url);
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.ts')).sort())
    hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 16);
}
