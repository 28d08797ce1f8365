import {
  NEW_FACE_GUARDIANS,
  NEW_FACE_HEIGHT,
  NEW_FACE_LINES,
  NEW_FACE_PICTURES,
  NEW_FACE_STATUSES,
} from '@dara/model';
import { Type, type Static } from 'typebox';
import { EmailInput, LanguageInput, PhoneInput } from '../../kernel/schema/contact.ts';
import { Upload } from '../../kernel/schema/input.ts';
import {
  Id,
  ImageRef,
  Instant,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  VersionInput,
  VideoRef,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const Status = StringEnum(NEW_FACE_STATUSES, 'NewFaceStatus');
const Guardian = StringEnum(NEW_FACE_GUARDIANS, 'NewFaceGuardian');

/** Of `phone` and `lineId` one is required; `guardian` under 20. */
export const NewFaceInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: NEW_FACE_LINES.name }),
    birthday: Type.String({ format: 'date' }),
    height: Type.Integer({ minimum: NEW_FACE_HEIGHT.min, maximum: NEW_FACE_HEIGHT.max }),
    phone: Type.Optional(PhoneInput),
    lineId: Type.Optional(Type.String({ maxLength: NEW_FACE_LINES.lineId })),
    email: Type.Optional(EmailInput),
    guardian: Type.Optional(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: NEW_FACE_LINES.guardianName }),
        email: EmailInput,
      }),
    ),
    consent: Type.Boolean({ description: 'To the use of the entries and pictures for the choice' }),
    textVersion: Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'Version of the privacy policy shown',
    }),
    language: LanguageInput,
    website: Type.Optional(
      Type.String({ maxLength: 2000, description: 'Honeypot: hidden from users, must be empty' }),
    ),
  },
  { title: 'NewFaceInput' },
);
export type NewFaceInput = Static<typeof NewFaceInput>;

export const NewFaceForm = Type.Object({
  data: NewFaceInput,
  ...Object.fromEntries(NEW_FACE_PICTURES.map((part) => [part, Type.Optional(Upload)])),
});

const TOKEN = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });
/** The token of the status page, of which the applicant alone has the link. */
export const NewFaceToken = Type.Object({ token: TOKEN }, { title: 'NewFaceToken' });

export const NewFaceReceipt = Type.Object({ token: Type.String() }, { title: 'NewFaceReceipt' });

/** What the status page shows: nothing that a finder of the link could use against the applicant. */
export const NewFaceState = Type.Object(
  {
    firstName: Type.String(),
    status: Status,
    guardian: Guardian,
    clip: Nullable(
      Type.Object(
        {
          id: Id,
          isSent: Type.Boolean({
            description: 'Not sent yet: its upload continues by the same file',
          }),
        },
        { title: 'NewFaceClip' },
      ),
    ),
  },
  { title: 'NewFaceState' },
);
export type NewFaceState = Static<typeof NewFaceState>;

/** What an accepted applicant need not enter again. */
export const NewFaceEntries = Type.Object(
  {
    name: Type.String(),
    height: Type.Integer(),
    phone: NullableText,
    email: NullableText,
  },
  { title: 'NewFaceEntries' },
);

export const NewFaceRow = Type.Object(
  {
    id: Id,
    name: Type.String(),
    age: Type.Integer(),
    height: Type.Integer(),
    image: Nullable(ImageRef),
    guardian: Guardian,
    status: Status,
    createdAt: Instant,
    version: Type.Integer(),
  },
  { title: 'NewFaceRow' },
);
export const NewFacePage = Page(NewFaceRow, 'NewFacePage');

export const NewFaceRecord = Type.Object(
  {
    ...NewFaceRow.properties,
    birthday: Type.String({ format: 'date' }),
    phone: NullableText,
    lineId: NullableText,
    email: NullableText,
    language: StringEnum(['th', 'en']),
    images: Type.Array(ImageRef, { description: 'Face, profile, full length' }),
    clip: Nullable(VideoRef),
    guardianName: NullableText,
    guardianEmail: NullableText,
    guardianConfirmedAt: Nullable(Instant),
    statusAt: Instant,
    registrationLink: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The prefilled registration of an accepted applicant',
    }),
  },
  { title: 'NewFaceRecord' },
);
export type NewFaceRecord = Static<typeof NewFaceRecord>;

export const NewFaceQuery = Type.Object({
  ...listQuery(PAGE_SIZE.management),
  status: Type.Optional(Type.Array(Status, { maxItems: NEW_FACE_STATUSES.length })),
});
export type NewFaceQuery = Static<typeof NewFaceQuery>;

export const NewFaceDecision = Type.Object(
  { status: StringEnum(['InReview', 'Accepted', 'Declined']), version: VersionInput },
  { title: 'NewFaceDecision' },
);
export type NewFaceDecision = Static<typeof NewFaceDecision>;
