import type { Db } from '@dara/backend';
import { auditChange } from '../registry/person.ts';
import type { ListedToken } from './scoped-tokens.repository.ts';

/** Writes token changes to the audit log, without the secret; call it in the transaction of the change. */
export const auditToken = (
  trx: Db,
  action: 'TokenCreate' | 'TokenRevoke',
  { id, label, names, may, expiresAt }: ListedToken,
): Promise<void> =>
  auditChange(trx, {
    ...{ action, entity: 'deploy_token' },
    diff: { identifier: id, label, remotes: names, may, expiresAt: expiresAt.toISOString() },
  });
