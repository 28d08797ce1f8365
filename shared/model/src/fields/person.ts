import { EMAIL_LENGTH } from '../email.ts';

/** Limits of sign-in and contact fields, in characters. */
export const PERSON_LINES = {
  email: EMAIL_LENGTH.whole,
  /** First name and last name, each. */
  name: 50,
  password: 200,
  phone: 30,
  link: 500,
  address: 500,
} as const;
