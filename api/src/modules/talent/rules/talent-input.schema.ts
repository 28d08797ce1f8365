import { Type, type Static } from 'typebox';
import { EmailInput, LinkInput, PhoneInput } from '../../../kernel/schema/contact.ts';
import { ChannelEnum } from '../../../kernel/schema/shapes.ts';

/** What joining the agency and editing a record take alike; who edits may clear most of it. */
export const ShownNameInput = Type.String({ minLength: 1, maxLength: 60 });
export const CountryInput = Type.String({
  pattern: '^[A-Z]{2}$',
  description: 'ISO 3166 code of two letters',
});
export const BioInput = Type.Object({
  th: Type.String({ maxLength: 2000 }),
  en: Type.Optional(Type.String({ maxLength: 2000 })),
});
export const LanguagesInput = Type.Array(
  Type.String({ pattern: '^[a-z]{2,3}$', description: 'ISO 639 code' }),
  { maxItems: 20, uniqueItems: true },
);
export const HeightInput = Type.Number({ minimum: 30, maximum: 250, description: 'cm' });
export const WeightInput = Type.Number({ minimum: 1, maximum: 300, description: 'kg' });
export const InchesInput = Type.Number({
  minimum: 1,
  maximum: 100,
  multipleOf: 0.5,
  description: 'Inches',
});
export const ShoesInput = Type.Number({ minimum: 15, maximum: 50, description: 'EU size' });

export const SOCIAL_MAX = 20;
export const socialInput = {
  channel: ChannelEnum,
  name: Type.String({ minLength: 1, maxLength: 100 }),
  link: Type.Optional(LinkInput),
};
export const FollowersInput = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

export const RegistrationGuardian = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    relation: Type.String({ minLength: 1, maxLength: 50 }),
    phone: PhoneInput,
    email: EmailInput,
  },
  { title: 'RegistrationGuardian' },
);
export type GuardianInput = Static<typeof RegistrationGuardian>;
