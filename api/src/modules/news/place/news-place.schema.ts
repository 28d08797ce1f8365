import { Type, type Static } from 'typebox';
import { Id } from '../../../kernel/schema/shapes.ts';

export const NewsPlaceBody = Type.Object(
  { beforeId: Type.Optional(Id), afterId: Type.Optional(Id) },
  { title: 'NewsPlaceBody', description: 'One of the two: the article to stand next to' },
);
export type NewsPlaceBody = Static<typeof NewsPlaceBody>;
