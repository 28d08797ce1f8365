import { readListState } from '@dara/kit/resource';
import { endpoints as publicApi } from './api/generated.ts';
import { page as clientsPage } from './features/client/client-list-page.tsx';
import { jobListHead } from './features/job/job-list-head.ts';
import { newsListHead } from './features/news/news-list-head.ts';
import { newsKinds, newsListArgs, newsListSpec } from './features/news/news-kind.ts';
import { talentListHead } from './features/talent/talent-list-head.ts';
import { id, listOf, story } from './testing/fixtures.ts';
import { headArgs } from './testing/head-args.ts';
import { structuredDataProblems, findJsonLd } from './testing/schema-org.ts';

const { General } = newsKinds;

describe('a list', () => {
  it.each([
    ['/talent', '/talent', 'Our talents'],
    ['/talent?page=2', '/talent?page=2', 'Our talents · Page 2'],
    ['/talent?talentGroup=Actor&utm_source=x', '/talent?talentGroup=Actor', 'Actors · Our talents'],
    [
      '/talent?page=3&talentGroup=Actor',
      '/talent?talentGroup=Actor&page=3',
      'Actors · Our talents · Page 3',
    ],
  ])('%s has an address of its own', (path, canonical, title) => {
    expect(talentListHead(headArgs(path))).toMatchObject({ canonical, title, noIndex: false });
  });

  it.each([
    ['talents by keyword', () => talentListHead(headArgs('/talent?keyword=a'))],
    [
      'talents in another order',
      () => talentListHead(headArgs('/talent?sort=CreatedAt&order=desc')),
    ],
    [
      'talents of a group, filtered',
      () => talentListHead(headArgs('/talent?talentGroup=Actor&gender=Female')),
    ],
    ['news by tag', () => newsListHead(headArgs('/news?tags=x'), General)],
    ['closed jobs too', () => jobListHead(headArgs('/job?open=false'))],
  ])('of %s is a view that is not to be found', (_name, headOf) => {
    expect(headOf().noIndex).toBe(true);
  });

  it('of clients has pages', () => {
    expect(clientsPage.head?.(headArgs('/client?page=2'))).toMatchObject({
      canonical: '/client?page=2',
    });
  });

  async function listed(path: string, answer: ReturnType<typeof listOf>) {
    const given = headArgs(path);
    const query = newsListArgs(readListState(given.url.searchParams, newsListSpec), General);
    const fill = publicApi.util.upsertQueryData('newsList', query, answer as never);
    await (given.store.dispatch(fill) as Promise<unknown>);
    return newsListHead(given, General);
  }

  it('names what it lists, counted from the first page on', async () => {
    const head = await listed('/news?page=2', listOf([story(1), story(2)], 14));
    expect(structuredDataProblems(head)).toEqual([]);
    expect(findJsonLd(head, 'ItemList')?.['itemListElement']).toEqual([
      expect.objectContaining({ position: 13, name: 'Story 1' }),
      expect.objectContaining({
        position: 14,
        url: `https://dara.test/news/${id('news', 2)}?lang=en`,
      }),
    ]);
    expect(head.noIndex).toBe(false);
  });

  it('past its end is not to be found', async () => {
    expect((await listed('/news?page=9', listOf([], 14))).noIndex).toBe(true);
    expect((await listed('/news', listOf([]))).noIndex).toBe(false);
  });
});
