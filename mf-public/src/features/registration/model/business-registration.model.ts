import type { Locale } from '@dara/sdk/i18n';
import { recordForm } from '@dara/kit/image-field';
import type { BusinessRegistration } from '../../../api/generated.ts';
import {
  ACCOUNT_NOT_STORED,
  NO_ACCOUNT,
  NO_ADDRESS,
  accountBody,
  addressBody,
  optional,
  type AccountValues,
  type AddressValues,
} from './account.model.ts';

export const BUSINESS_TYPES = ['Brand', 'Agency', 'Production', 'Media', 'Other'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

export interface BusinessValues extends AccountValues, AddressValues {
  companyName: { th: string; en: string };
  businessType: BusinessType | '';
  taxId: string;
  branchNo: string;
  industry: string;
  website: string;
  lineId: string;
  logoFile: File | null;
  contactName: string;
  position: string;
  contactPhone: string;
  terms: { accepted: boolean };
}

export const NO_BUSINESS: BusinessValues = {
  companyName: { th: '', en: '' },
  businessType: '',
  taxId: '',
  branchNo: '',
  industry: '',
  website: '',
  lineId: '',
  logoFile: null,
  contactName: '',
  position: '',
  contactPhone: '',
  ...NO_ACCOUNT,
  ...NO_ADDRESS,
  terms: { accepted: false },
};

/** Never stored on the device. */
export const BUSINESS_NOT_STORED = [...ACCOUNT_NOT_STORED, 'logoFile'];

/** Request body of a business registration; `textVersion` of the accepted terms. */
function businessRegistration(
  values: BusinessValues,
  language: Locale,
  textVersion: string,
): BusinessRegistration {
  return {
    companyName: { th: values.companyName.th.trim(), en: optional(values.companyName.en) },
    businessType: values.businessType as BusinessType,
    taxId: values.taxId,
    branchNo: optional(values.branchNo),
    industry: optional(values.industry),
    website: optional(values.website),
    lineId: optional(values.lineId),
    contactName: values.contactName.trim(),
    position: optional(values.position),
    contactPhone: values.contactPhone.trim(),
    ...accountBody(values),
    ...addressBody(values),
    terms: { accepted: values.terms.accepted, textVersion },
    language,
  };
}

export function businessForm(
  values: BusinessValues,
  language: Locale,
  textVersion: string,
): FormData {
  return recordForm(businessRegistration(values, language, textVersion), {
    logoFile: values.logoFile ? [values.logoFile] : [],
  });
}
