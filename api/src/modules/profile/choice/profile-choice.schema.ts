import { Type, type Static } from 'typebox';
import { StringEnum } from '../../../kernel/schema/shapes.ts';

/** Display preferences; absent fields stay. */
export const ProfileChoiceBody = Type.Object(
  {
    language: Type.Optional(StringEnum(['th', 'en'])),
    theme: Type.Optional(StringEnum(['light', 'dark', 'system'])),
  },
  { title: 'ProfileChoiceBody' },
);
export type ProfileChoice = Static<typeof ProfileChoiceBody>;
