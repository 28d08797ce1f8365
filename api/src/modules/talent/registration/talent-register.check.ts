import countries from 'i18n-iso-countries';
import { MAJORITY_AGE, ageOn, yearsBefore } from '../../../kernel/age.ts';
import { cleanPhone, webAddress } from '../../../kernel/schema/contact.ts';
import type { Guardian } from '../../../kernel/database/db-talent.ts';
import {
  InputCheck,
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
  checkPassword,
  checkPhone,
  checkPlace,
  normalizeEmail,
} from '../../authorization/authorization.public.ts';
import { isSameMailbox } from '../../guardian/guardian.public.ts';
import type { TalentRegistration } from './talent-register.schema.ts';

const OLDEST_YEARS = 120;

/** A registration that keeps every rule, with its texts as they are stored. */
export interface CheckedTalent extends Omit<
  TalentRegistration,
  'guardian' | 'bio' | 'birthday' | 'socialMedia' | 'nickName' | 'firstName' | 'lastName'
> {
  firstName: Localized;
  lastName: Localized;
  nickName: Localized;
  birthDay: string;
  bio: Localized | null;
  /** Of those under 20 only. */
  guardian: Guardian | null;
  socialMedia: CheckedSocial[];
}

type GivenSocial = Omit<NonNullable<TalentRegistration['socialMedia']>[number], 'followers'> & {
  followers?: number | null | undefined;
};

export interface CheckedSocial {
  channel: NonNullable<TalentRegistration['socialMedia']>[number]['channel'];
  name: string;
  link: string | null;
  followers: number | null;
}

/** Everything the schema cannot say; throws all that is wrong at once. `day` is today in Bangkok. */
export async function checkTalent(data: TalentRegistration, day: string): Promise<CheckedTalent> {
  const check = new InputCheck();
  const name = (field: 'firstName' | 'lastName' | 'nickName'): Localized => {
    const text = cleanLocalized(data[field], cleanName);
    check.required(`${field}.th`, text.th);
    return text;
  };
  const displayName = cleanName(data.displayName);
  check.required('displayName', displayName);
  const names = {
    firstName: name('firstName'),
    lastName: name('lastName'),
    nickName: name('nickName'),
  };
  const email = normalizeEmail(data.email);
  checkEmail(check, 'email', email);
  await checkPassword(check, data.password, [email, displayName]);
  checkPhone(check, 'phoneNumber', data.phoneNumber);
  if (!countries.isValid(data.nationality)) check.refuse('nationality', 'enum');
  checkPlace(check, data);
  const birthDay = checkBirthDay(check, data, day);
  const socialMedia = checkSocials(check, data.socialMedia ?? []);
  const isUnderage = birthDay !== '' && ageOn(birthDay, day) < MAJORITY_AGE;
  const guardian = isUnderage ? checkGuardian(check, data.guardian) : null;
  refuseOwnMailbox(check, guardian, email);
  checkRepeatedChannels(check, socialMedia);
  if (!data.consents.publicProfile) check.refuse('consents.publicProfile', 'CONSENT_REQUIRED');
  check.throwIfRefused();
  return {
    ...data,
    ...names,
    displayName,
    email,
    phoneNumber: cleanPhone(data.phoneNumber),
    birthDay,
    bio: bioOf(data.bio),
    guardian,
    socialMedia,
  };
}

export function checkBirthDay(
  check: InputCheck,
  { birthDay, birthday }: Pick<TalentRegistration, 'birthDay' | 'birthday'>,
  day: string,
): string {
  const given = birthDay ?? birthday ?? '';
  if (given === '') check.refuse('birthDay', 'required', { reads: ['birthday'] });
  else if (given > day || given < yearsBefore(day, OLDEST_YEARS)) check.refuse('birthDay', 'date');
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
  given: TalentRegistration['guardian'],
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
  checkEmail(check, 'guardian.email', guardian.email);
  return guardian;
}

/** A guardian who is written to at the talent's own address would be the talent itself. */
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
