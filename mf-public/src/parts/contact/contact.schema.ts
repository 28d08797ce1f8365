import { email, maxLength, minLength, number, required } from '@dara/kit/validation';
import { CONTACT_LINES, PERSON_LINES } from '@dara/model';
import { object, string, type InferType } from 'yup';

/** Digits alone, unlike other forms. */
const PHONE_DIGITS = { min: 9, max: 15 } as const;

const text = () => string().ensure();

export const contactSchema = object({
  name: text().test(required()).test(maxLength(CONTACT_LINES.name)),
  email: text()
    .test({
      ...required(),
      // Somebody who leaves a phone number can be answered already.
      test: (value, { parent }) =>
        Boolean(value?.trim() || (parent as { phone?: string }).phone?.trim()),
    })
    .test(email())
    .test(maxLength(PERSON_LINES.email)),
  phone: text().test(number()).test(minLength(PHONE_DIGITS.min)).test(maxLength(PHONE_DIGITS.max)),
  company: text().test(maxLength(CONTACT_LINES.company)),
  message: text().test(required()).test(maxLength(CONTACT_LINES.message)),
  /** Not seen by people; machines fill it in. */
  website: text(),
});

export type ContactValues = InferType<typeof contactSchema>;

export const emptyContact: ContactValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  website: '',
};
