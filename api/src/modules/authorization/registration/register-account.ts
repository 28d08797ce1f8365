import { AppError, type Db, type ErrorCode, type FieldError } from '@dara/backend';
import type { EmailSuffix } from '@dara/model';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { ProfileTable } from '../../../kernel/database/generated.ts';
import { cleanPhone, isEmail, isPhone } from '../../../kernel/schema/contact.ts';
import { violatedKey } from '../../../kernel/database/violated-key.ts';
import { optionalLine, type InputCheck } from '../../../kernel/schema/input.ts';
import { findMismatchedPlace, type PlaceCodes } from '../../place/place.public.ts';
import { passwordProblem } from '../password/password-strength.ts';

export function checkEmail(
  check: InputCheck,
  field: string,
  email: string,
  suffix: EmailSuffix,
): void {
  if (!isEmail(email, suffix)) check.refuse(field, 'email');
}

export function checkPhone(check: InputCheck, field: string, phone: string): void {
  if (!isPhone(cleanPhone(phone))) check.refuse(field, 'phone');
}

/** Refuses a weak, common or personal password; `personal` holds facts about the user. */
export async function checkPassword(
  check: InputCheck,
  password: string,
  personal: readonly string[],
): Promise<void> {
  const problem = await passwordProblem(password, personal);
  if (problem) check.refuse('password', problem);
}

/** All four codes, each inside the one before it; or none where the address may be left out. */
export function checkPlace(check: InputCheck, codes: Partial<PlaceCodes>): void {
  const { province, district, subDistrict, postalCode } = codes;
  if (!province && !district && !subDistrict && !postalCode) return;
  if (province && district && subDistrict && postalCode) {
    const wrong = findMismatchedPlace({ province, district, subDistrict, postalCode });
    if (wrong) check.refuse(wrong, 'place');
    return;
  }
  for (const field of ['province', 'district', 'subDistrict', 'postalCode'] as const) {
    if (!codes[field]) check.refuse(field, 'required');
  }
}

interface Duplicate {
  code: ErrorCode;
  field: string;
  /** Other fields that identify an existing record. */
  reads?: readonly string[];
}

const EMAIL: Duplicate = { code: 'EMAIL_DUPLICATE', field: 'email' };
const DISPLAY_NAME: Duplicate = { code: 'DISPLAY_NAME_DUPLICATE', field: 'displayName' };
const TAX_ID: Duplicate = { code: 'TAX_ID_DUPLICATE', field: 'taxId', reads: ['branchNo'] };
const TALENT_TYPE: Duplicate = { code: 'TALENT_TYPE_DUPLICATE', field: 'talentType' };

const BY_INDEX: Record<string, Duplicate> = {
  profile_email_key: EMAIL,
  talent_email_key: EMAIL,
  talent_display_name_key: DISPLAY_NAME,
  talent_display_name_skeleton_key: DISPLAY_NAME,
  business_profile_tax_key: TAX_ID,
  work_talent_type_key: TALENT_TYPE,
};

function duplicateError(found: readonly Duplicate[], cause?: unknown): AppError {
  const errors: FieldError[] = found.map(({ code, ...place }) => ({ rule: code, ...place }));
  return new AppError(found[0]?.code ?? 'EMAIL_DUPLICATE', { errors, cause });
}

/**
 * Two concurrent registrations both pass the pre-checks; then a unique index decides, and its violation becomes the
 * same error.
 */
export function throwDuplicate(error: unknown): never {
  const duplicate = BY_INDEX[violatedKey(error) ?? ''];
  throw duplicate ? duplicateError([duplicate], error) : error;
}

interface Wanted {
  email?: string;
  displayName?: string;
  taxId?: string;
  branchNo?: string;
  /** Whether the talent's own address counts too, as in the check of a stage name. */
  forTalent?: boolean;
  /** The talent that is being changed, which may keep its own values. */
  exceptTalent?: string | undefined;
  /**
   * The address of a registration. Whether it has an account is not revealed; names reserved by its own unconfirmed
   * registration are free, those of others are not.
   */
  registering?: string;
  /** The business that is being changed, likewise. */
  exceptBusiness?: string | undefined;
}

/** Refuses values that another account has, naming every such field. */
export async function refuseDuplicates(
  db: Db,
  { email, displayName, taxId, branchNo = '', exceptTalent, exceptBusiness, ...wanted }: Wanted,
): Promise<void> {
  const { forTalent = displayName !== undefined } = wanted;
  const found: Duplicate[] = [];
  const isKnown = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
    (await query.executeTakeFirst()) !== undefined;
  const profiles = db
    .selectFrom('profile')
    .select('id')
    .where('deleted_at', 'is', null)
    .$if(exceptTalent !== undefined, (query) =>
      query.where('talent_id', 'is distinct from', exceptTalent as string),
    );
  const { registering } = wanted;
  const isOwnWaiting = (column: 'talent_id' | 'business_profile_id', id: string) => sql<boolean>`
    EXISTS (SELECT 1 FROM profile p WHERE p.${sql.ref(column)} = ${sql.ref(id)} AND p.email = ${registering}
      AND p.email_confirmed_at IS NULL AND p.deleted_at IS NULL)`;
  const isHeld = async (condition: RawBuilder<unknown>): Promise<boolean> => {
    if (registering === undefined) return false;
    const { rows } = await sql`
      SELECT 1 FROM registration_hold
      WHERE email <> ${registering} AND expires_at > now() AND ${condition}`.execute(db);
    return rows.length > 0;
  };
  const talents = db
    .selectFrom('talent')
    .select('id')
    .where('deleted_at', 'is', null)
    .$if(registering !== undefined, (query) =>
      query.where((eb) => eb.not(isOwnWaiting('talent_id', 'talent.id'))),
    )
    .$if(exceptTalent !== undefined, (query) => query.where('id', '<>', exceptTalent as string));
  if (email !== undefined) {
    const hasEmail = talents.where((eb) => eb(eb.fn('lower', ['email']), '=', email));
    const holders = forTalent
      ? [profiles.where('email', '=', email), hasEmail]
      : [profiles.where('email', '=', email)];
    for (const held of holders) {
      if (!found.includes(EMAIL) && (await isKnown(held))) found.push(EMAIL);
    }
  }
  if (displayName !== undefined) {
    // As spelt, in any case, and as it looks: each has its unique index.
    const isSpelt = sql<boolean>`lower(display_name) = lower(${displayName}::text)`;
    const isSeen = sql<boolean>`display_name_key = name_skeleton(${displayName}::text)`;
    for (const isTaken of [isSpelt, isSeen]) {
      if (found.includes(DISPLAY_NAME)) break;
      if (await isKnown(talents.where(isTaken))) found.push(DISPLAY_NAME);
    }
    const isSame = sql`name_skeleton(display_name) = name_skeleton(${displayName}::text)`;
    if (!found.includes(DISPLAY_NAME) && (await isHeld(isSame))) found.push(DISPLAY_NAME);
  }
  if (taxId !== undefined) {
    const businesses = db
      .selectFrom('business_profile')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('tax_id', '=', taxId)
      .$if(exceptBusiness !== undefined, (query) =>
        query.where('id', '<>', exceptBusiness as string),
      )
      .$if(registering !== undefined, (query) =>
        query.where((eb) => eb.not(isOwnWaiting('business_profile_id', 'business_profile.id'))),
      )
      .where((eb) => eb(eb.fn.coalesce('branch_no', eb.val('')), '=', branchNo));
    const isSame = sql`tax_id = ${taxId} AND coalesce(branch_no, '') = ${branchNo}`;
    if ((await isKnown(businesses)) || (await isHeld(isSame))) found.push(TAX_ID);
  }
  if (found.length > 0) throw duplicateError(found);
}

interface Address extends Partial<PlaceCodes> {
  address?: string;
}

/** An address as accounts and businesses keep it. */
export function addressRow({ province, district, subDistrict, postalCode, address }: Address) {
  return {
    province: province ?? null,
    district: district ?? null,
    sub_district: subDistrict ?? null,
    postal_code: postalCode ?? null,
    address: optionalLine(address),
  };
}

/** The profile that signs in; the other rows of the registration refer to it. */
export async function insertAccount(trx: Db, row: Insertable<ProfileTable>): Promise<void> {
  await trx.insertInto('profile').values(row).execute();
}
