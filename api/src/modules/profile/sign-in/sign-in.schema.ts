import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
} from '../../../kernel/schema/shapes.ts';

export const SIGN_IN_ACTIONS = [
  'SignIn',
  'FailSignIn',
  'FailSecondStep',
  'FailPasskey',
  'RefuseSignIn',
] as const;

export const SignInQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 2_147_483_647, default: PAGE_SIZE.management }),
});

export const SignInEntry = Type.Object(
  {
    id: Id,
    at: Instant,
    action: StringEnum(SIGN_IN_ACTIONS),
    address: NullableText,
    browser: NullableText,
    system: NullableText,
    count: Type.Integer({
      description: 'Number of this attempt among those of its kind from the same address',
    }),
  },
  { title: 'SignInEntry' },
);
export type SignInEntry = Static<typeof SignInEntry>;
export const SignInPage = Page(SignInEntry, 'SignInPage');
