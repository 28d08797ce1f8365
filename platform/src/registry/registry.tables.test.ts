import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolve } from 'node:path';
import { migrate } from '@dara/backend';
import { createTestServices, type TestServices } from '@dara/backend/testing';
import { schemaDrift } from '@dara/backend/testing/schema';
import { registryMigrations } from './registry.migrations.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await migrate(services, 'platform', registryMigrations);
});
afterAll(() => services.close());

test('the tables are declared as the migrations make them', async () => {
  const file = resolve(import.meta.dirname, 'registry.tables.ts');
  expect(await schemaDrift(services.db, { file })).toEqual([]);
});
