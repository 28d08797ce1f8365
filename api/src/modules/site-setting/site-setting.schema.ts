import { ANNOUNCEMENT_KINDS, PERSON_LINES, SITE_LIMITS, SITE_SOCIALS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { LocalizedInput } from '../../kernel/schema/input.ts';
import { OrNull } from '../../kernel/schema/or-null.ts';
import {
  Id,
  Instant,
  Localized,
  Nullable,
  NullableText,
  StringEnum,
  VersionInput,
} from '../../kernel/schema/shapes.ts';

const AnnouncementKindEnum = StringEnum(ANNOUNCEMENT_KINDS, 'AnnouncementKind');
const NullableInstant = Nullable(Instant);

const shown = {
  id: Id,
  kind: AnnouncementKindEnum,
  text: Localized,
  link: NullableText,
};

const SiteSocialLink = Type.Object(
  { id: Type.String(), name: Type.String(), url: Type.String() },
  { title: 'SiteSocialLink' },
);

/** What the shell shows in place of what it was released with; what nobody set is left out. */
export const Site = Type.Object(
  {
    name: Type.Optional(Localized),
    address: Type.Optional(Localized),
    contact: Type.Optional(
      Type.Object({ email: Type.Optional(Type.String()), phone: Type.Optional(Type.String()) }),
    ),
    social: Type.Optional(Type.Array(SiteSocialLink)),
    announcements: Type.Array(Type.Object(shown, { title: 'ShownAnnouncement' })),
  },
  { title: 'Site' },
);
export type Site = Static<typeof Site>;

const Announcement = Type.Object(
  { ...shown, from: NullableInstant, to: NullableInstant },
  { title: 'Announcement' },
);

export const SiteSetting = Type.Object(
  {
    id: Id,
    name: Nullable(Localized),
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
    messagesTo: Type.Array(Type.String(), { description: 'Nobody: `defaultRecipient`' }),
    defaultRecipient: Type.String(),
    announcements: Type.Array(Announcement),
    version: Type.Integer(),
    updatedAt: Instant,
  },
  { title: 'SiteSetting' },
);
export type SiteSetting = Static<typeof SiteSetting>;

const Line = (maxLength: number) => Type.Optional(OrNull(Type.String({ maxLength })));

const AnnouncementInput = Type.Object(
  {
    id: Type.Optional(Id),
    kind: AnnouncementKindEnum,
    text: LocalizedInput(SITE_LIMITS.announcement),
    link: Line(SITE_LIMITS.link),
    from: Type.Optional(NullableInstant),
    to: Type.Optional(NullableInstant),
  },
  { title: 'AnnouncementInput' },
);
export type AnnouncementInput = Static<typeof AnnouncementInput>;

/** What is left out stays as it is; null gives back what the site was released with. */
export const SiteSettingInput = Type.Object(
  {
    version: VersionInput,
    name: Type.Optional(OrNull(LocalizedInput(SITE_LIMITS.name))),
    address: Type.Optional(OrNull(LocalizedInput(SITE_LIMITS.address))),
    email: Line(PERSON_LINES.email),
    phone: Line(PERSON_LINES.phone),
    lineId: Line(SITE_LIMITS.lineId),
    social: Type.Optional(
      Type.Object(
        Object.fromEntries(SITE_SOCIALS.map((name) => [name, Line(SITE_LIMITS.link)])) as Record<
          (typeof SITE_SOCIALS)[number],
          ReturnType<typeof Line>
        >,
      ),
    ),
    messagesTo: Type.Optional(
      Type.Array(Type.String({ maxLength: PERSON_LINES.email }), {
        maxItems: SITE_LIMITS.recipients,
      }),
    ),
    announcements: Type.Optional(
      Type.Array(AnnouncementInput, { maxItems: SITE_LIMITS.announcements }),
    ),
  },
  { title: 'SiteSettingInput' },
);
export type SiteSettingInput = Static<typeof SiteSettingInput>;
