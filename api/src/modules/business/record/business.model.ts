import type { BusinessRole } from '@dara/model';
import type { Selectable } from 'kysely';
import type { BusinessChange } from '../../../kernel/database/json-columns.ts';
import type { BusinessProfileTable } from '../../../kernel/database/generated.ts';
import type { ImageRef } from '../../../kernel/schema/shapes.ts';
import type { BusinessRecord, BusinessRow } from './business.schema.ts';

export type BusinessRowColumns = Selectable<BusinessProfileTable> & { logo: ImageRef | null };
export interface BusinessDetailColumns extends BusinessRowColumns {
  people: number;
  own_role: BusinessRole | null;
  pending: {
    id: string;
    requestedAt: string;
    change: BusinessChange;
    logo: ImageRef | null;
  } | null;
}

function pendingOf({ pending }: BusinessDetailColumns): BusinessRecord['pendingChange'] {
  if (!pending) return null;
  const { id, requestedAt, change, logo } = pending;
  const named = { ...change, ...('logoId' in change && { logo }) };
  const fields = (['companyName', 'logo', 'website', 'taxId', 'branchNo'] as const).filter(
    (field) => field in named,
  );
  const { companyName = null, website = null, taxId = null, branchNo = null } = change;
  const at = new Date(requestedAt).toISOString();
  return { id, requestedAt: at, fields, companyName, logo, website, taxId, branchNo };
}

export function toRow(row: BusinessRowColumns): BusinessRow {
  return {
    id: row.id,
    companyName: row.company_name,
    logo: row.logo,
    businessType: row.business_type,
    taxId: row.tax_id,
    branchNo: row.branch_no,
    contactName: row.contact_name,
    email: row.email,
    contactPhone: row.contact_phone,
    province: row.province,
    status: row.status,
    active: row.active,
    showAsClient: row.show_as_client,
    missingTranslation: row.missing_translation,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}

export function toRecord(row: BusinessDetailColumns): BusinessRecord {
  return {
    ...toRow(row),
    industry: row.industry,
    website: row.website,
    lineId: row.line_id,
    position: row.position,
    country: row.country,
    district: row.district,
    subDistrict: row.sub_district,
    postalCode: row.postal_code,
    address: row.address,
    statusReason: row.status_reason,
    people: row.people,
    ownRole: row.own_role,
    pendingChange: pendingOf(row),
  };
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
