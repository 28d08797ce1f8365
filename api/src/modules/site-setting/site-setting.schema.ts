import { SITE_SOCIALS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { Id, Instant, Localized, Nullable, NullableText } from '../../kernel/schema/shapes.ts';
import { announcementFields } from './site.schema.ts';

const NullableInstant = Nullable(Instant);

const Announcement = Type.Object(
  { ...announcementFields, from: NullableInstant, to: NullableInstant },
  { title: 'Announcement' },
);

export const SiteSetting = Type.Object(
  {
    id: Id,
    name: Nullable(Localized),
    tagline: Nullable(Localized),
    legal: Nullable(Localized),
    address: Nullable(Localized),
    email: NullableText,
    phone: NullableText,
    lineId: NullableText,
    social: Type.Object(
      Object.fromEntries(SITE_SOCIALS.map((name) => [name, NullableText])) as Record<
        (typeof SITE_SOCIALS)[number],
        typeof NullableText
      >,
    ),
    messagesTo: Type.Array(Type.String(), { description: 'Unset: `defaultRecipient`' }),
    defaultRecipient: Type.String(),
    longEmailSuffixes: Type.Boolean({
      description:
        'Forms accept email addresses with a suffix of 2 to 24 letters instead of 2 to 4',
    }),
    announcements: Type.Array(Announcement),
    version: Type.Integer(),
    updatedAt: Instant,
  },
  { title: 'SiteSetting' },
);
export type SiteSetting = Static<typeof SiteSetting>;
