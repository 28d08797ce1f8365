import { BULK_MAX, CLIENT_LIMITS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { BulkResult } from '../../../kernel/record/bulk.ts';
import { LinkInput } from '../../../kernel/schema/contact.ts';
import { LocalizedInput, Upload } from '../../../kernel/schema/input.ts';
import { OrNull } from '../../../kernel/schema/or-null.ts';
import {
  Id,
  ImageRef,
  Instant,
  Keyword,
  Localized,
  Nullable,
  NullableInteger,
  NullableText,
  PAGE_SIZE,
  Page,
  StringEnum,
  VersionInput,
  listQuery,
} from '../../../kernel/schema/shapes.ts';

export const ClientListQuery = Type.Object({
  keyword: Type.Optional(Keyword),
  publish: Type.Optional(Type.Boolean()),
  ofBusiness: Type.Optional(Type.Boolean({ description: 'Whether it follows a business profile' })),
  missingTranslation: Type.Optional(Type.Boolean()),
  deleted: Type.Optional(Type.Boolean({ description: 'Those that can be restored, instead' })),
  ...listQuery(PAGE_SIZE.management),
});
export type ClientListQuery = Static<typeof ClientListQuery>;

export const ClientRecord = Type.Object(
  {
    id: Id,
    name: Localized,
    logo: Nullable(ImageRef),
    link: NullableText,
    publish: Type.Boolean(),
    position: Type.Unsafe<number | null>({
      ...NullableInteger,
      description: 'Its place among all clients, from 1; null of a deleted one',
    }),
    businessProfileId: Type.Unsafe<string | null>({
      ...Nullable(Id),
      description: 'The business that it follows; it is edited there',
    }),
    missingTranslation: Type.Boolean(),
    version: Type.Integer(),
    createdAt: Instant,
    updatedAt: Instant,
    deletedAt: Nullable(Instant),
  },
  { title: 'ClientRecord' },
);
export type ClientRecord = Static<typeof ClientRecord>;
export const ClientRecordPage = Page(ClientRecord, 'ClientRecordPage');

export const ClientDetailQuery = Type.Object({
  deleted: Type.Optional(Type.Boolean({ description: 'One that can be restored, instead' })),
});

const name = LocalizedInput(CLIENT_LIMITS.name);
const fields = {
  link: Type.Optional(OrNull(LinkInput)),
  publish: Type.Optional(Type.Boolean()),
};

export const ClientCreate = Type.Object({ name, ...fields }, { title: 'ClientCreate' });
export type ClientCreate = Static<typeof ClientCreate>;

export const ClientUpdate = Type.Object(
  {
    name: Type.Optional(name),
    ...fields,
    logoId: Type.Optional(
      Type.Null({ description: 'Takes the logo away; `logoFile` brings another' }),
    ),
    version: VersionInput,
  },
  { title: 'ClientUpdate' },
);
export type ClientUpdate = Static<typeof ClientUpdate>;
export type ClientInput = Partial<ClientCreate> & Partial<ClientUpdate>;

const logoFile = Type.Optional(Upload);
export const ClientCreateForm = Type.Object({ data: ClientCreate, logoFile });
export const ClientUpdateForm = Type.Object({ data: ClientUpdate, logoFile });
export const CLIENT_UPLOADS = { logoFile: 1 };

export const ClientOrder = Type.Object(
  {
    ids: Type.Array(Id, {
      minItems: 1,
      maxItems: CLIENT_LIMITS.ordered,
      uniqueItems: true,
      description: 'They share out the places that they have, in this order',
    }),
  },
  { title: 'ClientOrder' },
);
export type ClientOrder = Static<typeof ClientOrder>;

const CLIENT_BULK_ACTIONS = ['publish', 'unpublish', 'delete'] as const;
export const ClientBulkBody = Type.Object(
  {
    action: StringEnum(CLIENT_BULK_ACTIONS),
    ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }),
  },
  { title: 'ClientBulkBody' },
);
export type ClientBulkBody = Static<typeof ClientBulkBody>;
export const ClientBulkResult = BulkResult('Client');
