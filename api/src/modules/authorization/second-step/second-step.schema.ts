import { Type, type Static } from 'typebox';
import { Password, StepCode } from '../account/authorization.schema.ts';
import { Instant, Nullable } from '../../../kernel/schema/shapes.ts';

/** How somebody's second step stands. */
export const SecondStep = Type.Object(
  {
    /** Null while there is none. */
    since: Nullable(Instant),
    recoveryCodesLeft: Type.Integer(),
    /** The agency asks for one of people of this role: it cannot be turned off. */
    isRequired: Type.Boolean(),
  },
  { title: 'SecondStep' },
);
export type SecondStep = Static<typeof SecondStep>;

export const PasswordBody = Type.Object({ password: Password }, { title: 'PasswordBody' });
export const CodeBody = Type.Object({ code: StepCode }, { title: 'CodeBody' });

/** What an app has to be given: the secret to be typed, or its QR code as a path in a square of `size` units. */
export const NewSecondStep = Type.Object(
  {
    secret: Type.String(),
    uri: Type.String(),
    qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
  },
  { title: 'NewSecondStep' },
);

/** Told once. */
export const RecoveryCodes = Type.Object(
  { recoveryCodes: Type.Array(Type.String()) },
  { title: 'RecoveryCodes' },
);
