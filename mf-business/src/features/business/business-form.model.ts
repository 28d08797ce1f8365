import type { BegunPerson } from '@dara/agency/fields';
import type { Localized } from '@dara/contract';
import { isFile, type Picture } from '@dara/kit/image-field';
import { formBodies, mergeUploads } from '@dara/kit/record';
import type { BusinessType } from '@dara/model';
import type { BusinessRecord, BusinessUpdate } from '../../api/generated.ts';

const LINES = [
  ...(['taxId', 'branchNo', 'industry', 'website', 'lineId', 'contactName', 'position'] as const),
  ...(['email', 'contactPhone', 'address'] as const),
] as const;
const PLACE = ['province', 'district', 'subDistrict', 'postalCode'] as const;
type Line = (typeof LINES)[number] | (typeof PLACE)[number];

/** Form values. */
export interface BusinessValues extends Record<Line, string> {
  companyName: Localized;
  businessType: BusinessType | '';
  logo: Picture | null;
}

const EMPTY = Object.fromEntries([...LINES, ...PLACE].map((name) => [name, ''])) as Record<
  Line,
  string
>;

/** A business that is yet to be made. */
export const NO_BUSINESS: BusinessValues = {
  ...EMPTY,
  companyName: { th: '', en: '' },
  businessType: '',
  logo: null,
};

/** What a person typed elsewhere gives of a new business. */
export const valuesOf = (person: BegunPerson): Partial<BusinessValues> => {
  const { email, contactPhone, address, province, district, subDistrict, postalCode } = person;
  return {
    ...{ email, contactPhone, address, province, district, subDistrict, postalCode },
    contactName: `${person.firstName} ${person.lastName}`.trim(),
  };
};

/** Never stored on the device. */
export const BUSINESS_NOT_STORED = ['logo'];

export function toValues(record: BusinessRecord): BusinessValues {
  const lines = Object.fromEntries([...LINES, ...PLACE].map((name) => [name, record[name] ?? '']));
  return {
    ...(lines as Record<Line, string>),
    companyName: { ...NO_BUSINESS.companyName, ...record.companyName },
    businessType: record.businessType,
    logo: record.logo,
  };
}

type Parts = Partial<Record<keyof BusinessValues, Partial<BusinessUpdate>>>;

/** All values in the api's format, by name; the four address codes are sent together. */
function partsOf(values: BusinessValues): Parts {
  const place = Object.fromEntries(PLACE.map((name) => [name, values[name] || null]));
  const parts: Parts = {
    companyName: {
      companyName: { th: values.companyName.th.trim(), en: values.companyName.en.trim() },
    },
    businessType: { businessType: values.businessType || undefined },
    logo: values.logo === null ? { logoId: null } : {},
  };
  for (const name of LINES) parts[name] = { [name]: values[name].trim() || null };
  for (const name of PLACE) parts[name] = place;
  // An empty branch is the head office, which is the api's to say.
  if (!values.branchNo.trim()) parts.branchNo = {};
  return parts;
}

const filesOf = ({ logo }: BusinessValues) => ({
  logoFile: isFile(logo) ? [logo] : [],
});

export const { createForm, updateForm } = formBodies({ toValues, partsOf, filesOf });

/** The values after an attempt that was stored: the logo that it sent is the record's now. */
export const mergeUploadedFiles = (
  values: BusinessValues,
  sent: BusinessValues,
  { logo }: BusinessRecord,
): BusinessValues => mergeUploads(values, sent, { logo });
