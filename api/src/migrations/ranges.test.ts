import { createTestServices, undeclaredBreakingChanges } from '@dara/backend/testing';
import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';

/** The last migration of the time before a range was recorded: all code that reads ranges knows it. */
const BASELINE = '057-image-svg';

it('what breaks the version before is declared by `needs`', async () => {
  const services = await createTestServices({ isOwnDatabase: true });
  expect(await undeclaredBreakingChanges(services, 'api', migrations, BASELINE)).toEqual([]);
  await services.close();
});
