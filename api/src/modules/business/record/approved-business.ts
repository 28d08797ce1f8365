import { AppError, type Db } from '@dara/backend';

/**
 * Refuses actions that require an approved business, and locks it until the transaction ends. Throws
 * `BUSINESS_SUSPENDED` while it is suspended or inactive, `BUSINESS_NOT_APPROVED` before approval.
 */
export async function requireApprovedBusiness(trx: Db, id: string): Promise<void> {
  const business = await trx
    .selectFrom('business_profile')
    .select(['status', 'active'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!business) throw new AppError('BUSINESS_NOT_EXIST');
  if (business.status === 'Suspended' || !business.active) throw new AppError('BUSINESS_SUSPENDED');
  if (business.status !== 'Approved') throw new AppError('BUSINESS_NOT_APPROVED');
}
