import { BULK_MAX, MEDIA_LIMITS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { BulkResult } from '../../kernel/record/bulk.ts';
import { OrNull } from '../../kernel/schema/or-null.ts';
import { Id, ImageFocus, StringEnum, VersionInput } from '../../kernel/schema/shapes.ts';

const Line = Type.Optional(Type.String({ maxLength: MEDIA_LIMITS.alt }));
const name = Type.Optional(OrNull(Type.String({ maxLength: MEDIA_LIMITS.name })));
const alt = Type.Optional(Type.Object({ th: Line, en: Line }));
const focus = Type.Optional(OrNull(ImageFocus));

export const MediaCreate = Type.Object({ name, alt, focus }, { title: 'MediaCreate' });
export type MediaCreate = Static<typeof MediaCreate>;
export const MediaUpdate = Type.Object(
  { name, alt, focus, version: VersionInput },
  { title: 'MediaUpdate' },
);
export type MediaUpdate = Static<typeof MediaUpdate>;

export const MEDIA_UPLOADS = { image: 1 };

const MEDIA_BULK_ACTIONS = ['delete', 'restore'] as const;
export const MediaBulkBody = Type.Object(
  {
    action: StringEnum(MEDIA_BULK_ACTIONS),
    ids: Type.Array(Id, { minItems: 1, maxItems: BULK_MAX, uniqueItems: true }),
  },
  { title: 'MediaBulkBody' },
);
export type MediaBulkBody = Static<typeof MediaBulkBody>;
export const MediaBulkResult = BulkResult('Media');
