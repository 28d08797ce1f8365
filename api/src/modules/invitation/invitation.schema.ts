import { BOOKING_KINDS, BULK_MAX, INVITATION_FIELDS, REQUEST_STATUSES } from '@dara/model';
import { Type, type Static } from 'typebox';
import { BulkResult } from '../../kernel/record/bulk.ts';
import { LanguagesInput, LocalizedInput, MONEY } from '../../kernel/schema/input.ts';
import {
  Id,
  JobRef,
  Instant,
  Keyword,
  Localized,
  Nullable,
  NullableNumber,
  NullableText,
  PAGE_SIZE,
  Page,
  TalentTypeEnum,
  StringEnum,
  VideoRef,
  listQuery,
} from '../../kernel/schema/shapes.ts';
import { talentCardFields, talentFilters, totalBound } from '../talent/talent.public.ts';

const RequestStatusEnum = StringEnum(REQUEST_STATUSES, 'JobRequestStatus');
const Kilograms = Type.Number({ minimum: 0, maximum: 1000 });

export const InvitationQuery = Type.Object({
  status: Type.Optional(
    Type.Array(StringEnum(REQUEST_STATUSES), { maxItems: REQUEST_STATUSES.length }),
  ),
  keyword: Type.Optional(Keyword),
  ...listQuery(PAGE_SIZE.management),
});
export type InvitationQuery = Static<typeof InvitationQuery>;

/** Public fields of each talent. */
const InvitedTalent = Type.Object(talentCardFields, { title: 'InvitedTalent' });

/** Messages between agency and talent are private to them: a business reads its own messages only. */
export const Invitation = Type.Object(
  {
    id: Id,
    talent: InvitedTalent,
    status: RequestStatusEnum,
    sentBy: StringEnum(['Agency', 'Business'], 'InvitationSender'),
    message: Nullable(Localized),
    offeredRate: NullableNumber,
    declineReason: NullableText,
    respondBy: NullableText,
    createdAt: Instant,
    seenAt: Nullable(Instant),
    remindedAt: Nullable(Instant),
    answeredAt: Nullable(Instant),
    tape: Type.Unsafe<VideoRef | null>({
      ...Nullable(VideoRef),
      description: 'Sent with the application that accepted it',
    }),
    canRemind: Type.Boolean({ description: 'It is pending, and no reminder was sent today' }),
    canCancel: Type.Boolean(),
    version: Type.Integer(),
  },
  { title: 'Invitation' },
);
export type Invitation = Static<typeof Invitation>;
export const InvitationPage = Page(Invitation, 'InvitationPage');

const { canRemind: _canRemind, canCancel: _canCancel, ...listedFields } = Invitation.properties;

/** An invitation in the list over all jobs. */
const ListedInvitation = Type.Object(
  {
    ...listedFields,
    job: JobRef,
  },
  { title: 'ListedInvitation' },
);
export type ListedInvitation = Static<typeof ListedInvitation>;
export const ListedInvitationPage = Page(ListedInvitation, 'ListedInvitationPage');

export const InviteBody = Type.Object(
  {
    talentIds: Type.Array(Id, {
      minItems: 1,
      maxItems: BULK_MAX,
      uniqueItems: true,
    }),
    message: Type.Optional(LocalizedInput(INVITATION_FIELDS.message.max)),
    offeredRate: Type.Optional(Type.Number({ ...MONEY, description: 'THB per unit of the job' })),
    respondBy: Type.String({ format: 'date', description: 'The last day to answer' }),
  },
  { title: 'InviteBody' },
);
export type InviteBody = Static<typeof InviteBody>;
export const InviteResult = BulkResult('Invite');

const { talentGroup: _group, ...sharedFilters } = talentFilters;

/** A job's requirements, each editable as a filter; weight is for staff only. */
export const CandidateQuery = Type.Object({
  ...sharedFilters,
  talentType: Type.Optional(Type.Array(TalentTypeEnum, { maxItems: 8 })),
  language: Type.Optional(LanguagesInput),
  starred: Type.Optional(Type.Boolean({ description: 'Starred in the brief of the job' })),
  weightFrom: Type.Optional(Kilograms),
  weightTo: Type.Optional(Kilograms),
  ...listQuery(PAGE_SIZE.management),
});
export type CandidateQuery = Static<typeof CandidateQuery>;

/** Conflicts on the shooting days; not for businesses. */
const CandidateClash = StringEnum([...BOOKING_KINDS, 'Bookout'], 'CandidateClash');

/** A candidate, with its relation to the job. */
export const Candidate = Type.Object(
  {
    ...talentCardFields,
    invitation: Nullable(RequestStatusEnum),
    hasApplied: Type.Boolean(),
    canInvite: Type.Boolean(),
    clash: Nullable(CandidateClash),
  },
  { title: 'Candidate' },
);
export type Candidate = Static<typeof Candidate>;
export const CandidatePage = Type.Object(
  { ...Page(Candidate, 'CandidatePage').properties, ...totalBound },
  { title: 'CandidatePage' },
);
