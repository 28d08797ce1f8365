import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolve } from 'node:path';
import { schemaDrift } from '@dara/backend/testing/schema';
import { createTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('the tables are declared as the migrations make them', async () => {
  const file = resolve(import.meta.dirname, '../kernel/database/db.ts');
  const filledByTrigger = ['talent.display_name_key'];
  expect(await schemaDrift(api.services.db, { file, filledByTrigger })).toEqual([]);
});
