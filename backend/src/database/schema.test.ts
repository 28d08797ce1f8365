import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolve } from 'node:path';
import { createTestServices, type TestServices } from '../testing/testing.ts';
import { schemaDrift } from '../testing/schema-drift.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

test('the tables are declared as the migrations make them', async () => {
  const file = resolve(import.meta.dirname, 'tables.ts');
  expect(await schemaDrift(services.db, { file })).toEqual([]);
});
