import { HEAD_OFFICE, isTaxId, type EmailSuffix } from '@dara/model';
import { cleanPhone, webAddress } from '../../kernel/schema/contact.ts';
import {
  InputCheck,
  cleanLine,
  cleanLocalized,
  cleanName,
  optionalLine,
} from '../../kernel/schema/input.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import {
  checkEmail,
  checkPassword,
  checkPhone,
  checkPlace,
  normalizeEmail,
} from '../authorization/authorization.public.ts';
import type { BusinessRegistration } from './business-register.schema.ts';

/** A valid registration, with its texts normalized. */
export interface CheckedBusiness extends Omit<BusinessRegistration, 'companyName' | 'website'> {
  companyName: Localized;
  branchNo: string;
  website: string | null;
}

/** Checks beyond the schema; throws all errors together. */
export async function checkBusiness(
  data: BusinessRegistration,
  suffix: EmailSuffix,
): Promise<CheckedBusiness> {
  const check = new InputCheck();
  const companyName = cleanLocalized(data.companyName, cleanName);
  check.required('companyName.th', companyName.th);
  const contactName = cleanName(data.contactName);
  check.required('contactName', contactName);
  const address = cleanLine(data.address);
  check.required('address', address);
  const email = normalizeEmail(data.email);
  checkEmail(check, 'email', email, suffix);
  const known = [email, contactName, companyName.th, companyName.en];
  await checkPassword(check, data.password, known);
  checkPhone(check, 'contactPhone', data.contactPhone);
  if (!isTaxId(data.taxId)) check.refuse('taxId', 'taxId');
  checkPlace(check, data);
  const given = optionalLine(data.website);
  const website = given && webAddress(given);
  if (given && !website) check.refuse('website', 'url');
  if (!data.terms.accepted) check.refuse('terms.accepted', 'CONSENT_REQUIRED');
  check.throwIfRefused();
  return {
    ...data,
    companyName,
    contactName,
    address,
    email,
    contactPhone: cleanPhone(data.contactPhone),
    branchNo: data.branchNo ?? HEAD_OFFICE,
    website,
  };
}
