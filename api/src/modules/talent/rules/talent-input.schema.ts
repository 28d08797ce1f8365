import { GUARDIAN_LINES, SOCIAL_FIELDS, TALENT_LINES, TALENT_LISTS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { EmailInput, LinkInput, PhoneInput } from '../../../kernel/schema/contact.ts';
import { ChannelEnum } from '../../../kernel/schema/shapes.ts';

/** What joining the agency and editing a record take alike; who edits may clear most of it. */
export const ShownNameInput = Type.String({ minLength: 1, maxLength: TALENT_LINES.displayName });
export const BioInput = Type.Object({
  th: Type.String({ maxLength: TALENT_LINES.bio }),
  en: Type.Optional(Type.String({ maxLength: TALENT_LINES.bio })),
});
export const SOCIAL_MAX = TALENT_LISTS.socialMedia;
export const socialInput = {
  channel: ChannelEnum,
  name: Type.String({ minLength: 1, maxLength: SOCIAL_FIELDS.name.max }),
  link: Type.Optional(LinkInput),
};
export const FollowersInput = Type.Integer({ minimum: 0, maximum: SOCIAL_FIELDS.followers.max });

export const RegistrationGuardian = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: GUARDIAN_LINES.name }),
    relation: Type.String({ minLength: 1, maxLength: GUARDIAN_LINES.relation }),
    phone: PhoneInput,
    email: EmailInput,
  },
  { title: 'RegistrationGuardian' },
);
export type GuardianInput = Static<typeof RegistrationGuardian>;
