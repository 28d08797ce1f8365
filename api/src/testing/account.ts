import type { Services } from '@dara/backend';
import type { Permission } from '@dara/model';
import { hash } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import type { ProfileTable } from '../kernel/database/generated.ts';
import { newId } from '../kernel/new-id.ts';

export const TEST_PASSWORD = 'Dara1234!';

export type AccountRow = Partial<Insertable<ProfileTable>> & { permission: Permission };

/** Makes an account with `TEST_PASSWORD`. */
export async function createAccount(
  services: Pick<Services, 'db'>,
  account: AccountRow,
): Promise<{ id: string; email: string }> {
  const id = account.id ?? newId();
  const row = {
    id,
    email: `${id}@dara.test`,
    password_hash: await testPasswordHash(),
    ...account,
  };
  await services.db.insertInto('profile').values(row).execute();
  return { id, email: row.email };
}

/** Minimal argon2 cost: verification takes 0.1 ms in place of 10 ms. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let passwordHash: Promise<string> | undefined;

function testPasswordHash(): Promise<string> {
  return (passwordHash ??= hash(TEST_PASSWORD, CHEAP));
}
