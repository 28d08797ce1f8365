import type { Channel, EmailSuffix } from '@dara/model';
import { isBirthday } from '../../../kernel/age.ts';
import { cleanPhone, isSameMailbox, webAddress } from '../../../kernel/schema/contact.ts';
import type { Guardian } from '../../../kernel/database/json-columns.ts';
import type { InputCheck } from '../../../kernel/schema/input.ts';
import {
  cleanLine,
  cleanLocalized,
  cleanName,
  cleanText,
  optionalLine,
  type LocalizedInput,
} from '../../../kernel/schema/input.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import {
  checkEmail,
  checkPhone,
  normalizeEmail,
} from '../../authorization/authorization.public.ts';
import type { GuardianInput } from './talent-input.schema.ts';

interface GivenBirthday {
  birthDay?: string | undefined;
  birthday?: string | undefined;
}

interface GivenSocial {
  channel: Channel;
  name: string;
  link?: string | undefined;
  followers?: number | null | undefined;
}

export interface CheckedSocial {
  channel: Channel;
  name: string;
  link: string | null;
  followers: number | null;
}

export function checkBirthDay(
  check: InputCheck,
  { birthDay, birthday }: GivenBirthday,
  day: string,
): string {
  const given = birthDay ?? birthday ?? '';
  if (given === '') check.refuse('birthDay', 'required', { reads: ['birthday'] });
  else if (!isBirthday(given, day)) check.refuse('birthDay', 'date');
  else return given;
  return '';
}

export function checkSocials(check: InputCheck, socials: readonly GivenSocial[]): CheckedSocial[] {
  return socials.map(({ channel, name, link, followers }, index) => {
    const account = cleanLine(name);
    check.required(`socialMedia.${index}.name`, account);
    const given = optionalLine(link);
    const address = given && webAddress(given);
    if (given && !address) check.refuse(`socialMedia.${index}.link`, 'url');
    return { channel, name: account, link: address, followers: followers ?? null };
  });
}

export function checkGuardian(
  check: InputCheck,
  given: GuardianInput | undefined,
  suffix: EmailSuffix,
): Guardian | null {
  if (!given) {
    for (const field of ['name', 'relation', 'phone', 'email']) {
      check.refuse(`guardian.${field}`, 'required', { reads: ['birthDay', 'birthday'] });
    }
    return null;
  }
  const guardian = {
    name: cleanName(given.name),
    relation: cleanName(given.relation),
    phone: cleanPhone(given.phone),
    email: normalizeEmail(given.email),
  };
  check.required('guardian.name', guardian.name);
  check.required('guardian.relation', guardian.relation);
  checkPhone(check, 'guardian.phone', guardian.phone);
  checkEmail(check, 'guardian.email', guardian.email, suffix);
  return guardian;
}

/** A guardian with the talent's own address would be the talent. */
export function refuseOwnMailbox(
  check: InputCheck,
  guardian: Guardian | null,
  email: string,
): void {
  if (guardian && isSameMailbox(guardian.email, email)) {
    check.refuse('guardian.email', 'ownEmail', { reads: ['email'] });
  }
}

export function checkRepeatedChannels(
  check: InputCheck,
  socials: readonly Pick<CheckedSocial, 'channel'>[],
  field = 'socialMedia',
): void {
  for (const [index, { channel }] of socials.entries()) {
    const first = socials.findIndex((other) => other.channel === channel);
    if (first === index) continue;
    const reads = [`${field}.${first}.channel`];
    check.refuse(`${field}.${index}.channel`, 'CHANNEL_DUPLICATE', { reads });
  }
}

export function bioOf(bio: LocalizedInput | undefined): Localized | null {
  if (!bio) return null;
  const text = cleanLocalized(bio, cleanText);
  const th = text.th || text.en;
  return th === '' ? null : { th, en: text.en };
}
