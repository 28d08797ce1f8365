import { NOTICE_KINDS } from '@dara/model';
import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  Localized,
  Nullable,
  PAGE_SIZE,
  Page,
  StringEnum,
  listQuery,
} from '../../kernel/schema/shapes.ts';

export const NoticeKindEnum = StringEnum(NOTICE_KINDS, 'NoticeKind');

const { page, size } = listQuery(PAGE_SIZE.management);
export const NoticeQuery = Type.Object({
  page,
  size,
  unread: Type.Optional(Type.Boolean({ description: 'Unread only' })),
});
export type NoticeQuery = Static<typeof NoticeQuery>;

/** Data visible to the reader. */
export const Notice = Type.Object(
  {
    id: Id,
    kind: NoticeKindEnum,
    title: Localized,
    text: Localized,
    path: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Page of the site, without a language',
    }),
    createdAt: Instant,
    readAt: Nullable(Instant),
  },
  { title: 'Notice' },
);
export type Notice = Static<typeof Notice>;
export const NoticePage = Page(Notice, 'NoticePage');

export const NoticeCount = Type.Object(
  { total: Type.Integer({ description: 'Number of unread notices' }) },
  { title: 'NoticeCount' },
);

export const NoticeReadBody = Type.Object(
  { upToId: Type.String({ maxLength: 200, description: 'This one and all earlier ones' }) },
  { title: 'NoticeReadBody' },
);
