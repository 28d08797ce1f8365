import { AppError, type FieldError, type Identity } from '@dara/backend';
import { COUNTRIES, HOME_COUNTRY, type EmailSuffix } from '@dara/model';
import type { Updateable } from 'kysely';
import type { ProfileTable } from '../../../kernel/database/generated.ts';
import { cleanPhone } from '../../../kernel/schema/contact.ts';
import { InputCheck, cleanName, optionalLine } from '../../../kernel/schema/input.ts';
import {
  checkEmail,
  checkPhone,
  checkPlace,
  normalizeEmail,
} from '../../authorization/authorization.public.ts';
import type { ManagementProfile } from '../profile.schema.ts';
import type { ProfileInput } from './profile-write.schema.ts';

export type ProfileColumns = Updateable<ProfileTable>;

/** Roles of the agency; other users belong to a talent or a business, and keep their role. */
const AGENCY = new Set<string>(['Admin', 'Staff']);

/**
 * Refuses forbidden changes: one's own role, activity and address (which needs the password, see
 * `authorization/email-change`), and moves between agency, talents and businesses.
 */
export function requireAllowed(
  actor: Identity,
  data: ProfileInput,
  known: ManagementProfile | null,
): void {
  if (!known) return;
  const isOwn = actor.id === known.id;
  const differs = (field: 'email' | 'permission' | 'active'): boolean => {
    const given = data[field];
    if (given === undefined) return false;
    return (
      (typeof given === 'string' && field === 'email' ? normalizeEmail(given) : given) !==
      known[field]
    );
  };
  if (isOwn && data.active === false && known.active) throw new AppError('UNABLE_TO_DEACTIVATE');
  const isMovable = AGENCY.has(known.permission) && AGENCY.has(data.permission ?? '');
  const errors: FieldError[] = [];
  const refuse = (field: string): number => errors.push({ field, rule: 'notAllowed' });
  if (differs('permission') && (isOwn || !isMovable)) refuse('permission');
  if (differs('active') && isOwn) refuse('active');
  if (differs('email') && isOwn) refuse('email');
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
}

const PLACE = ['province', 'district', 'subDistrict', 'postalCode'] as const;

/** Checks beyond the schema, all errors together; returns the columns of the sent fields. */
export function checkProfileInput(
  data: ProfileInput,
  known: ManagementProfile | null,
  suffix: EmailSuffix,
): ProfileColumns {
  const check = new InputCheck();
  const columns: ProfileColumns = {};
  names(check, data, columns);
  if (data.email !== undefined) {
    columns.email = normalizeEmail(data.email);
    // The first administrator's address comes from configuration, which accepts more addresses than forms.
    if (columns.email !== known?.email) checkEmail(check, 'email', columns.email, suffix);
  }
  if (data.contactPhone !== undefined) {
    columns.contact_phone = data.contactPhone && cleanPhone(data.contactPhone);
    if (data.contactPhone) checkPhone(check, 'contactPhone', data.contactPhone);
  }
  place(check, data, known, columns);
  if (data.permission !== undefined) columns.permission = data.permission;
  if (data.active !== undefined) columns.active = data.active;
  if (data.language !== undefined) columns.language = data.language;
  check.throwIfRefused();
  return columns;
}

function names(check: InputCheck, data: ProfileInput, columns: ProfileColumns): void {
  if (data.firstName !== undefined) {
    columns.first_name = cleanName(data.firstName);
    check.required('firstName', columns.first_name);
  }
  if (data.lastName !== undefined) columns.last_name = cleanName(data.lastName);
}

function place(
  check: InputCheck,
  data: ProfileInput,
  known: ManagementProfile | null,
  columns: ProfileColumns,
): void {
  if (data.address !== undefined) columns.address = optionalLine(data.address);
  const isTouched = (field: (typeof PLACE)[number] | 'country'): boolean =>
    data[field] !== undefined && (data[field] ?? '') !== (known?.[field] ?? '');
  if (data.country !== undefined) {
    if (!COUNTRIES.includes(data.country)) check.refuse('country', 'enum');
    columns.country = data.country;
  }
  // Unchanged values are not validated again.
  if (!PLACE.some(isTouched) && !isTouched('country')) return;
  const after = Object.fromEntries(
    PLACE.map((field) => [field, (data[field] === undefined ? known?.[field] : data[field]) ?? '']),
  ) as Record<(typeof PLACE)[number], string>;
  const isAbroad = (data.country ?? known?.country ?? HOME_COUNTRY) !== HOME_COUNTRY;
  // The codes are Thai places: an address abroad is in `address` alone.
  if (isAbroad) for (const field of PLACE) if (after[field]) check.refuse(field, 'place');
  if (!isAbroad) checkPlace(check, after);
  columns.province = after.province || null;
  columns.district = after.district || null;
  columns.sub_district = after.subDistrict || null;
  columns.postal_code = after.postalCode || null;
}
