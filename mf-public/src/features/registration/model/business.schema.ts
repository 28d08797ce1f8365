import { needed, number, phone, required, text, webAddress } from '@dara/kit/validation';
import { bool, mixed, object, string } from 'yup';
import { accountSchema } from './account.model.ts';
import { accepted, branchNo, taxId } from './registration.rules.ts';

export const companySchema = object({
  companyName: object({ th: needed(120), en: text(120) }),
  businessType: string().test(required()),
  taxId: string().test(required()).test(number()).test(taxId()),
  branchNo: string().test(number()).test(branchNo()),
  industry: text(100),
  website: text(500).test(webAddress()),
  lineId: text(50),
  logoFile: mixed().nullable(),
});

export const contactSchema = object({
  contactName: needed(100),
  position: text(100),
  contactPhone: needed(30).test(phone()),
}).concat(accountSchema);

export const termsSchema = object({
  terms: object({ accepted: bool().test(accepted()) }),
});
