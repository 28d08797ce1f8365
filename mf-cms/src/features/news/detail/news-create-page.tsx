import { NEWS_KINDS } from '../news-kind.ts';
import { newsCreatePage } from './news-create.tsx';

export const page = newsCreatePage(NEWS_KINDS.General);
