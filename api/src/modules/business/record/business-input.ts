import { AppError, type FieldError } from '@dara/backend';
import { HEAD_OFFICE, isTaxId, type EmailSuffix } from '@dara/model';
import type { Updateable } from 'kysely';
import type { BusinessProfileTable } from '../../../kernel/database/generated.ts';
import { cleanPhone, webAddress } from '../../../kernel/schema/contact.ts';
import {
  InputCheck,
  cleanLocalized,
  cleanName,
  optionalLine,
} from '../../../kernel/schema/input.ts';
import {
  checkEmail,
  checkPhone,
  checkPlace,
  normalizeEmail,
} from '../../authorization/authorization.public.ts';
import type { BusinessInput, BusinessRecord } from './business.schema.ts';

export type BusinessColumns = Updateable<BusinessProfileTable>;

/** Fields required at registration cannot be emptied by the business. */
const OWED = ['taxId', 'contactName', 'email', 'contactPhone', 'address', 'province'] as const;
const STAFF_ONLY = ['active', 'showAsClient'] as const;

/** Refuses changes of staff-only fields, by the fields that differ. */
export function requireOwnFields(data: BusinessInput, known: BusinessRecord): void {
  const errors: FieldError[] = STAFF_ONLY.flatMap((field) =>
    data[field] !== undefined && data[field] !== known[field]
      ? [{ field, rule: 'notAllowed' }]
      : [],
  );
  for (const field of OWED) {
    if (data[field] === null || data[field] === '') errors.push({ field, rule: 'required' });
  }
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
}

const PLACE = ['province', 'district', 'subDistrict', 'postalCode'] as const;

/** The four address codes after the write. */
function placeAfter(data: BusinessInput, known: BusinessRecord | null) {
  const entries = PLACE.map((field) => {
    const value = data[field] === undefined ? known?.[field] : data[field];
    return [field, value ?? undefined];
  });
  return Object.fromEntries(entries) as Partial<Record<(typeof PLACE)[number], string>>;
}

/** Checks beyond the schema, all errors together; returns the columns of the sent fields. */
export function checkBusinessInput(
  data: BusinessInput,
  known: BusinessRecord | null,
  suffix: EmailSuffix,
): BusinessColumns {
  const check = new InputCheck();
  const columns: BusinessColumns = {};
  if (data.companyName) {
    const name = cleanLocalized(data.companyName, cleanName);
    check.required('companyName.th', name.th);
    columns.company_name = JSON.stringify(name);
  }
  if (data.businessType) columns.business_type = data.businessType;
  if (data.taxId && !isTaxId(data.taxId)) check.refuse('taxId', 'taxId');
  if (data.taxId !== undefined) columns.tax_id = data.taxId;
  if (data.branchNo !== undefined || !known) columns.branch_no = data.branchNo ?? HEAD_OFFICE;
  reach(check, data, columns, suffix);
  lines(data, columns);
  if (PLACE.some((field) => data[field] !== undefined)) {
    const place = placeAfter(data, known);
    checkPlace(check, place);
    columns.province = place.province ?? null;
    columns.district = place.district ?? null;
    columns.sub_district = place.subDistrict ?? null;
    columns.postal_code = place.postalCode ?? null;
  }
  if (data.active !== undefined) columns.active = data.active;
  if (data.showAsClient !== undefined) columns.show_as_client = data.showAsClient;
  check.throwIfRefused();
  return columns;
}

function reach(
  check: InputCheck,
  data: BusinessInput,
  columns: BusinessColumns,
  suffix: EmailSuffix,
): void {
  if (data.website !== undefined) {
    const given = optionalLine(data.website);
    const website = given && webAddress(given);
    if (given && !website) check.refuse('website', 'url');
    columns.website = website;
  }
  if (data.email !== undefined) {
    columns.email = data.email && normalizeEmail(data.email);
    if (columns.email) checkEmail(check, 'email', columns.email, suffix);
  }
  if (data.contactPhone !== undefined) {
    columns.contact_phone = data.contactPhone && cleanPhone(data.contactPhone);
    if (data.contactPhone) checkPhone(check, 'contactPhone', data.contactPhone);
  }
}

function lines(data: BusinessInput, columns: BusinessColumns): void {
  if (data.industry !== undefined) columns.industry = optionalLine(data.industry);
  if (data.lineId !== undefined) columns.line_id = optionalLine(data.lineId);
  if (data.position !== undefined) columns.position = optionalLine(data.position);
  if (data.address !== undefined) columns.address = optionalLine(data.address);
  if (data.contactName !== undefined) {
    columns.contact_name = data.contactName && (cleanName(data.contactName) || null);
  }
}
