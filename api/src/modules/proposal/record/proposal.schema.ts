import { PROPOSAL_LIMITS, PROPOSAL_STATUSES, REASON_MAX, TALENT_TYPES } from '@dara/model';
import { Type, type Static } from 'typebox';
import { EmailInput } from '../../../kernel/schema/contact.ts';
import { MONEY } from '../../../kernel/schema/input.ts';
import {
  Id,
  Instant,
  Keyword,
  Localized,
  Nullable,
  NullableNumber,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  TalentTypeEnum,
  VersionInput,
  listQuery,
} from '../../../kernel/schema/shapes.ts';
import { ItemBooking } from './proposal-booking.schema.ts';
import {
  DayInput,
  LanguageEnum,
  Margin,
  ProposalStatusEnum,
  headFields,
  itemFields,
} from './proposal-shapes.ts';

const Money = Type.Number(MONEY);
const Percent = Type.Number({ minimum: 0, maximum: 100 });
const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

const ItemInput = Type.Object(
  {
    id: Type.Optional(Id),
    talentId: Id,
    compositeCardId: Type.Optional(Nullable(Id)),
    talentType: Type.Optional(StringEnum(TALENT_TYPES)),
    deliverable: text(PROPOSAL_LIMITS.deliverable),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: PROPOSAL_LIMITS.quantity })),
    unitPrice: Type.Optional(Money),
    cost: Type.Optional(Nullable(Money)),
    availability: text(PROPOSAL_LIMITS.availability),
  },
  { title: 'ProposalItemInput' },
);
export type ItemInput = Static<typeof ItemInput>;

const changeable = {
  title: Type.String({ minLength: 1, maxLength: PROPOSAL_LIMITS.title }),
  businessProfileId: Id,
  jobId: Type.Optional(Nullable(Id)),
  brief: text(PROPOSAL_LIMITS.brief),
  language: Type.Optional(StringEnum(['th', 'en'])),
  validUntil: DayInput,
  discount: Type.Optional(Money),
  vatRate: Type.Optional(Percent),
  whtRate: Type.Optional(Percent),
  note: text(PROPOSAL_LIMITS.note),
  items: Type.Optional(Type.Array(ItemInput, { maxItems: PROPOSAL_LIMITS.items })),
};

export const ProposalInput = Type.Object(changeable, { title: 'ProposalInput' });
export type ProposalInput = Static<typeof ProposalInput>;
export const ProposalChange = Type.Object(
  { ...Type.Partial(Type.Object(changeable)).properties, version: VersionInput },
  { title: 'ProposalChange' },
);
export type ProposalChange = Static<typeof ProposalChange>;

/** Staff also read `compositeCardId`, `cost` and `booking`; responses for clients contain none of them. */
const ProposalItem = Type.Object(
  {
    ...itemFields,
    compositeCardId: Type.Optional(Nullable(Id)),
    cost: Type.Optional(NullableNumber),
    booking: Type.Optional(Nullable(ItemBooking)),
  },
  { title: 'ProposalItem' },
);

const ProposalLinkState = Type.Object(
  {
    email: NullableText,
    hasPasscode: Type.Boolean(),
    expiresAt: Instant,
    state: StringEnum(['Live', 'Expired', 'Revoked', 'Locked']),
    createdAt: Instant,
  },
  { title: 'ProposalLinkState' },
);
export type ProposalLinkState = Static<typeof ProposalLinkState>;

/** `margin`, `link`, `days` and `canBook` are for staff alone, as the items' costs are. */
export const ProposalRecord = Type.Object(
  {
    id: Id,
    ...headFields,
    businessProfileId: Id,
    jobId: Nullable(Id),
    jobTitle: Nullable(Localized),
    items: Type.Array(ProposalItem),
    margin: Type.Optional(Nullable(Margin)),
    link: Type.Optional(Nullable(ProposalLinkState)),
    canBook: Type.Optional(Type.Boolean({ description: 'The line-up can be booked' })),
    days: Type.Optional(Nullable(Type.Object({ from: Type.String(), to: Type.String() }))),
    version: Type.Integer(),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { title: 'ProposalRecord' },
);
export type ProposalRecord = Static<typeof ProposalRecord>;

export const ProposalRowQuery = Type.Object({
  keyword: Type.Optional(Keyword),
  status: Type.Optional(
    Type.Array(StringEnum(PROPOSAL_STATUSES), { maxItems: PROPOSAL_STATUSES.length }),
  ),
  businessProfileId: Type.Optional(Id),
  jobId: Type.Optional(Id),
  validFrom: Type.Optional(DayInput),
  validTo: Type.Optional(DayInput),
  deleted: Type.Optional(
    Type.Boolean({ description: 'Only deleted proposals that can be restored; staff only' }),
  ),
  ...listQuery(PAGE_SIZE.management),
});

export const ProposalRow = Type.Object(
  {
    id: Id,
    number: Type.String(),
    title: Type.String(),
    companyName: Localized,
    businessProfileId: Id,
    jobId: Nullable(Id),
    status: ProposalStatusEnum,
    revision: Type.Integer(),
    total: Type.Number(),
    validUntil: Type.String(),
    items: Type.Integer(),
    answered: Type.Integer({ description: 'Items that the client has answered' }),
    sentAt: Nullable(Instant),
    viewedAt: Nullable(Instant),
    respondedAt: Nullable(Instant),
    decidedAt: Nullable(Instant),
    version: Type.Integer(),
    createdAt: Instant,
    updatedAt: Instant,
    deletedAt: Nullable(Instant),
  },
  { title: 'ProposalRow' },
);
export type ProposalRow = Static<typeof ProposalRow>;
export const ProposalRowPage = Page(ProposalRow, 'ProposalRowPage');

export const ProposalPrefillQuery = Type.Object({
  jobId: Type.Optional(Id),
  talents: Type.Optional(Type.Array(Id, { maxItems: PROPOSAL_LIMITS.items })),
});
/** Initial values of a new proposal; nothing is stored yet. */
export const ProposalPrefill = Type.Object(
  {
    title: NullableText,
    businessProfileId: Nullable(Id),
    companyName: Nullable(Localized),
    jobId: Nullable(Id),
    items: Type.Array(
      Type.Object(
        {
          talentId: Id,
          talentName: Localized,
          compositeCardId: Nullable(Id),
          talentType: TalentTypeEnum,
          unitPrice: Type.Number(),
          cost: NullableNumber,
          isAvailable: Type.Boolean(),
        },
        { title: 'ProposalPrefillItem' },
      ),
    ),
  },
  { title: 'ProposalPrefill' },
);
export type ProposalPrefill = Static<typeof ProposalPrefill>;

export const SendBody = Type.Object(
  {
    email: Type.Optional(Nullable(EmailInput)),
    message: text(PROPOSAL_LIMITS.message),
    expiresAt: Type.Optional(Instant),
    passcode: Type.Optional(
      Nullable(
        Type.String({
          minLength: PROPOSAL_LIMITS.passcodeMin,
          maxLength: PROPOSAL_LIMITS.passcodeMax,
        }),
      ),
    ),
    version: Type.Optional(VersionInput),
  },
  { title: 'ProposalSendBody' },
);
export type SendBody = Static<typeof SendBody>;
export const ProposalSent = Type.Object(
  {
    link: Type.String({ description: 'Returned once' }),
    email: NullableText,
    proposal: ProposalRecord,
  },
  { title: 'ProposalSent' },
);
export type ProposalSent = Static<typeof ProposalSent>;

export const ProposalStatusBody = Type.Object(
  {
    status: StringEnum(PROPOSAL_STATUSES),
    reason: Type.Optional(Type.String({ maxLength: REASON_MAX })),
    version: Type.Optional(VersionInput),
  },
  { title: 'ProposalStatusBody' },
);
export type ProposalStatusBody = Static<typeof ProposalStatusBody>;
export const ProposalVersionBody = Type.Object(
  { version: Type.Optional(VersionInput) },
  { title: 'ProposalVersionBody' },
);
export const PdfQuery = Type.Object({ language: Type.Optional(LanguageEnum) });
