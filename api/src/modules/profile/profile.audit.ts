import { historyOf } from '../../kernel/record/history.ts';
import type { ManagementProfile } from './profile.schema.ts';

/** Entity type of accounts in the audit log. */
export const PROFILE_ENTITY = 'profile';

/** Audited actions on an account. */
export const auditProfile = historyOf(PROFILE_ENTITY);

/** A record as the audit log compares it. */
export function auditView(record: ManagementProfile): Record<string, unknown> {
  const { email, firstName, lastName, permission, contactPhone, active, language } = record;
  const { country, province, district, subDistrict, postalCode, address, image } = record;
  return {
    ...{ email, firstName, lastName, permission, contactPhone, active, language },
    ...{ country, province, district, subDistrict, postalCode, address },
    imageId: image?.id ?? null,
  };
}
