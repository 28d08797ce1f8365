import { AppError, invalidField, type Db, type Identity, type Services } from '@dara/backend';
import type { Insertable, Updateable } from 'kysely';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import type { JobTable } from '../../../kernel/database/generated.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { auditJob } from './job-audit.ts';

/** A business creates its own jobs; staff select the business. */
export async function jobBusinessOf(
  db: Db,
  actor: Identity,
  wanted: string | undefined,
): Promise<string> {
  if (!isStaff(actor)) {
    if (actor.businessProfileId === null) throw new AppError('FORBIDDEN');
    if (wanted && wanted !== actor.businessProfileId) {
      throw invalidField('businessProfileId', 'notAllowed');
    }
    return actor.businessProfileId;
  }
  if (!wanted) throw invalidField('businessProfileId', 'required');
  const business = await db
    .selectFrom('business_profile')
    .select('id')
    .where('id', '=', wanted)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!business) throw invalidField('businessProfileId', 'exist');
  return business.id;
}

interface Draft {
  /** Checked by `checkJob`. */
  columns: Updateable<JobTable>;
  businessProfileId: string;
}

/** Stores a draft with its history, in the transaction that it belongs to. */
export async function insertDraft(
  services: Services,
  trx: Db,
  context: UserContext,
  { columns, businessProfileId }: Draft,
): Promise<string> {
  const id = newId();
  const own = { id, business_profile_id: businessProfileId, created_by: context.actor.id };
  const { title } = await trx
    .insertInto('job')
    .values({ ...columns, ...own } as Insertable<JobTable>)
    .returning('title')
    .executeTakeFirstOrThrow();
  await auditJob(trx, context, 'Create', id, { title: { before: null, after: title } });
  await contentChanged(services, { entity: 'job', id }, trx);
  return id;
}
