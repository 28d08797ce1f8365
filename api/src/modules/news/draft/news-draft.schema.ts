import { Type, type Static } from 'typebox';
import { VersionInput } from '../../../kernel/schema/shapes.ts';
import { NewsDraftInput } from '../record/news-record.schema.ts';

export const NewsDraftBody = Type.Object(
  { baseVersion: VersionInput, data: NewsDraftInput },
  { title: 'NewsDraftBody' },
);
export type NewsDraftBody = Static<typeof NewsDraftBody>;
