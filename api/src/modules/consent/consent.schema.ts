import { Type, type Static } from 'typebox';
import { CONSENT_PURPOSES } from '@dara/model';
import { Instant, Nullable, NullableText, StringEnum } from '../../kernel/schema/shapes.ts';

export const ConsentPurposeEnum = StringEnum(CONSENT_PURPOSES, 'ConsentPurpose');

/** State of a consent: the latest decision about its purpose. */
export const ConsentState = Type.Object(
  {
    purpose: ConsentPurposeEnum,
    isGiven: Type.Boolean(),
    textVersion: NullableText,
    givenAt: Nullable(Instant),
    givenBy: Nullable(StringEnum(['self', 'guardian'])),
    withdrawnAt: Nullable(Instant),
  },
  { title: 'ConsentState' },
);
export type ConsentState = Static<typeof ConsentState>;

export const ConsentList = Type.Object(
  {
    items: Type.Array(ConsentState),
    needsGuardian: Type.Boolean({ description: 'Under 20: the guardian gives the consents' }),
  },
  { title: 'ConsentList' },
);
export type ConsentList = Static<typeof ConsentList>;

export const ConsentBody = Type.Object(
  {
    purpose: StringEnum(CONSENT_PURPOSES),
    given: Type.Boolean(),
    textVersion: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 40,
        description: 'Version of the text shown; required when giving',
      }),
    ),
    givenBy: Type.Optional(StringEnum(['self', 'guardian'])),
  },
  { title: 'ConsentBody' },
);
export type ConsentBody = Static<typeof ConsentBody>;
