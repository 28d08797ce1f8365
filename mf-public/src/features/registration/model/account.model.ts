import { confirmed, email, requiredText, number, password, required } from '@dara/kit/validation';
import { PERSON_LINES } from '@dara/model';
import { object, string } from 'yup';
import { postalCode } from './registration.rules.ts';

/** What both registrations ask for: how a user signs in, and where they live or work. */
export interface AccountValues {
  email: string;
  password: string;
  passwordConfirm: string;
}

export interface AddressValues {
  address: string;
  province: string;
  district: string;
  subDistrict: string;
  postalCode: string;
}

export const NO_ACCOUNT: AccountValues = { email: '', password: '', passwordConfirm: '' };

export const NO_ADDRESS: AddressValues = {
  address: '',
  province: '',
  district: '',
  subDistrict: '',
  postalCode: '',
};

/** Never stored on the device. */
export const ACCOUNT_NOT_STORED = ['password', 'passwordConfirm'];

export const optional = (text: string): string | undefined => text.trim() || undefined;

export const accountBody = ({ email, password }: AccountValues) => ({
  email: email.trim(),
  password,
});

export const addressBody = (values: AddressValues) => ({
  address: values.address.trim(),
  province: values.province,
  district: values.district,
  subDistrict: values.subDistrict,
  postalCode: values.postalCode,
});

export const accountSchema = object({
  email: requiredText(PERSON_LINES.email).test(email()),
  password: requiredText(PERSON_LINES.password).test(password()),
  passwordConfirm: string().test(required()).test(confirmed('password')),
});

export const addressSchema = object({
  address: requiredText(PERSON_LINES.address),
  province: string().test(required()),
  district: string().test(required()),
  subDistrict: string().test(required()),
  postalCode: string().test(required()).test(number()).test(postalCode()),
});
