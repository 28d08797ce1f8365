import { AppError, type Db } from '@dara/backend';
import type { PrivacyRequest } from './erasure/erase-person.ts';

/** Locks a request until the transaction ends; throws `PRIVACY_REQUEST_NOT_EXIST`. */
export async function lockRequest(trx: Db, id: string): Promise<PrivacyRequest> {
  const row = await trx
    .selectFrom('privacy_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('PRIVACY_REQUEST_NOT_EXIST');
  return row;
}
