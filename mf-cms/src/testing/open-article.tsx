import { person, renderPage, type mockApi } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import type { ManagementNews } from '../api/generated.ts';
import { newsDetailPage } from '../features/news/detail/news-detail.tsx';
import remote from '../remote.tsx';

type Network = ReturnType<typeof mockApi>;

export const ARTICLE_CALL = '/api/management/news/n1';
const PATH = '/management/cms/news/detail';

/** What an editor requests beside the article; `others` have it open too. */
export function mockEditing(network: Network, others: object[] = []): void {
  network.get('/api/management/tag/choice', { items: [] });
  network.get('/api/news/tags', []);
  const hidden = { id: 't2', name: { th: 'พลอย', en: 'Ploy' }, image: null, isPublic: false };
  network.get('/api/management/talent', { items: [hidden], page: 1, size: 20, total: 1 });
  network.put(`${ARTICLE_CALL}/editing`, others);
  network.delete(`${ARTICLE_CALL}/editing`, undefined);
  network.delete(`${ARTICLE_CALL}/draft`, undefined);
}

/** Opens an article in the editor, in English. */
export async function openArticle(network: Network, article: ManagementNews, others?: object[]) {
  mockEditing(network, others);
  network.get(ARTICLE_CALL, article);
  const view = await renderPage(newsDetailPage, {
    path: `${PATH}/:id`,
    url: `${PATH}/n1`,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
  });
  await screen.findByRole('textbox', { name: /^Title.*Thai/ });
  return view;
}
