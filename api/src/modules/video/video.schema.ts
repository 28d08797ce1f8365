import { Type, type Static } from 'typebox';
import { Id } from '../../kernel/schema/shapes.ts';

export const VideoCreate = Type.Object(
  {
    size: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Bytes' }),
    talentId: Type.Optional(Id),
  },
  { title: 'VideoCreate' },
);
export type VideoCreate = Static<typeof VideoCreate>;

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
