import { PERSON_LINES, SITE_LIMITS, SITE_SOCIALS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { LocalizedInput } from '../../kernel/schema/input.ts';
import { OrNull } from '../../kernel/schema/or-null.ts';
import { Id, Instant, Nullable, VersionInput } from '../../kernel/schema/shapes.ts';
import { AnnouncementKindEnum } from './site.schema.ts';

const Line = (maxLength: number) => Type.Optional(OrNull(Type.String({ maxLength })));

const AnnouncementInput = Type.Object(
  {
    id: Type.Optional(Id),
    kind: AnnouncementKindEnum,
    text: LocalizedInput(SITE_LIMITS.announcement),
    link: Line(SITE_LIMITS.link),
    from: Type.Optional(Nullable(Instant)),
    to: Type.Optional(Nullable(Instant)),
  },
  { title: 'AnnouncementInput' },
);
export type AnnouncementInput = Static<typeof AnnouncementInput>;

/** Absent fields stay; null restores the default. */
export const SiteSettingInput = Type.Object(
  {
    version: VersionInput,
    name: Type.Optional(OrNull(LocalizedInput(SITE_LIMITS.name))),
    tagline: Type.Optional(OrNull(LocalizedInput(SITE_LIMITS.tagline))),
    legal: Type.Optional(OrNull(LocalizedInput(SITE_LIMITS.legal))),
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
    longEmailSuffixes: Type.Optional(Type.Boolean()),
    announcements: Type.Optional(
      Type.Array(AnnouncementInput, { maxItems: SITE_LIMITS.announcements }),
    ),
  },
  { title: 'SiteSettingInput' },
);
export type SiteSettingInput = Static<typeof SiteSettingInput>;
