import { Type, type Static } from 'typebox';
import { StringEnum } from '../../../kernel/schema/shapes.ts';

/** What people choose for their screens; what is left out stays. */
export const ProfileChoiceBody = Type.Object(
  {
    language: Type.Optional(StringEnum(['th', 'en'])),
    theme: Type.Optional(StringEnum(['light', 'dark', 'system'])),
  },
  { title: 'ProfileChoiceBody' },
);
export type ProfileChoice = Static<typeof ProfileChoiceBody>;
