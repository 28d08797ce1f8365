import { BUSINESS_LINES, PERSON_LINES, BUSINESS_TYPES } from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  EmailInput,
  LanguageInput,
  LinkInput,
  PasswordInput,
  PhoneInput,
} from '../../kernel/schema/contact.ts';
import { LocalizedInput } from '../../kernel/schema/input.ts';
import { StringEnum } from '../../kernel/schema/shapes.ts';
import { addressFields } from '../place/place.public.ts';

/** A business that registers, with its first user. */
export const BusinessRegistration = Type.Object(
  {
    companyName: LocalizedInput(BUSINESS_LINES.companyName),
    businessType: StringEnum(BUSINESS_TYPES, 'BusinessType'),
    taxId: Type.String({
      pattern: '^[0-9]{13}$',
      description: '13 digits, the last a check digit',
    }),
    branchNo: Type.Optional(
      Type.String({ pattern: '^[0-9]{5}$', description: 'The head office, 00000, when absent' }),
    ),
    industry: Type.Optional(Type.String({ maxLength: BUSINESS_LINES.industry })),
    website: Type.Optional(LinkInput),
    lineId: Type.Optional(Type.String({ maxLength: BUSINESS_LINES.lineId })),
    contactName: Type.String({ minLength: 1, maxLength: BUSINESS_LINES.contactName }),
    position: Type.Optional(Type.String({ maxLength: BUSINESS_LINES.position })),
    email: EmailInput,
    password: PasswordInput,
    contactPhone: PhoneInput,
    ...addressFields,
    address: Type.String({ minLength: 1, maxLength: PERSON_LINES.address }),
    terms: Type.Object(
      {
        accepted: Type.Boolean({ default: false }),
        textVersion: Type.String({ minLength: 1, maxLength: 40 }),
      },
      { title: 'RegistrationTerms' },
    ),
    language: LanguageInput,
  },
  { title: 'BusinessRegistration' },
);
export type BusinessRegistration = Static<typeof BusinessRegistration>;
