import { Type, type Static } from 'typebox';
import { CONSENT_PURPOSES } from '@dara/model';
import {
  Instant,
  Localized,
  Nullable,
  NullableInteger,
  StringEnum,
} from '../../kernel/schema/shapes.ts';

export const GUARDIAN_ANSWERS = ['Confirmed', 'Declined', 'Withdrawn'] as const;
export type GuardianAnswer = (typeof GUARDIAN_ANSWERS)[number];

const TOKEN = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });

export const GuardianToken = Type.Object({ token: TOKEN }, { title: 'GuardianToken' });

export const GuardianAnswerBody = Type.Object(
  { token: TOKEN, answer: StringEnum(['Confirm', 'Decline']) },
  { title: 'GuardianAnswerBody' },
);
export type GuardianAnswerBody = Static<typeof GuardianAnswerBody>;

/** The request to a guardian: as much about the talent as is needed to recognise it. */
export const GuardianConfirmation = Type.Object(
  {
    subject: StringEnum(['Talent', 'NewFace']),
    talentName: Localized,
    age: NullableInteger,
    guardianName: Type.String(),
    relation: Type.String({ description: 'Empty for a new face' }),
    consents: Type.Array(StringEnum(CONSENT_PURPOSES), {
      description: 'Consents in force that were given in the name of the guardian',
    }),
    answer: Nullable(StringEnum(GUARDIAN_ANSWERS)),
    answeredAt: Nullable(Instant),
  },
  { title: 'GuardianConfirmation' },
);
export type GuardianConfirmation = Static<typeof GuardianConfirmation>;
