import { Type, type Static } from 'typebox';
import { Id, Keyword, Localized, PAGE_SIZE, Page, listQuery } from '../../kernel/schema/shapes.ts';

export const BusinessFiguresQuery = Type.Object({
  keyword: Type.Optional(Keyword),
  ...listQuery(PAGE_SIZE.management),
});

const BusinessFigures = Type.Object(
  {
    id: Id,
    companyName: Localized,
    jobs: Type.Integer({ description: 'All except cancelled ones' }),
    openJobs: Type.Integer(),
    applications: Type.Integer(),
    hired: Type.Integer(),
  },
  { title: 'BusinessFigures' },
);
export type BusinessFigures = Static<typeof BusinessFigures>;
export const BusinessFiguresPage = Page(BusinessFigures, 'BusinessFiguresPage');
