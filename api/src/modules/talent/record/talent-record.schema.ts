import { Type, type Static } from 'typebox';
import { BUDGET_TYPES, CARD_TEMPLATES, CONSENT_PURPOSES, TALENT_STATUSES } from '@dara/model';
import {
  ChannelEnum,
  Id,
  ImageRef,
  Instant,
  Localized,
  Nullable,
  NullableInteger,
  NullableNumber,
  NullableText,
  TalentTypeEnum,
  VideoRef,
  StringEnum,
} from '../../../kernel/schema/shapes.ts';
import { TalentSocial, WorkExperience, talentCardFields } from '../list/talent.schema.ts';
import { bodyFields } from '../rules/talent-body.schema.ts';

const WorkBudget = Type.Object(
  {
    id: Id,
    type: StringEnum(BUDGET_TYPES),
    detail: NullableText,
    rateCharge: Type.Number({ description: 'THB' }),
    dateUpdate: Instant,
  },
  { title: 'WorkBudget' },
);

export const SocialMediaPerformance = Type.Object(
  {
    id: Id,
    channel: ChannelEnum,
    followers: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Subscribers on YouTube',
    }),
    engagement: Type.Unsafe<number | null>({ type: ['number', 'null'], description: 'Percent' }),
    averagePostReach: NullableInteger,
    averageStoryView: NullableInteger,
    cpr: NullableNumber,
    cpe: NullableNumber,
    suggestedCpr: NullableNumber,
    suggestedCpe: NullableNumber,
    measuredAt: Instant,
  },
  { title: 'SocialMediaPerformance' },
);

export type SocialMediaPerformance = Static<typeof SocialMediaPerformance>;

export const WorkRecord = Type.Object(
  {
    id: Id,
    talentType: TalentTypeEnum,
    budgets: Type.Array(WorkBudget),
    experiences: Type.Array(WorkExperience),
    socialMediaPerformance: Type.Array(SocialMediaPerformance),
    version: Type.Integer(),
    updatedAt: Instant,
  },
  { title: 'WorkRecord' },
);

export type WorkRecord = Static<typeof WorkRecord>;

const CompositeCardRow = Type.Object(
  {
    id: Id,
    name: Type.String(),
    template: StringEnum(CARD_TEMPLATES),
    isDefault: Type.Boolean(),
    shared: Type.Boolean(),
    images: Type.Array(ImageRef),
    updatedAt: Instant,
  },
  { title: 'CompositeCardRow' },
);

export const ConsentRecord = Type.Object(
  {
    id: Id,
    purpose: StringEnum(CONSENT_PURPOSES),
    textVersion: Type.String(),
    givenAt: Instant,
    givenBy: StringEnum(['self', 'guardian']),
    withdrawnAt: NullableText,
  },
  { title: 'ConsentRecord' },
);

const Guardian = Type.Object(
  { name: Type.String(), relation: Type.String(), phone: Type.String(), email: Type.String() },
  { title: 'Guardian' },
);

const GUARDIAN_STATES = ['NotNeeded', 'Missing', 'Waiting', 'Confirmed', 'Declined'] as const;

const PendingChange = Type.Object(
  {
    id: Id,
    requestedAt: Instant,
    fields: Type.Array(StringEnum(['birthday', 'guardian']), {
      description: 'Fields that would change',
    }),
    birthday: NullableText,
    guardian: Nullable(Guardian),
  },
  { title: 'PendingChange' },
);

/** A talent's full record, for the talent and for staff. */
export const TalentRecord = Type.Object(
  {
    ...talentCardFields,
    ...bodyFields,
    firstName: Localized,
    lastName: Localized,
    birthday: NullableText,
    isMinor: Type.Boolean(),
    email: Type.String(),
    phoneNumber: NullableText,
    companyName: NullableText,
    languages: Type.Array(Type.String()),
    bio: Nullable(Localized),
    bookouts: Type.Array(Type.Object({ from: Type.String(), to: Type.String() })),
    guardian: Nullable(Guardian),
    guardianState: StringEnum(GUARDIAN_STATES, 'GuardianState'),
    pendingChange: Nullable(PendingChange),
    album: Type.Array(ImageRef),
    reel: Nullable(VideoRef),
    socialMedia: Type.Array(TalentSocial),
    works: Type.Array(WorkRecord),
    compositeCards: Type.Array(CompositeCardRow),
    consents: Type.Array(ConsentRecord),
    status: StringEnum(TALENT_STATUSES, 'TalentStatus'),
    statusReason: NullableText,
    active: Type.Boolean(),
    isPublic: Type.Boolean({
      description: 'Approved, active, with consent; under 20 confirmed by a guardian',
    }),
    version: Type.Integer(),
  },
  { title: 'TalentRecord' },
);
export type TalentRecord = Static<typeof TalentRecord>;
