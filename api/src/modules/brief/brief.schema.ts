import {
  BRIEF_LINES,
  BUDGET_UNITS,
  CONTACT_LINES,
  CONTACT_TALENTS_MAX,
  JOB_FIGURES,
  JOB_LINES,
  JOB_MEDIA,
  JOB_TYPES,
  PERSON_LINES,
  SCRIPT_TYPES,
  type ScriptType,
} from '@dara/model';
import { Type, type Static } from 'typebox';
import { LanguageInput } from '../../kernel/schema/contact.ts';
import { MONEY } from '../../kernel/schema/input.ts';
import {
  Id,
  Instant,
  Localized,
  Nullable,
  NullableInteger,
  NullableNumber,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const Line = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const Day = Type.Optional(Type.String({ format: 'date' }));
const Whole = (name: 'openings' | 'usageMonths') =>
  Type.Integer({ minimum: JOB_FIGURES[name].min, maximum: JOB_FIGURES[name].max });

export const BriefBody = Type.Object(
  {
    project: Type.String({ maxLength: JOB_LINES.title, description: 'Product or project' }),
    jobType: StringEnum(JOB_TYPES),
    roles: Type.String({ maxLength: BRIEF_LINES.roles }),
    openings: Whole('openings'),
    shootFrom: Day,
    shootTo: Day,
    shootDays: Line(BRIEF_LINES.shootDays),
    location: Line(JOB_LINES.location),
    media: Type.Optional(
      Type.Array(StringEnum(JOB_MEDIA), { maxItems: JOB_MEDIA.length, uniqueItems: true }),
    ),
    usageMonths: Type.Optional(Whole('usageMonths')),
    territory: Line(BRIEF_LINES.territory),
    budgetFrom: Type.Optional(Type.Number(MONEY)),
    budgetTo: Type.Optional(Type.Number(MONEY)),
    budgetUnit: Type.Optional(StringEnum(BUDGET_UNITS)),
    answerBy: Day,
    isTonight: Type.Optional(Type.Boolean({ description: 'The answer is needed today' })),
    message: Line(BRIEF_LINES.message),
    scriptLink: Line(BRIEF_LINES.scriptLink),
    scriptId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'An upload of the last hour; staff alone read it',
      }),
    ),
    name: Type.String({ maxLength: CONTACT_LINES.name }),
    company: Line(CONTACT_LINES.company),
    email: Type.String({ maxLength: PERSON_LINES.email }),
    phone: Line(PERSON_LINES.phone),
    language: LanguageInput,
    talentIds: Type.Optional(Type.Array(Id, { maxItems: CONTACT_TALENTS_MAX })),
    website: Type.Optional(
      Type.String({ maxLength: 2000, description: 'Honeypot: hidden from users, must be empty' }),
    ),
  },
  { title: 'BriefBody' },
);
export type BriefBody = Static<typeof BriefBody>;

export const BriefScriptUpload = Type.Object({ id: Id }, { title: 'BriefScriptUpload' });

export const BriefReceipt = Type.Object(
  {
    id: Id,
    createdAt: Instant,
    jobId: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The draft job, of a sender who is signed in for an approved business',
    }),
  },
  { title: 'BriefReceipt' },
);
export type BriefReceipt = Static<typeof BriefReceipt>;

const { page, size, sortByColumn, sortByAlphabetically } = listQuery(PAGE_SIZE.management);
export const BriefQuery = Type.Object({
  open: Type.Optional(Type.Boolean({ description: 'Without a job, or only with one' })),
  ...{ page, size, sortByColumn, sortByAlphabetically },
});

/** As staff read it. */
export const Brief = Type.Object(
  {
    id: Id,
    project: Type.String(),
    jobType: StringEnum(JOB_TYPES, 'JobType'),
    roles: Type.String(),
    openings: Type.Integer(),
    shootFrom: NullableText,
    shootTo: NullableText,
    shootDays: NullableText,
    location: NullableText,
    media: Type.Array(Type.String()),
    usageMonths: NullableInteger,
    territory: NullableText,
    budgetFrom: NullableNumber,
    budgetTo: NullableNumber,
    budgetUnit: Nullable(StringEnum(BUDGET_UNITS, 'BudgetUnit')),
    answerBy: NullableText,
    isTonight: Type.Boolean(),
    message: NullableText,
    scriptLink: NullableText,
    script: Nullable(
      Type.Object(
        { type: StringEnum(Object.keys(SCRIPT_TYPES) as ScriptType[]), size: Type.Integer() },
        { title: 'BriefScript' },
      ),
    ),
    name: Type.String(),
    company: NullableText,
    email: Type.String(),
    phone: NullableText,
    language: StringEnum(['th', 'en']),
    talents: Type.Array(Type.Object({ id: Id, name: Localized })),
    jobId: NullableText,
    businessProfileId: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The business that the sender was signed in for; an address proves nothing',
    }),
    createdAt: Instant,
    mailedAt: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Null when the mail to the agency could not be handed over',
    }),
  },
  { title: 'Brief' },
);
export type Brief = Static<typeof Brief>;
type Known = 'id' | 'talents' | 'script' | 'jobId' | 'businessProfileId' | 'createdAt' | 'mailedAt';
/** What its sender fills in. */
export type BriefFields = Omit<Brief, Known>;
export const BriefPage = Page(Brief, 'BriefPage');

export const BriefJobBody = Type.Object({ businessProfileId: Id }, { title: 'BriefJobBody' });
