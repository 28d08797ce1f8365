import type { RoutePage } from '@dara/contract';
import { createDaraStore } from '@dara/sdk/store';
import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewsDetail } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { id, listOf, picture, story, talent } from '../../testing/fixtures.ts';
import { settle } from '../../testing/settle.ts';
import { headArgs } from '../../testing/head-args.ts';
import { page as newsDetail } from './news-detail-page.ts';
import { page as newsList } from './news-list-page.ts';
import { page as talkDetail } from './talk-detail-page.ts';
import { page as talkList } from './talk-list-page.ts';

const api = mockApi();
const tags = [
  { id: id('tag', 1), th: 'ซีรีส์', en: 'Series' },
  { id: id('tag', 2), th: 'ดนตรี', en: 'Music' },
];

function article(changes: Partial<NewsDetail> = {}): NewsDetail {
  return {
    ...story(1),
    detail: { th: '<p>เนื้อหา <strong>เต็ม</strong></p>', en: '' },
    shareImage: picture(9),
    talents: [],
    byline: { th: '', en: '' },
    photoCredit: { th: '', en: '' },
    updatedAt: '2026-11-05T05:00:00.000Z',
    ...changes,
  };
}

function answerAll(changes: Partial<NewsDetail> = {}) {
  api.get('/api/news', listOf([story(1), story(2), story(3)], 30));
  api.get('/api/news/:id', article(changes));
  api.get('/api/news/tags', tags);
  api.get('/api/talent', listOf([]));
}

const asked = (path = '/api/news') =>
  api.requests.filter((one) => one.path === path).map(({ url }) => decodeURIComponent(url.search));

const render = (page: RoutePage, path: string, url = path, locale: 'th' | 'en' = 'en') =>
  renderPage(page, { path, url, locale, messages: remote.messages });

describe.each([
  ['/news', newsList, newsDetail, 'General', 'News', 'No news yet', 'Related news'],
  [
    '/talkofthetown',
    talkList,
    talkDetail,
    'TalkOfTheTown',
    'Talk of the town',
    'Nothing to talk about yet',
    'More to talk about',
  ],
] as const)('%s', (path, list, detail, type, title, emptyText, relatedTitle) => {
  const item = `${path}/${id('news', 1)}`;

  it('lists twelve articles of its kind, each linked to its page', async () => {
    answerAll();
    await render(list, path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Story 1' })).toHaveAttribute('href', item);
    expect(asked()).toEqual([`?type=${type}&page=1&size=12`]);
    expect(asked('/api/news/tags')).toEqual([`?type=${type}`]);
    expect(screen.getByText('30 stories')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', `${path}?page=3`);
  });

  it('keeps search and subjects in the address', async () => {
    answerAll();
    const { currentUrl } = await render(list, path);
    await userEvent.type(await screen.findByRole('searchbox'), 'ข่าว{Enter}');
    await waitFor(() => expect(decodeURIComponent(currentUrl())).toBe(`${path}?keyword=ข่าว`));
    const subjects = within(screen.getByRole('group', { name: 'Topics' }));
    await userEvent.click(subjects.getByRole('link', { name: 'Music' }));
    await waitFor(() =>
      expect(subjects.getByRole('link', { name: 'Music' })).toHaveAttribute('aria-current', 'true'),
    );
    expect(asked().at(-1)).toContain(`tags=${tags[1]?.id}`);
    await userEvent.click(subjects.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(currentUrl()).not.toContain('tags='));
  });

  it('finds people and stories of the other kind too, each with the way to it', async () => {
    answerAll();
    const [others, name] =
      type === 'General' ? ['/talkofthetown', 'Talk of the town'] : ['/news', 'News'];
    api.get('/api/news', ({ url }) =>
      url.searchParams.get('type') === type ? listOf([]) : listOf([story(7)], 9),
    );
    api.get('/api/talent', listOf([talent(5)]));
    await render(list, path, `${path}?keyword=กันยา`);
    const people = within(await screen.findByRole('region', { name: 'Talents that match' }));
    expect(people.getByRole('link')).toHaveAttribute('href', `/talent/${talent(5).id}`);
    const stories = within(await screen.findByRole('region', { name }));
    const href = `${others}/${id('news', 7)}`;
    expect(stories.getByRole('link', { name: 'Story 7' })).toHaveAttribute('href', href);
    expect(stories.getByRole('link', { name: 'View all (9)' })).toHaveAttribute(
      'href',
      `${others}?keyword=${encodeURIComponent('กันยา')}`,
    );
  });

  it('does without subjects when the api has none', async () => {
    answerAll();
    api.get('/api/news/tags');
    await render(list, path);
    await screen.findByText('30 stories');
    expect(screen.queryByRole('group', { name: 'Topics' })).toBeNull();
  });

  it('says when there is nothing, when nothing matches and when the call fails', async () => {
    answerAll();
    api.get('/api/news', listOf([], 0));
    const none = await render(list, path);
    expect(await screen.findByText(emptyText)).toBeVisible();
    none.unmount();
    const nothing = await render(list, path, `${path}?keyword=zzz`);
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    nothing.unmount();
    api.get('/api/news', problem(500, 'INTERNAL'));
    await settle(await render(list, path));
    answerAll();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('30 stories')).toBeVisible();
  });

  it('shows an article with its formatting, and Thai where there is no English', async () => {
    answerAll();
    await render(detail, `${path}/:id`, item);
    expect(await screen.findByRole('heading', { level: 1, name: 'Story 1' })).toBeVisible();
    expect(screen.getByText('เต็ม').tagName).toBe('STRONG');
    expect(screen.getByText('5 November 2026')).toBeVisible();
    expect(asked(`/api/news/${id('news', 1)}`)).toEqual([`?type=${type}`]);
  });

  it('leads on to related articles, never to itself', async () => {
    answerAll({ type });
    await render(detail, `${path}/:id`, item);
    const related = within(await screen.findByRole('region', { name: relatedTitle }));
    const names = related.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(names).toEqual(['Story 2', 'Story 3']);
    expect(asked().at(-1)).toBe(`?type=${type}&tags=${tags[0]?.id}&page=1&size=4`);
  });

  it('shares by copied link, LINE, Facebook and X', async () => {
    const user = userEvent.setup();
    answerAll();
    await render(detail, `${path}/:id`, item);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied successfully')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`https://dara.test${item}`);
    const hrefOf = (name: string) =>
      decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(hrefOf('X')).toContain(`/post?url=https://dara.test${item}`);
    expect(hrefOf('LINE')).toContain(`?url=https://dara.test${item}`);
    expect(hrefOf('Facebook')).toContain(
      `?u=https://dara.test/api/news/sharefacebook/${id('news', 1)}?lang=en`,
    );
  });

  it('says that a missing article does not exist and leads back to the list', async () => {
    api.get('/api/news/:id', problem(404, 'NEWS_NOT_EXIST'));
    const { currentUrl } = await render(detail, `${path}/:id`, item);
    expect(await screen.findByText('The news does not exist')).toBeVisible();
    await waitFor(() => expect(currentUrl()).toBe(path));
  });

  it('leads an article of the other kind on to its own address', async () => {
    const other = type === 'General' ? 'TalkOfTheTown' : 'General';
    const [otherPath, otherDetail] =
      other === 'General' ? ['/news', newsDetail] : ['/talkofthetown', talkDetail];
    api.get('/api/news/:id', ({ url }) => {
      const asks = url.searchParams.get('type');
      return asks && asks !== other ? problem(404, 'NEWS_NOT_EXIST') : article({ type: other });
    });
    api.get('/api/news', listOf([]));
    const args = {
      store: createDaraStore(),
      params: { id: id('news', 1) },
      url: new URL(`https://dara.test${item}`),
      locale: 'en' as const,
      signal: new AbortController().signal,
    };
    const answer = await Promise.resolve(detail.loader?.(args)).catch((cause: Response) => cause);
    expect((answer as Response).status).toBe(302);
    expect((answer as Response).headers.get('location')).toBe(`${otherPath}/${id('news', 1)}`);
    expect(args.store.getState().notice).toEqual([]);
    // The address it leads to shows it.
    await render(otherDetail, `${otherPath}/:id`, `${otherPath}/${id('news', 1)}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Story 1' })).toBeVisible();
  });

  it('gives the document the article’s words and share image', () => {
    const args = {
      store: createDaraStore(),
      params: {},
      url: new URL(`https://dara.test${item}`),
      locale: 'en' as const,
      siteName: { th: 'ดารา', en: 'Dara' },
      formatMessage: (messageId: string) => messageId,
    };
    expect(detail.head?.({ ...args, data: article() })).toMatchObject({
      title: 'Story 1',
      description: 'Short 1',
      canonical: item,
      image: `/api/image/${id('image', 9)}/960.jpg`,
      type: 'article',
    });
    expect(list.head?.({ ...args, data: null })).toMatchObject({ canonical: path });
  });
});

it('reports a failed copy', async () => {
  answerAll();
  await render(newsDetail, '/news/:id', `/news/${id('news', 1)}`);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }), {
    writeToClipboard: false,
  });
  expect(await screen.findByText(/could not be copied/)).toBeVisible();
});

describe('an article that names people', () => {
  const named = {
    talents: [{ id: id('talent', 1), name: { th: 'ฟ้าใส', en: 'Fahsai' }, image: null }],
    byline: { th: 'กองบรรณาธิการ', en: 'The editors' },
    photoCredit: { th: 'ณัฐ', en: '' },
  };

  test('links to their pages, and says who wrote it and took the picture', async () => {
    answerAll(named);
    await render(newsDetail, '/news/:id', `/news/${id('news', 1)}`);
    const people = within(await screen.findByRole('region', { name: 'In this story' }));
    expect(people.getByRole('link', { name: 'Fahsai' })).toHaveAttribute(
      'href',
      `/talent/${id('talent', 1)}`,
    );
    expect(screen.getByText('By The editors')).toBeVisible();
    expect(screen.getByText('Photo: ณัฐ')).toBeVisible();
  });

  test('names them to search engines', () => {
    const head = newsDetail.head?.(headArgs(`/news/${id('news', 1)}`, article(named)));
    expect(head?.jsonLd?.[0]).toMatchObject({
      author: { '@type': 'Person', name: 'The editors' },
      mentions: [{ name: 'Fahsai', url: expect.stringContaining(`/talent/${id('talent', 1)}`) }],
    });
  });
});
