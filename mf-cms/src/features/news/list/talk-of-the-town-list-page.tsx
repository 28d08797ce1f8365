import { NEWS_KINDS } from '../news-kind.ts';
import { newsListPage } from './news-list.tsx';

export const page = newsListPage(NEWS_KINDS.TalkOfTheTown);
