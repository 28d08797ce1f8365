import { MAJORITY_AGE, ageOn } from '@dara/model';
import type { EmailSuffix } from '@dara/model';
import countries from 'i18n-iso-countries';
import { cleanPhone } from '../../../kernel/schema/contact.ts';
import type { Guardian } from '../../../kernel/database/json-columns.ts';
import { InputCheck, cleanLocalized, cleanName } from '../../../kernel/schema/input.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import {
  checkEmail,
  checkPassword,
  checkPhone,
  checkPlace,
  normalizeEmail,
} from '../../authorization/authorization.public.ts';
import {
  bioOf,
  checkBirthDay,
  checkGuardian,
  checkRepeatedChannels,
  checkSocials,
  refuseOwnMailbox,
  type CheckedSocial,
} from '../rules/talent-input.check.ts';
import type { TalentRegistration } from './talent-register.schema.ts';

/** A valid registration, with its texts normalized. */
export interface CheckedTalent extends Omit<
  TalentRegistration,
  'guardian' | 'bio' | 'birthday' | 'socialMedia' | 'nickName' | 'firstName' | 'lastName'
> {
  firstName: Localized;
  lastName: Localized;
  nickName: Localized;
  birthDay: string;
  bio: Localized | null;
  /** For talents under 20 only. */
  guardian: Guardian | null;
  socialMedia: CheckedSocial[];
}

/** Checks beyond the schema; throws all errors together. `day` is today in Bangkok. */
export async function checkTalent(
  data: TalentRegistration,
  { day, suffix }: { day: string; suffix: EmailSuffix },
): Promise<CheckedTalent> {
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
  checkEmail(check, 'email', email, suffix);
  await checkPassword(check, data.password, [email, displayName]);
  checkPhone(check, 'phoneNumber', data.phoneNumber);
  if (!countries.isValid(data.nationality)) check.refuse('nationality', 'enum');
  checkPlace(check, data);
  const birthDay = checkBirthDay(check, data, day);
  const socialMedia = checkSocials(check, data.socialMedia ?? []);
  const isUnderage = birthDay !== '' && ageOn(birthDay, day) < MAJORITY_AGE;
  const guardian = isUnderage ? checkGuardian(check, data.guardian, suffix) : null;
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
