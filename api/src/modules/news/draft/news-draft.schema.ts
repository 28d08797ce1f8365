import { Type, type Static } from 'typebox';
import { VersionInput } from '../../../kernel/schema/shapes.ts';
import { NewsDraftInput, NewsDraftStanding } from '../record/news-record.schema.ts';

export const NewsDraftBody = Type.Object(
  {
    baseVersion: VersionInput,
    data: NewsDraftInput,
    base: Type.Optional(NewsDraftStanding),
  },
  { title: 'NewsDraftBody' },
);
export type NewsDraftBody = Static<typeof NewsDraftBody>;
