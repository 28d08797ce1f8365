import { CONTACT_LINES, CONTACT_TALENTS_MAX, PERSON_LINES } from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  Localized,
  NullableText,
  PAGE_SIZE,
  Page,
  listQuery,
} from '../../kernel/schema/shapes.ts';

/** One of `email` and `phone` is required. */
export const ContactBody = Type.Object(
  {
    name: Type.String({ maxLength: CONTACT_LINES.name }),
    email: Type.Optional(Type.String({ maxLength: PERSON_LINES.email })),
    phone: Type.Optional(Type.String({ maxLength: PERSON_LINES.phone })),
    company: Type.Optional(Type.String({ maxLength: CONTACT_LINES.company })),
    message: Type.String({ maxLength: CONTACT_LINES.message }),
    talentIds: Type.Optional(Type.Array(Id, { maxItems: CONTACT_TALENTS_MAX })),
    website: Type.Optional(
      Type.String({ maxLength: 2000, description: 'Honeypot: hidden from users, must be empty' }),
    ),
  },
  { title: 'ContactBody' },
);
export type ContactBody = Static<typeof ContactBody>;

export const ContactReceipt = Type.Object(
  { id: Id, createdAt: Instant },
  { title: 'ContactReceipt' },
);
export type ContactReceipt = Static<typeof ContactReceipt>;

const { page, size, sortByColumn, sortByAlphabetically } = listQuery(PAGE_SIZE.management);
export const ContactQuery = Type.Object({ page, size, sortByColumn, sortByAlphabetically });

export const ContactMessage = Type.Object(
  {
    id: Id,
    name: Type.String(),
    email: NullableText,
    phone: NullableText,
    company: NullableText,
    message: Type.String(),
    talents: Type.Array(Type.Object({ id: Id, name: Localized })),
    createdAt: Instant,
    mailedAt: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Null when the mail to the agency could not be handed over',
    }),
  },
  { title: 'ContactMessage' },
);
export type ContactMessage = Static<typeof ContactMessage>;
export const ContactPage = Page(ContactMessage, 'ContactPage');
