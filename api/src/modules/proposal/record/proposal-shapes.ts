import {
  LINE_UP_STATES,
  PROPOSAL_DECISIONS,
  PROPOSAL_LIMITS,
  PROPOSAL_REASONS,
  PROPOSAL_STATUSES,
} from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  Id,
  ImageRef,
  Instant,
  Localized,
  Nullable,
  NullableNumber,
  NullableText,
  StringEnum,
  TalentTypeEnum,
} from '../../../kernel/schema/shapes.ts';

export const ProposalStatusEnum = StringEnum(PROPOSAL_STATUSES, 'ProposalStatus');
export const ProposalDecisionEnum = StringEnum(PROPOSAL_DECISIONS, 'ProposalDecision');
export const ProposalReasonEnum = StringEnum(PROPOSAL_REASONS, 'ProposalReason');
export const LanguageEnum = StringEnum(['th', 'en']);
/** `yyyy-mm-dd`. */
export const DayInput = Type.String({ format: 'date' });

/** Baht with two decimals, as an invoice would write them down. */
const Totals = Type.Object(
  {
    subtotal: Type.Number(),
    discount: Type.Number(),
    taxable: Type.Number({
      description: 'After the discount; the base of VAT and withholding tax',
    }),
    vat: Type.Number(),
    total: Type.Number(),
    withholding: Type.Number(),
    netPayable: Type.Number(),
  },
  { title: 'ProposalTotals' },
);

export const Margin = Type.Object(
  { cost: Type.Number(), margin: Type.Number(), marginPercent: NullableNumber },
  { title: 'ProposalMargin' },
);

/** The place of a talent in the line-up of an accepted proposal. */
const LineUpPlace = Type.Object(
  {
    state: StringEnum(LINE_UP_STATES, 'LineUpState'),
    from: NullableText,
    to: NullableText,
    /** The item that this talent replaces. */
    replaces: Nullable(Id),
  },
  { title: 'ProposalLineUpPlace' },
);
export type LineUpPlace = Static<typeof LineUpPlace>;

/** Fields of an item for every reader of the proposal. */
export const itemFields = {
  id: Id,
  talentId: Id,
  talentName: Nullable(Localized),
  image: Nullable(ImageRef),
  talentType: TalentTypeEnum,
  deliverable: NullableText,
  quantity: Type.Integer(),
  unitPrice: Type.Number(),
  amount: Type.Number(),
  availability: NullableText,
  decision: ProposalDecisionEnum,
  reason: Nullable(ProposalReasonEnum),
  comment: NullableText,
  decidedAt: Nullable(Instant),
  isAvailable: Type.Boolean({
    description: 'False when the talent is no longer available; such items count in no total',
  }),
  lineUp: Nullable(LineUpPlace),
  version: Type.Integer({ description: 'Version of the answer to this item' }),
};
export const ProposalClientItem = Type.Object(itemFields, { title: 'ProposalClientItem' });
export type ProposalClientItem = Static<typeof ProposalClientItem>;

/** Fields in the header for both sides. */
export const headFields = {
  number: Type.String(),
  title: Type.String(),
  brief: NullableText,
  language: LanguageEnum,
  note: NullableText,
  revision: Type.Integer(),
  status: ProposalStatusEnum,
  statusReason: NullableText,
  validUntil: Type.String(),
  companyName: Localized,
  discount: Type.Number(),
  vatRate: Type.Number(),
  whtRate: Type.Number(),
  totals: Totals,
  chosen: Nullable(Totals),
  sentAt: Nullable(Instant),
  viewedAt: Nullable(Instant),
  respondedAt: Nullable(Instant),
  decidedAt: Nullable(Instant),
};

/** A field that differs from the previous revision; for an item with the name of its talent. */
export const RevisionChange = Type.Object(
  {
    kind: StringEnum(['Changed', 'Added', 'Removed']),
    field: NullableText,
    talentName: Nullable(Localized),
    before: Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] }),
    after: Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] }),
  },
  { title: 'ProposalRevisionChange' },
);
export type RevisionChange = Static<typeof RevisionChange>;

export const DecisionBody = Type.Object(
  {
    decision: StringEnum(PROPOSAL_DECISIONS),
    reason: Type.Optional(Nullable(StringEnum(PROPOSAL_REASONS))),
    comment: Type.Optional(Nullable(Type.String({ maxLength: PROPOSAL_LIMITS.comment }))),
    version: Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'Version of the item',
    }),
  },
  { title: 'ProposalDecisionBody' },
);
export type DecisionBody = Static<typeof DecisionBody>;
