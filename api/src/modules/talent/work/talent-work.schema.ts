import { WORK_FIELDS, WORK_LISTS, BUDGET_TYPES, EXPERIENCE_TYPES } from '@dara/model';
import { Type, type Static } from 'typebox';
import { LinkInput } from '../../../kernel/schema/contact.ts';
import { MONEY } from '../../../kernel/schema/input.ts';
import {
  ChannelEnum,
  Id,
  TalentTypeEnum,
  VersionInput,
  StringEnum,
} from '../../../kernel/schema/shapes.ts';
import { OrNull } from '../../../kernel/schema/or-null.ts';
import { PictureRef } from '../write/talent-write.schema.ts';

export const WORK_FILES_MAX = WORK_LISTS.files;
/** Of customer, project and role. */
export const LINE_MAX = WORK_FIELDS.line.max;

const Count = Type.Optional(OrNull(Type.Integer({ minimum: 0, maximum: WORK_FIELDS.figure.max })));
const Money = Type.Number({ ...MONEY, description: 'THB' });

export const WorkCreateBody = Type.Object(
  { talentType: TalentTypeEnum },
  { title: 'WorkCreateBody' },
);

const BudgetInput = Type.Object(
  {
    id: Type.Optional(Id),
    type: StringEnum(BUDGET_TYPES),
    detail: Type.Optional(OrNull(Type.String({ maxLength: WORK_FIELDS.budgetDetail.max }))),
    rateCharge: Money,
  },
  { title: 'WorkBudgetInput' },
);

const ExperienceInput = Type.Object(
  {
    id: Type.Optional(Id),
    customerName: Type.String({ minLength: 1, maxLength: LINE_MAX }),
    project: Type.Optional(
      OrNull(Type.String({ maxLength: LINE_MAX, description: 'The product; unchanged if absent' })),
    ),
    role: Type.Optional(
      OrNull(
        Type.String({
          maxLength: LINE_MAX,
          description: "The talent's role in it; unchanged if absent",
        }),
      ),
    ),
    experienceType: StringEnum(EXPERIENCE_TYPES),
    hireDate: Type.Optional(OrNull(Type.String({ format: 'date' }))),
    link: Type.Optional(OrNull(LinkInput)),
    imageIds: Type.Optional(
      Type.Array(PictureRef, { maxItems: WORK_LISTS.pictures, uniqueItems: true }),
    ),
  },
  { title: 'WorkExperienceInput' },
);

const PerformanceInput = Type.Object(
  {
    id: Type.Optional(Id),
    channel: ChannelEnum,
    followers: Count,
    subscribers: Type.Optional(
      OrNull(
        Type.Integer({
          minimum: 0,
          maximum: WORK_FIELDS.figure.max,
          description: 'Name of `followers` on YouTube',
        }),
      ),
    ),
    engagement: Type.Optional(
      OrNull(
        Type.Number({ minimum: 0, maximum: WORK_FIELDS.engagement.max, description: 'Percent' }),
      ),
    ),
    averagePostReach: Count,
    averageStoryView: Count,
    cpr: Type.Optional(OrNull(Money)),
    cpe: Type.Optional(OrNull(Money)),
  },
  { title: 'SocialMediaPerformanceInput' },
);

/** A list that is sent replaces the stored one; entries with an `id` are updated. */
export const WorkUpdate = Type.Object(
  {
    version: VersionInput,
    budgets: Type.Optional(Type.Array(BudgetInput, { maxItems: WORK_LISTS.parts })),
    experiences: Type.Optional(Type.Array(ExperienceInput, { maxItems: WORK_LISTS.parts })),
    socialMediaPerformance: Type.Optional(
      Type.Array(PerformanceInput, { maxItems: WORK_LISTS.performances }),
    ),
  },
  { title: 'WorkUpdate' },
);
export type WorkUpdate = Static<typeof WorkUpdate>;
