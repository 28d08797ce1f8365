import { email, maxLength, minLength, number, required } from '@dara/kit/validation';
import { object, string, type InferType } from 'yup';

/** As the api bounds them. */
const MAX = { name: 100, email: 254, company: 150, message: 2000 } as const;
const PHONE_DIGITS = { min: 9, max: 15 } as const;

const text = () => string().ensure();

export const contactSchema = object({
  name: text().test(required()).test(maxLength(MAX.name)),
  email: text()
    .test({
      ...required(),
      // Somebody who leaves a phone number can be answered already.
      test: (value, { parent }) =>
        Boolean(value?.trim() || (parent as { phone?: string }).phone?.trim()),
    })
    .test(email())
    .test(maxLength(MAX.email)),
  phone: text().test(number()).test(minLength(PHONE_DIGITS.min)).test(maxLength(PHONE_DIGITS.max)),
  company: text().test(maxLength(MAX.company)),
  message: text().test(required()).test(maxLength(MAX.message)),
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
