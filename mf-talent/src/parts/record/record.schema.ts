import {
  birthDay,
  both,
  dateRank,
  email,
  guardian,
  inches,
  isUnderage,
  max,
  min,
  needed,
  number,
  phone,
  required,
  text,
  webAddress,
  type Rule,
} from '@dara/kit/validation';
import { array, mixed, object, string, type TestContext } from 'yup';
import { TAGS_MAX } from '@dara/model';

const decimal = (): Rule<string> => ({
  name: 'decimal',
  message: { id: 'talent.record.rule.decimal' },
  test: (value) => !value || /^\d+(\.\d{1,2})?$/.test(value),
});
const figure = (from: number, to: number) => string().test(decimal()).test(min(from)).test(max(to));

/** Thai has to be there once English is: readers of Thai come first. */
const thaiToo = (): Rule<string> => ({
  name: 'thaiToo',
  message: { id: 'kit.validation.required' },
  test: (value, context: TestContext) => {
    const { en = '' } = (context.parent ?? {}) as { en?: string };
    return Boolean(value?.trim()) || !en.trim();
  },
});

const common = {
  displayName: needed(60),
  firstName: both(50),
  lastName: both(50),
  nickName: object({ th: text(50).test(thaiToo()), en: text(50) }),
  gender: string().test(required()),
  nationality: string().test(required()),
  guardian: object().when('birthDay', ([day]) =>
    isUnderage(String(day ?? '')) ? guardian : object(),
  ),
  phoneNumber: text(30).test(phone()),
  companyName: text(120),
  height: figure(30, 250),
  weight: figure(1, 300),
  chest: inches(),
  waist: inches(),
  hip: inches(),
  shoes: figure(15, 50),
  socialMedia: array(
    object({
      channel: string(),
      name: needed(100),
      link: text(500).test(webAddress()),
      followers: string().test(number()).test(max(2_147_483_647)),
      engagementRate: figure(0, 1000),
    }),
  ),
  bio: object({ th: text(2000), en: text(2000) }),
  languages: array(string()).max(20, { id: 'talent.record.rule.tags', values: { limit: 20 } }),
  tags: array(string()).max(TAGS_MAX, {
    id: 'talent.record.rule.tags',
    values: { limit: TAGS_MAX },
  }),
  picture: mixed().nullable(),
  album: array(object({ alt: object({ th: text(200), en: text(200) }) })),
  bookouts: array(
    object({
      from: string().test(required()),
      to: string().test(required()).test(dateRank('from')),
    }),
  ),
};

/** A talent's own record: the birthday decides who consents, so it has to be there. */
export const ownSchema = object({
  ...common,
  birthDay: string().test(required()).test(birthDay()),
});

export const staffSchema = object({
  ...common,
  birthDay: string().test(birthDay()),
  email: needed(254).test(email()),
});
