import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServices, type TestServices } from '../testing/testing.ts';
import { tableTypes } from '../testing/table-types.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

test('the table types are those of the migrated database', async () => {
  const types = await tableTypes(services.db, {
    isExtension: false,
    types: { 'idempotency_key.headers': 'Record<string, string>' },
  });
  await expect(types).toMatchFileSnapshot('generated.ts');
});
