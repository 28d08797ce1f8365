import type { BusinessChange } from '../../../kernel/database/json-columns.ts';
import type { ImageRef } from '../../../kernel/schema/shapes.ts';
import type { BusinessRecord } from './business.schema.ts';

export interface PendingRow {
  id: string;
  requestedAt: string;
  change: BusinessChange;
  logo: ImageRef | null;
}

/** A pending change as the record shows it. */
export function pendingOf({
  id,
  requestedAt,
  change,
  logo,
}: PendingRow): NonNullable<BusinessRecord['pendingChange']> {
  const named = { ...change, ...('logoId' in change && { logo }) };
  const fields = (['companyName', 'logo', 'website', 'taxId', 'branchNo'] as const).filter(
    (field) => field in named,
  );
  const { companyName = null, website = null, taxId = null, branchNo = null } = change;
  const at = new Date(requestedAt).toISOString();
  return { id, requestedAt: at, fields, companyName, logo, website, taxId, branchNo };
}

/** Fields of a business in its history: editable fields, the logo by id. */
export function auditView(record: BusinessRecord): Record<string, unknown> {
  const { logo, createdAt: _created, updatedAt: _updated, deletedAt: _deleted, ...rest } = record;
  const { version: _version, missingTranslation: _misses, people: _people, ...kept } = rest;
  const {
    id: _id,
    ownRole: _role,
    statusReason: _reason,
    pendingChange: _wanted,
    pendingEmail: _email,
    isAddressConfirmed: _confirmed,
    ...fields
  } = kept;
  return { ...fields, imageId: logo?.id ?? null };
}

/** Listed among the clients: approved, active, and selected by staff. */
export function isClient({
  status,
  active,
  showAsClient,
}: Pick<BusinessRecord, 'status' | 'active' | 'showAsClient'>): boolean {
  return status === 'Approved' && active && showAsClient;
}
