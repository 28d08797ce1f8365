import { isFile, type Picture } from '@dara/kit/image-field';
import { formBodies, mergeUploads } from '@dara/kit/record';
import { HOME_COUNTRY, type Permission } from '@dara/model';
import type { ManagementProfile, ProfileUpdate } from '../../api/generated.ts';

const LINES = ['email', 'firstName', 'lastName', 'contactPhone', 'address'] as const;
const PLACE = ['country', 'province', 'district', 'subDistrict', 'postalCode'] as const;
/** Never empty. */
const OWED: readonly string[] = ['email', 'firstName', 'lastName'];
type Line = (typeof LINES)[number] | (typeof PLACE)[number];

/** What the form edits. */
export interface UserValues extends Record<Line, string> {
  permission: Permission;
  language: 'th' | 'en';
  active: boolean;
  image: Picture | null;
}

/** A user who is yet to be made. */
export const NO_USER: UserValues = {
  email: '',
  firstName: '',
  lastName: '',
  contactPhone: '',
  address: '',
  country: HOME_COUNTRY,
  province: '',
  district: '',
  subDistrict: '',
  postalCode: '',
  permission: 'Staff',
  language: 'th',
  active: true,
  image: null,
};

/** Never stored on the device. */
export const USER_NOT_STORED = ['image'];

export function toValues(record: ManagementProfile): UserValues {
  const lines = Object.fromEntries([...LINES, ...PLACE].map((name) => [name, record[name] ?? '']));
  const { permission, language, active, image } = record;
  return { ...(lines as Record<Line, string>), permission, language, active, image };
}

/** Whether a place is unchanged; schemas get undefined for empty values. */
export const isSamePlace = (values: Partial<UserValues>, base: UserValues): boolean =>
  PLACE.every((name) => (values[name] ?? '') === base[name]);

type Parts = Partial<Record<keyof UserValues, Partial<ProfileUpdate>>>;

/** All values in the api's format, by name; the country and the codes of an address are sent together. */
function partsOf(values: UserValues): Parts {
  const { permission, language, active, image } = values;
  const codes = Object.fromEntries(PLACE.map((name) => [name, values[name] || null]));
  const place = { ...codes, country: values.country };
  const parts: Parts = {
    permission: { permission },
    language: { language },
    active: { active },
    image: image === null ? { imageId: null } : {},
  };
  for (const name of LINES) {
    const text = values[name].trim();
    parts[name] = { [name]: text || (OWED.includes(name) ? '' : null) };
  }
  for (const name of PLACE) parts[name] = place;
  return parts;
}

const filesOf = ({ image }: UserValues) => ({ image: isFile(image) ? [image] : [] });

export const { createForm, updateForm } = formBodies({ toValues, partsOf, filesOf });

/** The values after an attempt that was stored: the image that it sent is the record's now. */
export const mergeUploadedFiles = (
  values: UserValues,
  sent: UserValues,
  { image }: ManagementProfile,
): UserValues => mergeUploads(values, sent, { image });
