import {
  anyEmail,
  localizedText,
  isAnyEmail,
  isWebAddress,
  phone,
  required,
  text,
  webAddress,
  type Rule,
} from '@dara/kit/validation';
import { PERSON_LINES, SITE_LIMITS, SITE_SOCIALS } from '@dara/model';
import { array, boolean, object, string } from 'yup';
import { instantOf, linesOf, type AnnouncementValues } from './site-setting.model.ts';

function rule(name: string, passes: (value: string) => boolean): Rule<string> {
  return {
    name,
    message: { id: `setting.site.rule.${name}` },
    test: (value) => !value || passes(value),
  };
}

const isLink = (link: string) =>
  link.startsWith('/') ? /^\/(?![/\\])\S*$/.test(link) : isWebAddress(link);
const areEmails = (lines: string) => linesOf(lines).every(isAnyEmail);
const areFew = (lines: string) => linesOf(lines).length <= SITE_LIMITS.recipients;

/** English alone is refused: Thai visitors could not read it. */
const either = (limit: number) =>
  object({
    th: text(limit).when('en', ([en], schema) => (en ? schema.test(required()) : schema)),
    en: text(limit),
  });

const announcement = object({
  text: localizedText(SITE_LIMITS.announcement),
  link: text(SITE_LIMITS.link).test(rule('link', isLink)),
  toDay: string().test({
    name: 'ends',
    message: { id: 'setting.site.rule.ends' },
    test: (_value, { parent }) => {
      const { fromDay, fromTime, toDay, toTime } = parent as AnnouncementValues;
      const [from, to] = [instantOf(fromDay, fromTime), instantOf(toDay, toTime, true)];
      return from === null || to === null || from < to;
    },
  }),
});

export const siteSchema = object({
  name: either(SITE_LIMITS.name),
  tagline: either(SITE_LIMITS.tagline),
  legal: either(SITE_LIMITS.legal),
  address: either(SITE_LIMITS.address),
  email: text(PERSON_LINES.email).test(anyEmail()),
  phone: text(PERSON_LINES.phone).test(phone()),
  lineId: text(SITE_LIMITS.lineId).test(
    rule('lineId', (id) => /^@?[a-z0-9][a-z0-9._-]{1,58}$/i.test(id)),
  ),
  social: object(
    Object.fromEntries(
      SITE_SOCIALS.map((name) => [name, text(SITE_LIMITS.link).test(webAddress())]),
    ),
  ),
  messagesTo: string().test(rule('recipients', areEmails)).test(rule('fewer', areFew)),
  longEmailSuffixes: boolean(),
  announcements: array().of(announcement),
});
