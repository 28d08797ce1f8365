import type { Locale } from '@dara/shared/i18n';
import { recordForm } from '@dara/shared/image-field';
import type { BusinessRegistration } from '../../api/generated.ts';

export const BUSINESS_TYPES = ['Brand', 'Agency', 'Production', 'Media', 'Other'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

export interface BusinessValues {
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
  email: string;
  password: string;
  passwordConfirm: string;
  address: string;
  province: string;
  district: string;
  subDistrict: string;
  postalCode: string;
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
  email: '',
  password: '',
  passwordConfirm: '',
  address: '',
  province: '',
  district: '',
  subDistrict: '',
  postalCode: '',
  terms: { accepted: false },
};

/** Never kept on the device. */
export const BUSINESS_SECRETS = ['password', 'passwordConfirm', 'logoFile'];

const optional = (text: string): string | undefined => text.trim() || undefined;

/** What the api takes for a business account; `textVersion` of the terms that were accepted. */
export function businessRegistration(
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
    email: values.email.trim(),
    password: values.password,
    address: values.address.trim(),
    province: values.province,
    district: values.district,
    subDistrict: values.subDistrict,
    postalCode: values.postalCode,
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
