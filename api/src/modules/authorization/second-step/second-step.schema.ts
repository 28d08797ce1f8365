import { Type, type Static } from 'typebox';
import { Password, StepCode } from '../account/authorization.schema.ts';
import { Instant, Nullable } from '../../../kernel/schema/shapes.ts';

/** State of a user's second step. */
export const SecondStep = Type.Object(
  {
    /** Null while there is none. */
    since: Nullable(Instant),
    recoveryCodesLeft: Type.Integer(),
    /** The agency requires one for this role: it cannot be turned off. */
    isRequired: Type.Boolean(),
  },
  { title: 'SecondStep' },
);
export type SecondStep = Static<typeof SecondStep>;

export const PasswordBody = Type.Object({ password: Password }, { title: 'PasswordBody' });
export const CodeBody = Type.Object({ code: StepCode }, { title: 'CodeBody' });

/** What an app needs: the secret for typing, or its QR code as an SVG path in a square of `size` units. */
export const NewSecondStep = Type.Object(
  {
    secret: Type.String(),
    uri: Type.String(),
    qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
  },
  { title: 'NewSecondStep' },
);

/** Shown once. */
export const RecoveryCodes = Type.Object(
  { recoveryCodes: Type.Array(Type.String()) },
  { title: 'RecoveryCodes' },
);
