import {
  BUSINESS_LINES,
  BUSINESS_ROLES,
  BUSINESS_STATUSES,
  BUSINESS_TYPES,
  PERSON_LINES,
} from '@dara/model';
import { Type, type Static } from 'typebox';
import { EmailInput, LinkInput, PhoneInput } from '../../../kernel/schema/contact.ts';
import { LocalizedInput } from '../../../kernel/schema/input.ts';
import { OrNull } from '../../../kernel/schema/or-null.ts';
import {
  Id,
  ImageRef,
  Instant,
  Keyword,
  Localized,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  VersionInput,
  listQuery,
} from '../../../kernel/schema/shapes.ts';
import { addressFields } from '../../place/place.public.ts';

const BusinessType = StringEnum(BUSINESS_TYPES, 'BusinessType');
const BusinessStatus = StringEnum(BUSINESS_STATUSES, 'BusinessStatus');
export const BusinessRole = StringEnum(BUSINESS_ROLES, 'BusinessRole');

export const BusinessListQuery = Type.Object({
  ...listQuery(PAGE_SIZE.management),
  keyword: Type.Optional(Keyword),
  status: Type.Optional(Type.Array(BusinessStatus, { maxItems: BUSINESS_STATUSES.length })),
  businessType: Type.Optional(Type.Array(BusinessType, { maxItems: BUSINESS_TYPES.length })),
  province: Type.Optional(Type.Array(addressFields.province, { maxItems: 80 })),
  showAsClient: Type.Optional(Type.Boolean()),
  active: Type.Optional(Type.Boolean()),
  missingTranslation: Type.Optional(Type.Boolean()),
  deleted: Type.Optional(
    Type.Boolean({
      description: 'Only deleted businesses that can be restored, instead of the others',
    }),
  ),
});
export type BusinessListQuery = Static<typeof BusinessListQuery>;

const row = {
  id: Id,
  companyName: Localized,
  logo: Nullable(ImageRef),
  businessType: BusinessType,
  taxId: NullableText,
  branchNo: NullableText,
  contactName: NullableText,
  email: NullableText,
  contactPhone: NullableText,
  province: NullableText,
  status: BusinessStatus,
  active: Type.Boolean(),
  showAsClient: Type.Boolean(),
  isAddressConfirmed: Type.Boolean({
    description:
      'False until a registered business confirms by the mailed link; it cannot be approved before',
  }),
  missingTranslation: Type.Boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: Nullable(Instant),
  version: Type.Integer(),
};

export const BusinessRow = Type.Object(row, { title: 'BusinessRow' });
export const BusinessPage = Page(BusinessRow, 'BusinessPage');

/** Requested public data of an approved business, pending acceptance by staff. */
const PendingBusinessChange = Type.Object(
  {
    id: Id,
    requestedAt: Instant,
    fields: Type.Array(StringEnum(['companyName', 'logo', 'website', 'taxId', 'branchNo']), {
      description: 'Fields that would change',
    }),
    companyName: Nullable(Localized),
    logo: Nullable(ImageRef),
    website: NullableText,
    taxId: NullableText,
    branchNo: NullableText,
  },
  { title: 'PendingBusinessChange' },
);

/** Another contact address, until its owner follows the mailed link. */
const PendingBusinessEmail = Type.Object(
  { email: Type.String(), sentAt: Instant, expiresAt: Instant },
  { title: 'PendingBusinessEmail' },
);

/** The full record; the same for its users and staff. */
export const BusinessRecord = Type.Object(
  {
    ...row,
    industry: NullableText,
    website: NullableText,
    lineId: NullableText,
    position: NullableText,
    country: Type.String(),
    district: NullableText,
    subDistrict: NullableText,
    postalCode: NullableText,
    address: NullableText,
    statusReason: NullableText,
    people: Type.Integer({ description: 'Accounts of the business' }),
    ownRole: Nullable(BusinessRole),
    pendingChange: Nullable(PendingBusinessChange),
    pendingEmail: Nullable(PendingBusinessEmail),
  },
  { title: 'BusinessRecord' },
);
export type BusinessRecord = Static<typeof BusinessRecord>;

const Line = (maxLength: number) => Type.Optional(OrNull(Type.String({ maxLength })));

const fields = {
  taxId: Type.Optional(OrNull(Type.String({ pattern: '^[0-9]{13}$' }))),
  branchNo: Type.Optional(Type.String({ pattern: '^[0-9]{5}$' })),
  industry: Line(BUSINESS_LINES.industry),
  website: Type.Optional(OrNull(LinkInput)),
  lineId: Line(BUSINESS_LINES.lineId),
  contactName: Line(BUSINESS_LINES.contactName),
  position: Line(BUSINESS_LINES.position),
  email: Type.Optional(OrNull(EmailInput)),
  contactPhone: Type.Optional(OrNull(PhoneInput)),
  province: Type.Optional(OrNull(addressFields.province)),
  district: Type.Optional(OrNull(addressFields.district)),
  subDistrict: Type.Optional(OrNull(addressFields.subDistrict)),
  postalCode: Type.Optional(OrNull(addressFields.postalCode)),
  address: Line(PERSON_LINES.address),
  showAsClient: Type.Optional(Type.Boolean()),
  active: Type.Optional(Type.Boolean()),
};

export const BusinessCreate = Type.Object(
  {
    companyName: LocalizedInput(BUSINESS_LINES.companyName),
    businessType: BusinessType,
    ...fields,
  },
  { title: 'BusinessCreate' },
);
export type BusinessCreate = Static<typeof BusinessCreate>;

export const BusinessUpdate = Type.Object(
  {
    companyName: Type.Optional(LocalizedInput(BUSINESS_LINES.companyName)),
    businessType: Type.Optional(BusinessType),
    ...fields,
    logoId: Type.Optional(
      Type.Null({ description: 'Removes the logo; `logoFile` uploads another' }),
    ),
    version: VersionInput,
  },
  { title: 'BusinessUpdate' },
);
export type BusinessUpdate = Static<typeof BusinessUpdate>;

/** Every field that a write may bring. */
export type BusinessInput = Partial<BusinessCreate> & Partial<BusinessUpdate>;

export const BUSINESS_UPLOADS = { logoFile: 1 };

export const BusinessDetailQuery = Type.Object({
  deleted: Type.Optional(
    Type.Boolean({ description: 'A deleted business that can be restored; staff only' }),
  ),
});
