import type { Db } from '@dara/backend';
import { hashSecretToken } from '../account/secret-token.ts';

/** What a link stands for, while it is good and its account may sign in. */
export async function findEmailLink(db: Db, token: string) {
  const hash = hashSecretToken(token);
  const found = await db
    .selectFrom('email_change as c')
    .innerJoin('profile as p', 'p.id', 'c.profile_id')
    .select(['c.id', 'c.profile_id', 'c.email', 'c.session_id', 'c.token_hash'])
    .select(['p.email as before', 'p.language'])
    .where((eb) => eb.or([eb('c.token_hash', '=', hash), eb('c.stop_hash', '=', hash)]))
    .where('c.expires_at', '>', new Date())
    .where('p.active', '=', true)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  return found && ({ ...found, answer: found.token_hash === hash ? 'Confirm' : 'Stop' } as const);
}

/** Takes a link away with what follows from it: whoever comes second finds none. */
export async function takeEmailLink(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('email_change')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
