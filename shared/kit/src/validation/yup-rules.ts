import { setLocale, type TestConfig, type TestContext } from 'yup';
import { checkImageFile } from './check-image-file.ts';
import type { ImageRatio } from './image-ratio.ts';
import {
  isAtLeast,
  isAtMost,
  isDateRank,
  isDigits,
  isAnyEmail,
  isEmail,
  isEmpty,
  isMoney,
  isPresent,
  type ValidationMessage,
} from './rules.ts';
import { hasMaxLength, hasMinLength } from './text-length.ts';
import { isPassword } from './password.ts';

const message = (rule: string, values?: Record<string, string | number>): ValidationMessage =>
  values ? { id: `kit.validation.${rule}`, values } : { id: `kit.validation.${rule}` };

/** Messages of Yup's own rules. Runs at the first import, before any schema is created. */
setLocale({
  mixed: {
    default: message('invalid'),
    required: message('required'),
    defined: message('required'),
    notNull: message('required'),
    notType: message('invalid'),
    oneOf: message('invalid'),
    notOneOf: message('invalid'),
  },
  string: {
    email: message('email'),
    matches: message('invalid'),
    url: message('invalid'),
    min: ({ min }: { min: number }) => message('minLength', { limit: min }),
    max: ({ max }: { max: number }) => message('maxLength', { limit: max }),
  },
  number: {
    min: ({ min }: { min: number }) => message('min', { value: min }),
    max: ({ max }: { max: number }) => message('max', { value: max }),
    integer: message('number'),
    positive: message('invalid'),
  },
  array: { min: message('required'), max: message('invalid') },
});

/** A rule for `schema.test(…)`, for any type of value. */
export type Rule<T> = TestConfig<T | null | undefined>;

function rule<T>(
  name: string,
  passes: (value: NonNullable<T>) => boolean,
  values?: Record<string, string | number>,
): Rule<T> {
  return {
    name,
    message: message(name, values),
    test: (value) => isEmpty(value) || passes(value as NonNullable<T>),
  };
}

/** "Please specify information." */
export const required = (): TestConfig<unknown> => ({
  name: 'required',
  exclusive: true,
  message: message('required'),
  test: isPresent,
});

/** "Please enter 0-9 only." */
export const number = () => rule<string | number>('number', isDigits);

/** "Please enter an amount in baht, such as 1,500 or 1,500.50." */
export const money = () => rule<string>('money', (value) => isMoney(value, 2));

/** "Please enter an amount in whole baht, such as 1,500." */
export const wholeBaht = () => rule<string>('wholeBaht', (value) => isMoney(value, 0));

/** "Please enter your email address correctly." */
export const email = () => rule<string>('email', isEmail);

/** The same message for an address with any suffix: an account's, or the agency's. */
export const anyEmail = () => rule<string>('email', isAnyEmail);

/** "Please enter at least "{limit}" characters.", in characters as a person counts them. */
export const minLength = (limit: number) =>
  rule<string>('minLength', (value) => hasMinLength(value, limit), { limit });

/** "Please enter in no more than "{limit}" characters.", in code points as counted by the api. */
export const maxLength = (limit: number) =>
  rule<string>('maxLength', (value) => hasMaxLength(value, limit), { limit });

/** "Please enter at least "{value}"." */
export const min = (value: number) =>
  rule<string | number>('min', (given) => isAtLeast(given, value), { value });

/** "Please enter no more than "{value}"." */
export const max = (value: number) =>
  rule<string | number>('max', (given) => isAtMost(given, value), { value });

/** At least 8 characters with one a-z, one A-Z and one 0-9. */
export const password = () => rule<string>('password', isPassword);

const sibling = (context: TestContext, field: string): unknown =>
  (context.parent as Record<string, unknown> | undefined)?.[field];

/** "Please enter your passwords to match.": equal to the field named. */
export const confirmed = (field: string): Rule<string> => ({
  name: 'confirmed',
  message: message('confirmed'),
  test: (value, context) => (value ?? '') === (sibling(context, field) ?? ''),
});

/** "The end date must be …": not earlier than the field named. */
export const dateRank = (startField: string): Rule<string | Date> => ({
  name: 'dateRank',
  message: message('dateRank'),
  test: (value, context) =>
    isDateRank(value, sibling(context, startField) as string | Date | null | undefined),
});

/** A PNG or JPEG of at most 5 MB, with the given ratio; values other than files are not checked. */
export const image = (ratio?: ImageRatio): TestConfig<unknown> => ({
  name: 'image',
  test: async (value, context) => {
    if (!(value instanceof File)) return true;
    const problem = await checkImageFile(value, ratio);
    return problem ? context.createError({ message: problem }) : true;
  },
});
