import { AppError, type Db } from '@dara/backend';
import { violatedKey } from '../../../kernel/database/violated-key.ts';

const taken = (cause?: unknown): AppError =>
  new AppError('USER_ALREADY_EXISTS', {
    errors: [{ field: 'email', rule: 'USER_ALREADY_EXISTS' }],
    cause,
  });

/** Refuses an address that another account has. */
export async function requireFreeEmail(
  db: Db,
  email: string | undefined,
  except: string | null,
): Promise<void> {
  if (email === undefined) return;
  const holder = await db
    .selectFrom('profile')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (holder && holder.id !== except) throw taken();
}

/** Of two concurrent writes the index refuses one, with the same error. */
export function throwTakenEmail(error: unknown): never {
  throw violatedKey(error) === 'profile_email_key' ? taken(error) : error;
}
