import { cleanEmail, type EmailSuffix } from '@dara/model';
import { cleanPhone, isEmail, isPhone } from '../../kernel/schema/contact.ts';
import { InputCheck, cleanName, cleanText, optionalLine } from '../../kernel/schema/input.ts';
import type { ContactBody } from './contact.schema.ts';

/** A message as stored. */
export interface ContactInput {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  message: string;
  talentIds: string[];
}

/** Normalizes a message; refuses one without a way to reply. */
export function parseContact(body: ContactBody, suffix: EmailSuffix): ContactInput {
  const input: ContactInput = {
    name: cleanName(body.name),
    email: optionalLine(cleanEmail(body.email ?? '')),
    phone: cleanPhone(optionalLine(body.phone) ?? '') || null,
    company: optionalLine(body.company),
    message: cleanText(body.message),
    talentIds: [...new Set(body.talentIds ?? [])],
  };
  const check = new InputCheck();
  check.required('name', input.name);
  check.required('message', input.message);
  if (input.email === null && input.phone === null) {
    check.refuse('email', 'required', { reads: ['phone'] });
  }
  if (input.email !== null && !isEmail(input.email, suffix)) check.refuse('email', 'email');
  if (input.phone !== null && !isPhone(input.phone)) check.refuse('phone', 'number');
  check.throwIfRefused();
  return input;
}
