import { Type, type Static } from 'typebox';
import {
  BUDGET_UNITS,
  JOB_DEADLINES,
  JOB_TYPES,
  JOB_VISIBILITIES,
  TALENT_TYPES,
  JOB_STATUSES,
} from '@dara/model';
import { MONEY } from '../../kernel/schema/input.ts';
import {
  GenderEnum,
  Id,
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
  TagRef,
  TagsQuery,
  TalentTypeEnum,
  StringEnum,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const Money = Type.Number(MONEY);

const ProvinceQuery = Type.Array(Type.String({ pattern: '^[0-9]{2}$' }), {
  maxItems: 77,
  description: 'Two-digit codes of provinces',
});

export const JobQuery = Type.Object({
  jobType: Type.Optional(Type.Array(StringEnum(JOB_TYPES), { maxItems: JOB_TYPES.length })),
  talentType: Type.Optional(
    Type.Array(StringEnum(TALENT_TYPES), { maxItems: TALENT_TYPES.length }),
  ),
  province: Type.Optional(ProvinceQuery),
  budgetFrom: Type.Optional(Money),
  budgetTo: Type.Optional(Money),
  open: Type.Optional(Type.Boolean({ description: 'Only jobs that take applications' })),
  tags: Type.Optional(TagsQuery),
  keyword: Type.Optional(Keyword),
  ...listQuery(PAGE_SIZE.public),
});

const JobTypeEnum = StringEnum(JOB_TYPES, 'JobType');
const BudgetUnitEnum = StringEnum(BUDGET_UNITS, 'BudgetUnit');
const JobStatusEnum = StringEnum(JOB_STATUSES, 'JobStatus');

const cardFields = {
  id: Id,
  title: Localized,
  jobType: JobTypeEnum,
  talentTypes: Type.Array(TalentTypeEnum),
  image: Nullable(ImageRef),
  province: Nullable(Localized),
  openings: Type.Integer(),
  castingDate: NullableText,
  applyUntil: NullableText,
  budgetFrom: NullableNumber,
  budgetTo: NullableNumber,
  budgetUnit: Nullable(BudgetUnitEnum),
  companyName: Nullable(Localized),
  status: JobStatusEnum,
};

/** Budget figures are null unless the job shows them. */
export const JobCard = Type.Object(
  {
    ...cardFields,
    isOpen: Type.Boolean({ description: 'Accepts applications today' }),
    visibility: StringEnum(JOB_VISIBILITIES),
    createdAt: Instant,
  },
  { title: 'JobCard' },
);
export type JobCard = Static<typeof JobCard>;
export const JobPage = Page(JobCard, 'JobPage');

export const JobDetail = Type.Object(
  {
    ...cardFields,
    isOpen: Type.Boolean({ description: 'Accepts applications today' }),
    visibility: StringEnum(JOB_VISIBILITIES),
    description: Localized,
    companyLogo: Nullable(ImageRef),
    gender: Type.Array(GenderEnum),
    languages: Type.Array(Type.String(), { description: 'ISO 639 codes' }),
    ageFrom: NullableInteger,
    ageTo: NullableInteger,
    heightFrom: NullableNumber,
    heightTo: NullableNumber,
    weightFrom: NullableNumber,
    weightTo: NullableNumber,
    shootFrom: NullableText,
    shootTo: NullableText,
    location: NullableText,
    media: Type.Array(Type.String()),
    usageMonths: NullableInteger,
    exclusivity: NullableText,
    tags: Type.Array(TagRef),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { title: 'JobDetail' },
);
export type JobDetail = Static<typeof JobDetail>;

/** Filters of the management list and its export. */
export const jobRowFilters = {
  jobType: Type.Optional(Type.Array(StringEnum(JOB_TYPES), { maxItems: JOB_TYPES.length })),
  talentType: Type.Optional(
    Type.Array(StringEnum(TALENT_TYPES), { maxItems: TALENT_TYPES.length }),
  ),
  status: Type.Optional(Type.Array(StringEnum(JOB_STATUSES), { maxItems: JOB_STATUSES.length })),
  province: Type.Optional(ProvinceQuery),
  visibility: Type.Optional(StringEnum(JOB_VISIBILITIES)),
  businessProfileId: Type.Optional(Id),
  deadline: Type.Optional(
    Type.Array(StringEnum(JOB_DEADLINES), { maxItems: JOB_DEADLINES.length }),
  ),
  missingTranslation: Type.Optional(Type.Boolean()),
  deleted: Type.Optional(
    Type.Boolean({ description: 'Only deleted jobs that can be restored, instead of the others' }),
  ),
  tags: Type.Optional(TagsQuery),
  keyword: Type.Optional(Keyword),
};

export const JobRowQuery = Type.Object({ ...jobRowFilters, ...listQuery(PAGE_SIZE.management) });
export type JobRowQuery = Static<typeof JobRowQuery>;

/** In management the budget is always there: the reader is the owner or staff. */
export const JobRow = Type.Object(
  {
    ...cardFields,
    showBudget: Type.Boolean(),
    visibility: StringEnum(JOB_VISIBILITIES),
    businessProfileId: Id,
    applications: Type.Integer({ description: 'Applications that are not withdrawn' }),
    hired: Type.Integer({ description: 'Talents hired so far' }),
    missingTranslation: Type.Boolean(),
    version: Type.Integer(),
    createdAt: Instant,
    updatedAt: Instant,
    deletedAt: Nullable(Instant),
  },
  { title: 'JobRow' },
);
export type JobRow = Static<typeof JobRow>;
export const JobRowPage = Page(JobRow, 'JobRowPage');
