import {
  BODY_FIGURES,
  BODY_LINES,
  bodyWith,
  type BodyName,
  type Gender,
  type TalentType,
} from '@dara/model';
import type { BegunPerson, ChannelValues } from '@dara/agency/fields';
import type { Locale } from '@dara/sdk/i18n';
import { albumOf, type AlbumImage, type Picture } from '@dara/kit/image-field';
import type { Localized } from '@dara/contract';
import type { TalentRecord } from '../../api/generated.ts';

export interface BookoutValues {
  /** The same before and after an edit. */
  key: string;
  from: string;
  to: string;
}

/** Form values: numbers are text until submit. */
export interface RecordValues extends Record<BodyName, string> {
  displayName: string;
  firstName: Localized;
  lastName: Localized;
  nickName: Localized;
  gender: Gender | '';
  birthDay: string;
  nationality: string;
  guardian: { name: string; relation: string; phone: string; email: string };
  email: string;
  phoneNumber: string;
  companyName: string;
  talentTypes: TalentType[];
  socialMedia: ChannelValues[];
  bio: Localized;
  languages: string[];
  tags: string[];
  picture: Picture | null;
  album: AlbumImage[];
  bookouts: BookoutValues[];
  active: boolean;
  isTop10: boolean;
  language: Locale;
}

export const emptyLocalized = (): Localized => ({ th: '', en: '' });

/** A record that is yet to be made. */
export const NO_RECORD: RecordValues = {
  displayName: '',
  firstName: emptyLocalized(),
  lastName: emptyLocalized(),
  nickName: emptyLocalized(),
  gender: '',
  birthDay: '',
  nationality: 'TH',
  guardian: { name: '', relation: '', phone: '', email: '' },
  email: '',
  phoneNumber: '',
  companyName: '',
  talentTypes: [],
  ...bodyWith(() => ''),
  socialMedia: [],
  bio: emptyLocalized(),
  languages: [],
  tags: [],
  picture: null,
  album: [],
  bookouts: [],
  active: true,
  isTop10: false,
  language: 'th',
};

const inItsLanguage = (name: string): Localized =>
  /[\u0e00-\u0e7f]/.test(name) ? { th: name, en: '' } : { th: '', en: name };

/** What a person typed elsewhere gives of a new record. */
export const valuesOf = (person: BegunPerson): Partial<RecordValues> => ({
  firstName: inItsLanguage(person.firstName),
  lastName: inItsLanguage(person.lastName),
  email: person.email,
  phoneNumber: person.contactPhone,
  language: person.language === 'en' ? 'en' : 'th',
});

/** Never stored on the device. */
export const RECORD_NOT_STORED = ['picture', 'album'];

export const LINES = ['phoneNumber', 'companyName', ...BODY_LINES] as const;

const text = (value: number | null): string => (value === null ? '' : String(value));

export function toValues(record: TalentRecord): RecordValues {
  const values: RecordValues = {
    ...NO_RECORD,
    displayName: record.displayName,
    firstName: { ...emptyLocalized(), ...record.firstName },
    lastName: { ...emptyLocalized(), ...record.lastName },
    nickName: { ...emptyLocalized(), ...record.nickName },
    gender: record.gender,
    birthDay: record.birthday ?? '',
    nationality: record.nationality,
    guardian: { ...NO_RECORD.guardian, ...record.guardian },
    email: record.email,
    talentTypes: record.talentTypes,
    socialMedia: record.socialMedia.map(({ channel, name, link, followers, engagementRate }) => ({
      channel,
      name,
      link: link ?? '',
      followers: text(followers),
      engagementRate: text(engagementRate),
    })),
    bio: { ...emptyLocalized(), ...record.bio },
    languages: record.languages,
    tags: record.tags.map(({ id }) => id),
    picture: record.image,
    album: albumOf(record.album),
    bookouts: record.bookouts.map(({ from, to }) => ({ key: `${from}/${to}`, from, to })),
    active: record.active,
    isTop10: record.isTop10,
  };
  for (const name of BODY_FIGURES) values[name] = text(record[name]);
  for (const name of LINES) values[name] = record[name] ?? '';
  return values;
}
