import {
  birthDay,
  localizedText,
  dateRank,
  email,
  isUnderage,
  requiredText,
  phone,
  required,
  text,
  webAddress,
  type Rule,
} from '@dara/kit/validation';
import { array, mixed, object, string, type TestContext } from 'yup';
import {
  BODY_NAMES,
  PERSON_LINES,
  SOCIAL_FIELDS,
  TAGS_MAX,
  TALENT_LINES,
  TALENT_LISTS,
} from '@dara/model';
import { bodySchemas, figureSchema, guardian } from '@dara/agency/schema';

/** Thai is required with English. */
const thaiRequiredWithEnglish = (): Rule<string> => ({
  name: 'thaiToo',
  message: { id: 'kit.validation.required' },
  test: (value, context: TestContext) => {
    const { en = '' } = (context.parent ?? {}) as { en?: string };
    return Boolean(value?.trim()) || !en.trim();
  },
});

const common = {
  displayName: requiredText(TALENT_LINES.displayName),
  firstName: localizedText(TALENT_LINES.firstName),
  lastName: localizedText(TALENT_LINES.lastName),
  nickName: object({
    th: text(TALENT_LINES.nickName).test(thaiRequiredWithEnglish()),
    en: text(TALENT_LINES.nickName),
  }),
  gender: string().test(required()),
  nationality: string().test(required()),
  guardian: object().when('birthDay', ([day]) =>
    isUnderage(String(day ?? '')) ? guardian : object(),
  ),
  phoneNumber: text(PERSON_LINES.phone).test(phone()),
  companyName: text(TALENT_LINES.companyName),
  ...bodySchemas(BODY_NAMES),
  socialMedia: array(
    object({
      channel: string(),
      name: requiredText(SOCIAL_FIELDS.name.max),
      link: text(PERSON_LINES.link).test(webAddress()),
      followers: figureSchema(SOCIAL_FIELDS.followers),
      engagementRate: figureSchema(SOCIAL_FIELDS.engagementRate),
    }),
  ),
  bio: object({ th: text(TALENT_LINES.bio), en: text(TALENT_LINES.bio) }),
  languages: array(string()).max(TALENT_LISTS.languages, {
    id: 'talent.record.rule.tags',
    values: { limit: TALENT_LISTS.languages },
  }),
  tags: array(string()).max(TAGS_MAX, {
    id: 'talent.record.rule.tags',
    values: { limit: TAGS_MAX },
  }),
  picture: mixed().nullable(),
  album: array(
    object({ alt: object({ th: text(TALENT_LINES.imageAlt), en: text(TALENT_LINES.imageAlt) }) }),
  ),
  bookouts: array(
    object({
      from: string().test(required()),
      to: string().test(required()).test(dateRank('from')),
    }),
  ),
};

/** A talent's own record: the birthday is required, since it decides who consents. */
export const ownSchema = object({
  ...common,
  birthDay: string().test(required()).test(birthDay()),
});

export const staffSchema = object({
  ...common,
  birthDay: string().test(birthDay()),
  email: requiredText(PERSON_LINES.email).test(email()),
});
