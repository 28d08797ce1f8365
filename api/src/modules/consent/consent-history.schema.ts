import { Type, type Static } from 'typebox';
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
import { ConsentPurposeEnum } from './consent.schema.ts';

const { page, size } = listQuery(PAGE_SIZE.management);
export const ConsentHistoryQuery = Type.Object({ page, size });

/** One consent, with time and origin of granting and withdrawal. */
export const ConsentHistoryEntry = Type.Object(
  {
    id: Id,
    purpose: ConsentPurposeEnum,
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
