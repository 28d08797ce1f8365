import {
  BUDGET_UNITS,
  GENDERS,
  JOB_FIGURES,
  JOB_LINES,
  JOB_MEDIA_MAX,
  JOB_TYPES,
  JOB_VISIBILITIES,
  TAGS_MAX,
  TALENT_TYPES,
} from '@dara/model';
import { Type, type Static } from 'typebox';
import { LanguagesInput, LocalizedInput } from '../../../kernel/schema/input.ts';
import { OrNull } from '../../../kernel/schema/or-null.ts';
import {
  GenderEnum,
  Id,
  StringEnum,
  TalentTypeEnum,
  VersionInput,
} from '../../../kernel/schema/shapes.ts';

const Day = Type.Optional(OrNull(Type.String({ format: 'date' })));
const Line = (maxLength: number) => Type.Optional(OrNull(Type.String({ maxLength })));
const bounds = (name: keyof typeof JOB_FIGURES) => ({
  minimum: JOB_FIGURES[name].min,
  maximum: JOB_FIGURES[name].max,
});
const Whole = (name: 'age' | 'usageMonths') => Type.Optional(OrNull(Type.Integer(bounds(name))));
const Measure = (name: 'height' | 'weight' | 'budget') =>
  Type.Optional(OrNull(Type.Number(bounds(name))));

/** Optional fields: empty for a new job, unchanged for an existing one. */
const optional = {
  talentTypes: Type.Optional(
    Type.Array(TalentTypeEnum, { maxItems: TALENT_TYPES.length, uniqueItems: true }),
  ),
  openings: Type.Optional(Type.Integer(bounds('openings'))),
  gender: Type.Optional(Type.Array(GenderEnum, { maxItems: GENDERS.length, uniqueItems: true })),
  languages: Type.Optional(LanguagesInput),
  ageFrom: Whole('age'),
  ageTo: Whole('age'),
  heightFrom: Measure('height'),
  heightTo: Measure('height'),
  weightFrom: Measure('weight'),
  weightTo: Measure('weight'),
  budgetFrom: Measure('budget'),
  budgetTo: Measure('budget'),
  budgetUnit: Type.Optional(
    Type.Unsafe<(typeof BUDGET_UNITS)[number] | null>({
      type: ['string', 'null'],
      enum: [...BUDGET_UNITS, null],
    }),
  ),
  showBudget: Type.Optional(Type.Boolean()),
  castingDate: Day,
  shootFrom: Day,
  shootTo: Day,
  applyUntil: Day,
  province: Type.Optional(OrNull(Type.String({ pattern: '^[0-9]{2}$' }))),
  location: Line(JOB_LINES.location),
  media: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: JOB_LINES.media }), {
      maxItems: JOB_MEDIA_MAX,
    }),
  ),
  usageMonths: Whole('usageMonths'),
  exclusivity: Line(JOB_LINES.exclusivity),
  visibility: Type.Optional(StringEnum(JOB_VISIBILITIES)),
  tags: Type.Optional(Type.Array(Id, { maxItems: TAGS_MAX, uniqueItems: true })),
  imageId: Type.Optional(
    OrNull(Type.String({ format: 'uuid', description: 'The image of a job of the same business' })),
  ),
};

const required = {
  title: LocalizedInput(JOB_LINES.title),
  description: LocalizedInput(JOB_LINES.description),
  jobType: StringEnum(JOB_TYPES),
};

export const JobCreate = Type.Object(
  {
    ...required,
    ...optional,
    businessProfileId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'The business of the job; a business creates jobs only for itself',
      }),
    ),
  },
  { title: 'JobCreate' },
);
export type JobCreate = Static<typeof JobCreate>;

export const JobUpdate = Type.Object(
  { ...Type.Partial(Type.Object(required)).properties, ...optional, version: VersionInput },
  { title: 'JobUpdate' },
);
export type JobUpdate = Static<typeof JobUpdate>;

/** Every writable field of a job. */
export type JobInput = Omit<Partial<JobCreate>, 'businessProfileId'>;
