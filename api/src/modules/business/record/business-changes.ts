import type { Db } from '@dara/backend';
import { historyOf } from '../../../kernel/record/history.ts';
import { syncBusinessClient } from '../../client/client.public.ts';
import { isClient } from './business.model.ts';
import type { BusinessRecord } from './business.schema.ts';

/** Audited actions on a business and its users. */
export const auditBusiness = historyOf('business_profile');

type Shown = Pick<
  BusinessRecord,
  'id' | 'companyName' | 'logo' | 'website' | 'status' | 'active' | 'showAsClient'
>;

const shownAs = (record: Shown) => ({
  id: record.id,
  name: record.companyName,
  logoId: record.logo?.id ?? null,
  link: record.website,
  isClient: isClient(record),
});

/** Carries a change to the row among the clients, where there is anything to carry. */
export async function showAmongClients(
  trx: Db,
  before: Shown | null,
  after: Shown | null,
): Promise<void> {
  const was = before && shownAs(before);
  const is = after ? shownAs(after) : was && { ...was, isClient: false };
  if (!is || JSON.stringify(was) === JSON.stringify(is)) return;
  await syncBusinessClient(trx, is);
}
