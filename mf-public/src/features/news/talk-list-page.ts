import { newsKinds } from './news-kind.ts';
import { createNewsListPage } from './news-list.tsx';

export const page = createNewsListPage(newsKinds.TalkOfTheTown);
