import { Type, type Static } from 'typebox';
import { STALE_RATE_DAYS, TALENT_STATUSES, UNUSED_DAYS } from '@dara/model';
import { MONEY } from '../../../kernel/schema/input.ts';
import {
  Instant,
  Localized,
  Nullable,
  NullableNumber,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  listQuery,
} from '../../../kernel/schema/shapes.ts';
import { talentCardFields, talentFilters, totalBound } from './talent.schema.ts';

const Money = Type.Number(MONEY);
const Kilograms = Type.Number({ minimum: 0, maximum: 1000 });

/** Filters of staff, in the list and in its export. */
export const talentRowFilters = {
  ...talentFilters,
  budgetFrom: Type.Optional(Money),
  budgetTo: Type.Optional(Money),
  weightFrom: Type.Optional(Kilograms),
  weightTo: Type.Optional(Kilograms),
  status: Type.Optional(Type.Array(StringEnum(TALENT_STATUSES), { maxItems: 4 })),
  active: Type.Optional(Type.Boolean()),
  isTop10: Type.Optional(Type.Boolean()),
  missingTranslation: Type.Optional(Type.Boolean()),
  staleRates: Type.Optional(
    Type.Boolean({
      description: `Talents with a rate older than ${STALE_RATE_DAYS} days`,
    }),
  ),
  unused: Type.Optional(
    Type.Boolean({
      description: `Public talents without application, invitation or booking for ${UNUSED_DAYS} days`,
    }),
  ),
  deleted: Type.Optional(
    Type.Boolean({
      description:
        'Only deleted records that can be restored, instead of the others; administrators only',
    }),
  ),
};

export const TalentRowQuery = Type.Object({
  ...talentRowFilters,
  ...listQuery(PAGE_SIZE.management),
});
export type TalentRowQuery = Static<typeof TalentRowQuery>;

export const TalentRow = Type.Object(
  {
    ...talentCardFields,
    firstName: Localized,
    lastName: Localized,
    email: Type.String(),
    phoneNumber: NullableText,
    companyName: NullableText,
    birthday: NullableText,
    weight: NullableNumber,
    status: StringEnum(TALENT_STATUSES, 'TalentStatus'),
    active: Type.Boolean(),
    isPublic: Type.Boolean({ description: 'Approved, active, with consent' }),
    missingTranslation: Type.Boolean(),
    deletedAt: Nullable(Instant),
    version: Type.Integer(),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { title: 'TalentRow' },
);
export type TalentRow = Static<typeof TalentRow>;
export const TalentRowPage = Type.Object(
  { ...Page(TalentRow, 'TalentRowPage').properties, ...totalBound },
  { title: 'TalentRowPage' },
);
export type TalentRowPage = Static<typeof TalentRowPage>;
