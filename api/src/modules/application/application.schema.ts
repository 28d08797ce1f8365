import {
  APPLICATION_FIELDS,
  APPLICATION_INTERNAL,
  APPLICATION_STATUSES,
  BOARD_MAX,
  BOOKING_KINDS,
  BRIEF_REASONS,
  BULK_MAX,
  CASTING_SHEET_MAX,
  JOB_STATUSES,
  REJECTION_TEXT_MAX,
  REJECT_REASONS,
  TALENT_TYPES,
} from '@dara/model';
import { Type, type Static } from 'typebox';
import { BulkResult } from '../../kernel/record/bulk.ts';
import { LocalizedInput, MONEY } from '../../kernel/schema/input.ts';
import {
  Id,
  JobRef,
  ImageRef,
  Instant,
  Keyword,
  Localized,
  Nullable,
  NullableInteger,
  NullableNumber,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  TalentTypeEnum,
  VersionInput,
  VideoRef,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const StageEnum = StringEnum(APPLICATION_STATUSES, 'ApplicationStage');
const ReasonEnum = StringEnum(REJECT_REASONS, 'RejectReason');
const Stars = Type.Integer({
  minimum: APPLICATION_INTERNAL.stars.min,
  maximum: APPLICATION_INTERNAL.stars.max,
});
const filters = {
  status: Type.Optional(Type.Array(StageEnum, { maxItems: APPLICATION_STATUSES.length })),
  keyword: Type.Optional(Keyword),
  rating: Type.Optional(
    Type.Integer({ ...Stars, description: 'Minimum average of stars; staff only' }),
  ),
  fitsBrief: Type.Optional(
    Type.Boolean({
      description: 'Only applicants who fit the brief of the job, or only the others',
    }),
  ),
};
const order = {
  sortByColumn: Type.Optional(Type.String({ maxLength: 40 })),
  sortByAlphabetically: Type.Optional(StringEnum(['asc', 'desc'])),
};

export const ApplicationQuery = Type.Object({ ...filters, ...listQuery(PAGE_SIZE.management) });

const Day = Type.String({ format: 'date', description: 'In Bangkok, included' });
/** Query of the list over all jobs. */
export const ApplicationListQuery = Type.Object({
  status: filters.status,
  keyword: filters.keyword,
  jobId: Type.Optional(Id),
  jobStatus: Type.Optional(Type.Array(StringEnum(JOB_STATUSES), { maxItems: JOB_STATUSES.length })),
  businessProfileId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Business of the jobs; ignored for a business' }),
  ),
  talentType: Type.Optional(Type.Array(TalentTypeEnum, { maxItems: TALENT_TYPES.length })),
  appliedFrom: Type.Optional(Day),
  appliedTo: Type.Optional(Day),
  ...listQuery(PAGE_SIZE.management),
});
export type ApplicationListQuery = Static<typeof ApplicationListQuery>;

export const BoardQuery = Type.Object({ ...filters, ...order });
export const ApplicationExportQuery = Type.Object({
  ...filters,
  ...order,
  language: Type.Optional(StringEnum(['th', 'en'])),
});

export const CastingSheetQuery = Type.Object({
  ...ApplicationExportQuery.properties,
  ids: Type.Optional(
    Type.Array(Id, { maxItems: CASTING_SHEET_MAX, uniqueItems: true, description: 'Only these' }),
  ),
});

const Clash = Type.Object(
  {
    kind: StringEnum(['Bookout', ...BOOKING_KINDS], 'ClashKind'),
    from: Type.String(),
    to: Type.String(),
    title: Nullable(Localized),
  },
  { title: 'ApplicationClash', description: "The talent's other commitments on the shooting days" },
);
export type Clash = Static<typeof Clash>;

const rowFields = {
  id: Id,
  jobId: Id,
  talentId: Id,
  talentName: Localized,
  talentTypes: Type.Array(TalentTypeEnum),
  age: NullableInteger,
  isAvailable: Type.Boolean({ description: 'The talent is approved and active' }),
  photo: Nullable(ImageRef),
  compositeCardId: Nullable(Id),
  cardName: NullableText,
  status: StageEnum,
  rejectReason: Nullable(ReasonEnum),
  quotedRate: NullableNumber,
  source: StringEnum(['Apply', 'Request', 'Staff'], 'ApplicationSource'),
  ratingAverage: Nullable(Type.Number({ description: 'Staff only' })),
  ratingCount: Type.Integer(),
  ownStars: NullableInteger,
  noteCount: Type.Integer({ description: 'Notes of staff; 0 for others' }),
  tape: Nullable(VideoRef),
  clashes: Type.Array(Clash, { description: 'Staff only' }),
  outOfBrief: Type.Array(StringEnum(BRIEF_REASONS, 'BriefReason'), {
    description: 'Why the talent does not fit the brief of the job; days off for staff only',
  }),
  version: Type.Integer(),
  createdAt: Instant,
  updatedAt: Instant,
};

/** An application on the board of its job. */
export const ApplicationRow = Type.Object(rowFields, { title: 'ApplicationRow' });
export type ApplicationRow = Static<typeof ApplicationRow>;
export const ApplicationRowPage = Page(ApplicationRow, 'ApplicationRowPage');

const { clashes: _clashes, ...listedFields } = rowFields;

/** An application in the list over all jobs. */
const ListedApplication = Type.Object(
  {
    ...listedFields,
    job: JobRef,
  },
  { title: 'ListedApplication' },
);
export type ListedApplication = Static<typeof ListedApplication>;
export const ListedApplicationPage = Page(ListedApplication, 'ListedApplicationPage');

const places = {
  openings: Type.Integer(),
  hired: Type.Integer({ description: 'Also those whose work is completed' }),
};

export const ApplicationBoard = Type.Object(
  {
    items: Type.Array(ApplicationRow, {
      description: `The first ${BOARD_MAX}, in the requested order`,
    }),
    total: Type.Integer(),
    ...places,
  },
  { title: 'ApplicationBoard' },
);
export type ApplicationBoard = Static<typeof ApplicationBoard>;

const Rating = Type.Object(
  { profileId: Id, name: NullableText, stars: Stars, updatedAt: Instant },
  { title: 'ApplicationRating' },
);
export const Note = Type.Object(
  { id: Id, authorId: Nullable(Id), author: NullableText, text: Type.String(), createdAt: Instant },
  { title: 'ApplicationNote' },
);
export type Note = Static<typeof Note>;

/** Opinions of staff; empty lists for other readers. */
export const ApplicationDetail = Type.Object(
  {
    ...rowFields,
    note: NullableText,
    rejectMessage: Nullable(Localized),
    ratings: Type.Array(Rating),
    notes: Type.Array(Note),
  },
  { title: 'ApplicationDetail' },
);
export type ApplicationDetail = Static<typeof ApplicationDetail>;

const decision = {
  status: StageEnum,
  reason: Type.Optional(ReasonEnum),
  message: Type.Optional(LocalizedInput(REJECTION_TEXT_MAX)),
  onDayOff: Type.Optional(
    Type.Boolean({ description: 'Confirms a hire on days that the talent declared as off' }),
  ),
  reopen: Type.Optional(
    Type.Boolean({
      description: 'Whether a release reopens a closed job whose deadline has not passed',
    }),
  ),
};

export const StageBody = Type.Object(
  { ...decision, version: Type.Optional(VersionInput) },
  { title: 'ApplicationStageBody' },
);
export type StageBody = Static<typeof StageBody>;

export const ApplicationBulkBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }), ...decision },
  { title: 'ApplicationBulkBody' },
);
export const ApplicationBulkResult = BulkResult('Application');

export const AddBody = Type.Object(
  {
    talentId: Id,
    compositeCardId: Type.Optional(
      Type.Unsafe<string>({ ...Id, description: 'The default card of the talent when absent' }),
    ),
    quotedRate: Type.Optional(Type.Number(MONEY)),
    note: Type.Optional(Type.String({ maxLength: APPLICATION_FIELDS.note.max })),
  },
  { title: 'ApplicationAddBody' },
);
export type AddBody = Static<typeof AddBody>;

export const RatingBody = Type.Object(
  { stars: Nullable(Stars) },
  { title: 'ApplicationRatingBody', description: 'Null removes the own rating' },
);
export const RatingAnswer = Type.Object(
  { ratingAverage: NullableNumber, ratingCount: Type.Integer(), ownStars: NullableInteger },
  { title: 'ApplicationRatingAnswer' },
);
export type RatingAnswer = Static<typeof RatingAnswer>;

export const NoteBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: APPLICATION_INTERNAL.note.max }) },
  { title: 'ApplicationNoteBody' },
);
