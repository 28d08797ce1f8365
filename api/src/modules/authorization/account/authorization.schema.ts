import { Type, type Static } from 'typebox';
import { Permission } from '../../../kernel/schema/permission.ts';
import { FullNames, ImageRef, StringEnum } from '../../../kernel/schema/shapes.ts';

const Email = Type.String({ minLength: 3, maxLength: 254 });
export const Password = Type.String({ minLength: 1, maxLength: 200 });
const Token = Type.String({ minLength: 1, maxLength: 200 });
/** A six-digit code of an authenticator app, or a recovery code in any spelling. */
export const StepCode = Type.String({ minLength: 1, maxLength: 40 });

export const LoginBody = Type.Object({ email: Email, password: Password }, { title: 'LoginBody' });
export const RefreshBody = Type.Object(
  { accessToken: Type.Optional(Type.String({ maxLength: 4000 })), refreshToken: Token },
  { title: 'RefreshBody' },
);
export const LogoutBody = Type.Object(
  { refreshToken: Type.Optional(Token) },
  { title: 'LogoutBody' },
);
export const EmailBody = Type.Object({ email: Email }, { title: 'EmailBody' });
export const ResetPasswordBody = Type.Object(
  { email: Email, token: Token, password: Type.String({ maxLength: 200 }) },
  { title: 'ResetPasswordBody' },
);

export const ChangePasswordBody = Type.Object(
  { currentPassword: Password, password: Password },
  { title: 'ChangePasswordBody' },
);

export const Tokens = Type.Object(
  { accessToken: Type.String(), refreshToken: Type.String() },
  { title: 'Tokens' },
);

export const SessionProfile = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    image: Type.Union([ImageRef, Type.Null()]),
    permission: Permission,
    language: Type.Union([Type.Literal('th'), Type.Literal('en')]),
    /** Display preferences of the user, for all devices. */
    chosenLanguage: Type.Optional(Type.Union([Type.Literal('th'), Type.Literal('en')])),
    theme: Type.Optional(StringEnum(['light', 'dark', 'system'])),
    talentNames: Type.Optional(FullNames),
    talentId: Type.Optional(Type.String({ format: 'uuid' })),
    businessProfileId: Type.Optional(Type.String({ format: 'uuid' })),
    /** A second step has to be set up before anything else. */
    mustSetUpSecondStep: Type.Optional(Type.Literal(true)),
  },
  { title: 'SessionProfile' },
);
export type SessionProfile = Static<typeof SessionProfile>;

export const Session = Type.Object(
  { accessToken: Type.String(), refreshToken: Type.String(), profile: SessionProfile },
  { title: 'Session' },
);

/** The same response whether or not the account exists: only the owner is notified, by mail. */
export const RegistrationReceipt = Type.Object(
  { email: Type.String() },
  { title: 'RegistrationReceipt' },
);
export type RegistrationReceipt = Static<typeof RegistrationReceipt>;

/** The password was right; `challenge` is answered in the same browser, with a code. */
export const SecondStepNeeded = Type.Object(
  { challenge: Type.String(), expiresInS: Type.Integer() },
  { title: 'SecondStepNeeded' },
);

export const SecondStepBody = Type.Object(
  { challenge: Token, code: StepCode },
  { title: 'SecondStepBody' },
);
