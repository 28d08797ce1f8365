import { migrate, type Migrations } from '@dara/backend';
import {
  createTestServices,
  undeclaredBreakingChanges,
  type TestServices,
} from '@dara/backend/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { REPLACED } from './baseline/replaced.ts';
import { migrations } from './migrations.ts';

const BASELINE = '062-baseline';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices({ isOwnDatabase: true });
});
afterEach(() => services.close());

const start = (of: Migrations) => migrate(services, 'api', of);
/** As the version before declared them. */
const former = (count: number): Migrations =>
  Object.fromEntries(REPLACED.slice(0, count).map((name) => [name, { up: async () => undefined }]));
const tables = () => services.db.introspection.getTables();

it('a migration that breaks the previous version declares it with `needs`', async () => {
  expect(await undeclaredBreakingChanges(services, 'api', migrations, BASELINE)).toEqual([]);
});

it('a new database gets the schema, and the version before starts on it', async () => {
  expect(await start(migrations)).toEqual(Object.keys(migrations));
  expect(await start(former(REPLACED.length))).toEqual([]);
  expect(await start({ ...migrations, '999-newer': { up: async () => undefined } })).toEqual([
    '999-newer',
  ]);
});

it('a database of the previous version is marked and otherwise unchanged', async () => {
  await start(former(REPLACED.length));
  const before = await tables();
  expect(await start({ [BASELINE]: migrations[BASELINE]! })).toEqual([BASELINE]);
  expect(await tables()).toEqual(before);
  expect(await start(former(REPLACED.length))).toEqual([]);
});

it('a database of an older version is refused', async () => {
  await start(former(REPLACED.length - 1));
  await expect(start(migrations)).rejects.toThrow(/too old .* not run 061-business-changes/);
});
