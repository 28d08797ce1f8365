import { AppError, type Db, type Services } from '@dara/backend';
import { findByEmail } from '../account/authorization.repository.ts';
import { hashSecretToken } from '../account/secret-token.ts';
import { notifySecurityEvent } from '../security/security-event.ts';
import { endSessionsOf } from '../session/session.repository.ts';
import type { AfterReset } from './after-reset.schema.ts';

/** How long after a reset its link still removes passkeys. */
const AFTER_RESET_MS = 30 * 60_000;

interface Link {
  email: string;
  token: string;
}

/** The user who just set a password by this link; throws `RESET_TOKEN_INVALID` for any other link. */
async function ownerOf(db: Db, { email, token }: Link) {
  const found = await findByEmail(db, email);
  const used =
    found?.active &&
    (await db
      .selectFrom('reset_token')
      .select('id')
      .where('profile_id', '=', found.id)
      .where('token_hash', '=', hashSecretToken(token))
      .where('used_at', '>', new Date(Date.now() - AFTER_RESET_MS))
      .executeTakeFirst());
  if (!used) throw new AppError('RESET_TOKEN_INVALID');
  return found;
}

/** Other credentials of the user whose password was set by a link. */
export async function readAfterReset(db: Db, link: Link): Promise<AfterReset> {
  const { id } = await ownerOf(db, link);
  return stepsOf(db, id);
}

/** Passkeys and authenticator app of an account. */
export async function stepsOf(db: Db, profileId: string): Promise<AfterReset> {
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  const step = await db
    .selectFrom('second_step')
    .select('confirmed_at')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return {
    passkeys: passkeys.map(({ id, name, created_at: at }) => ({
      ...{ id, name, createdAt: at.toISOString() },
    })),
    secondStepSince: step?.confirmed_at?.toISOString() ?? null,
  };
}

/**
 * Removes the passkeys after a password reset and ends every session, since a session may have been started by such a
 * passkey. The authenticator app is not removed: access to the mailbox alone must not disable the second step.
 */
export async function removePasskeysAfterReset(
  services: Services,
  link: Link,
  passkeyIds: readonly string[],
  requestId: string,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const owner = await ownerOf(trx, link);
    const removed = await trx
      .deleteFrom('passkey')
      .where('profile_id', '=', owner.id)
      .where('id', 'in', [...passkeyIds])
      .returning('name')
      .execute();
    // No-op on a double click: they are already removed.
    if (removed.length === 0) return;
    await endSessionsOf(trx, owner.id);
    for (const { name: detail } of removed) {
      const happened = { owner, actor: null, requestId, detail };
      await notifySecurityEvent(services, trx, { event: 'PasskeyRemoved', ...happened });
    }
  });
}
