import { createTestServices, undeclaredBreakingChanges } from '@dara/backend/testing';
import { expect, it } from 'vitest';
import { registryMigrations } from './registry.migrations.ts';

/** The last migration before ranges were recorded: all code that reads ranges knows it. */
const BASELINE = '0005_event_origins';

it('changes that break the previous version declare `needs`', async () => {
  const services = await createTestServices({ isOwnDatabase: true });
  const found = await undeclaredBreakingChanges(services, 'platform', registryMigrations, BASELINE);
  expect(found).toEqual([]);
  await services.close();
});
