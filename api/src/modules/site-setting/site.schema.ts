import { ANNOUNCEMENT_KINDS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { Id, Localized, NullableText, StringEnum } from '../../kernel/schema/shapes.ts';

export const AnnouncementKindEnum = StringEnum(ANNOUNCEMENT_KINDS, 'AnnouncementKind');

/** Public fields of an announcement. */
export const announcementFields = {
  id: Id,
  kind: AnnouncementKindEnum,
  text: Localized,
  link: NullableText,
};

const SiteSocialLink = Type.Object(
  { id: Type.String(), name: Type.String(), url: Type.String() },
  { title: 'SiteSocialLink' },
);

/** Overrides of the shell's defaults; unset ones are absent. */
export const Site = Type.Object(
  {
    name: Type.Optional(Localized),
    tagline: Type.Optional(Localized),
    legal: Type.Optional(Localized),
    address: Type.Optional(Localized),
    contact: Type.Optional(
      Type.Object({ email: Type.Optional(Type.String()), phone: Type.Optional(Type.String()) }),
    ),
    social: Type.Optional(Type.Array(SiteSocialLink)),
    longEmailSuffixes: Type.Optional(
      Type.Boolean({ description: 'Forms accept new addresses such as name@dara.agency' }),
    ),
    announcements: Type.Array(Type.Object(announcementFields, { title: 'ShownAnnouncement' })),
  },
  { title: 'Site' },
);
export type Site = Static<typeof Site>;
