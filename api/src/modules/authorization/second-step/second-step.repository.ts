import type { Db, Services } from '@dara/backend';
import { newId } from '../../../kernel/new-id.ts';
import { periodOfCode } from './authenticator.ts';
import { hashRecoveryCode, newRecoveryCodes, recoveryCodeOf } from './recovery-code.ts';
import { decryptSecret, encryptSecret } from '../account/encrypted-secret.ts';
import type { SecondStep } from './second-step.schema.ts';

type Keeper = Pick<Services, 'config'>;

/** The kind of second step that was used. */
export type StepTaken = 'Authenticator' | 'RecoveryCode';

export async function hasSecondStep(db: Db, profileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('second_step')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function secondStepOf(
  db: Db,
  profileId: string,
): Promise<Pick<SecondStep, 'since' | 'recoveryCodesLeft'>> {
  const found = await db
    .selectFrom('second_step')
    .select('confirmed_at')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('profile_id', '=', profileId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { since: found?.confirmed_at?.toISOString() ?? null, recoveryCodesLeft: Number(left) };
}

/** Starts the setup again at each call; false when an app is already active. */
export async function beginSecondStep(
  db: Db,
  { config }: Keeper,
  profileId: string,
  secret: string,
): Promise<boolean> {
  const sealed = { sealed_secret: encryptSecret(config, profileId, secret), last_period: null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_step')
    .values({ profile_id: profileId, ...sealed })
    .onConflict((conflict) =>
      conflict
        .column('profile_id')
        .doUpdateSet({ ...sealed, created_at: new Date() })
        .where('second_step.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Accepts a code of the user's app once: neither it nor an earlier one is valid again. */
export async function takeAppCode(
  trx: Db,
  { config }: Keeper,
  profileId: string,
  { code, isConfirmed }: { code: string; isConfirmed: boolean },
): Promise<boolean> {
  const step = await trx
    .selectFrom('second_step')
    .select('sealed_secret')
    .where('profile_id', '=', profileId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!step) return false;
  const period = periodOfCode(decryptSecret(config, profileId, step.sealed_secret), code);
  if (period === null) return false;
  const { numUpdatedRows } = await trx
    .updateTable('second_step')
    .set({ last_period: period, ...(isConfirmed ? {} : { confirmed_at: new Date() }) })
    .where('profile_id', '=', profileId)
    .where('sealed_secret', '=', step.sealed_secret)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .where((eb) => eb.or([eb('last_period', 'is', null), eb('last_period', '<', period)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function takeRecoveryCode(
  trx: Db,
  { config }: Keeper,
  profileId: string,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_code')
    .set({ used_at: new Date() })
    .where('profile_id', '=', profileId)
    .where('code_hash', '=', hashRecoveryCode(config, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Accepts a code of the app or a recovery code, each once. Null for any other. Call it in a transaction. */
export async function takeStep(
  trx: Db,
  keeper: Keeper,
  profileId: string,
  typed: string,
): Promise<StepTaken | null> {
  const code = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(code)) {
    const isTaken = await takeAppCode(trx, keeper, profileId, { code, isConfirmed: true });
    return isTaken ? 'Authenticator' : null;
  }
  if (recoveryCodeOf(typed) === null || !(await hasSecondStep(trx, profileId))) return null;
  return (await takeRecoveryCode(trx, keeper, profileId, typed)) ? 'RecoveryCode' : null;
}

/** Replaces the recovery codes by ten new ones. Only hashes are stored. */
export async function renewRecoveryCodes(
  trx: Db,
  { config }: Keeper,
  profileId: string,
): Promise<string[]> {
  await trx.deleteFrom('recovery_code').where('profile_id', '=', profileId).execute();
  const codes = newRecoveryCodes();
  const rows = codes.map((code) => ({
    id: newId(),
    profile_id: profileId,
    code_hash: hashRecoveryCode(config, code),
  }));
  await trx.insertInto('recovery_code').values(rows).execute();
  return codes;
}

/** Forgets the app and all recovery codes; false where there was none. */
export async function deleteSecondStep(trx: Db, profileId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('profile_id', '=', profileId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('second_step')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
