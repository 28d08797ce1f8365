import { newsKinds } from './news-kind.ts';
import { createNewsDetailPage } from './news-detail.tsx';

export const page = createNewsDetailPage(newsKinds.General);
