import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../../kernel/schema/shapes.ts';
import { Password } from '../account/authorization.schema.ts';

const PASSKEY_NAME_MAX = 60;
const Name = Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAX });
const Token = Type.String({ minLength: 1, maxLength: 200 });
/** Bytes as base64url, as browsers encode them. */
const bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const CREDENTIAL_ID = 1400;
const ANSWER = 20_000;

export const Passkey = Type.Object(
  { id: Id, name: Type.String(), createdAt: Instant, lastUsedAt: Nullable(Instant) },
  { title: 'Passkey' },
);
export type Passkey = Static<typeof Passkey>;
export const PasskeyList = Type.Object({ items: Type.Array(Passkey) }, { title: 'PasskeyList' });

/** Options for `PublicKeyCredential`, and the challenge token to return with the response. */
export const PasskeyQuestion = Type.Object(
  { token: Type.String(), options: Type.Record(Type.String(), Type.Unknown()) },
  { title: 'PasskeyQuestion' },
);

const credential = <Response extends Parameters<typeof Type.Object>[0]>(response: Response) =>
  Type.Object({
    id: bytes(CREDENTIAL_ID),
    rawId: bytes(CREDENTIAL_ID),
    type: Type.Literal('public-key'),
    response: Type.Object(response),
  });

export const NewPasskeyQuestionBody = Type.Object(
  { password: Password },
  { title: 'NewPasskeyQuestionBody' },
);

export const NewPasskeyBody = Type.Object(
  {
    token: Token,
    name: Name,
    credential: credential({
      clientDataJSON: bytes(ANSWER),
      attestationObject: bytes(ANSWER),
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
    }),
  },
  { title: 'NewPasskeyBody' },
);

export const PasskeyNameBody = Type.Object({ name: Name }, { title: 'PasskeyNameBody' });

export const PasskeySignInBody = Type.Object(
  {
    token: Token,
    credential: credential({
      clientDataJSON: bytes(ANSWER),
      authenticatorData: bytes(ANSWER),
      signature: bytes(ANSWER),
      userHandle: bytes(200),
    }),
  },
  { title: 'PasskeySignInBody' },
);
