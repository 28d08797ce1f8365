import { BUSINESS_LINES, PERSON_LINES } from '@dara/model';
import {
  localizedText,
  requiredText,
  number,
  phone,
  required,
  text,
  webAddress,
} from '@dara/kit/validation';
import { bool, mixed, object, string } from 'yup';
import { accountSchema } from './account.model.ts';
import { accepted, branchNo, taxId } from './registration.rules.ts';

export const companySchema = object({
  companyName: localizedText(BUSINESS_LINES.companyName),
  businessType: string().test(required()),
  taxId: string().test(required()).test(number()).test(taxId()),
  branchNo: string().test(number()).test(branchNo()),
  industry: text(BUSINESS_LINES.industry),
  website: text(PERSON_LINES.link).test(webAddress()),
  lineId: text(BUSINESS_LINES.lineId),
  logoFile: mixed().nullable(),
});

export const contactSchema = object({
  contactName: requiredText(BUSINESS_LINES.contactName),
  position: text(BUSINESS_LINES.position),
  contactPhone: requiredText(PERSON_LINES.phone).test(phone()),
}).concat(accountSchema);

export const termsSchema = object({
  terms: object({ accepted: bool().test(accepted()) }),
});
