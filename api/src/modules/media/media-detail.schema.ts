import { MEDIA_LIMITS, MEDIA_PLACES, MEDIA_USERS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { Localized, Nullable, StringEnum } from '../../kernel/schema/shapes.ts';
import { Media } from './media.schema.ts';

const MediaUse = Type.Object(
  {
    entity: StringEnum(MEDIA_USERS, 'MediaUser'),
    place: StringEnum(MEDIA_PLACES, 'MediaPlace'),
    id: Type.String({ description: 'Id of the record; for a page the name in its address' }),
    label: Nullable(Localized),
    isTalkOfTheTown: Type.Boolean(),
    isDeleted: Type.Boolean({ description: 'Whether the record is in the trash' }),
  },
  { title: 'MediaUse' },
);
export type MediaUse = Static<typeof MediaUse>;

export const MediaDetail = Type.Object(
  {
    ...Media.properties,
    uses: Type.Array(MediaUse, { description: `The first ${MEDIA_LIMITS.uses}` }),
    useCount: Type.Integer(),
  },
  { title: 'MediaDetail' },
);
export type MediaDetail = Static<typeof MediaDetail>;

export const MediaDetailQuery = Type.Object({
  deleted: Type.Optional(Type.Boolean({ description: 'A deleted record that can be restored' })),
});
