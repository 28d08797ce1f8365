import { MAJORITY_AGE, ageOn } from '@dara/model';
import type { EmailSuffix } from '@dara/model';
import countries from 'i18n-iso-countries';
import type { Updateable } from 'kysely';
import { bodyColumns } from '../../../kernel/database/talent-body.ts';
import { cleanPhone } from '../../../kernel/schema/contact.ts';
import type { Guardian } from '../../../kernel/database/json-columns.ts';
import type { TalentTable } from '../../../kernel/database/generated.ts';
import {
  InputCheck,
  cleanLocalized,
  cleanName,
  optionalLine,
} from '../../../kernel/schema/input.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import {
  normalizeEmail,
  checkEmail,
  checkPhone,
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
import { guardianOf } from '../../guardian/guardian.public.ts';
import type { TalentInput } from './talent-write.schema.ts';

export interface WrittenSocial extends CheckedSocial {
  engagementRate: number | null;
  /** Which figures were sent, null included; absent ones stay as they are. */
  sent: { followers: boolean; engagementRate: boolean };
}

/** An input that keeps every rule: the columns that change, and the parts that are other tables. */
export interface CheckedInput {
  columns: Updateable<TalentTable>;
  social: WrittenSocial[] | undefined;
  email: string | undefined;
}

/** Stored values for the check of a guardian when the input has only birthday or guardian. */
export interface KnownGuardian {
  birthday: string | null;
  guardian: Guardian | null;
  /** The talent's address, null of a new one; left out where a guardian may be it until staff have looked. */
  email?: string | null;
}

/** Today in Bangkok, and the suffix of new addresses. */
interface Rules {
  day: string;
  suffix: EmailSuffix;
}

/** Checks beyond the schema; throws all errors together. */
export function checkInput(data: TalentInput, known: KnownGuardian, rules: Rules): CheckedInput {
  const check = new InputCheck();
  const columns: Updateable<TalentTable> = bodyColumns(data);
  applyNames(check, data, columns);
  applyContact(check, data, columns, rules);
  applyBirthday(check, data, columns, known, rules);
  applyBookouts(check, data, columns);
  checkMailbox(check, known, columns);
  const social = socialOf(check, data);
  if (social) checkRepeatedChannels(check, social);
  checkRepeatedTypes(check, data);
  check.throwIfRefused();
  return { columns, social, email: columns.email as string | undefined };
}

/** What staff write is refused where it makes a talent its own guardian; a talent's own wish waits for staff. */
function checkMailbox(
  check: InputCheck,
  { email: known, guardian: standing }: KnownGuardian,
  columns: Updateable<TalentTable>,
): void {
  if (known === undefined) return;
  if (columns.guardian === undefined && columns.email === undefined) return;
  const email = typeof columns.email === 'string' ? columns.email : (known ?? '');
  const guardian = columns.guardian === undefined ? standing : guardianOf(columns.guardian);
  if (email === known && guardian?.email === standing?.email) return;
  refuseOwnMailbox(check, guardian, email);
}

function applyNames(check: InputCheck, data: TalentInput, columns: Updateable<TalentTable>): void {
  const name = (field: 'firstName' | 'lastName' | 'nickName'): Localized | null | undefined => {
    const given = data[field];
    if (!given) return given;
    const text = cleanLocalized(given, cleanName);
    check.required(`${field}.th`, text.th);
    return text;
  };
  if (data.displayName !== undefined) {
    columns.display_name = cleanName(data.displayName);
    check.required('displayName', columns.display_name);
  }
  const [first, last, nick] = [name('firstName'), name('lastName'), name('nickName')];
  if (first) columns.first_name = JSON.stringify(first);
  if (last) columns.last_name = JSON.stringify(last);
  if (nick !== undefined) columns.nick_name = nick && JSON.stringify(nick);
  if (data.nationality !== undefined) {
    if (!countries.isValid(data.nationality)) check.refuse('nationality', 'enum');
    columns.nationality = data.nationality;
  }
  if (data.gender !== undefined) columns.gender = data.gender;
}

function applyContact(
  check: InputCheck,
  data: TalentInput,
  columns: Updateable<TalentTable>,
  { suffix }: Rules,
): void {
  if (data.email !== undefined) {
    columns.email = normalizeEmail(data.email);
    checkEmail(check, 'email', columns.email, suffix);
  }
  if (data.phoneNumber !== undefined) {
    columns.phone_number = cleanPhone(data.phoneNumber ?? '') || null;
    if (columns.phone_number) checkPhone(check, 'phoneNumber', columns.phone_number);
  }
  if (data.companyName !== undefined) {
    columns.company_name = optionalLine(data.companyName ?? undefined);
  }
  if (data.bio !== undefined) {
    const bio = bioOf(data.bio ?? undefined);
    columns.bio = bio && JSON.stringify(bio);
  }
  if (data.languages !== undefined) columns.languages = data.languages;
}

/** Minors need a guardian; checked when birthday or guardian is written. */
function applyBirthday(
  check: InputCheck,
  data: TalentInput,
  columns: Updateable<TalentTable>,
  known: KnownGuardian,
  { day, suffix }: Rules,
): void {
  const { guardian } = data;
  const given = data.birthDay === undefined ? data.birthday : data.birthDay;
  if (given === undefined && guardian === undefined) return;
  if (given !== undefined) {
    columns.birthday = given && (checkBirthDay(check, { birthDay: given }, day) || null);
  }
  const birthday = given === undefined ? known.birthday : (columns.birthday ?? null);
  const isUnderage = birthday !== null && ageOn(birthday, day) < MAJORITY_AGE;
  const wanted = guardian === undefined ? (known.guardian ?? undefined) : (guardian ?? undefined);
  if (!isUnderage && !wanted) {
    if (guardian === null) columns.guardian = null;
    return;
  }
  const checked = checkGuardian(check, wanted, suffix);
  if (guardian !== undefined) columns.guardian = checked && JSON.stringify(checked);
}

function applyBookouts(
  check: InputCheck,
  { bookouts }: TalentInput,
  columns: Updateable<TalentTable>,
): void {
  if (!bookouts) return;
  for (const [index, { from, to }] of bookouts.entries()) {
    if (to < from) {
      check.refuse(`bookouts.${index}.to`, 'dateRank', { reads: [`bookouts.${index}.from`] });
    }
  }
  const sorted = bookouts.toSorted((left, right) => (left.from < right.from ? -1 : 1));
  columns.bookouts = JSON.stringify(sorted.map(({ from, to }) => ({ from, to })));
}

function socialOf(check: InputCheck, { socialMedia }: TalentInput): WrittenSocial[] | undefined {
  if (!socialMedia) return undefined;
  return checkSocials(check, socialMedia).map((social, index) => {
    const { followers, engagementRate } = socialMedia[index] ?? {};
    return {
      ...social,
      engagementRate: engagementRate ?? null,
      sent: { followers: followers !== undefined, engagementRate: engagementRate !== undefined },
    };
  });
}

function checkRepeatedTypes(check: InputCheck, { talentTypes = [] }: TalentInput): void {
  for (const [index, type] of talentTypes.entries()) {
    const first = talentTypes.indexOf(type);
    if (first === index) continue;
    check.refuse(`talentTypes.${index}`, 'TALENT_TYPE_DUPLICATE', {
      reads: [`talentTypes.${first}`],
    });
  }
}
