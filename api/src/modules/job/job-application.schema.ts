import { APPLICATION_FIELDS, APPLICATION_VIEWS, REQUEST_STATUSES } from '@dara/model';
import { Type, type Static } from 'typebox';
import { MONEY } from '../../kernel/schema/input.ts';
import {
  Id,
  Instant,
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
import { JobCard, JobDetail } from './job.schema.ts';

const NOTE_MAX = APPLICATION_FIELDS.note.max;

export const ApplyBody = Type.Object(
  {
    compositeCardId: Id,
    note: Type.Optional(Type.String({ maxLength: NOTE_MAX })),
    quotedRate: Type.Optional(Type.Number({ ...MONEY, description: 'THB per unit of the job' })),
    tapeId: Type.Optional(
      Type.Unsafe<string>({ ...Id, description: 'A finished video of the talent' }),
    ),
  },
  { title: 'ApplyBody' },
);
export type ApplyBody = Static<typeof ApplyBody>;

const ApplicationViewEnum = StringEnum(APPLICATION_VIEWS, 'ApplicationStatus');

/** An application as its talent sees it. */
export const Application = Type.Object(
  {
    id: Id,
    jobId: Id,
    status: ApplicationViewEnum,
    canWithdraw: Type.Boolean(),
    message: Type.Unsafe<Localized | null>({
      ...Nullable(Localized),
      description: 'What the talent was told with a rejection or the end of the job',
    }),
    compositeCardId: Nullable(Id),
    cardName: NullableText,
    note: NullableText,
    quotedRate: NullableNumber,
    tape: Nullable(VideoRef),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { title: 'JobApplication' },
);
export type Application = Static<typeof Application>;

/** An invitation to apply. */
export const JobRequest = Type.Object(
  {
    id: Id,
    jobId: Id,
    status: StringEnum(REQUEST_STATUSES, 'JobRequestStatus'),
    message: Nullable(Localized),
    offeredRate: NullableNumber,
    respondBy: NullableText,
    declineReason: NullableText,
    createdAt: Instant,
    updatedAt: Instant,
  },
  { title: 'JobRequest' },
);
export type JobRequest = Static<typeof JobRequest>;

/** The reader's relation to the job. */
const JobViewer = Type.Object(
  {
    isApproved: Type.Boolean({ description: 'The profile of the talent is approved and active' }),
    cards: Type.Integer({ description: 'Composite cards that the talent can apply with' }),
    talentTypes: Type.Array(TalentTypeEnum, { description: "Type of the talent's work" }),
    application: Nullable(Application),
    request: Nullable(JobRequest),
  },
  { title: 'JobViewer' },
);
export type JobViewer = Static<typeof JobViewer>;

export const JobAnswer = Type.Object(
  { ...JobDetail.properties, viewer: Nullable(JobViewer) },
  { title: 'JobDetail' },
);

export const MyJobQuery = Type.Object({
  status: Type.Optional(Type.Array(ApplicationViewEnum, { maxItems: APPLICATION_VIEWS.length })),
  ...listQuery(PAGE_SIZE.public),
});
export const MyJobPage = Page(
  Type.Object({ application: Application, job: JobCard }, { title: 'MyJob' }),
  'MyJobPage',
);

export const RequestJobQuery = Type.Object({
  status: Type.Optional(
    Type.Array(StringEnum(REQUEST_STATUSES), { maxItems: REQUEST_STATUSES.length }),
  ),
  ...listQuery(PAGE_SIZE.public),
});
export const RequestJobPage = Page(
  Type.Object({ request: JobRequest, job: JobCard }, { title: 'RequestJob' }),
  'RequestJobPage',
);

export const DeclineBody = Type.Object(
  {
    status: StringEnum(['Declined']),
    reason: Type.String({ minLength: 1, maxLength: NOTE_MAX }),
  },
  { title: 'DeclineBody' },
);
