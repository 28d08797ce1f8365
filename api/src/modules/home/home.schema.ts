import { HOME_LIMITS, HOME_SECTIONS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { LocalizedInput } from '../../kernel/schema/input.ts';
import { OrNull } from '../../kernel/schema/or-null.ts';
import {
  Id,
  ImageRef,
  Instant,
  Localized,
  Nullable,
  StringEnum,
  VersionInput,
} from '../../kernel/schema/shapes.ts';

const section = Type.Object(
  { id: StringEnum(HOME_SECTIONS, 'HomeSectionId'), shown: Type.Boolean() },
  { title: 'HomeSection' },
);
const sections = Type.Array(section, { description: 'All ids, in the new order' });

/** Overrides of the released home page; null is the default. */
export const Home = Type.Object(
  {
    heroTitle: Nullable(Localized),
    heroText: Nullable(Localized),
    heroTalents: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Localized,
          image: ImageRef,
          second: Nullable(ImageRef),
        },
        { title: 'HomeTalent' },
      ),
      {
        description:
          'Selected talents who are public and have an image, then others, which change by day. ' +
          '`second` is the first image of the album.',
      },
    ),
    sections,
  },
  { title: 'Home' },
);
export type Home = Static<typeof Home>;

export const ManagementHome = Type.Object(
  {
    heroTitle: Nullable(Localized),
    heroText: Nullable(Localized),
    heroTalents: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Localized,
          image: Nullable(ImageRef),
          isShown: Type.Boolean({
            description: 'Whether visitors see the talent: public, with an image',
          }),
        },
        { title: 'ManagementHomeTalent' },
      ),
    ),
    sections,
    version: Type.Integer(),
    updatedAt: Instant,
  },
  { title: 'ManagementHome' },
);
export type ManagementHome = Static<typeof ManagementHome>;

/** Absent fields stay unchanged. */
export const HomeInput = Type.Object(
  {
    heroTitle: Type.Optional(OrNull(LocalizedInput(HOME_LIMITS.title))),
    heroText: Type.Optional(OrNull(LocalizedInput(HOME_LIMITS.text))),
    heroTalentIds: Type.Optional(
      Type.Array(Id, { maxItems: HOME_LIMITS.talents, uniqueItems: true }),
    ),
    sections: Type.Optional(
      Type.Array(Type.Object({ id: StringEnum(HOME_SECTIONS), shown: Type.Boolean() }), {
        maxItems: HOME_SECTIONS.length,
      }),
    ),
    version: VersionInput,
  },
  { title: 'HomeInput' },
);
export type HomeInput = Static<typeof HomeInput>;
