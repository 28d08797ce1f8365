import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolve } from 'node:path';
import { createTestServices, type TestServices } from '@dara/backend/testing';
import { schemaDrift } from '@dara/backend/testing/schema';
import { PLATFORM_TEMPLATE } from '../testing/platform-template.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ template: PLATFORM_TEMPLATE });
});
afterAll(() => services.close());

test('the tables are declared as the migrations make them', async () => {
  const file = resolve(import.meta.dirname, 'registry.tables.ts');
  expect(await schemaDrift(services.db, { file })).toEqual([]);
});
