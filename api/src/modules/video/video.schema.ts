import { Type, type Static } from 'typebox';
import { Id } from '../../kernel/schema/shapes.ts';

const size = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Bytes' });
export const VideoCreate = Type.Object(
  { size, talentId: Type.Optional(Id) },
  { title: 'VideoCreate' },
);
/** The owner of a clip is known from elsewhere. */
export const ClipCreate = Type.Object({ size }, { title: 'ClipCreate' });

export const VideoUpload = Type.Object(
  {
    id: Id,
    size: Type.Integer(),
    received: Type.Integer({ description: 'Bytes that are stored: the upload continues there' }),
    isFinished: Type.Boolean(),
  },
  { title: 'VideoUpload' },
);
export type VideoUpload = Static<typeof VideoUpload>;

export const VideoParams = Type.Object({ id: Type.String({ maxLength: 200 }) });
