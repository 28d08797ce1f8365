import { NEWS_KINDS } from '../news-kind.ts';
import { newsDetailPage } from './news-detail.tsx';

export const page = newsDetailPage(NEWS_KINDS.TalkOfTheTown);
