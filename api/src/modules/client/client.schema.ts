import { Type, type Static } from 'typebox';
import {
  Id,
  ImageRef,
  Localized,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const { page, size } = listQuery(PAGE_SIZE.public);
export const ClientQuery = Type.Object({ page, size });

export const Client = Type.Object(
  { id: Id, name: Localized, logo: Nullable(ImageRef), link: NullableText },
  { title: 'Client' },
);
export type Client = Static<typeof Client>;
export const ClientPage = Page(Client, 'ClientPage');
