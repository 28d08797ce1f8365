import type { Gender, TalentType } from '@dara/shared/domain';
import type { ChannelValues } from '@dara/shared/forms';
import type { Locale } from '@dara/shared/i18n';
import { recordForm } from '@dara/shared/image-field';
import { isUnderage } from '@dara/shared/validation';
import type { TalentRegistration } from '../../api/generated.ts';

export const ALBUM_MAX = 5;

interface BothLanguages {
  th: string;
  en: string;
}

/** What the form edits: figures are text until they are sent. */
export interface TalentValues {
  email: string;
  password: string;
  passwordConfirm: string;
  displayName: string;
  firstName: BothLanguages;
  lastName: BothLanguages;
  nickName: BothLanguages;
  gender: Gender | '';
  birthDay: string;
  nationality: string;
  phoneNumber: string;
  talentTypes: TalentType[];
  height: string;
  weight: string;
  chest: string;
  waist: string;
  hip: string;
  shoes: string;
  socialMedia: ChannelValues[];
  imageFile: File | null;
  albumImageFiles: File[];
  bio: BothLanguages;
  address: string;
  province: string;
  district: string;
  subDistrict: string;
  postalCode: string;
  consents: { publicProfile: boolean; clientSharing: boolean; marketing: boolean };
  guardian: { name: string; relation: string; phone: string; email: string };
}

const neither = (): BothLanguages => ({ th: '', en: '' });

export const NO_TALENT: TalentValues = {
  email: '',
  password: '',
  passwordConfirm: '',
  displayName: '',
  firstName: neither(),
  lastName: neither(),
  nickName: neither(),
  gender: '',
  birthDay: '',
  nationality: 'TH',
  phoneNumber: '',
  talentTypes: [],
  height: '',
  weight: '',
  chest: '',
  waist: '',
  hip: '',
  shoes: '',
  socialMedia: [],
  imageFile: null,
  albumImageFiles: [],
  bio: neither(),
  address: '',
  province: '',
  district: '',
  subDistrict: '',
  postalCode: '',
  consents: { publicProfile: false, clientSharing: false, marketing: false },
  guardian: { name: '', relation: '', phone: '', email: '' },
};

/** Never kept on the device. */
export const TALENT_SECRETS = ['password', 'passwordConfirm', 'imageFile', 'albumImageFiles'];

const figure = (text: string): number | undefined => (text === '' ? undefined : Number(text));
const optional = (text: string): string | undefined => text.trim() || undefined;
const inBoth = ({ th, en }: BothLanguages) => ({ th: th.trim(), en: optional(en) });

/**
 * What the api takes for a registration; `guardian` only of those who need one, `textVersion` of the
 * privacy text that the consents refer to.
 */
export function talentRegistration(
  values: TalentValues,
  language: Locale,
  textVersion: string,
): TalentRegistration {
  const { bio, socialMedia } = values;
  return {
    email: values.email.trim(),
    password: values.password,
    displayName: values.displayName.trim(),
    firstName: inBoth(values.firstName),
    lastName: inBoth(values.lastName),
    nickName: inBoth(values.nickName),
    gender: values.gender as Gender,
    birthDay: values.birthDay,
    nationality: values.nationality,
    phoneNumber: values.phoneNumber.trim(),
    talentTypes: values.talentTypes,
    height: figure(values.height),
    weight: figure(values.weight),
    chest: figure(values.chest),
    waist: figure(values.waist),
    hip: figure(values.hip),
    shoes: figure(values.shoes),
    socialMedia: socialMedia.map(({ channel, name, link, followers }) => ({
      channel,
      name: name.trim(),
      link: optional(link),
      followers: figure(followers),
    })),
    bio: bio.th.trim() || bio.en.trim() ? { th: bio.th.trim(), en: bio.en.trim() } : undefined,
    address: values.address.trim(),
    province: values.province,
    district: values.district,
    subDistrict: values.subDistrict,
    postalCode: values.postalCode,
    consents: { ...values.consents, textVersion },
    guardian: isUnderage(values.birthDay) ? values.guardian : undefined,
    language,
  };
}

export function talentForm(values: TalentValues, language: Locale, textVersion: string): FormData {
  return recordForm(talentRegistration(values, language, textVersion), {
    imageFile: values.imageFile ? [values.imageFile] : [],
    albumImageFiles: values.albumImageFiles,
  });
}
