import type { Uploads } from '@dara/backend';
import { MAJORITY_AGE, NEW_FACE_PICTURES, ageOn, type EmailSuffix } from '@dara/model';
import { isBirthday } from '../../kernel/age.ts';
import { cleanPhone, isSameMailbox } from '../../kernel/schema/contact.ts';
import { InputCheck, cleanLine, cleanName, optionalLine } from '../../kernel/schema/input.ts';
import type { Language } from '../../kernel/schema/shapes.ts';
import { checkEmail, checkPhone, normalizeEmail } from '../authorization/authorization.public.ts';
import type { NewFaceInput } from './new-face.schema.ts';

/** A valid application, with its texts normalized. */
export interface CheckedNewFace {
  name: string;
  birthday: string;
  height: number;
  phone: string | null;
  lineId: string | null;
  email: string | null;
  language: Language;
  textVersion: string;
  /** Under 20 only. */
  guardian: { name: string; email: string } | null;
}

/** Checks beyond the schema; throws all errors together. `day` is today in Bangkok. */
export function checkNewFace(
  data: NewFaceInput,
  uploads: Uploads,
  { day, suffix }: { day: string; suffix: EmailSuffix },
): CheckedNewFace {
  const check = new InputCheck();
  const name = cleanName(data.name);
  check.required('name', name);
  const { birthday, height, consent, language = 'th' } = data;
  if (!isBirthday(birthday, day)) check.refuse('birthday', 'date');
  const phone = cleanPhone(optionalLine(data.phone) ?? '') || null;
  const lineId = optionalLine(cleanName(data.lineId ?? ''));
  if (phone === null && lineId === null) check.refuse('phone', 'required', { reads: ['lineId'] });
  if (phone !== null) checkPhone(check, 'phone', phone);
  const email = optionalLine(normalizeEmail(data.email ?? ''));
  if (email !== null) checkEmail(check, 'email', email, suffix);
  const isUnderage = ageOn(birthday, day) < MAJORITY_AGE;
  const guardian = isUnderage ? checkGuardian(check, data, email, suffix) : null;
  for (const part of NEW_FACE_PICTURES) {
    if (!uploads[part]?.length) check.refuse(part, 'required');
  }
  if (!consent) check.refuse('consent', 'CONSENT_REQUIRED');
  const textVersion = cleanLine(data.textVersion);
  check.required('textVersion', textVersion);
  check.throwIfRefused();
  return { name, birthday, height, phone, lineId, email, language, textVersion, guardian };
}

function checkGuardian(
  check: InputCheck,
  { guardian }: NewFaceInput,
  own: string | null,
  suffix: EmailSuffix,
): CheckedNewFace['guardian'] {
  const name = cleanName(guardian?.name ?? '');
  const email = normalizeEmail(guardian?.email ?? '');
  check.required('guardian.name', name);
  if (email === '') check.refuse('guardian.email', 'required', { reads: ['birthday'] });
  else checkEmail(check, 'guardian.email', email, suffix);
  // A guardian with the applicant's own address would be the applicant.
  if (own !== null && isSameMailbox(email, own)) {
    check.refuse('guardian.email', 'ownEmail', { reads: ['email'] });
  }
  return { name, email };
}
