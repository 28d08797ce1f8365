import {
  BODY_ON_REGISTRATION,
  TALENT_BODY,
  bodyWith,
  type BodyName,
  type GivenBody,
  type Gender,
  type TalentType,
} from '@dara/model';
import type { ChannelValues } from '@dara/agency/fields';
import type { Locale } from '@dara/sdk/i18n';
import { recordForm } from '@dara/kit/image-field';
import { isUnderage } from '@dara/kit/validation';
import type { TalentRegistration } from '../../../api/generated.ts';
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

/** The individual consents. */
export const PURPOSES = ['publicProfile', 'clientSharing', 'marketing'] as const;

interface BothLanguages {
  th: string;
  en: string;
}

/** Form values: numbers are text until submit. */
export interface TalentValues extends AccountValues, AddressValues, Record<BodyName, string> {
  displayName: string;
  firstName: BothLanguages;
  lastName: BothLanguages;
  nickName: BothLanguages;
  gender: Gender | '';
  birthDay: string;
  nationality: string;
  phoneNumber: string;
  talentTypes: TalentType[];
  socialMedia: ChannelValues[];
  imageFile: File | null;
  albumImageFiles: File[];
  bio: BothLanguages;
  consents: { publicProfile: boolean; clientSharing: boolean; marketing: boolean };
  guardian: { name: string; relation: string; phone: string; email: string };
}

const emptyLocalized = (): BothLanguages => ({ th: '', en: '' });

export const NO_TALENT: TalentValues = {
  ...NO_ACCOUNT,
  displayName: '',
  firstName: emptyLocalized(),
  lastName: emptyLocalized(),
  nickName: emptyLocalized(),
  gender: '',
  birthDay: '',
  nationality: 'TH',
  phoneNumber: '',
  talentTypes: [],
  ...bodyWith(() => ''),
  socialMedia: [],
  imageFile: null,
  albumImageFiles: [],
  bio: emptyLocalized(),
  ...NO_ADDRESS,
  consents: { publicProfile: false, clientSharing: false, marketing: false },
  guardian: { name: '', relation: '', phone: '', email: '' },
};

/** Never stored on the device. */
export const TALENT_NOT_STORED = [...ACCOUNT_NOT_STORED, 'imageFile', 'albumImageFiles'];

const figure = (text: string): number | undefined => (text === '' ? undefined : Number(text));
const joinLanguages = ({ th, en }: BothLanguages) => ({ th: th.trim(), en: optional(en) });

/** The given values among those of registration. */
function bodyOf(values: TalentValues): GivenBody {
  const given = BODY_ON_REGISTRATION.filter((name) => values[name].trim() !== '');
  return Object.fromEntries(
    given.map((name) => [
      name,
      TALENT_BODY[name].kind === 'figure' ? Number(values[name]) : values[name].trim(),
    ]),
  );
}

/**
 * Request body of a registration; `guardian` only when required, `textVersion` of the privacy policy of the consents.
 */
function talentRegistration(
  values: TalentValues,
  language: Locale,
  textVersion: string,
): TalentRegistration {
  const { bio, socialMedia } = values;
  return {
    ...accountBody(values),
    displayName: values.displayName.trim(),
    firstName: joinLanguages(values.firstName),
    lastName: joinLanguages(values.lastName),
    nickName: joinLanguages(values.nickName),
    gender: values.gender as Gender,
    birthDay: values.birthDay,
    nationality: values.nationality,
    phoneNumber: values.phoneNumber.trim(),
    talentTypes: values.talentTypes,
    ...bodyOf(values),
    socialMedia: socialMedia.map(({ channel, name, link, followers }) => ({
      channel,
      name: name.trim(),
      link: optional(link),
      followers: figure(followers),
    })),
    bio: bio.th.trim() || bio.en.trim() ? { th: bio.th.trim(), en: bio.en.trim() } : undefined,
    ...addressBody(values),
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
