import { Type, type Static } from 'typebox';
import { CONSENT_PURPOSES } from '@dara/model';
import {
  Id,
  Instant,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const Purpose = StringEnum(CONSENT_PURPOSES, 'ConsentPurpose');

/** How a consent stands: what was last said about its purpose. */
export const ConsentState = Type.Object(
  {
    purpose: Purpose,
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
    needsGuardian: Type.Boolean({ description: 'Under 20: a guardian gives the consents' }),
  },
  { title: 'ConsentList' },
);
export type ConsentList = Static<typeof ConsentList>;

const { page, size } = listQuery(PAGE_SIZE.management);
export const ConsentHistoryQuery = Type.Object({ page, size });

/** One consent, from when and where it was given to when and where it was withdrawn. */
export const ConsentHistoryEntry = Type.Object(
  {
    id: Id,
    purpose: Purpose,
    textVersion: Type.String(),
    givenAt: Instant,
    givenBy: StringEnum(['self', 'guardian']),
    givenFrom: NullableText,
    withdrawnAt: Nullable(Instant),
    withdrawnFrom: NullableText,
  },
  { title: 'ConsentHistoryEntry' },
);
export type ConsentHistoryEntry = Static<typeof ConsentHistoryEntry>;
export const ConsentHistoryPage = Page(ConsentHistoryEntry, 'ConsentHistoryPage');

export const ConsentBody = Type.Object(
  {
    purpose: StringEnum(CONSENT_PURPOSES),
    given: Type.Boolean(),
    textVersion: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 40,
        description: 'Of the text shown; due when giving',
      }),
    ),
    givenBy: Type.Optional(StringEnum(['self', 'guardian'])),
  },
  { title: 'ConsentBody' },
);
export type ConsentBody = Static<typeof ConsentBody>;
